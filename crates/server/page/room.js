// A room: coming in, the lobby, the game, chat.

import { h, show, button, field, select, memory, toast } from './dom.js';
import { request, catalogue, Table } from './net.js';
import { brand, nameField, nameOr, optionFields } from './home.js';
import { players, flight, log, lately, results, stage, isBuilding, dot } from './panels.js';
import { yardMarks, handPanel, yardPanel, timer, turnHand } from './yard.js';
import { prepare, questionMarks, questionPanel, waiting } from './flight.js';
import { mode, pace, refused, title, split, count, COLOURS, TIERS } from './words.js';

/** Messages that arrive together are drawn together. */
const FRAME = 15;
const BOT = { tier: 'trucker', taste: 'balanced', pace: 'steady' };

/** Opens a room: on one's own seat if this browser has its token, otherwise at the door. */
export function openRoom(code, go) {
  document.title = `${code} · Trucker`;
  const token = memory.rooms()[code];
  return token ? play(code, token, go) : door(code, go);
}

function door(code, go) {
  let gone = false;
  let leave = () => {};
  const enter = (token) => {
    leave = play(code, token, go);
  };
  const join = async () => {
    try {
      const { room, token } = await request(`/api/rooms/${code}/join`, { name: nameOr('Captain') });
      memory.keepSeat(room, token);
      if (!gone) enter(token);
    } catch (wrong) {
      toast(wrong.message);
    }
  };
  const frame = (...kids) => !gone && show(h('header', { class: 'top' }, brand()),
    h('main', { class: 'page' }, h('h1', null, `Room ${code}`), kids));
  request(`/api/rooms/${encodeURIComponent(code)}`).then(
    (room) => frame(
      h('p', { class: 'lead' }, `${mode(room.options.mode)}, ${pace(room.options.pace)}. ${room.people.length ? `Here: ${room.people.join(', ')}.` : ''}`),
      h('div', { class: 'row' }, nameField()),
      h('div', { class: 'row' },
        button('Take a seat', join, { cls: 'primary',
          why: room.phase === 'playing' ? 'A game is running.' : room.open_seats ? '' : 'All seats are taken.' }),
        button('Watch', () => enter(undefined)))),
    (wrong) => frame(h('p', { class: 'lead' }, wrong.message), h('a', { href: '/' }, 'Home')));
  return () => {
    gone = true;
    leave();
  };
}

function play(code, token, go) {
  let box = null;
  let drawing = 0;
  const ui = { focus: null, turn: 0, finishing: false, chosen: [], foreseen: {}, tool: null, key: null, options: null };
  // A timer and not a frame: a tab in the background keeps its title up to date.
  const draw = () => (drawing ||= setTimeout(() => {
    drawing = 0;
    paint();
  }, FRAME));
  const table = new Table(code, token, draw);
  let shown = { wanted: null, card: null };
  const g = { table, ui, draw, get view() { return table.view; } };
  const paint = () => {
    if (table.bye?.code === 'wrong_token') {
      memory.dropSeat(code);
      table.close();
      toast(refused(table.bye));
      return go(`/r/${code}`);
    }
    if (table.bye?.code === 'dismissed') {
      if (table.room?.phase !== 'playing') memory.dropSeat(code);
      table.close();
      toast('You have left the room.');
      return go('/');
    }
    if (!table.room || !box) return show(h('header', { class: 'top' }, brand()),
      h('main', { class: 'page' }, h('p', { class: 'lead' }, table.bye ? refused(table.bye) : 'Coming in …')));
    const { room } = table;
    Object.assign(g, { box, me: table.you, colours: room.seats.map(({ colour }) => colour), names: room.seats.map(sitterName),
      focus: ui.focus ?? table.you ?? 0 });
    const game = table.view && room.phase !== 'lobby';
    if (game) prepare(g);
    g.focus = ui.focus ?? table.you ?? 0;
    show(header(g), banner(g), game ? gameScreen(g) : lobby(g));
    document.title = game && table.view.own?.question ? `Your turn · ${code}` : `${code} · Trucker`;
    // On a small screen what is wanted next comes into sight: the ship for a tile or a question, otherwise the card.
    const own = game && table.view.own;
    const now = { wanted: own?.question?.id ?? own?.hand ?? null, card: table.view?.flight.card ?? room.phase };
    const place = now.wanted != null && now.wanted !== shown.wanted ? '.stage' : now.card !== shown.card ? 'main' : null;
    if (innerWidth <= 800 && place) document.querySelector(place)?.scrollIntoView({ block: 'start' });
    shown = now;
    return undefined;
  };
  catalogue().then((content) => draw((box = content)), (wrong) => toast(wrong.message));
  const pulse = setInterval(() => table.view && draw(), 1000);
  const onkey = (event) => {
    const typing = event.ctrlKey || event.metaKey || event.target.closest?.('input, select, textarea');
    if (event.key.toLowerCase() === 'r' && !typing) turnHand(g, event.shiftKey ? -1 : 1);
  };
  let wheeled = 0;
  const onwheel = (event) => {
    const holds = table.view?.own?.hand != null || table.view?.own?.question?.decision.shape.place;
    if (!holds || !event.target.closest?.('svg.ship:not(.small)')) return;
    event.preventDefault();
    if (performance.now() - wheeled < 120) return;
    wheeled = performance.now();
    turnHand(g, Math.sign(event.deltaY));
  };
  addEventListener('keydown', onkey);
  addEventListener('wheel', onwheel, { passive: false });
  return () => {
    table.close();
    clearInterval(pulse);
    clearTimeout(drawing);
    drawing = -1;
    removeEventListener('keydown', onkey);
    removeEventListener('wheel', onwheel);
  };
}

const sitterName = ({ sitter, colour }) => {
  const [kind, data] = split(sitter);
  return kind === 'person' ? data.name : kind === 'bot' ? `${title(colour)} bot` : 'Open seat';
};

function header(g) {
  const { table } = g;
  const { view, room } = table;
  const playing = view && room.phase !== 'lobby';
  return h('header', { class: 'top' }, brand(),
    h('span', { class: 'note' }, `${room.code} · ${mode(room.options.mode)}${view && room.options.mode === 'trek' && playing ? `, flight ${view.flight.number + 1}` : ''}`),
    playing && h('span', { class: 'status' }, isBuilding(view) && timer(g), h('span', null, waiting(g))),
    h('span', { class: 'row end' },
      playing && view.own?.may_undo && button('Undo', () => table.say('undo', {})),
      playing && view.own?.gives_up != null && button(view.own.gives_up ? 'Fly on after all' : 'Give up',
        () => table.say('act', { action: { give_up: !view.own.gives_up } }),
        { title: view.own.gives_up ? 'You will leave the flight after this card.' : 'Leave the flight after this card.' }),
      table.you != null && button('Leave', () => (g.ui.leaving ? table.change('leave') : g.draw((g.ui.leaving = true)))),
      g.ui.leaving && button('Stay', () => g.draw((g.ui.leaving = false)), { cls: 'primary' })));
}

function banner(g) {
  const { table } = g;
  const line = (text, ...more) => h('div', { class: 'banner', role: 'status' }, text, more);
  const me = table.you == null ? null : split(table.room.seats[table.you].sitter)[1];
  return [
    !table.connected && (table.ended ? line(refused(table.bye), button('Play here', () => table.open())) : line('Reconnecting …')),
    g.ui.leaving && line(`Leave? ${table.room.phase === 'playing' ? 'A bot plays on for you' : 'Your seat becomes free'}. Press Leave once more.`),
    me?.stand_in && line('A bot plays for you.', button('Take my seat back', () => table.change('take_back'), { cls: 'primary' })),
    table.you == null && table.connected && line('You watch.',
      table.room.phase === 'lobby' && h('a', { href: `/r/${table.code}` }, 'Take a seat')),
  ];
}

function chat(g) {
  const { table } = g;
  return h('section', { class: 'panel chat' }, h('h2', null, 'Chat'),
    h('ol', null, table.chat.slice(-30).map((line) => h('li', { key: line.number }, dot(g.colours[line.seat] ?? ''),
      h('strong', null, line.name), ' ', line.text))),
    table.you != null && h('form', { class: 'join', onsubmit: (event) => {
      event.preventDefault();
      const input = event.target.elements.text;
      if (input.value.trim()) table.say('chat', { text: input.value.trim() });
      input.value = '';
    } }, h('input', { name: 'text', 'aria-label': 'Say something', placeholder: 'Say something', maxlength: 300, autocomplete: 'off' }),
      h('button', null, 'Say')));
}

const share = (g) => button(`Share link: ${g.table.code}`, () => {
  const link = `${location.origin}/r/${g.table.code}`;
  Promise.resolve(navigator.clipboard?.writeText(link)).then(() => toast(`Copied: ${link}`), () => toast(link));
}, { title: 'Copy the address of this room' });

/** What else can be done about somebody at the table. */
function seatActions(g, seat) {
  const { table } = g;
  const [kind, data] = split(table.room.seats[seat].sitter);
  if (kind !== 'person' || seat === table.you || table.you == null) return null;
  const host = table.room.host === table.you;
  const mute = table.muted.includes(seat);
  return h('span', { class: 'row' },
    !data.connected && h('span', { class: 'note' }, data.stand_in ? 'a bot plays' : 'absent'),
    host && !data.connected && !data.stand_in && table.room.phase === 'playing' && button('Let a bot play',
      () => table.change('stand_in', { seat, bot: BOT })),
    host && data.connected && button('Make host', () => table.change('hand_over', { seat })),
    button(mute ? 'Hear' : 'Mute', () => {
      table.muted = mute ? table.muted.filter((each) => each !== seat) : [...table.muted, seat];
      table.say('mute', { seat, muted: !mute });
    }));
}

function lobby(g) {
  const { table } = g;
  const { room, you } = table;
  const host = room.host === you && you != null;
  const me = you == null ? null : split(room.seats[you].sitter)[1];
  const free = COLOURS.filter((colour) => colour === room.seats[you]?.colour || !room.seats.some((each) => each.colour === colour));
  const waitingFor = room.seats.some(({ sitter },
    seat) => sitter === 'open' || (sitter.person && seat !== room.host && !sitter.person.ready));
  return h('main', { class: 'lobby' },
    h('section', { class: 'panel' }, h('h2', null, `Room ${room.code}`),
      h('p', { class: 'note' }, `${mode(room.options.mode)}, ${pace(room.options.pace)}. ${count(room.watching, 'spectator')}.`),
      h('ul', { class: 'seats' }, room.seats.map(({ sitter, colour }, seat) => {
        const [kind, data] = split(sitter);
        const tier = kind === 'bot' && (host ? select(data.tier, TIERS,
          (value) => table.change('set_bot', { seat, bot: { ...data, tier: value } }),
          { 'aria-label': 'How well the bot plays' }) : data.tier);
        return h('li', { key: seat }, dot(colour), h('strong', null, g.names[seat], seat === you && ' (you)'), tier,
          kind === 'person' && h('span', { class: 'note' }, seat === room.host ? 'host' : data.ready ? 'ready' : 'not ready',
            !data.connected && ', absent'),
          h('span', { class: 'row end' },
            kind === 'open' && host && button('Add a bot', () => table.change('set_bot', { seat, bot: BOT })),
            kind !== 'open' && host && seat !== you && button(kind === 'bot' ? 'Remove' : 'Send away',
              () => table.change('open_seat', { seat })),
            seatActions(g, seat)));
      })),
      h('div', { class: 'row' }, share(g),
        me && !host && button(me.ready ? 'Not ready' : 'Ready', () => table.change('ready', { ready: !me.ready }),
          { cls: me.ready ? '' : 'primary' }),
        host && button('Start', () => table.change('start'),
          { cls: 'primary', why: waitingFor ? 'Somebody is not ready, or a seat is empty.' : '' })),
      me && h('div', { class: 'fields' },
        field('Your name', h('input', { value: me.name, maxlength: 24, onchange: (event) => {
          memory.keep('name', event.target.value);
          table.change('name', { name: event.target.value });
        } })),
        field('Your colour', select(room.seats[you].colour, free.map((colour) => [colour, colour]),
          (colour) => table.change('colour', { colour }))))),
    host && h('section', { class: 'panel' }, h('h2', null, 'What is played'),
      h('div', { class: 'fields' }, optionFields(room.options, (options) => table.change('options', { options })))),
    chat(g));
}

function gameScreen(g) {
  const { table } = g;
  const { view, room } = table;
  const over = room.phase === 'over' || view.flight.phase === 'over';
  const host = room.host === table.you && table.you != null;
  const building = isBuilding(view);
  const stood = table.you != null && split(room.seats[table.you].sitter)[1].stand_in;
  const mine = stood ? null : view.own;
  const panel = mine?.question ? questionPanel(g) : mine?.build ? handPanel(g) : null;
  const marks = mine?.question ? questionMarks(g) : mine?.build ? yardMarks(g) : {};
  return h('main', { class: `game ${building ? 'building' : 'flying'}` },
    h('div', { class: 'middle' },
      over && results(g, table.steps, h('div', { class: 'row' },
        host && button('The same again', () => table.change('rematch'), { cls: 'primary' }),
          host && room.options.mode !== 'trek' && button('Next level', () => table.change('next_level')),
        !host && h('span', { class: 'note' }, 'The host may start again.'),
          table.game && h('a', { class: 'button', href: `/replay/${table.game}` }, 'Replay'))),
      stage(g, marks),
      panel ?? (!over && h('section', { class: 'panel dock' }, lately(g, table.steps),
        h('p', { class: 'question' }, waiting(g) || (building ? 'The others still build.' : 'The flight goes on …'))))),
    h('div', { class: 'side' }, building ? yardPanel(g) : flight(g)),
    h('div', { class: 'people' }, players(g, (seat) => seatActions(g, seat)), h('div', { class: 'row' }, share(g)), log(g, table.steps),
      chat(g)));
}
