// Stroke icons for panels, buttons and cards: the colour of the text around them, 24 × 24.

const path = (...lines: string[]): string => lines.map((d) => `<path d="${d}"/>`).join('');
const disc = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
const box = (x: number, y: number, width: number, height: number, rx: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
/** A dot of the line's own colour. */
const dot = (cx: number, cy: number): string => `<circle cx="${cx}" cy="${cy}" r="1.1" fill="currentColor" stroke="none"/>`;

const MEDAL = disc(12, 14.6, 5.9) + path('M8.6 9.8 5.4 3h4l2.6 4.6M15.4 9.8 18.6 3h-4L12 7.6');

export const ICONS = {
  // The ship and what it can do.
  engine: path('M9 3h6v5l3.2 8H5.8L9 8z', 'M9 19.5v1.2M12 19.5v2.6M15 19.5v1.2'),
  cannon: path('M10.2 3h3.6l1.7 14a3.5 3.5 0 0 1-7 0zM8.8 3h6.4', 'M7.4 15.5h1M15.6 15.5h1') + disc(4.8, 15.5, 2.6) + disc(19.2, 15.5, 2.6),
  crew: disc(12, 8.5, 5) + path('M9 8h6M4 21c0-4.6 3.2-6.3 8-6.3s8 1.7 8 6.3'),
  battery: box(6.5, 5, 11, 16, 2.6) + path('M10 2.6h4M13 8.4l-3.2 4.4h4.4L11 17.2'),
  cargo: box(3.5, 12, 8, 8, 1.2) + box(12.5, 12, 8, 8, 1.2) + box(8, 3, 8, 8, 1.2),
  special: path('M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8z', 'M12 8.2 15.8 12 12 15.8 8.2 12z'),
  exposed: path('M3 8.2h9M3 15.8h9M12 5.2v13.6', 'M15.5 8.2h1.6M15.5 15.8h1.6M19.8 8.2H21M19.8 15.8H21'),
  shield: path('M4 5h9a6 6 0 0 1 6 6v9', 'M4 10.5h6.2a3.3 3.3 0 0 1 3.3 3.3V20'),
  life: path('M6.5 18.5v-6a5.5 5.5 0 0 1 11 0v6zM4.5 21h15M12 7V4.2'),
  structural: path('M4.5 4.5l15 15M19.5 4.5l-15 15') + disc(12, 12, 3),
  // A wrench, for what is not in every ship.
  gadget: path('M14.2 9.8 5 19a2 2 0 0 1-2.8-2.8l9.2-9.2', 'M11.4 7a5 5 0 0 1 6.8-4.4l-3 3 .6 2.8 2.8.6 3-3A5 5 0 0 1 14.2 9.8'),
  // Two wings of a solar panel.
  device: box(3, 6, 7.5, 12, 1) + box(13.5, 6, 7.5, 12, 1) + path('M10.5 12h3M3 10h7.5M3 14h7.5M13.5 10H21M13.5 14H21'),
  any: box(4.5, 4.5, 15, 15, 3),
  lost: path('M12 3.5 20 8v8l-8 4.5L4 16V8z', 'M9 9.5l6 5M15 9.5l-6 5'),
  goods: path('M12 3.5 20.5 12 12 20.5 3.5 12z'),
  days: path('M7 3h10M7 21h10M8 3c0 5 8 5.6 8 9s-8 4-8 9M16 3c0 5-8 5.6-8 9s8 4 8 9'),
  credits: disc(12, 12, 8.6) + path('M12 7.6l1.2 3.2 3.2 1.2-3.2 1.2L12 16.4l-1.2-3.2L7.6 12l3.2-1.2z'),
  dice: box(4, 4, 16, 16, 3.4) + dot(8.4, 8.4) + dot(12, 12) + dot(15.6, 15.6),
  // What one can do.
  rotate: path('M19.5 12a7.5 7.5 0 1 1-2.4-5.5', 'M19.8 3v4.6h-4.6'),
  rotateLeft: path('M4.5 12a7.5 7.5 0 1 0 2.4-5.5', 'M4.2 3v4.6h4.6'),
  // On the shelf: one place is taken, one is free.
  aside:
    box(2.8, 5.2, 8.4, 8.4, 1.8) +
    path(
      'M15 5.2h-.4a1.6 1.6 0 0 0-1.6 1.6M18.6 5.2h.4a1.6 1.6 0 0 1 1.6 1.6',
      'M2.5 18.4h19',
      'M13 12a1.6 1.6 0 0 0 1.6 1.6h.4M20.6 12a1.6 1.6 0 0 1-1.6 1.6h-.4',
    ),
  // Down into the tray that everyone takes from.
  giveBack: path('M12 3v10.5M7.8 9.4l4.2 4.2 4.2-4.2', 'M4 14.5v4A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-4'),
  undo: path('M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3'),
  close: path('M6 6l12 12M18 6 6 18'),
  check: path('M4.5 12.5 10 18 19.5 6.5'),
  plus: path('M12 5v14M5 12h14'),
  minus: path('M5 12h14'),
  copy: box(8.5, 8.5, 11.5, 11.5, 2.4) + path('M15.5 8.5V6.4A2.4 2.4 0 0 0 13.1 4H6.4A2.4 2.4 0 0 0 4 6.4v6.7a2.4 2.4 0 0 0 2.4 2.4h2.1'),
  link: path('M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2', 'M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2'),
  share: path(
    'M12 15V3.5M8 7l4-3.5L16 7',
    'M7.5 10.5H6A1.5 1.5 0 0 0 4.5 12v7A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5h-1.5',
  ),
  send: path('M4 12 20 4.5l-4.5 15-4-6.5z', 'M11.5 13 20 4.5'),
  trash: path('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.9 13h9.2l.9-13M10.2 10.5v5.5M13.8 10.5v5.5'),
  leave: path('M13.5 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5h7', 'M10.5 12H20M16.5 8.5 20 12l-3.5 3.5'),
  play: path('M7.5 4.8 19 12 7.5 19.2z'),
  pause: path('M8.5 5v14M15.5 5v14'),
  stepOn: path('M6 5.5 15 12l-9 6.5z', 'M18.5 5.5v13'),
  stepBack: path('M18 5.5 9 12l9 6.5z', 'M5.5 5.5v13'),
  skip: path('M4.5 6 11.5 12l-7 6zM12.5 6l7 6-7 6z'),
  search: disc(10.8, 10.8, 6.3) + path('M15.5 15.5 20.5 20.5'),
  filter: path('M4 6h16M7 12h10M10 18h4'),
  flag: path('M6 21V4M6 4.6c4-2.4 7 2.2 12 0v8c-5 2.2-8-2.4-12 0'),
  eye: path('M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z') + disc(12, 12, 2.8),
  // The page around the game.
  more: dot(5.5, 12) + dot(12, 12) + dot(18.5, 12),
  menu: path('M4 7h16M4 12h16M4 17h16'),
  home: path('M3.5 11.5 12 4l8.5 7.5M6 9.5v10h12v-10M10 19.5v-5.5h4v5.5'),
  list: path('M8.5 6h11M8.5 12h11M8.5 18h11') + dot(4.5, 6) + dot(4.5, 12) + dot(4.5, 18),
  settings: path('M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20') + disc(15, 7, 2.5) + disc(9, 17, 2.5),
  chat: path('M6.5 4.5h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-6L7 20.5v-4h-.5a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z'),
  help: disc(12, 12, 8.8) + path('M9.4 9.6a2.7 2.7 0 1 1 4 2.5c-.9.5-1.4 1.1-1.4 2.1') + dot(12, 16.9),
  language: disc(12, 12, 8.8) + path('M3.2 12h17.6M12 3.2c5 5 5 12.6 0 17.6M12 3.2c-5 5-5 12.6 0 17.6'),
  sound: path('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  mute: path('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5'),
  bell: path('M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10.2 21h3.6M12 4.5V3'),
  motion: path('M3.5 8h8M3.5 12h5M3.5 16h8') + disc(16, 12, 4.5),
  keyboard: box(2.5, 6, 19, 12.5, 2.4) + path('M8 15h8') + [6.5, 10.2, 13.8, 17.5].map((x) => dot(x, 10)).join(''),
  chevronUp: path('M5.5 15 12 8.5l6.5 6.5'),
  chevronDown: path('M5.5 9l6.5 6.5L18.5 9'),
  chevronLeft: path('M15 5.5 8.5 12l6.5 6.5'),
  chevronRight: path('M9 5.5l6.5 6.5L9 18.5'),
  warning: path('M12 4 21 19.5H3zM12 10v4.5') + dot(12, 17),
  clock: disc(12, 12, 8.8) + path('M12 6.8V12l3.6 2.4'),
  // Who plays, and how well.
  user: disc(12, 8, 4) + path('M4.5 20.5c.5-4.8 3.5-6.5 7.5-6.5s7 1.7 7.5 6.5'),
  users:
    disc(9, 8.5, 3.5) + path('M2.5 19.5c.4-4.4 3-5.9 6.5-5.9s6.1 1.5 6.5 5.9', 'M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14c2.4.6 3.8 2.3 4 5.5'),
  bot:
    box(5, 8.5, 14, 10.5, 3) +
    path('M12 8.5V5M9.5 19v2M14.5 19v2M2.8 12.5v3M21.2 12.5v3') +
    disc(12, 3.9, 1.1) +
    dot(9.4, 13) +
    dot(14.6, 13),
  crown: path('M4 17.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 10zM4.5 20.5h15'),
  medal: MEDAL,
  titleSilver: MEDAL + path('M12 11.8v5.6'),
  titleGold: MEDAL + path('M12 11.2l1.1 2.3 2.5.3-1.85 1.7.5 2.5L12 16.8 9.75 18l.5-2.5-1.85-1.7 2.5-.3z'),
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;
