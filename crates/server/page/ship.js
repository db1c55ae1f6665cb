// Tiles and ships as drawings. A tile is 100 units wide, its middle is the origin; sides go clockwise from the front.

import { h, pressable } from './dom.js';
import { split, component, COLOURS } from './words.js';

const SIDES = ['front', 'right', 'rear', 'left'];
const PIPES = { smooth: [], one_pipe: [0], two_pipe: [-15, 15], universal: [-20, 0, 20] };
const at = (x, y) => `translate(${x} ${y})`;
const rect = (x, y, width, height, cls, rx = 3) => h('rect', { x, y, width, height, rx, class: cls });
const path = (d, cls) => h('path', { d, class: cls });

/** Cells in a row: batteries and containers. */
const cells = (n, draw) => Array.from({ length: n },
  (_, i) => h('g', { transform: at((i - (n - 1) / 2) * (n > 2 ? 17 : 22), 0) }, draw(i)));

const BLOCKS = { red: 'M0-9 9 0 0 9-9 0z', yellow: 'M0-8 9 8-9 8z', green: 'M-9 0Q0-11 9 0 0 11-9 0z',
  blue: 'M0-10Q9 2 6 6A8 8 0 0 1-6 6Q-9 2 0-10z' };
/** A block of goods; its shape tells the colour too. */
export const block = (good) => path(BLOCKS[good], `good ${good}`);
/** The same as a picture of its own. */
export const blockIcon = (good) => h('svg', { viewBox: '-11 -11 22 22', class: 'icon', 'aria-hidden': 'true' }, block(good));

const bolt = path('M2-10-7 3H-1L-2 10 7-3H1z', 'bolt');
const barrel = (x) => [path(`M${x - 7} 20 ${x - 5}-50h10l${2} 70z`, 'cannon'), h('circle', { cx: x, cy: 20, r: 9, class: 'steel' })];
const nozzle = (x) => [path(`M${x - 8} 24h16l-8 22z`, 'flame'), path(`M${x - 7}-4h14l6 30h-26z`, 'engine'),
  rect(x - 8, -22, 16, 20, 'steel')];
const human = (x) => [h('circle', { cx: x, cy: -5, r: 6, class: 'human' }), path(`M${x - 8} 12a8 9 0 0 1 16 0z`, 'human')];
const alienShape = (kind) => [path('M-12 12V-2a12 12 0 0 1 24 0v14z', `alien ${kind}`), h('circle', { cx: 0, cy: -1, r: 4, class: 'eye' })];

function turned(kind) {
  switch (kind) {
    case 'cannon': return barrel(0);
    case 'double_cannon': return [barrel(-13), barrel(13), h('g', { transform: 'translate(0 24) scale(.8)' }, bolt)];
    case 'engine': return nozzle(0);
    case 'double_engine': return [nozzle(-13), nozzle(13), h('g', { transform: 'translate(0 -16) scale(.8)' }, bolt)];
    case 'shield': return [path('M-26-24H24V26', 'ray'), path('M-26-12H12V26', 'ray thin')];
    default: return null;
  }
}

/** What is drawn upright however the tile is turned, with what stands on it. */
function upright(kind, n, on, colour) {
  const aboard = on?.goods ? COLOURS.flatMap((good, i) => Array(on.goods[i]).fill(good)) : [];
  switch (kind) {
    case 'starting_cabin':
    case 'cabin': return [h('circle', { r: 22, class: kind === 'cabin' ? 'window' : `window start ${colour ?? ''}` }),
      on?.alien ? alienShape(on.alien) : on?.humans === 1 ? human(0) : on?.humans ? [human(-8), human(8)] : null];
    case 'battery': return cells(n, (i) => [rect(-7, -14, 14, 30, on && i >= (on.batteries ?? n) ? 'cell spent' : 'cell'),
      rect(-3, -18, 6, 4, 'cell')]);
    case 'cargo':
    case 'special_cargo': return cells(n,
      (i) => [rect(-10, -10, 20, 20, `hold ${kind}`), aboard[i] && h('g', { transform: 'scale(.85)' }, block(aboard[i]))]);
    case 'life_support': return [path('M-16 16V0a16 16 0 0 1 32 0v16z', 'dome'),
      h('g', { transform: 'scale(.8) translate(0 4)' }, alienShape(n))];
    case 'structural': return path('M-20-20 20 20M20-20-20 20', 'strut');
    case 'shield': return h('g', { transform: at(-9, 10) }, bolt);
    default: return null;
  }
}

const drawn = new Map();

/** A tile, turned by quarters, with what stands on it and in the colour of its owner. */
export function tile(entry, turn = 0, on, colour) {
  const id = JSON.stringify([entry.id, turn, on && [on.humans, on.alien, on.batteries, on.goods], colour]);
  if (!drawn.has(id)) {
    const [kind, n] = split(entry.component);
    drawn.set(id, h('g', null,
      rect(-48, -48, 96, 96, 'enamel', 9),
      h('g', { transform: `rotate(${turn * 90})` },
        entry.connectors.map((each, i) => h('g', { transform: `rotate(${i * 90})` }, PIPES[each].map((x) => path(`M${x}-50V-28`, 'pipe')))),
        rect(-31, -31, 62, 62, `well ${kind} ${kind === 'life_support' ? n : ''}`, 10), turned(kind)),
      upright(kind, n, on, colour)));
  }
  return drawn.get(id);
}

/** A tile as a picture of its own. */
export const tileIcon = (entry, turn) => h('svg', { viewBox: '-52 -52 104 104', class: 'tile', 'aria-hidden': 'true' }, tile(entry, turn));

/** The squares that a tile may go to in a turn, as marks for `ship`. */
export const marksFor = (entry, turn, squares,
  press) => Object.fromEntries(squares.map((square) => [square,
  { cls: 'fits', ghost: tile(entry, turn), label: `Put it at ${square}`, press: () => press(square) }]));

/**
 * A ship on its board. `marks`: by square, { cls, label, press, ghost, hint }. `small` leaves the numbers out.
 */
export function ship(board, view, box, { marks = {}, colour, small, label } = {}) {
  const xy = (square) => square.split(',').map(Number);
  const all = board.squares.map(xy);
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [front, rear] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const edge = small ? 4 : 34;
  const frame = [left * 100 - 50 - edge, front * 100 - 50 - edge, (right - left + 1) * 100 + 2 * edge, (rear - front + 1) * 100 + 2 * edge];
  const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const number = (x, y, n) => h('text', { x, y: y + 8, class: 'number' }, n);
  const placed = new Map(view.tiles.map((each) => [each.square, each]));
  const wrong = new Map(view.wrong.flatMap(({ mistake, squares }) => squares.map((square) => [square, mistake])));
  const spot = (square) => {
    const [x, y] = xy(square);
    const here = placed.get(square);
    const mark = marks[square];
    const name = here && component(box.tiles[here.tile].component);
    const hint = [name, mark?.hint, wrong.get(square)?.replaceAll('_', ' ')].filter(Boolean).join(': ');
    return h('g', {
      key: square, transform: at(x * 100, y * 100), 'data-square': square,
        class: `spot ${mark?.cls ?? ''} ${wrong.has(square) ? 'wrong' : ''}`,
      ...(mark?.press ? pressable(`${mark.label ?? name ?? square}${mark.hint ? `, ${mark.hint}` : ''}`, mark.press) : {}),
    },
    hint && h('title', null, hint),
    here ? tile(box.tiles[here.tile], here.turn, here, colour) : rect(-46, -46, 92, 92, 'empty', 9),
    mark?.ghost && h('g', { class: 'ghost' }, mark.ghost),
    view.loose === square && !small && rect(-48, -48, 96, 96, 'loose', 9),
    (mark || wrong.has(square)) && rect(-47, -47, 94, 94, 'ring', 9));
  };
  const squares = [...new Set([...board.squares, ...placed.keys()])];
  return h('svg', { viewBox: frame.join(' '), class: small ? 'ship small' : 'ship', role: 'group', 'aria-label': label ?? 'ship' },
    !small && range(left, right).map((n) => [number(n * 100, front * 100 - 66, n), number(n * 100, rear * 100 + 66, n)]),
    !small && range(front, rear).map((n) => [number(left * 100 - 66, n * 100, n), number(right * 100 + 66, n * 100, n)]),
    squares.map(spot));
}

/** Sides covered by shields, as a word. */
export const covered = (sides) => SIDES.filter((side) => sides.includes(side)).join(', ') || 'none';
