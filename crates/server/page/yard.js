// Building a ship: the pile, the tile in hand, the reserve, the forecast and the timer.

import { h, button } from './dom.js';
import { tileIcon, marksFor } from './ship.js';
import { card, handName } from './panels.js';
import { rule, mistake, split, step as stepName } from './words.js';

const SORT = ['cannon', 'double_cannon', 'engine', 'double_engine', 'battery', 'cabin', 'life_support', 'cargo', 'special_cargo', 'shield',
  'structural'];
const sameStep = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The offer of a step; none if this flight does not know it or it is over for this player. */
const offer = (g, step) => g.view.own?.build?.steps.find((each) => sameStep(each.step, step));

function stepButton(g, step, label, props) {
  const offered = offer(g, step);
  return offered && button(label ?? stepName(step), () => g.table.build(step), { why: rule(offered.refusal), ...props });
}

/** A quarter turn further. */
export const turnHand = (g, by = 1) => g.draw(Object.assign(g.ui, { turn: (g.ui.turn + by + 4) % 4 }));

/** What squares of the own ship mean while building. */
export function yardMarks(g) {
  const { build, hand } = g.view.own ?? {};
  if (!build) return {};
  const marks = {};
  for (const square of build.scrap) marks[square] = { cls: 'scrap', hint: 'take it off', press: () => g.table.build({ scrap: square }) };
  const { loose } = g.view.ships[g.me];
  if (loose && offer(g, 'lift')?.refusal === null) marks[loose] = { cls: 'calm', hint: 'take it up again',
    press: () => g.table.build('lift') };
  if (hand == null || !build.turns) return marks;
  const { fits, misfits } = build.turns[g.ui.turn];
  for (const { why, squares } of misfits) for (const square of squares) marks[square] ??= { cls: 'misfit', hint: mistake(why) };
  return { ...marks, ...marksFor(g.box.tiles[hand], g.ui.turn, fits, (square) => g.table.build({ place: [square, g.ui.turn] })) };
}

/** The four ways a tile can be held, with how many squares it fits. */
export const turns = (g, tile, spots) => h('div', { class: 'turns' },
  spots.map((squares, turn) => h('button', {
    type: 'button', class: `turn ${turn === g.ui.turn ? 'chosen' : ''} ${squares.length ? '' : 'none'}`,
      'aria-pressed': String(turn === g.ui.turn),
    title: `fits ${squares.length} squares`, onclick: () => g.draw(Object.assign(g.ui, { turn })),
  }, tileIcon(g.box.tiles[tile], turn), h('small', null, squares.length))),
  button('Turn (R)', () => turnHand(g), { cls: 'wide' }));

/** What there is to do in the yard now. */
function advice(g, done) {
  const { yard, own } = g.view;
  if (done) return 'Your ship is ready. The others still build.';
  if (!yard.open) return 'Press Go when everyone is here: then everyone builds at once.';
  if (yard.turn != null && yard.turn !== g.me) return `${g.names[yard.turn]} is to move.`;
  if (own.hand == null && yard.mending.includes(g.me)) return 'Mend your ship: press a component to take it off.';
  if (own.hand == null) return yard.face_down ? 'Draw a tile, or take one that lies face up.' : 'Take a tile that lies face up.';
  const fits = own.build.turns[g.ui.turn].fits.length > 0;
  return `${handName(g, own.hand)}: ${fits ? 'press a lit square' : 'it fits nowhere like this; turn it or put it back'}.`;
}

/** Below the ship: the tile in hand and what may be done with it. */
export function handPanel(g) {
  const { build, hand } = g.view.own;
  const { ui } = g;
  const { yard } = g.view;
  const spaces = yard.spaces.map((_, i) => ({ finish: i }));
  const done = yard.spaces.includes(g.me);
  const go = offer(g, 'go');
  return h('section', { class: 'panel dock' },
    h('div', { class: 'narrow' }, timer(g)),
    h('p', { class: 'question' }, advice(g, done)),
    hand != null && turns(g, hand, build.turns.map(({ fits }) => fits)),
    h('div', { class: 'row' },
      go?.refusal === null && stepButton(g, 'go', 'Go!', { cls: 'primary' }),
      yard.open && hand == null && yard.face_down > 0 && stepButton(g, 'draw', `Draw (${yard.face_down})`, { cls: 'primary' }),
      hand != null && stepButton(g, 'return'), hand != null && stepButton(g, 'reserve'),
      hand == null && yard.open && stepButton(g, 'lift'),
      !done && yard.open && !ui.finishing && offer(g, { finish: 0 }) && button('Finish …',
        () => g.draw(Object.assign(ui, { finishing: true })))),
    ui.finishing && !done && h('div', { class: 'row' }, h('span', null, 'Take a starting space:'),
      spaces.map((each, i) => stepButton(g, each, yard.spaces[i] == null ? undefined : `Space ${i + 1}: ${g.names[yard.spaces[i]]}`)),
      button('Build on', () => g.draw(Object.assign(ui, { finishing: false })))));
}

const clock = (ms) => `${Math.max(0, Math.floor(ms / 60_000))}:${String(Math.max(0, Math.ceil(ms / 1000) % 60)).padStart(2, '0')}`;

/** The sand timer, if there is one. */
export function timer(g) {
  const { timer: t, time_up: up } = g.view.yard;
  if (up) return h('strong', { class: 'harm' }, 'Time is up');
  if (!t) return null;
  const left = t.runs_out - g.table.now();
  return h('span', { class: 'timer' }, h('b', null, clock(Math.ceil(left / 1000) * 1000)),
    h('small', null, ` space ${t.space + 1} of ${t.spaces}`), stepButton(g, 'flip'));
}

function forecast(g) {
  const { own, yard } = g.view;
  if (!offer(g, { look: 0 }) && !own?.piles.some(Boolean)) return null;
  return h('section', { class: 'panel' }, h('h2', null, 'Forecast'),
    h('div', { class: 'row' }, [0, 1,
      2].map((i) => stepButton(g, { look: i }, yard.readers[i] == null ? `Pile ${i + 1}` : `Pile ${i + 1}: ${g.names[yard.readers[i]]}`)),
      offer(g, 'close')?.refusal === null && stepButton(g, 'close', undefined, { cls: 'primary' })),
    own.piles.map((cards, i) => cards && h('details', { open: yard.readers[i] === g.me, key: `pile${i}` },
      h('summary', null, `Pile ${i + 1}: ${cards.length} cards`), cards.map((id) => card(g.box.cards[id])))));
}

/** Beside the ship: the reserve, the pile and the face-up tiles, the forecast. */
export function yardPanel(g) {
  const { yard, own } = g.view;
  const kind = (id) => SORT.indexOf(split(g.box.tiles[id].component)[0]);
  const tiles = [...yard.face_up].sort((a, b) => kind(a) - kind(b) || a - b);
  const why = own?.build ? rule(own.build.take) : 'You do not build.';
  const reserve = g.me == null ? [] : g.view.seats[g.me].reserve;
  return h('div', { class: 'yard' },
    reserve.length > 0 && h('section', { class: 'panel' }, h('h2', null, 'Reserve'),
      h('div', { class: 'tiles' }, reserve.map((tile,
      i) => (tile == null ? h('span', { class: 'slot' }) : stepButton(g, { take_reserved: i }, tileIcon(g.box.tiles[tile], 0),
      { cls: 'plain', 'aria-label': `Take the ${handName(g, tile)}` }) ?? tileIcon(g.box.tiles[tile], 0))))),
    h('section', { class: 'panel' }, h('h2', null, `Heap: ${yard.face_down} face down, ${tiles.length} face up`),
      yard.face_down > 0 && stepButton(g, 'draw', 'Draw a face-down tile', { cls: 'wide' }),
      h('div', { class: 'tiles' }, tiles.map((id) => button(tileIcon(g.box.tiles[id], 0), () => g.table.build({ take: id }),
        { key: id, cls: 'plain', why, title: why || handName(g, id), 'aria-label': `Take the ${handName(g, id)}` })))),
    forecast(g));
}
