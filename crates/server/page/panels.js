// Parts that a running game and a replay have in common. `g` is what is shown: view, box, names, colours, me, ui, draw.

import { h, button } from './dom.js';
import { ship, covered, blockIcon, tileIcon } from './ship.js';
import { beat, half, title, split, count, credits, component, COLOURS } from './words.js';
import { tell } from './events.js';

const LEVELS = ['I', 'II', 'III'];
const BUILDING = new Set(['set_up', 'building', 'late_parts', 'spot_check', 'crew']);
export const isBuilding = (view) => BUILDING.has(view.flight.phase);
const board = (g) => g.box.ship_boards[LEVELS.indexOf(g.view.flight.level)];
const flightBoard = ({ view: { flight: f }, box }) => (f.mode === 'learning' ? box.learning_board : box.flight_boards[LEVELS.indexOf(f.level)]);
export const dot = (colour) => h('i', { class: `dot ${colour}`, 'aria-hidden': 'true' });
export const blocks = (list) => COLOURS.flatMap((good, i) => Array.from({ length: list[i] }, () => blockIcon(good)));

/** What a ship can do. */
export function tally(t) {
  const pair = (without, powered) => [half(without), powered > without && h('small', null, ` ${half(powered)} powered`)];
  const figure = (name, value) => h('div', null, h('dt', null, name), h('dd', null, value));
  return h('dl', { class: 'tally' },
    figure('Engines', pair(t.engines, t.engines_powered)), figure('Cannons', pair(t.cannons, t.cannons_powered)),
    figure('Crew', t.crew), figure('Batteries', t.batteries),
      figure('Cargo', [t.cargo, t.special_cargo > 0 && ` + ${t.special_cargo} red`]),
    figure('Exposed', t.exposed), figure('Shields', h('small', null, covered(t.shields))),
    t.goods.some(Boolean) && figure('Goods', [blocks(t.goods), h('small', null, ` ${t.goods_value} cr`)]));
}

function doing(g, seat) {
  const { view } = g;
  const s = view.seats[seat];
  if (view.yard.mending.includes(seat)) return 'mends';
  if (view.flight.phase === 'building') {
    const space = view.yard.spaces.indexOf(seat);
    const pile = view.yard.readers.indexOf(seat);
    if (space >= 0) return `ready, start ${space + 1}`;
    if (pile >= 0) return `reads pile ${pile + 1}`;
    if (view.yard.turn === seat) return 'to move';
    return s.turns_left != null ? `${count(s.turns_left, 'turn')} left` : s.hand === 'empty' ? 'builds' : 'holds a tile';
  }
  if (s.gave_up) return s.gave_up === 'chose' ? 'gave up' : `out: ${title(s.gave_up).toLowerCase()}`;
  if (s.place != null && view.flight.phase === 'over') return `finished ${s.place + 1}.`;
  if (view.flight.announced.includes(seat)) return 'will give up';
  return s.flying ? `day ${s.position}` : '';
}

function money({ view, me }, seat) {
  const { credits: shown, credits_exact: exact } = view.seats[seat];
  if (seat === me && view.own) return `${view.own.credits} cr`;
  return exact ? `${shown} cr` : shown !== 0 && `${shown} cr at last count`;
}

/** Everyone at the table with a small drawing of the ship; pressing one shows it large. `more` adds to a player. */
export function players(g, more = () => null) {
  const { view, ui } = g;
  // Those who fly in their order, then the others.
  const order = [...new Set([...view.flight.order, ...view.seats.keys()])];
  const waiting = new Set(view.waiting.map(({ seat }) => seat));
  return h('section', { class: 'players', 'aria-label': 'Players' }, order.map((seat) => {
    const { tally: t } = view.ships[seat];
    const s = view.seats[seat];
    return h('article', { key: seat, class: `player ${seat === g.focus ? 'focus' : ''} ${waiting.has(seat) ? 'waited' : ''}` },
      h('button', { type: 'button', class: 'plain', 'aria-label': `Show the ship of ${g.names[seat]}`,
        onclick: () => g.draw(Object.assign(ui, { focus: seat })) },
        ship(board(g), view.ships[seat], g.box, { small: true, colour: g.colours[seat], label: g.names[seat] })),
      h('div', null,
        h('strong', null, dot(g.colours[seat]), seat === g.me ? `${g.names[seat]} (you)` : g.names[seat]),
        h('span', { class: 'note' }, doing(g, seat), s.lost > 0 && ` · ${s.lost} lost`),
        h('span', { class: 'note' }, `crew ${t.crew} · cannons ${half(t.cannons)} · engines ${half(t.engines)}`),
        h('span', { class: 'note' }, money(g, seat)),
        s.title && h('span', { class: 'note' }, `${s.title.gold ? 'golden ' : ''}${title(s.title.title)}`),
        Array.isArray(s.reserve) && s.reserve.some((each) => each != null) && h('span', { class: 'reserved' },
          s.reserve.filter((each) => each != null).map((each) => tileIcon(g.box.tiles[each], 0))),
        more(seat)));
  }));
}

/** A card with its beats in words; `now` is the beat being resolved. */
export function card(entry, now) {
  return h('article', { class: 'paper' },
    h('h3', null, title(entry.kind), h('small', null, entry.name)),
    entry.beats.map((each, i) => h('ul', { class: i === now && entry.beats.length > 1 ? 'now' : '' },
      beat(each).map((line) => h('li', null, line)))));
}

/** The flight: rockets by days, the card, what is to come. */
export function flight(g) {
  const { view, box } = g;
  const { flight: f } = view;
  const [phase, beatNow] = split(f.phase);
  const flying = f.order.map((seat) => ({ seat, day: view.seats[seat].position }));
  const first = Math.max(...flying.map(({ day }) => day));
  const last = Math.min(...flying.map(({ day }) => day));
  const spaces = Array.from({ length: Math.min(40, first - last + 3) }, (_, i) => last - 1 + i);
  const left = f.to_come.reduce((a, b) => a + b, 0);
  return h('section', { class: 'flight' },
    flying.length > 0 && h('div', { class: 'track', role: 'img',
      'aria-label': flying.map(({ seat, day }, i) => `${i + 1}. ${g.names[seat]}, day ${day}`).join('; ') },
      spaces.map((day) => {
        const here = flying.find((each) => each.day === day);
        return h('span', { class: here ? `rocket ${g.colours[here.seat]}` : 'day',
          title: here ? `${g.names[here.seat]}, day ${day}` : `day ${day}` }, here ? g.names[here.seat].slice(0, 1).toUpperCase() : '·');
      })),
    f.card != null && card(box.cards[f.card], phase === 'card' ? beatNow : -1),
    h('p', { class: 'note' }, `${count(f.revealed.length, 'card')} seen, ${left} to come. A lap has ${flightBoard(g).spaces} days.`),
    view.own?.known_to_come.length > 0 && h('details', { class: 'note' }, h('summary', null, 'Known to come'),
      view.own.known_to_come.map((id) => title(box.cards[id].kind)).join(', ')),
    f.titles.length > 0 && h('p', { class: 'note' }, `Titles: ${f.titles.map(title).join(', ')}.`));
}

/** What happened, the newest first. */
function lines(g, steps, most) {
  const lines = [];
  for (let i = steps.length - 1; i >= 0 && lines.length < most; i -= 1) {
    const { version, cause, events } = steps[i];
    const told = events.map((event) => tell(event, g.names, g.box)).filter(Boolean);
    const [why, seat] = split(cause);
    if (why === 'time_out') told.unshift(`${g.names[seat]} ran out of time.`);
    if (why === 'undo') told.unshift(`${g.names[seat]} takes a step back.`);
    for (let n = told.length - 1; n >= 0; n -= 1) lines.push(h('li', { key: `${version}.${n}` }, told[n]));
  }
  return lines.slice(0, most);
}

/** The log. */
export const log = (g, steps) => h('section', { class: 'panel log' }, h('h2', null, 'Log'), h('ol', null, lines(g, steps, 60)));

/** The last few lines of the log, where the log itself is out of sight. */
export const lately = (g, steps) => h('ol', { class: 'note narrow' }, lines(g, steps, 3).toReversed());

/** Credits at the end of a flight, with what they were paid for as far as it was seen. */
export function results(g, steps, ...more) {
  const paid = g.names.map(() => []);
  const from = steps.findLastIndex(({ events }) => events.some((event) => split(event)[0] === 'flight_set_up'));
  for (const { events } of steps.slice(Math.max(0, from))) {
    for (const event of events) {
      const [kind, e] = split(event);
      if (kind === 'paid') paid[e.seat].push(`${e.credits > 0 ? '+' : '−'}${Math.abs(e.credits)} ${split(e.why)[0].replaceAll('_', ' ')}`);
    }
  }
  const worth = (seat) => (seat === g.me && g.view.own ? g.view.own.credits : g.view.seats[seat].credits);
  const order = g.names.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a));
  const best = worth(order[0]);
  return h('section', { class: 'paper results' }, h('h2', null, g.view.flight.phase === 'over' ? 'Payday: the game is over' : 'Payday'),
    h('ol', null, order.map((seat) => h('li', { key: seat, class: worth(seat) === best && best > 0 ? 'best' : '' },
      dot(g.colours[seat]), h('strong', null, g.names[seat]), h('b', null, credits(worth(seat))), h('span', null, paid[seat].join(' · '))))),
        more);
}

/** The large ship: the one in focus, with marks. */
export const stage = (g, marks) => h('div', { class: 'stage' },
  g.focus !== g.me && h('p', { class: 'note row' }, `The ship of ${g.names[g.focus]}.`,
    g.me != null && button('Back to mine', () => g.draw(Object.assign(g.ui, { focus: null })))),
  ship(board(g), g.view.ships[g.focus], g.box,
    { marks: g.focus === g.me ? marks : {}, colour: g.colours[g.focus], label: `Ship of ${g.names[g.focus]}` }),
  tally(g.view.ships[g.focus].tally));

export const handName = (g, tile) => component(g.box.tiles[tile].component);
