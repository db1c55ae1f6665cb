// Questions: their answers as buttons, as squares of the ship, or as blocks of goods.

import { h, button } from './dom.js';
import { marksFor, blockIcon } from './ship.js';
import { lately } from './panels.js';
import { turns } from './yard.js';
import { split, question as sentence, answer as label, alienAnswers, COLOURS, goods, count, half } from './words.js';
import { brief } from './events.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const asked = (g) => g.view.own?.question;
const bits = (n) => Array.from({ length: 16 }, (_, i) => i).filter((i) => n & (1 << i));
const sorted = (squares) => [...squares].sort();

/** The strength that powered components give, when first the batteries are asked for and nothing is certain before. */
function afterPaying(g, squares) {
  const [kind, { without }] = split(asked(g).decision.reason);
  const spent = `−${count(squares.length, 'battery', 'batteries')}`;
  if (without == null || g.view.seats[g.me].handicap) return spent;
  const { tiles } = g.view.ships[g.me];
  const engines = kind === 'power_engines';
  const pointsAhead = (square) => engines || tiles.find((each) => each.square === square).turn === 0;
  const points = squares.reduce((sum, square) => sum + (pointsAhead(square) ? 4 : 2), 0);
  const helper = without === 0 && tiles.some(({ alien }) => alien === (engines ? 'brown' : 'purple')) ? 4 : 0;
  return `strength ${half(without + points + helper)} · ${spent}`;
}

/** What an answer leads to, in a few words, as far as it is known. */
function outcome(g, answer) {
  const q = asked(g);
  const wanted = answer.set ? { set: sorted(answer.set) } : answer;
  const known = q.choices.find((each) => same(each.answer.set ? { set: sorted(each.answer.set) } : each.answer, wanted));
  if (known?.events.length === 0 && answer.set) return afterPaying(g, answer.set);
  if (known) return brief(known, g.me, g.names, g.box);
  if (q.choices.length > 0 || !answer.set) return '';
  // Too many sets to be told of all: this one is asked about.
  const key = JSON.stringify(wanted);
  const { foreseen } = g.ui;
  if (!(key in foreseen)) {
    foreseen[key] = '';
    g.table.say('what_if', { answer }).then((told) => told && g.draw((foreseen[key] = brief(told, g.me, g.names, g.box))));
  }
  return foreseen[key];
}

/** Choices made so far belong to one question; a new one begins afresh. */
export function prepare(g) {
  const q = asked(g);
  const mine = g.view.ships[g.me];
  const loose = mine?.tiles.find(({ square }) => square === mine.loose);
  if (loose) g.ui.placed = loose;
  const key = q ? JSON.stringify([q.id, q.decision]) : g.view.own?.hand ?? null;
  if (g.ui.key === key) return;
  Object.assign(g.ui, { key, chosen: q?.suggested.set ?? [], tool: null, foreseen: {}, turn: 0 });
  // A tile that is taken up again stays as it was turned.
  if (!q && key != null && g.ui.placed?.tile === key) g.ui.turn = g.ui.placed.turn;
  if (q) Object.assign(g.ui, { focus: null, finishing: false });
  if (q?.suggested.place) [, g.ui.turn] = q.suggested.place;
}

/** The block or the lift that squares are pressed for. */
function tool(g, menu) {
  const usable = COLOURS.filter((_, i) => menu.free[i].length > 0);
  if (g.ui.tool === 'lift' || usable.includes(g.ui.tool)) return g.ui.tool;
  return usable[0] ?? 'lift';
}

/** What squares of the own ship mean for the open question. */
export function questionMarks(g) {
  const q = asked(g);
  if (!q) return {};
  const [shape, data] = split(q.decision.shape);
  const [, reason] = split(q.decision.reason);
  const marks = {};
  if (reason.target) marks[reason.target] = { cls: 'harmed', hint: 'would be hit' };
  if (reason.cabin) marks[reason.cabin] = { cls: 'chosen' };
  const press = (square, answer) => (marks[square] = { cls: 'pick', hint: outcome(g, answer), label: square,
    press: () => g.table.answer(answer) });
  if (shape === 'square') for (const square of data.from) press(square, { square });
  if (shape === 'set') {
    for (const square of data.from) {
      const on = g.ui.chosen.includes(square);
      marks[square] = { cls: on ? 'chosen' : 'pick', label: `${on ? 'Unpower' : 'Power'} ${square}`, press: () => {
        const next = on ? g.ui.chosen.filter((each) => each !== square) : [...g.ui.chosen, square];
        g.draw(Object.assign(g.ui, { chosen: next.slice(-data.max) }));
      } };
    }
  }
  if (shape === 'cargo') {
    const held = tool(g, data);
    // The dearest block of a hold last, so that it is the one meant by pressing the hold.
    if (held === 'lift') {
      for (const i of [3, 2, 1, 0]) for (const square of data.laden[i]) press(square, { lift: [square, COLOURS[i]] });
    } else data.free[COLOURS.indexOf(held)].forEach((square) => press(square, { put: [square, held] }));
  }
  if (shape === 'place') return { ...marks,
    ...marksFor(g.box.tiles[reason.tile], g.ui.turn, data.spots[g.ui.turn], (square) => g.table.answer({ place: [square, g.ui.turn] })) };
  return marks;
}

function options(shape, data) {
  switch (shape) {
    case 'yes_no': return ['yes', 'no'];
    case 'one_of': return [...bits(data.options).map((option) => ({ option })), ...(data.may_pass ? ['done'] : [])];
    case 'occupant': return ['humans', ...alienAnswers(data.aliens)];
    case 'cargo':
    case 'place': return ['done'];
    default: return [];
  }
}

function cargo(g, menu) {
  const held = tool(g, menu);
  const pick = (value) => () => g.draw(Object.assign(g.ui, { tool: value }));
  const lifts = COLOURS.flatMap((good, i) => menu.laden[i].map((square) => ({ lift: [square, good] })));
  return [
    h('div', { class: 'row' }, h('span', null, `Waiting: ${goods(menu.dock)}.`),
      COLOURS.map((good, i) => menu.dock[i] > 0 && button([blockIcon(good), ` ${menu.dock[i]} ${good}`], pick(good),
        { cls: held === good ? 'chosen' : '', why: menu.free[i].length ? '' : 'No hold has room for it.' })),
      lifts.length > 0 && button('Lift', pick('lift'), { cls: held === 'lift' ? 'chosen' : '' })),
    held === 'lift' && lifts.length > 0 && h('div', { class: 'row' },
      lifts.map((answer) => button([blockIcon(answer.lift[1]), ` from ${answer.lift[0]}`], () => g.table.answer(answer)))),
    h('p', { class: 'note' }, held !== 'lift' ? `Press a lit hold for the ${held} block.`
      : lifts.length ? 'Press a hold to lift a block off it. First lift, then put.' : 'No hold has room for what waits.'),
  ];
}

/** Squares of the same piece lead to the same: one answer for each piece. */
function pieces(q) {
  const groups = Map.groupBy(q.choices, ({ events }) => JSON.stringify(events));
  return [...groups.values()].map((group) => ({ answer: group[0].answer, size: group.length }));
}

/** Below the ship: the open question. */
export function questionPanel(g) {
  const q = asked(g);
  const [shape, data] = split(q.decision.shape);
  const { reason } = q.decision;
  const beats = g.view.flight.card == null ? [] : g.box.cards[g.view.flight.card].beats;
  const words = (answer) => label(answer, reason, beats, g.names);
  const choice = (answer, cls = '', name = words(answer)) => button([h('strong', null, name), h('small', null, outcome(g, answer))],
    () => g.table.answer(answer), { cls: `choice ${cls}` });
  const listed = [...options(shape, data), { set: [] }];
  const set = { set: sorted(g.ui.chosen) };
  const late = split(reason)[1].tile;
  return h('section', { class: 'panel dock', 'aria-live': 'polite' },
    lately(g, g.table.steps), h('p', { class: 'note narrow' }, waiting(g)),
    h('p', { class: 'question' }, sentence(reason, g.box.tiles)),
    shape === 'square' && h('p', { class: 'note' }, 'Press one of the lit squares.'),
    shape === 'set' && h('p', { class: 'note' }, `Press lit squares, ${data.max} at most; each takes a battery.`),
    shape === 'cargo' && cargo(g, data),
    shape === 'place' && turns(g, late, data.spots),
    h('div', { class: 'choices' },
      reason === 'keep_piece' && pieces(q).map(({ answer, size }) => choice(answer, '', `The piece with ${answer.square}: ${count(size, 'component')}`)),
      shape === 'set' && [choice(set, 'primary'), set.set.length > 0 && choice({ set: [] })],
      options(shape, data).map((answer) => choice(answer, same(answer, q.suggested) ? 'primary' : '')),
      ![...listed, set].some((answer) => same(answer, q.suggested))
        && button([h('strong', null, 'Suggested'), h('small', null, words(q.suggested))], () => g.table.answer(q.suggested), { cls: 'choice' })));
}

/** Who is being waited for, with the time left. */
export function waiting(g) {
  const list = g.view.waiting;
  if (g.view.flight.phase === 'over' || list.length === 0) return '';
  if (g.view.flight.phase === 'building') {
    const { turn } = g.view.yard;
    return turn == null ? '' : turn === g.me ? 'Your turn' : `${g.names[turn]} is to move`;
  }
  const left = (deadline) => (deadline == null ? '' : ` ${count(Math.max(0, Math.ceil((deadline - g.table.now()) / 1000)), 'second')}`);
  const mine = list.find(({ seat }) => seat === g.me);
  if (mine) return `Your turn${mine.deadline == null ? '' : `:${left(mine.deadline)}`}`;
  return `Waiting for ${list.map(({ seat, deadline }) => `${g.names[seat]}${left(deadline)}`).join(', ')}`;
}
