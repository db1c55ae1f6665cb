// The first screen: fly now, open a room, join one, look at finished games.

import { h, show, button, field, select, memory, toast } from './dom.js';
import { request } from './net.js';
import { ship } from './ship.js';
import { mode, pace, TIERS, TEMPOS } from './words.js';

const NAME_LENGTH = 24;
export const brand = () => h('a', { class: 'brand', href: '/' }, h('img', { src: '/icon.svg', alt: '', width: 26, height: 26 }), 'trucker');
export const nameOr = (fallback) => memory.name().trim() || fallback;

export const nameField = () => field('Your name',
  h('input', { value: memory.name(), maxlength: NAME_LENGTH, placeholder: 'Captain', autocomplete: 'nickname',
  onchange: (event) => memory.keep('name', event.target.value) }));

/** Fields for what is agreed in a room. `change` is called with the options as they are then. */
export function optionFields(options, change) {
  const set = (part) => change({ ...options, ...part });
  const modes = [['learning', 'Learning flight'], ['I', 'Level I'], ['II', 'Level II'], ['III', 'Level III'],
    ['trek', 'Transgalactic trek']];
  const chosen = options.mode.flight ?? options.mode;
  const paces = [['30', 'Real time, 30 s of sand'], ['60', 'Real time, 60 s of sand'], ['90', 'Real time, 90 s of sand'],
    ['180', 'Real time, 3 min of sand'], ['turns 10', 'Turn by turn, 10 last turns'], ['turns', 'Turn by turn, no limit']];
  const turns = options.pace.turn_by_turn;
  const paceNow = turns ? (turns.last_turns ? `turns ${turns.last_turns}` : 'turns') : String(options.pace.real_time.run / 1000);
  if (!paces.some(([value]) => value === paceNow)) paces.push([paceNow, pace(options.pace)]);
  const readPace = (text) => (text.startsWith('turns') ? { turn_by_turn: { last_turns: Number(text.slice(6)) || null } } : { real_time: { run: Number(text) * 1000 } });
  const check = (name, label) => h('label', { class: 'check' },
    h('input', { type: 'checkbox', checked: options[name], onchange: (event) => set({ [name]: event.target.checked }) }), label);
  return [
    field('What', select(chosen, modes, (value) => set({ mode: value.startsWith('I') ? { flight: value } : value }))),
    field('Seats', select(options.seats, [1, 2, 3, 4].map((n) => [n, n]), (value) => set({ seats: Number(value) }))),
    field('Building', select(paceNow, paces, (value) => set({ pace: readPace(value) }))),
    field('Tiles that do not fit', select(options.aid, [['assisted', 'cannot be placed'], ['tabletop', 'are your problem']],
      (aid) => set({ aid }))),
    field('Time for a decision', select(options.decision_limit ?? '',
      [['', 'no limit'], [30, '30 s'], [60, '60 s'], [90, '90 s'], [180, '3 min']],
      (value) => set({ decision_limit: Number(value) || null }))),
    check('public', 'Listed for everyone'), check('open_credits', 'Credits are open'),
  ];
}

const data = {
  rooms: [], games: [], mine: [], form: false, code: '', busy: false,
  options: { mode: { flight: 'I' }, seats: 4, pace: { real_time: { run: 90_000 } }, aid: 'assisted', open_credits: false, decision_limit: 90,
    public: false },
  others: ['trucker', 'rookie', 'rookie'], tempo: 'steady',
};

/** Shows the first screen. */
export function home(go) {
  let gone = false;
  const draw = () => !gone && show(page(go, draw, enter));
  const enter = async (path, body) => {
    if (data.busy) return;
    data.busy = true;
    try {
      const { room, token } = await request(path, body);
      memory.keepSeat(room, token);
      go(`/r/${room}`);
    } catch (wrong) {
      toast(wrong.message);
    } finally {
      data.busy = false;
    }
  };
  const load = async () => {
    const mine = Object.keys(memory.rooms()).slice(-6).reverse();
    const [rooms, games, ...found] = await Promise.all([request('/api/rooms'), request('/api/games'),
      ...mine.map((code) => request(`/api/rooms/${code}`).catch((wrong) => wrong.refusal.code))]);
    found.forEach((each, i) => each === 'unknown_room' && memory.dropSeat(mine[i]));
    Object.assign(data, { rooms, games, mine: found.filter((each) => each.code) });
    draw();
  };
  document.title = 'Trucker';
  draw();
  const refresh = () => !gone && load().catch((wrong) => toast(wrong.message));
  refresh();
  const timer = setInterval(refresh, 10_000);
  return () => {
    gone = true;
    clearInterval(timer);
  };
}

function newRoom(draw, enter) {
  const { options, others } = data;
  const set = (part) => draw(Object.assign(data, part));
  const kinds = [['', 'open for a person'], ...TIERS.map(([tier, text]) => [tier, `bot: ${text}`])];
  const free = others.slice(0, options.seats - 1);
  const bots = free.filter(Boolean).map((tier) => ({ tier, taste: 'balanced', pace: data.tempo }));
  return h('form', { class: 'panel form', onsubmit: (event) => {
    event.preventDefault();
    enter('/api/rooms', { options, name: nameOr('Captain'), bots });
  } },
  h('h2', null, 'New room'),
  h('div', { class: 'fields' }, optionFields(options, (next) => set({ options: next })),
    free.map((kind, i) => field(`Seat ${i + 2}`, select(kind, kinds, (value) => set({ others: others.with(i, value) })))),
    bots.length > 0 && field('Bots are', select(data.tempo, TEMPOS, (tempo) => set({ tempo })))),
  h('div', { class: 'row' }, h('button', { class: 'primary' }, 'Open the room'), button('Never mind', () => set({ form: false }))));
}

const roomCard = (room, note) => h('a', { class: 'card', href: `/r/${room.code}`, key: room.code },
  h('strong', null, mode(room.options.mode)), h('span', null, `${room.people.join(', ') || 'nobody yet'} · ${pace(room.options.pace)}`),
    h('span', { class: 'note' }, note));

const state = (room) => (room.phase === 'playing' ? 'flying: watch' : room.open_seats ? `${room.open_seats} open` : room.phase === 'over' ? 'over' : 'full');

/** A ship to look at; its tiles are not from the box. */
const SHOWPIECE = (() => {
  const [none, one, two, any] = ['smooth', 'one_pipe', 'two_pipe', 'universal'];
  const parts = [
    ['6,6', 'cannon', [none, one, two, none]], ['7,6', 'double_cannon', [none, two, any, one]], ['8,6', 'cannon', [none, none, one, two]],
    ['5,7', { battery: 2 }, [none, two, any, none]], ['6,7', 'cabin', [two, any, one, two]], ['7,7', 'starting_cabin', [any, any, any, any]],
      ['8,7', { cargo: 2 }, [one, two, any, one]], ['9,7', 'shield', [none, none, one, two]],
    ['5,8', { life_support: 'brown' }, [two, one, one, none]], ['6,8', 'structural', [one, any, none, one]],
      ['7,8', 'double_engine', [any, two, none, two]], ['8,8', { special_cargo: 1 }, [two, one, any, any]],
      ['9,8', 'cabin', [one, none, two, one]],
    ['5,9', 'engine', [one, none, none, none]], ['8,9', 'engine', [two, one, none, none]], ['9,9', 'engine', [two, none, none, one]],
  ];
  const aboard = { '6,7': { alien: 'brown' }, '7,7': { humans: 2 }, '9,8': { humans: 2 }, '5,7': { batteries: 1 },
    '8,7': { goods: [0, 1, 0, 1] }, '8,8': { goods: [1, 0, 0, 0] } };
  return {
    board: { squares: parts.map(([square]) => square) },
    box: { tiles: parts.map(([square, component, connectors]) => ({ id: `show ${square}`, component, connectors })) },
    view: { tiles: parts.map(([square], tile) => ({ square, tile, turn: 0, ...aboard[square] })), wrong: [], loose: null },
  };
})();

function page(go, draw, enter) {
  const list = (title, cards) => cards.length > 0 && h('section', null, h('h2', null, title), h('div', { class: 'cards' }, cards));
  return [
    h('header', { class: 'top' }, brand()),
    h('main', { class: 'page' },
      h('div', { class: 'hero' }, h('div', null,
        h('h1', null, 'Build it fast.', h('br'), 'Fly what’s left.'),
        h('p', { class: 'lead' }, 'A ship of spare parts, a deck of bad luck, and a bonus for arriving first.'),
        h('div', { class: 'row' }, button('Fly now', () => enter('/api/quick', { name: memory.name().trim() || undefined }),
          { cls: 'primary big' }), nameField()),
        h('p', { class: 'note' }, 'A learning flight against three bots. Nothing to fill in.'),
        h('div', { class: 'row' },
          button('New room', () => draw(Object.assign(data, { form: !data.form })), { 'aria-expanded': String(data.form) }),
          h('form', { class: 'join', onsubmit: (event) => {
            event.preventDefault();
            const code = event.target.elements.code.value.trim();
            if (code) go(`/r/${encodeURIComponent(code.toUpperCase())}`);
          } }, h('input', { name: 'code', placeholder: 'Join with a code', 'aria-label': 'Code of a room', maxlength: 12,
            autocapitalize: 'characters', autocomplete: 'off' }), h('button', null, 'Join')))),
      ship(SHOWPIECE.board, SHOWPIECE.view, SHOWPIECE.box, { small: true, colour: 'blue', label: 'A ship of spare parts' })),
      data.form && newRoom(draw, enter),
      list('Your rooms', data.mine.map((room) => roomCard(room, room.phase === 'playing' ? 'go on' : state(room)))),
      list('Open rooms', data.rooms.map((room) => roomCard(room, state(room)))),
      list('Finished games', data.games.slice(0, 12).map((game) => h('a', { class: 'card', href: `/replay/${game.id}`, key: game.id },
        h('strong', null, mode(game.mode)), h('span', null, game.names.map((name, i) => `${name} ${game.credits[i]}`).join(', ')),
        h('span', { class: 'note' }, new Date(game.ended * 1000).toLocaleDateString()))))),
  ];
}
