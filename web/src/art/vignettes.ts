// The window of each adventure card, 340 × 158: one small scene, ink outlines of 3, flat fills.

import type { CardKind } from '../protocol';
import { glyph } from './glyphs';
import { bomb, commandoHead, predatorHead } from './intruders';
import { rock, rocket } from './scene';
import { at, rng, short } from './svg';
import { tileArt } from './tiles';
import type { TileLook } from './types';

const DARK = '#10162b';
const BONE = '#f3e7cf';
const LAMP = '#ffd683';
const FIRE = '#ffb45e';
const LINE = `stroke="${DARK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}${extra}/>`;
const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const inked = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`;
const plate = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" ${LINE}/>`;
const turn = (degrees: number, x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${inner}</g>`;
const around = (count: number, draw: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index / count) * 2 * Math.PI, index)).join('');

const globe = (x: number, y: number, r: number, fill: string, light: string): string =>
  inked(x, y, r, fill) +
  stroke(
    `M${short(x - r * 0.72)} ${short(y + r * 0.1)}A${short(r * 0.74)} ${short(r * 0.74)} 0 0 1 ` +
      `${short(x + r * 0.1)} ${short(y - r * 0.72)}`,
    light,
    Math.round(r * 16) / 100,
  );

function planets(): string {
  const belt = 'M20 112C60 128 130 96 154 66';
  return (
    globe(86, 92, 46, '#c9764a', '#f0ab7c') +
    stroke('M44 80q30 12 84 4M42 102q34 10 88-2', DARK, 4, ' stroke-opacity=".35"') +
    stroke(belt, DARK, 10) +
    stroke(belt, '#f6d48c', 6) +
    stroke(belt, DARK, 1.5, ' stroke-dasharray="8 6"') +
    globe(214, 58, 26, '#5d9f86', '#a5d8bf') +
    globe(288, 102, 34, '#6d84c4', '#b3c3ef') +
    '<g opacity=".28"><ellipse cx="282" cy="112" rx="9" ry="6"/><ellipse cx="298" cy="92" rx="6" ry="4"/></g>'
  );
}

function abandonedShip(): string {
  const ports = [138, 170, 202].map((x) => inked(x, 82, 9, '#1d2542')).join('');
  const hull =
    shape('M186 48 204 26H226L220 48z', '#5c6580') +
    shape('M282 72h16v10h-16zM282 90h16v10h-16z', '#3b4460') +
    shape('M60 84C74 56 116 48 160 48H236L282 66V104L236 122H160C116 122 74 112 60 84z', '#7d86a0') +
    stroke('M74 78C88 62 118 56 150 55', '#b3bace', 4) +
    stroke('M112 54C96 66 92 102 112 116', DARK, 3) +
    ports +
    stroke('M132 76l12 12M144 76l-12 12', '#bcc3d8', 2.5) +
    stroke('M226 96l12 8-8 6 16 8', DARK, 3);
  const tag = stroke('M0-24V-6', BONE, 2) + plate(-22, -6, 44, 24, 3, BONE) + stroke('M-14 3H14M-14 10H4', '#1d2542', 3);
  return `<g transform="rotate(-9 170 84)">${hull}</g>${turn(-6, 84, 112, tag)}`;
}

function abandonedStation(): string {
  const wheel = (colour: string, width: number, extra = '') =>
    `<ellipse cx="170" cy="82" rx="120" ry="38" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
  const spokes = 'M66 74 150 80M274 74 190 80';
  const slot = (y: number, fill: string) =>
    `<rect x="156" y="${y}" width="28" height="9" rx="4" fill="${fill}" stroke="${DARK}" stroke-width="2"/>`;
  return (
    wheel(DARK, 24) +
    wheel('#9aa3b8', 17, ' stroke-dasharray="520 46" stroke-dashoffset="-30"') +
    wheel(DARK, 2, ' stroke-dasharray="3 22"') +
    stroke(spokes, DARK, 9) +
    stroke(spokes, '#7d86a0', 4) +
    stroke('M170 30V10M162 12h16', DARK, 6) +
    stroke('M170 30V10M162 12h16', '#9aa3b8', 2.5) +
    shape('M146 42Q170 24 194 42V118Q170 136 146 118z', '#c7a86e') +
    stroke('M152 48Q158 40 168 38', '#ecd6a4', 4) +
    slot(56, '#1d2542') +
    slot(74, '#1d2542') +
    slot(92, LAMP) +
    turn(18, 262, 128, plate(-8, -8, 16, 16, 2, '#b67a2c'))
  );
}

function smugglers(): string {
  const saucer =
    shape('M94 110l-24 22h48l22-20z', '#1b4b53') +
    shape('M150 58C164 38 206 36 226 62z', '#9fdcf2') +
    shape('M48 92C92 60 168 52 292 70 268 100 186 116 118 112 84 110 62 104 48 92z', '#2f6f77') +
    stroke('M66 90q88-22 206-18', '#7fc4c4', 4);
  const crates = [206, 246].map((x) => plate(x, 132, 16, 12, 1, '#b67a2c')).join('');
  return (
    `<g transform="rotate(-4 170 80)">${saucer}</g>${stroke('M222 112V88M248 112V86', BONE, 2)}` +
    shape('M196 118q34-34 76 0l6 22H190z', '#c9b88a') +
    stroke('M196 118q34 10 76 0M214 112l-6 28M252 112l8 28', DARK, 2) +
    crates
  );
}

function slavers(): string {
  const lights = [184, 199, 214]
    .map((x) => `<circle cx="${x}" cy="62" r="4.2" fill="${LAMP}" stroke="${DARK}" stroke-width="2"/>`)
    .join('');
  const claw = 'M252 112c-24 0-30 18-26 34 4-8 8-12 14-13 0 6 6 10 12 10s12-4 12-10c6 1 10 5 14 13 4-16-2-34-26-34z';
  return (
    shape('M96 36 84 12 120 32zM150 34 150 8 176 38z', '#5b3260') +
    shape('M36 66C70 30 150 22 214 42L262 60 214 84C150 102 70 100 36 66z', '#7c4a7e') +
    stroke('M60 66C84 46 130 40 168 46', '#b98abb', 5) +
    lights +
    stroke('M214 84Q250 96 252 116', '#d5dae4', 4, ' stroke-dasharray="7 4"') +
    shape(claw, '#8b93a8') +
    stroke('M236 124q6-6 14-7', '#d5dae4', 3) +
    at(300, 126, 1.15, glyph.astronaut())
  );
}

function pirates(): string {
  const ports = [96, 142, 188].map((x) => plate(x, x === 96 ? 92 : 96, 18, 14, 3, '#161c33')).join('');
  const skull =
    disc(186, 36, 8.5, BONE) +
    `<path d="M181 44h10v5h-10z" fill="${BONE}"/>` +
    disc(183, 36, 2.2, '#161c33') +
    disc(189.5, 36, 2.2, '#161c33') +
    stroke('M174 52l26-6M174 46l26 7', BONE, 2.6);
  return (
    stroke('M150 72V20', DARK, 7) +
    shape('M154 20C184 14 196 30 222 20V58C196 68 184 52 154 58z', '#161c33') +
    skull +
    shape('M100 76V54H132V76z', '#8f2f42') +
    shape('M40 98C70 120 210 124 300 92L276 72H92z', '#6e3140') +
    stroke('M64 96q90 14 214-8', '#c26a78', 4) +
    ports +
    stroke('M306 76l26-12M310 88l22 1M302 64l18-18', FIRE, 4)
  );
}

function openSpace(): string {
  const sign =
    stroke('M0 16V58', DARK, 6) +
    stroke('M0 16V58', '#8b93a8', 2.5) +
    plate(-42, -22, 84, 40, 5, '#3c8052') +
    stroke('M-30-8H8M-30 4H-6', BONE, 4) +
    stroke('M18-10 30-2 18 6', BONE, 4);
  return (
    stroke('M170 60 20 150M170 60 110 158M170 60 230 158M170 60 320 150', '#cdd6f4', 2, ' opacity=".7"') +
    stroke('M170 64v8M170 82v12M170 106v16M170 136v20', '#f6d48c', 5) +
    disc(170, 52, 20, '#f6d48c') +
    `<g opacity=".18">${disc(170, 52, 30, '#f6d48c')}</g>${at(262, 92, 1, sign)}`
  );
}

type Rock = readonly [x: number, y: number, radius: number, seed: number];
const SWARM: readonly Rock[] = [
  [92, 92, 34, 3],
  [190, 56, 24, 5],
  [262, 108, 28, 7],
  [300, 40, 12, 2],
  [150, 128, 12, 6],
  [36, 34, 12, 9],
];

const meteorSwarm = (): string =>
  SWARM.map(([x, y, r, seed]) => {
    const tail = (dx: number, dy: number, length: number) =>
      `M${short(x + r * dx)} ${short(y + r * dy)}l${short(r * length)}-${short(r * length)}`;
    const d = tail(0.5, -0.7, 1.1) + tail(0.9, -0.2, 0.9) + tail(0, -1, 0.7);
    return stroke(d, FIRE, 3, ' opacity=".85"') + at(x, y, 1, rock(r, seed));
  }).join('');

function combatZone(): string {
  const dashes = ' stroke-dasharray="26 12"';
  const flash = 'M172 34l8 26 24-16-8 26 30 2-26 14 18 22-28-6-2 28-16-24-18 22-2-28-28 8 16-24-26-12 28-4-8-26 24 14z';
  const core = 'M170 58l6 14 14-6-4 14 14 6-14 4 4 14-14-6-8 12-6-14-14 4 6-12-12-8 14-2-2-14 12 6z';
  return (
    stroke('M0 36 150 84M0 120 140 92', '#ff8d7a', 4, dashes) +
    stroke('M340 30 196 80M340 132 204 92', '#9fdcf2', 4, dashes) +
    shape(flash, '#f07a2c') +
    `<path d="${core}" fill="${LAMP}"/>` +
    shape('M14 16 44 34 14 40zM20 122 46 116 24 142z', '#8f2f42') +
    shape('M326 14 298 32 326 38zM322 122 296 116 318 144z', '#2f6f77')
  );
}

const SPARKS = [
  [70, 64, 20],
  [150, 96, 30],
  [236, 52, 24],
  [290, 104, 16],
  [110, 130, 13],
  [204, 128, 11],
  [36, 104, 10],
  [196, 30, 10],
];

function stardust(): string {
  const spark = ([x = 0, y = 0, r = 0]: number[]) => {
    const corners = around(8, (angle, index) => {
      const reach = index % 2 ? r * 0.31 : r;
      return `${index ? 'L' : 'M'}${short(x + Math.sin(angle) * reach)} ${short(y - Math.cos(angle) * reach)}`;
    });
    return `<path d="${corners}z" fill="#fff0c9" stroke="${DARK}" stroke-width="2" stroke-linejoin="round"/>`;
  };
  return (
    '<path d="M20 120C80 60 130 130 190 80S300 40 330 60V158H20z" fill="#f6d48c" opacity=".16"/>' +
    `<path d="M0 140C60 90 140 150 200 106S310 80 340 92V158H0z" fill="${LAMP}" opacity=".2"/>` +
    SPARKS.map(spark).join('')
  );
}

function epidemic(): string {
  const spikes = around(10, (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return (
      stroke(`M${short(x * 18)} ${short(y * 18)}L${short(x * 29)} ${short(y * 29)}`, DARK, 3) +
      `<circle cx="${short(x * 31)}" cy="${short(y * 31)}" r="4" fill="#7fae4b" stroke="${DARK}" stroke-width="2"/>`
    );
  });
  const lens =
    stroke('M40 40 84 76', DARK, 17) +
    stroke('M42 42 82 75', '#b67a2c', 10) +
    `<circle r="51" fill="#d7e8c4" stroke="${DARK}" stroke-width="14"/>` +
    '<circle r="51" fill="none" stroke="#8b93a8" stroke-width="7"/>' +
    spikes +
    inked(0, 0, 20, '#7fae4b') +
    disc(-7, -4, 3.5, DARK) +
    disc(7, -4, 3.5, DARK) +
    stroke('M-8 8Q0 2 8 8', DARK, 3);
  return at(132, 80, 1, lens) + at(276, 94, 2.3, glyph.astronaut()) + stroke('M306 56l10-8M312 72l13-2M300 42l4-12', BONE, 4);
}

function sabotage(): string {
  const tooth = plate(-9, -62, 18, 24, 3, '#8b93a8');
  const gear =
    around(10, (_, index) => `<g transform="rotate(${index * 36})">${tooth}</g>`) +
    inked(0, 0, 46, '#8b93a8') +
    inked(0, 0, 18, '#1c1c2c') +
    stroke('M-32-10A34 34 0 0 1-8-33', '#d5dae4', 5);
  const wrench =
    shape('M-10-14V58a10 10 0 0 0 20 0V-14z', '#b8322f') +
    shape('M-22-52C-34-30-20-10 0-10S34-30 22-52L10-36H-10z', '#b8322f') +
    stroke('M-4 0V52', '#f2a58f', 4);
  return at(128, 84, 1, gear) + turn(38, 208, 74, wrench) + stroke('M292 40l10-14M304 58l18-4M296 74l16 8', LAMP, 4);
}

/** A component lying about, without a name. */
const scrap = (component: TileLook['component'], connectors: TileLook['connectors']): string =>
  `<g transform="scale(.46)">${tileArt({ component, connectors }, 60)}</g>`;

function junkyard(): string {
  const crane = 'M296 132V24H196M296 24 256 60';
  return (
    shape('M-4 162V128Q60 108 110 120T230 112 344 126V162z', '#6b5a48') +
    turn(-14, 84, 96, scrap({ type: 'engine' }, ['one_pipe', 'smooth', 'smooth', 'smooth'])) +
    turn(10, 142, 78, scrap({ type: 'cargo', value: 2 }, ['smooth', 'one_pipe', 'smooth', 'universal'])) +
    turn(26, 38, 92, scrap({ type: 'structural' }, ['one_pipe', 'universal', 'one_pipe', 'universal'])) +
    stroke(crane, DARK, 10) +
    stroke(crane, '#dba544', 5) +
    stroke('M206 24V54', BONE, 2) +
    shape('M190 54h32v10a16 16 0 0 1-32 0z', '#b8322f') +
    stroke('M196 58h9', '#f2a58f', 3)
  );
}

const wideOpenSpace = (): string =>
  stroke('M16 30H120M60 60H196M8 96H150M78 128H206', '#cdd6f4', 3, ' opacity=".75"') +
  `<g transform="translate(256 80) rotate(90) scale(2.2)">${rocket('blue')}</g>`;

const WHIRL: readonly Rock[] = [
  [96, 44, 20, 2],
  [244, 116, 22, 4],
  [206, 30, 12, 6],
  [130, 128, 13, 8],
  [292, 62, 10, 3],
  [50, 96, 11, 5],
];

const meteorVortex = (): string =>
  stroke('M170 80c10-14 34-6 32 14s-40 26-58 4 2-66 40-66 74 40 60 84', FIRE, 4, ' opacity=".85"') +
  stroke('M170 80c-10 14-34 6-32-14s40-26 58-4-2 66-40 66S82 88 96 44', FIRE, 4, ' opacity=".5"') +
  WHIRL.map(([x, y, r, seed]) => at(x, y, 1, rock(r, seed))).join('');

function antitrustCheck(): string {
  const pillar = 'M170 24V132M120 136H220';
  const beam = 'M84 56 256 34';
  const brass = (d: string, wide: number) => stroke(d, DARK, wide + 6) + stroke(d, '#dba544', wide);
  return (
    brass(pillar, 6) +
    brass(beam, 5) +
    stroke('M84 56 58 104H110zM256 34 230 82H282z', BONE, 2.5) +
    turn(0, 61, 58, scrap({ type: 'cannon' }, ['smooth', 'smooth', 'smooth', 'smooth'])) +
    shape('M50 104h68a34 20 0 0 1-68 0zM222 82h68a34 20 0 0 1-68 0z', '#dba544') +
    stroke('M60 109h20M232 87h20', LAMP, 3)
  );
}

const badDay = (): string =>
  shape('M92 86a30 30 0 0 1 14-57 42 42 0 0 1 78-8 34 34 0 0 1 58 28 22 22 0 0 1 2 40z', '#8b93a8') +
  stroke('M104 44a24 24 0 0 1 12-10', '#d5dae4', 4) +
  stroke('M116 100l-8 22M150 100l-8 22M218 100l-8 22', '#9fdcf2', 5) +
  shape('M186 92l-16 26h18l-12 28 32-36h-18l12-18z', LAMP);

/** A beacon of warning before a rift, and cards that lie beyond it. */
function hazardousSector(): string {
  const sign = shape('M0-38 38 28H-38z', '#f6c453') + stroke('M0-14V8', DARK, 7) + disc(0, 18, 4.5, DARK);
  const card = (fill: string) => plate(-17, -24, 34, 48, 4, fill) + stroke('M-9-14H9M-9-6H4', DARK, 3);
  return (
    stroke('M330 6Q286 30 300 62T262 112 286 154', '#ff8d7a', 9, ' opacity=".35"') +
    stroke('M330 6Q286 30 300 62T262 112 286 154', LAMP, 3) +
    turn(-12, 210, 92, card('#7c4a7e')) +
    turn(10, 242, 80, card('#b98abb')) +
    stroke('M96 118V150', DARK, 9) +
    stroke('M96 118V150', '#8b93a8', 4) +
    turn(-4, 96, 86, sign) +
    stroke('M40 60l14 8M36 90h16M152 60l-14 8', FIRE, 4)
  );
}

/** Open space, mostly: the road, and rocks that wait for whoever is fast. */
const mostlyOpenSpace = (): string =>
  stroke('M170 56 30 150M170 56 118 158M170 56 222 158M170 56 310 150', '#cdd6f4', 2, ' opacity=".7"') +
  stroke('M170 62v8M170 80v12M170 104v16', '#f6d48c', 5) +
  disc(170, 46, 16, '#f6d48c') +
  `<g transform="translate(170 138) scale(1.5)">${rocket('blue')}</g>` +
  MOSTLY.map(([x, y, r, seed]) => stroke(`M${x + r} ${y - r}l${r} ${-r}`, FIRE, 3, ' opacity=".8"') + at(x, y, 1, rock(r, seed))).join('');

const MOSTLY: readonly Rock[] = [
  [236, 66, 22, 5],
  [112, 60, 16, 3],
  [276, 104, 13, 8],
  [70, 104, 12, 6],
];

/** A battery that glows, and rays that go through walls. */
function radiationLeak(): string {
  const ray = (angle: number): string => {
    const reach = (r: number) => `${short(170 + r * Math.cos(angle))} ${short(80 + r * Math.sin(angle))}`;
    return stroke(`M${reach(50)}L${reach(68)}`, '#d9f36b', 4, ' opacity=".8"');
  };
  const blade = (angle: number): string => turn(angle, 170, 80, shape('M-6-12-14-30A33 33 0 0 1 14-30L6-12z', DARK));
  return (
    around(12, ray) +
    inked(170, 80, 42, '#d9f36b') +
    [0, 120, 240].map(blade).join('') +
    disc(170, 80, 7, DARK) +
    at(70, 84, 2, glyph.charge()) +
    at(268, 84, 2, glyph.astronaut())
  );
}

/** Eyes and teeth in the dark of a corridor. */
const predator = (): string => corridor() + turn(0, 170, 84, predatorHead(1.5));

/** Somebody who hangs on a parachute, with a charge in each hand. */
function commando(): string {
  const lines = [118, 146, 196, 224].map((x) => stroke(`M${x} 34 170 84`, BONE, 2)).join('');
  return (
    shape('M96 40Q100 6 171 6T246 40Q228 30 208 40 190 30 171 40 152 30 134 40 114 30 96 40z', '#5f7d3a') +
    lines +
    turn(0, 170, 104, commandoHead(1.35)) +
    turn(0, 98, 116, bomb(1.5)) +
    turn(0, 242, 116, bomb(1.5))
  );
}

const doublePredator = (): string => corridor() + turn(0, 112, 86, predatorHead(1.2)) + turn(0, 230, 86, predatorHead(1.2));

function doubleCommando(): string {
  return corridor() + turn(0, 112, 84, commandoHead(1.15)) + turn(0, 230, 84, commandoHead(1.15)) + turn(0, 171, 124, bomb(1.4));
}

/** On a lead. */
function predatorCommando(): string {
  return (
    corridor() +
    stroke('M132 96Q176 140 214 112', '#c9a35c', 5) +
    turn(0, 110, 76, commandoHead(1.15)) +
    turn(0, 236, 96, predatorHead(1.2)) +
    turn(0, 60, 122, bomb(1.3))
  );
}

/** The inside of a ship, seen along a corridor. */
function corridor(): string {
  return (
    shape('M24-20H316L268 40V126L316 190H24L72 126V40z', '#171d33') +
    stroke('M72 40H268M72 126H268M72 40V126M268 40V126', '#3b4766', 3) +
    stroke('M46 6 72 40M294 6 268 40M46 158 72 126M294 158 268 126', '#2a3350', 4)
  );
}

interface Scene {
  draw: () => string;
  /** The sky behind it, top and bottom. */
  sky: readonly [string, string];
  /** What it is about, whole: for windows that are too narrow for all of it. */
  focus: string;
}

const SCENES: Record<CardKind, Scene> = {
  planets: { draw: planets, sky: ['#1b2450', '#3a2f5c'], focus: '12 34 150 116' },
  abandoned_ship: { draw: abandonedShip, sky: ['#141b38', '#26304f'], focus: '46 18 264 136' },
  abandoned_station: { draw: abandonedStation, sky: ['#1a2247', '#3a3358'], focus: '30 2 280 150' },
  smugglers: { draw: smugglers, sky: ['#102437', '#1d3b46'], focus: '38 24 264 128' },
  slavers: { draw: slavers, sky: ['#2a1530', '#4a2138'], focus: '28 2 302 152' },
  pirates: { draw: pirates, sky: ['#1d1a35', '#4b2a35'], focus: '32 8 308 116' },
  open_space: { draw: openSpace, sky: ['#0c1430', '#1d2c63'], focus: '138 22 176 136' },
  meteor_swarm: { draw: meteorSwarm, sky: ['#20193a', '#57313c'], focus: '50 20 114 124' },
  combat_zone: { draw: combatZone, sky: ['#2b1420', '#5b2a24'], focus: '92 24 160 122' },
  stardust: { draw: stardust, sky: ['#221c44', '#5a4372'], focus: '95 50 90 100' },
  epidemic: { draw: epidemic, sky: ['#13302c', '#2c4c39'], focus: '66 14 164 146' },
  sabotage: { draw: sabotage, sky: ['#1c1c2c', '#3f3a34'], focus: '56 12 208 148' },
  junkyard: { draw: junkyard, sky: ['#1e2440', '#4b4038'], focus: '10 10 190 148' },
  wide_open_space: { draw: wideOpenSpace, sky: ['#0a1130', '#24377a'], focus: '180 30 150 100' },
  meteor_vortex: { draw: meteorVortex, sky: ['#1a1438', '#4a2a4f'], focus: '70 14 200 140' },
  antitrust_check: { draw: antitrustCheck, sky: ['#1c2440', '#3b3a52'], focus: '40 16 252 136' },
  bad_day: { draw: badDay, sky: ['#1a1c2e', '#33374d'], focus: '70 0 190 152' },
  mostly_open_space: { draw: mostlyOpenSpace, sky: ['#0b1230', '#2a2c5e'], focus: '92 26 170 130' },
  radiation_leak: { draw: radiationLeak, sky: ['#12251c', '#2f4420'], focus: '96 8 148 144' },
  hazardous_sector: { draw: hazardousSector, sky: ['#1d1838', '#5a2a3c'], focus: '30 40 132 114' },
  predator: { draw: predator, sky: ['#0d1a16', '#1e3526'], focus: '96 22 148 124' },
  commando: { draw: commando, sky: ['#141d2e', '#2f3a3a'], focus: '76 2 190 154' },
  double_predator: { draw: doublePredator, sky: ['#0d1a16', '#1e3526'], focus: '44 26 254 120' },
  double_commando: { draw: doubleCommando, sky: ['#141d2e', '#2f3a3a'], focus: '44 26 254 124' },
  predator_commando: { draw: predatorCommando, sky: ['#10201c', '#3a2f2a'], focus: '40 20 266 132' },
};

function farStars(seed: number): string {
  const random = rng(seed);
  return around(26, () => {
    const [x, y, near, light] = [random() * 340, random() * 158, random() > 0.85, 0.25 + random() * 0.6];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${near ? 1.5 : 0.9}" fill="#fff3d6" opacity="${short(light)}"/>`;
  });
}

export const VIGNETTE_BOX = '0 0 340 158';

/** The part of a window that a scene is about. */
export const focusOf = (kind: CardKind): string => SCENES[kind].focus;

/** The inside of a card's window; `tall`: with more sky above and below. */
export function vignette(kind: CardKind, tall = false): string {
  const stars = farStars(11 + Object.keys(SCENES).indexOf(kind));
  const [top, height] = tall ? [-240, 640] : [-60, 280];
  const more = tall ? `<g transform="translate(340 -4)scale(-1)">${stars}</g><g transform="translate(0 162)">${stars}</g>` : '';
  const { draw, sky } = SCENES[kind];
  const whole = `x="-20" y="${top}" width="380" height="${height}"`;
  const [above, below] = sky;
  const dusk = `<rect ${whole} fill="${above}"/><rect ${whole} fill="${below}" mask="url(#art-fade)"/>`;
  return `${dusk}${more}${stars}${draw()}`;
}
