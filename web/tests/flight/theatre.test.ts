import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, GameView, GaveUp, Step } from '../../src/protocol';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: false });
const { Theatre, after } = await import('../../src/lib/theatre.svelte');
const { settings } = await import('../../src/lib/settings.svelte');

const ship = (...squares: string[]) => ({
  tiles: squares.map((square) => ({ square, tile: 0, turn: 0, humans: 2, batteries: 2 })),
});
const view = (phase: unknown, more: object = {}): GameView =>
  ({
    flight: { phase: { type: phase }, card: null, number: 0, order: [0, 1], announced: [] },
    seats: [
      { position: 5, flying: true, credits: 0 },
      { position: 3, flying: true, credits: 0 },
    ],
    ships: [ship('7,7', '8,7'), ship('7,7')],
    own: { seat: 0, credits: 1 },
    waiting: [],
    ...more,
  }) as unknown as GameView;
const step = (version: number, ...events: Event[]): Step => ({ version, at: 0, cause: { type: 'act', value: 0 }, events });
const rolled: Event = { type: 'rolled', seat: 0, dice: [3, 4] };
const lost: Event = { type: 'tile_lost', seat: 0, tile: 0, square: '8,7', loss: 'destroyed' };

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => vi.useRealTimers());

function playing(...steps: Step[]) {
  const theatre = new Theatre(() => 0);
  theatre.show(view('reveal'));
  theatre.hear({ view: view('over'), steps, fresh: false });
  return theatre;
}

test('events are played one after the other, and the truth comes last', async () => {
  const theatre = playing(step(1, rolled, lost));
  expect(theatre.busy).toBe(true);
  expect(theatre.scene?.event).toBe(rolled);
  expect(theatre.shown?.ships[0]?.tiles.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(theatre.scene?.event).toBe(lost);
  expect(theatre.shown?.ships[0]?.tiles.length).toBe(1);
  expect(theatre.scene?.before.ships[0]?.tiles.length).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(theatre.busy).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('over');
});

test('skipping tells the rest once and shows the truth at once', async () => {
  const theatre = playing(step(1, rolled, lost), step(2, rolled));
  theatre.skipAll();
  expect(theatre.log.map(({ event }) => event)).toEqual([rolled, lost, rolled]);
  expect(theatre.busy).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('over');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(theatre.log.length).toBe(3);
});

test('at instant speed nothing is waited for', () => {
  settings.speed = 100;
  const theatre = playing(step(1, rolled, lost));
  expect(theatre.busy).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('over');
});

test('strengths of the next flight are not those of the ships of this one', () => {
  const theatre = new Theatre(() => 0);
  const at = (number: number, crew: number): GameView => {
    const now = view('reveal');
    return { ...now, flight: { ...now.flight, number }, ships: now.ships.map((each) => ({ ...each, tally: { crew } })) } as never;
  };
  theatre.show(at(0, 6));
  theatre.hear({ view: at(1, 2), steps: [step(1, rolled)], fresh: false });
  expect(theatre.shown?.ships[0]?.tally.crew).toBe(6);
  theatre.show(at(0, 6));
  theatre.hear({ view: at(0, 2), steps: [step(2, rolled)], fresh: false });
  expect(theatre.shown?.ships[0]?.tally.crew).toBe(2);
});

test('a piece that falls off is one scene', () => {
  const fell = (square: string): Event => ({ type: 'tile_lost', seat: 0, tile: 0, square, loss: 'fell_off' });
  const theatre = playing(step(1, fell('7,7'), fell('8,7')));
  expect(theatre.scene?.together.length).toBe(2);
  expect(theatre.shown?.ships[0]?.tiles.length).toBe(0);
});

test('a step that is taken back is no longer told', () => {
  settings.speed = 100;
  const theatre = playing(step(1, rolled), step(2, lost));
  theatre.hear({ view: view('reveal'), steps: [{ version: 3, at: 0, cause: { type: 'undo', value: 0 }, events: [] }], fresh: false });
  expect(theatre.log.map(({ event }) => event)).toEqual([rolled]);
});

test('the story of the flight comes before what was heard since', () => {
  settings.speed = 100;
  const theatre = playing(step(5, lost));
  theatre.story([step(1, rolled), step(5, lost)], 0);
  expect(theatre.log.map(({ version }) => version)).toEqual([1, 5]);
});

test('what happens to the picture: crew, batteries, goods, places, credits', () => {
  const now = view('reveal');
  expect(after(now, { type: 'crew_lost', seat: 0, cabin: '7,7', alien: null }).ships[0]?.tiles[0]?.humans).toBe(1);
  expect(after(now, { type: 'battery_spent', seat: 0, square: '7,7' }).ships[0]?.tiles[0]?.batteries).toBe(1);
  expect(after(now, { type: 'good_loaded', seat: 0, square: '7,7', good: 'green' }).ships[0]?.tiles[0]?.goods).toEqual([0, 0, 1, 0]);
  const turned = after(now, { type: 'ship_turned', seat: 0 });
  expect(turned.ships.map((each) => each.turned)).toEqual([true, undefined]);
  expect(after(turned, { type: 'ship_turned', seat: 0 }).ships[0]?.turned).toBe(false);
  expect(after(now, { type: 'result_named', seat: 1, by: 0, roll: 5 }).seats[1]?.named_result).toBe(5);
  expect(after(now, { type: 'moved', seat: 1, days: 4, position: 8 }).flight.order).toEqual([1, 0]);
  expect(after(now, { type: 'left_flight', seat: 1, why: 'lapped' })).toMatchObject({ flight: { order: [0] } });
  expect(after(now, { type: 'paid', seat: 0, credits: 4, why: { type: 'card' } }).own?.credits).toBe(5);
});

const flown = (more: object = {}): GameView => {
  const now = view('card', more);
  return { ...now, flight: { ...now.flight, card: 3, revealed: [3], to_come: [0, 0, 0] } };
};
const begun: Event = { type: 'payday_began' };
const finish: Event = { type: 'paid', seat: 0, credits: 4, why: { type: 'finish', value: 0 } };
function home(live: boolean, ...events: Event[]) {
  const theatre = new Theatre(
    () => 0,
    () => '',
    live,
  );
  theatre.show(flown());
  theatre.hear({ view: view('over'), steps: [step(1, ...events, begun, finish)], fresh: false });
  return theatre;
}

test('after the last card the payday waits until we go on', async () => {
  const theatre = home(true, lost);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theatre.resting).toBe(true);
  expect(theatre.shown?.flight.phase).toEqual({ type: 'card' });
  theatre.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.resting).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('over');
});

test('what a member of the team earns on the way is not the end of the flight', async () => {
  const theatre = new Theatre(
    () => 0,
    () => '',
    true,
  );
  theatre.show(flown());
  const more: Event = { type: 'paid', seat: 1, credits: 1, why: { type: 'member', value: 'swindler_b' } };
  theatre.hear({ view: { ...flown(), flight: { ...flown().flight, phase: { type: 'reveal' } } }, steps: [step(1, more)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([theatre.resting, theatre.busy]).toEqual([false, false]);
});

/** Somebody at the table, with the last card on it. */
function seated(from: GameView) {
  const theatre = new Theatre(
    () => 0,
    () => '',
    true,
  );
  theatre.show(from);
  return theatre;
}

test('what the last decision leads to is played to its end, whatever is earned on the way', async () => {
  const theatre = seated(flown());
  const earned: Event = { type: 'paid', seat: 0, credits: 1, why: { type: 'member', value: 'swindler_b' } };
  theatre.hear({ view: view('over'), steps: [step(1, earned, lost, begun, finish)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theatre.resting).toBe(true);
  expect(theatre.log.map(({ event }) => event)).toEqual([earned, lost]);
  expect(theatre.shown?.ships[0]?.tiles.length).toBe(1);
});

test('the payday waits for us, too, if somebody is asked something before it pays anything', async () => {
  const theatre = seated(flown());
  theatre.hear({ view: view('payday'), steps: [step(1, lost, begun)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([theatre.resting, theatre.shown?.flight.phase.type]).toEqual([true, 'card']);
  theatre.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect([theatre.resting, theatre.shown?.flight.phase.type]).toEqual([false, 'payday']);
  // Once is enough.
  theatre.hear({ view: view('over'), steps: [step(2, finish)], fresh: false });
  expect([theatre.resting, theatre.shown?.flight.phase.type]).toEqual([false, 'over']);
});

test('whoever is out is asked to go on after the flight as well, unless they go straight to the payday', async () => {
  const gone = {
    seats: [
      { position: 5, flying: false, credits: 0, gave_up: 'chose' },
      { position: 3, flying: true, credits: 0 },
    ],
  };
  const theatre = seated(flown(gone));
  theatre.hear({ view: view('over', gone), steps: [step(1, begun, finish)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theatre.resting).toBe(true);
  const home = seated(flown(gone));
  home.goHome();
  home.hear({ view: view('over', gone), steps: [step(1, begun, finish)], fresh: false });
  expect([home.resting, home.shown?.flight.phase.type]).toEqual([false, 'over']);
});

test('a card that throws us out is looked at before the others fly on; whoever gave up by choice knows it', async () => {
  const out = (why: GaveUp) => {
    const theatre = new Theatre(
      () => 0,
      () => '',
      true,
    );
    theatre.show(flown());
    const next: Event = { type: 'card_revealed', card: 4 };
    theatre.hear({ view: flown(), steps: [step(1, lost, { type: 'left_flight', seat: 0, why }, next)], fresh: false });
    return theatre;
  };
  const theatre = out('no_humans');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([theatre.resting, theatre.out]).toEqual([true, true]);
  // However much happens meanwhile, it waits.
  for (let version = 2; version < 40; version += 1) theatre.hear({ view: flown(), steps: [step(version, lost)], fresh: false });
  expect(theatre.resting).toBe(true);
  theatre.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.resting).toBe(false);
  expect(theatre.log.some(({ event }) => event.type === 'card_revealed')).toBe(true);
  const free = out('chose');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(free.resting).toBe(false);
});

test('skipping the last card does not skip the look at it; a replay does not wait', async () => {
  const theatre = home(true, lost);
  theatre.skipAll();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.resting).toBe(true);
  expect(theatre.shown?.ships[0]?.tiles.length).toBe(1);
  theatre.skipAll();
  expect(theatre.shown?.flight.phase.type).toBe('over');
  const replay = home(false, lost);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.shown?.flight.phase.type).toBe('over');
});

test('what stood on a lost component is remembered', async () => {
  const theatre = home(true, lost);
  theatre.skipAll();
  expect(theatre.log.map(({ gone }) => gone?.humans)).toEqual([2]);
});

test('a card that is turned up is one card less to come', () => {
  const now = { ...flown(), flight: { ...flown().flight, revealed: [], to_come: [2, 0, 0] } } as GameView;
  const then = after(now, { type: 'card_revealed', card: 5 });
  expect([then.flight.revealed.length, then.flight.to_come]).toEqual([1, [1, 0, 0]]);
  expect(after(then, { type: 'card_revealed', card: 5 }).flight.to_come).toEqual([1, 0, 0]);
  // What is laid on top is to come, too.
  expect(after(then, { type: 'cards_added', deck: 'II', cards: 2 }).flight.to_come).toEqual([1, 2, 0]);
});

test('while something is read nothing further is played, however long that takes', async () => {
  const theatre = playing(step(1, rolled, lost), step(2, rolled));
  theatre.hold(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(theatre.scene?.event).toBe(rolled);
  expect(theatre.log).toHaveLength(1);
  expect(theatre.busy).toBe(true);
  theatre.hold(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(theatre.log).toHaveLength(3);
  expect(theatre.busy).toBe(false);
});

test('what comes meanwhile waits too, and nothing of it is lost', async () => {
  const theatre = playing(step(1, rolled));
  theatre.hold(true);
  for (let version = 2; version < 42; version += 1) theatre.hear({ view: view('over'), steps: [step(version, rolled)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theatre.log).toHaveLength(1);
  theatre.hold(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(theatre.log).toHaveLength(41);
  expect(theatre.busy).toBe(false);
});

test('whoever skips does not wait for what is read', async () => {
  const theatre = playing(step(1, rolled, lost));
  theatre.hold(true);
  await vi.advanceTimersByTimeAsync(60_000);
  theatre.skipAll();
  expect(theatre.busy).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('over');
  // Still held: the next act waits before its first event, and goes on when it may.
  theatre.hear({ view: view('reveal'), steps: [step(2, rolled)], fresh: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theatre.log).toHaveLength(2);
  theatre.hold(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(theatre.log).toHaveLength(3);
  expect(theatre.busy).toBe(false);
});

test('at once is at once, even for whoever reads', () => {
  settings.speed = 100;
  const theatre = new Theatre(() => 0);
  theatre.show(view('reveal'));
  theatre.hold(true);
  theatre.hear({ view: view('over'), steps: [step(1, rolled, lost)], fresh: false });
  expect(theatre.shown?.flight.phase.type).toBe('over');
});

const out = (good: 'red' | 'blue', seat = 1): Event => ({ type: 'good_lifted', seat, square: '7,7', good });
const up = (good: 'red' | 'blue', seat = 1): Event => ({ type: 'good_loaded', seat, square: '7,7', good });
const left: Event = { type: 'goods_left', seat: 1, goods: [0, 0, 0, 1] };
const goods = (theatre: InstanceType<typeof Theatre>) => theatre.shown?.ships[1]?.tiles[0]?.goods;
const waits = (...seats: number[]): GameView => view('reveal', { waiting: seats.map((seat) => ({ seat, deadline: null })) });

test('somebody else’s loading is told at once when it is done, and until then it is said that they load', async () => {
  const said: number[] = [];
  const theatre = new Theatre(
    () => 0,
    (events) => (said.push(events.length), ''),
    true,
  );
  theatre.show(view('reveal'));
  theatre.hear({ view: waits(1), steps: [step(1, out('red'))], fresh: false });
  theatre.hear({ view: waits(1), steps: [step(2, up('red'))], fresh: false });
  expect(theatre.loading.seat).toBe(1);
  expect([theatre.busy, theatre.log.length, goods(theatre)]).toEqual([false, 0, undefined]);
  theatre.hear({ view: view('over'), steps: [step(3, up('blue'), left, rolled)], fresh: false });
  expect(theatre.loading.seat).toBe(null);
  expect(theatre.scene?.together).toEqual([out('red'), up('red'), up('blue'), left]);
  // Once for all four.
  expect(said).toEqual([4]);
  expect(goods(theatre)).toEqual([1, 0, 0, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(theatre.scene?.event).toEqual(out('red'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(theatre.scene?.event).toBe(rolled);
  theatre.skipAll();
  expect(theatre.log.map(({ event }) => event)).toEqual([out('red'), up('red'), up('blue'), left, rolled]);
});

test('a grip that is taken back was none, and whoever loads next does not wait for the one before', () => {
  const theatre = new Theatre(
    () => 0,
    () => '',
    true,
  );
  theatre.show(view('reveal'));
  theatre.hear({ view: waits(1), steps: [step(1, up('red'))], fresh: false });
  theatre.hear({ view: waits(1), steps: [{ version: 2, at: 0, cause: { type: 'undo', value: 1 }, events: [] } as Step], fresh: false });
  expect(theatre.loading.seat).toBe(1);
  theatre.hear({ view: waits(2), steps: [step(3, up('blue'))], fresh: false });
  theatre.skipAll();
  expect(theatre.log.map(({ event }) => event)).toEqual([up('blue')]);
});

test('our own loading is seen grip by grip', () => {
  const theatre = new Theatre(
    () => 0,
    () => '',
    true,
  );
  theatre.show(view('reveal'));
  theatre.hear({ view: waits(0), steps: [step(1, up('red', 0))], fresh: false });
  expect(theatre.shown).toEqual(waits(0));
  expect([theatre.loading.seat, theatre.log.length]).toEqual([null, 1]);
});

test('whoever is out goes straight to the payday, or watches after all', async () => {
  const out = (phase: unknown): GameView =>
    view(phase, {
      seats: [
        { position: 5, flying: false, gave_up: 'no_humans', credits: 0 },
        { position: 3, flying: true, credits: 0 },
      ],
    });
  const theatre = new Theatre(() => 0);
  theatre.show(out('reveal'));
  const theirs: Event = { type: 'rolled', seat: 1, dice: [3, 4] };
  theatre.hear({ view: out('reveal'), steps: [step(1, theirs)], fresh: false });
  expect(theatre.busy).toBe(true);
  theatre.goHome();
  expect(theatre.busy).toBe(false);
  expect(theatre.homeward).toBe(true);
  theatre.hear({ view: out('payday'), steps: [step(2, theirs)], fresh: false });
  expect(theatre.busy).toBe(false);
  expect(theatre.shown?.flight.phase.type).toBe('payday');
  theatre.goHome(false);
  theatre.hear({ view: out('payday'), steps: [step(3, theirs)], fresh: false });
  expect(theatre.busy).toBe(true);
});

test('whoever only looks on may be far behind', () => {
  const theatre = new Theatre(() => null);
  theatre.show(view('reveal'));
  for (let version = 1; version <= 60; version += 1) theatre.hear({ view: view('reveal'), steps: [step(version, rolled)], fresh: false });
  expect(theatre.log.length).toBe(1);
  expect(theatre.busy).toBe(true);
});
