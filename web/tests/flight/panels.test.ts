// Questions and log entries as the page draws them, in both languages; also those that few games come to.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Table } from '../../src/lib/table.svelte';
import type { Answer, CargoMenu, Catalogue, Event, GameView, Good, PlacedTile, QuestionView, Reason, Shape } from '../../src/protocol';
import { loadAll } from '../../src/screens/flight/cargo';
import { BOARDS, CARDS, TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
});

const { fillBox } = await import('../../src/lib/catalogue');
const { hands } = await import('../../src/lib/hands.svelte');
const { settings } = await import('../../src/lib/settings.svelte');
const { speak, t } = await import('../../src/words/index.svelte');
const Seated = (await import('./Seated.svelte')).default as unknown as Component<Record<string, unknown>>;
const Cargo = (await import('../../src/screens/flight/ask/Cargo.svelte')).default;
const Choose = (await import('../../src/screens/flight/ask/Choose.svelte')).default;
const Order = (await import('../../src/screens/flight/Order.svelte')).default;
const Tally = (await import('../../src/parts/Tally.svelte')).default;
const CardSymbols = (await import('../../src/parts/CardSymbols.svelte')).default;
const GiveUp = (await import('../../src/screens/flight/ask/GiveUp.svelte')).default;
const LogEntry = (await import('../../src/screens/flight/LogEntry.svelte')).default;
const Narration = (await import('../../src/screens/flight/Narration.svelte')).default;
const Place = (await import('../../src/screens/flight/ask/Place.svelte')).default;

const tile = (component: string, size?: number): number =>
  TILES.findIndex(({ component: found }) => found.type === component && (size === undefined || ('value' in found && found.value === size)));
const card = CARDS.findIndex(({ kind }) => kind === 'slavers');

beforeAll(() => {
  const supply = { lost_component: 1, prices: [4, 3, 2, 1] };
  fillBox({ tiles: TILES, cards: CARDS, ship_boards: BOARDS, supply } as unknown as Catalogue);
});

const ship = {
  tiles: [
    { square: '7,7', tile: tile('cabin'), turn: 0, humans: 2 },
    { square: '6,7', tile: tile('cargo', 2), turn: 0 },
    { square: '8,7', tile: tile('cargo', 3), turn: 0, goods: [0, 0, 1, 0] },
    { square: '8,8', tile: tile('special_cargo', 1), turn: 0 },
  ],
  wrong: [],
  tally: { crew: 2 },
};
const view = {
  flight: {
    card,
    phase: { type: 'card', value: 0 },
    order: [0, 1],
    number: 0,
    level: 'I',
    ship_board: 0,
    to_come: [0, 0, 0],
    revealed: [0],
  },
  seats: [{ position: 5 }, { position: 3 }],
  ships: [ship, ship],
  waiting: [],
} as unknown as GameView;
const table = {
  session: { view, now: () => 0 },
  shown: view,
  log: [],
  focus: 0,
  you: 0,
  seats: [],
  scene: null,
  name: (seat: number) => ['Ada', 'Bob'][seat] ?? '',
  colour: () => 'red',
  look() {},
} as unknown as Table;

function drawn<P extends Record<string, unknown>>(part: Component<P>, given: P, at = table): string {
  return render(Seated, { props: { table: at, part, given } }).body;
}
const question = (shape: Shape, reason: Reason, suggested: QuestionView['suggested']): QuestionView =>
  ({ id: 1, decision: { seat: 0, shape, reason }, suggested, choices: [] }) as unknown as QuestionView;
const cargo = (dock: [number, number, number, number]): QuestionView => {
  const holds = ['6,7', '8,7', '8,8'];
  const free = (count: number, all: string[]): string[] => (count ? all : []);
  const [red, yellow, green, blue] = dock;
  const room = [free(red, ['8,8']), free(yellow, holds), free(green, holds), free(blue, holds)] as CargoMenu['free'];
  const menu: CargoMenu = { dock, laden: [[], [], ['8,7'], []], free: room };
  const puts: Answer[] = loadAll(menu, ship.tiles as PlacedTile[]).map(({ square, good }) => ({ type: 'put', value: [square, good] }));
  const [suggested = { type: 'done' }, ...suggested_next] = puts;
  return { ...question({ type: 'cargo', ...menu }, { type: 'load_goods' }, suggested), suggested_next };
};
/** Messages without words show their ids. */
const unsaid = (html: string): string[] => html.match(/[>"]\s*(flight|common|rules|event)-[a-z-]+(?=["<])|\{\s*\$/g) ?? [];

describe.each(['en', 'cs'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
    vi.unstubAllGlobals();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  });

  test('a part that was kept back is added, or left and paid for', () => {
    const spots: Shape = { type: 'place', spots: [['7,6'], [], [], []] };
    const reason: Reason = { type: 'add_late_part', tile: tile('cabin') };
    const html = drawn(Place, { question: question(spots, reason, { type: 'place', value: ['7,6', 0] }) });
    expect(unsaid(html)).toEqual([]);
    expect(html).toContain(t('flight-go-place', { square: '7,6' }));
    expect(html).toContain(t('flight-go-leave-part'));
    expect(html).toContain(t('flight-turn-right'));
  });

  test('whoever gives up is told what counts for them at this table', () => {
    const html = (mode: string, half_scores = false): string => {
      const session = { ...table.session, room: { options: { mode: { type: mode }, extras: { half_scores } } } };
      const at = { ...table, session } as unknown as Table;
      return drawn(GiveUp as unknown as Component<Record<string, unknown>>, { onclose() {} }, at);
    };
    const reward = (titles: string): string => t('flight-give-up-reward', { titles });
    expect(new Set(['no', 'yes', 'half'].map(reward)).size).toBe(3);
    expect(html('learning')).toContain(reward('no'));
    expect(html('trek')).toContain(reward('yes'));
    expect(html('trek', true)).toContain(reward('half'));
  });

  test('a reward has its price beside it', () => {
    const asked = question(
      { type: 'yes_no' },
      { type: 'take_reward', reward: { credits: 8, goods: [0, 0, 0, 0], batteries: 0, crew: 0, days: 0 }, days: 2 },
      { type: 'yes' },
    );
    const html = drawn(Choose, { question: asked });
    expect(unsaid(html)).toEqual([]);
    for (const words of ['flight-ask-reward', 'flight-answer-take-reward-yes', 'flight-answer-take-reward-no'])
      expect(html).toContain(t(words));
    expect(html).toContain(t('flight-credits-gained', { credits: 8 }));
    expect(html).toContain(t('flight-days-lost', { days: 2 }));
    // The suggested one is marked, and says what that means.
    expect(html).toContain(t('flight-careful'));
    expect(html).toContain(`title="${t('flight-careful.about')}"`);
    // What chooses it on a keyboard is shown to whoever uses one, looks like a key and says so.
    expect(html).not.toContain('<kbd');
    hands.keys = true;
    expect(drawn(Choose, { question: asked })).toContain(`title="${t('flight-key', { key: 1 })}"`);
    hands.keys = false;
  });

  test('a button that comes by itself is not pressed by mistake', () => {
    const asked = question(
      { type: 'yes_no' },
      { type: 'take_reward', reward: { credits: 8, goods: [0, 0, 0, 0], batteries: 0, crew: 0, days: 0 }, days: 2 },
      { type: 'yes' },
    );
    const button = (): string => /<button[^>]*data-testid="confirm"/.exec(drawn(Choose, { question: asked }))![0];
    expect(button()).toContain('fresh');
    const { speed } = settings;
    // Where nothing is played, it comes when something was pressed.
    settings.speed = 100;
    expect(button()).not.toContain('fresh');
    settings.speed = speed;
  });

  test('holds count what is in them; in the yard, what fits into them', () => {
    const figures = { crew: 2, cannons: 0, cannons_powered: 0, engines: 0, engines_powered: 0, shields: [], exposed: 0, batteries: 0 };
    const laden = { ...ship, tally: { ...figures, cargo: 5, special_cargo: 1 } };
    const flying = drawn(Tally as never, { ship: laden });
    const words = t('tally-cargo.aboard', { aboard: 1, all: 6 });
    expect(flying).toContain(t('tally-red', { words, red: 1 }));
    expect(flying).toMatch(/>\s*1(<!--.*?-->)*<small[^>]*>\/6/);
    const yard = drawn(Tally as never, { ship: laden, empty: true });
    expect(yard).toContain(t('tally-red', { words: t('tally-cargo.say', { figure: 6 }), red: 1 }));
    expect(yard).not.toContain('/6');
  });

  test('all holds are there, empty ones as well, and what waits has a dock', () => {
    // A red block fits, four others fit; the last one has to wait.
    const html = drawn(Cargo, { question: cargo([1, 0, 0, 5]) });
    expect(unsaid(html)).toEqual([]);
    for (const square of ['6,7', '8,7', '8,8']) expect(html).toContain(t('flight-hold', { square }));
    expect(html).toContain(t('flight-help-load'));
    expect(html).toContain(t('flight-left-behind', { value: 1 }));
    expect(html).not.toContain(t('flight-all-aboard'));
  });

  test('what would fit after a rearrangement is offered with what it brings', () => {
    const lift: Answer = { type: 'lift', value: ['8,7', 'green'] };
    const put = (good: Good): Answer => ({ type: 'put', value: ['8,7', good] });
    const asked = { ...cargo([1, 0, 0, 5]), suggested: lift };
    // A red block and four blue ones fit as it is.
    const offered = drawn(Cargo, { question: { ...asked, suggested_next: [put('red'), put('yellow'), put('yellow'), put('yellow')] } });
    expect(offered).toContain(t('flight-load-rearrange', { value: 3 }));
    expect(unsaid(offered)).toEqual([]);
    // What brings nothing is not offered.
    const idle = drawn(Cargo, { question: { ...asked, suggested_next: [put('red'), put('yellow'), put('yellow')] } });
    expect(idle).not.toContain(t('flight-load-rearrange', { value: 0 }));
    expect(idle).toContain(t('flight-left-behind', { value: 1 }));
  });

  test('where it is proposed to burn a block, it is loaded all the same until somebody burns it', () => {
    const burn: Answer = { type: 'burn', value: ['7,8', 'blue'] };
    const asked = cargo([1, 0, 0, 1]);
    for (const suggested_next of [[], [asked.suggested]])
      expect(drawn(Cargo, { question: { ...asked, suggested: burn, suggested_next } })).toContain(t('flight-all-aboard'));
  });

  test('when nothing waits, nobody is told how to load', () => {
    const html = drawn(Cargo, { question: cargo([0, 0, 0, 1]) });
    expect(unsaid(html)).toEqual([]);
    expect(html).toContain(t('flight-all-aboard'));
    expect(html).not.toContain(t('flight-help-load'));
    expect(html).toContain(t('flight-free-places', { count: 1 }));
  });

  test('strength from batteries has its sign in flight as in the yard, and a double without one says why', () => {
    const figures = { crew: 2, cannons: 4, cannons_powered: 4, shields: [], exposed: 0, cargo: 0, special_cargo: 0 };
    const doubles = [{ square: '7,8', tile: tile('double_engine'), turn: 0 }];
    const charged = { tiles: doubles, tally: { ...figures, batteries: 1, engines: 4, engines_powered: 8 } };
    const idle = { tiles: doubles, tally: { ...figures, batteries: 0, engines: 0, engines_powered: 0 } };
    const order = (ship: object): string => {
      const seats = [5, 3].map((position) => ({ position, lost: 0, title: null }));
      const flight = { ...view.flight, announced: [] };
      const shown = { ...view, flight, seats, ships: [ship, ship] } as unknown as GameView;
      return drawn(Order as never, {}, { ...table, shown, session: null, theatre: { busy: false } } as unknown as Table);
    };
    const yard = (ship: object): string => drawn(Tally as never, { ship });
    const say = (id: string, more: Record<string, string>): string =>
      t(id, { words: t('tally-engines.say', { figure: more.figure! }), ...more });
    for (const html of [order(charged), yard(charged)]) {
      expect(html).toContain(say('tally-powered', { figure: '2', powered: '2' }));
      // The sign stands beside the figure.
      expect(html).toMatch(/\+2(<!--.*?-->|<span[^>]*>)*<svg/);
    }
    expect(order(idle)).toContain(t('tally-no-battery'));
    // How far they are apart.
    expect(order(charged)).toContain(t('flight-behind.you', { spaces: 2 }));
    for (const html of [order(idle), yard(idle)]) expect(html).toContain(say('tally-engines.idle', { figure: '0' }));
    // A solar panel does as well.
    const sunny = { ...charged, tally: { ...charged.tally, batteries: 0 } };
    expect(order(sunny)).not.toContain(t('tally-no-battery'));
  });

  test('a card that takes goods shows the battery that goes instead', () => {
    const html = drawn(CardSymbols as never, { symbols: [{ show: 'goods-lost', count: 2 }] });
    expect(html.match(/<svg/g)).toHaveLength(3);
    expect(html).toContain(t('card-say-goods-lost', { count: 2 }));
    expect(html).toContain(t('card-else'));
    // As many as goods, and pointing at it says so.
    expect(html).toContain(t('card-each'));
    expect(html).toContain(`title="${t('card-say-goods-lost', { count: 2 })}"`);
    expect(drawn(CardSymbols as never, { symbols: [{ show: 'goods-lost', count: 1 }] })).not.toContain(t('card-each'));
  });

  test('a card says where its shots come from and which of them are heavy', () => {
    const shot = (kind: string, from: string) => ({ projectile: { kind, from }, state: 'coming' });
    const html = (...hits: object[]): string => drawn(CardSymbols as never, { symbols: [{ show: 'hits', hits }] });
    const [light, heavy] = [t('card-say-light-fire'), t('card-say-heavy-fire')];
    const both = html(shot('light_fire', 'rear'), shot('heavy_fire', 'rear'));
    expect(both).toContain(t('card-say-fire', { from: t('side-rear.from'), shots: `${light}, ${heavy}` }));
    expect(both.match(/<title>/g)).toHaveLength(2);
    expect(html(shot('large_meteor', 'rear'))).not.toContain('says');
    expect(html(...['front', 'left', 'rear'].map((from) => shot('light_fire', from)))).not.toContain('says');
  });

  test('what our own headline says is not said again with our name; what happens to others names them', () => {
    const scene = (event: Event): string =>
      drawn(Narration as never, {}, {
        ...table,
        theatre: { skipAll() {} },
        scene: { key: 1, event, together: [event], before: view, lasts: 0 },
      } as unknown as Table);
    const own = scene({ type: 'beaten_by_enemy', seat: 0 });
    expect(own).toContain(t('flight-now-beaten-by-enemy'));
    expect(own).not.toContain('Ada');
    expect(scene({ type: 'weakest', seat: 0, measure: 'engines' })).toContain(t('flight-now-weakest', { measure: 'engines' }));
    expect(scene({ type: 'beaten_by_enemy', seat: 1 })).toContain(t('event-beaten-by-enemy', { player: 'Bob' }));
    const back = scene({ type: 'moved', seat: 0, days: -2, position: 2 });
    expect(back).toContain(t('flight-moved-back-past.you', { days: 2, names: 'Bob', place: 2 }));
  });

  test('whoever was thrown out has not landed, and somebody who is away is not thinking', () => {
    const waits = (gaveUp: string, gone: number | null): string => {
      const shown = {
        ...view,
        waiting: [{ seat: 1, deadline: null }],
        seats: [{ ...view.seats[0], flying: false, gave_up: gaveUp }, view.seats[1]],
      } as unknown as GameView;
      const session = { view: shown, now: () => 0, you: 0, room: { phase: 'playing', host: 0, seats: [] } };
      const seats = [
        { name: 'Ada', gone: null },
        { name: 'Bob', gone },
      ];
      const theatre = { skipAll() {}, loading: { seat: null }, goHome() {} };
      return drawn(Narration as never, {}, { ...table, shown, session, seats, theatre } as unknown as Table);
    };
    expect(waits('chose', null)).toContain(t('flight-watching-on'));
    expect(waits('lapped', null)).toContain(t('flight-watching-out'));
    expect(waits('lapped', null)).not.toContain(t('flight-watching-on'));
    expect(waits('chose', null)).toContain(t('flight-waiting', { names: 'Bob' }));
    expect(waits('chose', 0)).toContain(t('flight-waiting-away', { names: 'Bob' }));
    expect(waits('chose', 0)).toContain(t('menu-put-stand-in'));
  });

  test('while a hint is read the flight says what it waits for, beside what happens and without it', () => {
    const event: Event = { type: 'moved', seat: 1, days: 2, position: 6 };
    const scene = { key: 1, event, together: [event], before: view, lasts: 0 };
    const says = (holding: boolean, now: object | null): string =>
      drawn(Narration as never, {}, {
        ...table,
        theatre: { skipAll() {}, holding },
        scene: now,
        session: null,
      } as unknown as Table);
    const note = t('flight-held.help');
    expect(says(true, scene)).toContain(note);
    expect(says(true, null)).toContain(t('flight-held'));
    expect(says(true, null)).toContain(note);
    expect(says(false, scene)).not.toContain(note);
  });

  test('while somebody loads, that is what is waited for', () => {
    const session = { view: { ...view, waiting: [{ seat: 1, deadline: null }] }, now: () => 0 };
    const waits = (seat: number | null): string =>
      drawn(Narration as never, {}, { ...table, session, theatre: { loading: { seat } } } as unknown as Table);
    expect(waits(1)).toContain(t('flight-loads', { player: 'Bob' }));
    expect(waits(null)).toContain(t('flight-waiting', { names: 'Bob' }));
  });

  test('the line about somebody’s state is there whether they think or not', () => {
    const ship = { tiles: [], tally: { crew: 2, cannons: 0, engines: 0, shields: [] } };
    const seats = [5, 3].map((position) => ({ position, lost: 0, title: null }));
    const order = (waiting: object[]): string => {
      const shown = { ...view, flight: { ...view.flight, announced: [] }, seats, ships: [ship, ship], waiting };
      return drawn(Order as never, {}, { ...table, shown, session: null, theatre: { busy: false } } as unknown as Table);
    };
    const thinks = order([{ seat: 1, deadline: null }]);
    expect(thinks).toContain(t('flight-waits'));
    for (const html of [thinks, order([])]) {
      expect(html.match(/class="state/g)).toHaveLength(2);
      expect(html).toContain(t('flight-leads'));
    }
  });

  test('an entry of the log for several events can be opened', () => {
    const event: Event = { type: 'crew_lost', seat: 1, cabin: '7,7', alien: null };
    const told = [1, 2, 3].map((key) => ({ key, event, timeOut: false, flight: 0, version: 1 }));
    const html = drawn(LogEntry, { entry: { key: 1, told }, during: null });
    expect(unsaid(html)).toEqual([]);
    expect(html).toContain(t('flight-told-humans-lost', { player: 'Bob', count: 3 }));
    expect(html).toContain(t('flight-log-parts', { count: 3 }));
  });

  test('the log says you to whoever sits here, and names to those who watch', () => {
    const event: Event = { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null };
    const entry = { key: 1, told: [{ key: 1, event, timeOut: false, flight: 0, version: 1 }] };
    const line = (you: number | null): string => drawn(LogEntry, { entry, during: null }, { ...table, you } as unknown as Table);
    expect(line(0)).toContain(t('event-human-lost.you', { square: '7,7' }));
    expect(line(0)).not.toContain('Ada');
    expect(line(null)).toContain(t('event-human-lost', { player: 'Ada', square: '7,7' }));
  });
});
