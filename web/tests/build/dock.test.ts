// What an empty hand is told, and what is asked before building ends, as the page draws it.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue, Lack } from '../../src/protocol';
import { ALL_TILES } from '../art/box';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
});

const { fillBox } = await import('../../src/lib/catalogue');
const { speak, t } = await import('../../src/words/index.svelte');
const { capital, tileWords } = await import('../../src/words/names');
const { Builder } = await import('../../src/screens/build/builder.svelte');
const Seated = (await import('../flight/Seated.svelte')).default as unknown as Component<Record<string, unknown>>;
const Finish = (await import('../../src/screens/build/Finish.svelte')).default;
const Idle = (await import('../../src/screens/build/Idle.svelte')).default;
const Yard = (await import('../../src/screens/build/Yard.svelte')).default;

const tile = (component: string): number => ALL_TILES.findIndex((entry) => entry.component.type === component);
const [cannon, cabin, first] = [tile('cannon'), tile('cabin'), tile('starting_cabin')];

beforeAll(async () => {
  fillBox({ tiles: ALL_TILES, supply: { lost_component: 1 }, learning_board: { start: [4, 2, 1, 0] } } as unknown as Catalogue);
  await speak('en');
  vi.stubGlobal('document', undefined);
});

interface Given {
  open?: string[];
  unfit?: number[];
  lift?: boolean;
  /** Starting spaces that may be taken. */
  spaces?: number[];
  lacks?: Lack[];
  tiles?: number[];
  timeUp?: boolean;
  reserve?: (number | null)[];
  /** Are they added in flight? */
  later?: boolean;
  /** What they cost, as the server says. */
  forfeit?: number;
}
/** Somebody with an empty hand. */
function builder({
  open = ['8,7', '6,7'],
  unfit = [],
  lift = false,
  spaces = [0],
  lacks = [],
  tiles = [first, cabin],
  timeUp = false,
  reserve = [],
  later = false,
  forfeit = 0,
}: Given = {}) {
  const view = {
    yard: {
      open: true,
      time_up: timeUp,
      face_up: [cannon],
      face_down: 9,
      spaces: [null, null],
      mending: [],
      readers: [],
      turn: null,
      timer: null,
    },
    flight: { mode: { type: 'learning' }, level: 'I' },
    seats: [{ reserve }, { reserve: [] }],
    ships: [
      {
        tiles: tiles.map((each, index) => ({ square: `${index},7`, tile: each, turn: 0 })),
        wrong: [],
        loose: null,
        tally: { engines: 1, engines_powered: 1, crew: 2 },
      },
    ],
    own: {
      seat: 0,
      hand: null,
      may_undo: false,
      build: {
        steps: [
          { step: { type: 'draw' }, refusal: null },
          { step: { type: 'lift' }, refusal: lift ? null : { type: 'nothing_loose' } },
          ...reserve.map((_, place) => ({
            step: { type: 'take_reserved', value: place },
            refusal: later ? { type: 'reserve_is_for_later' } : null,
          })),
          ...[0, 1].map((space) => ({
            step: { type: 'finish', value: space },
            refusal: spaces.includes(space) ? null : { type: 'space_not_free' },
          })),
        ],
        take: null,
        open,
        unfit,
        turns: null,
        scrap: [],
        lacks,
        forfeits: later ? 0 : reserve.filter((tile) => tile !== null).length,
        forfeit: later ? 0 : forfeit,
      },
    },
  };
  return new Builder({ view, you: 0, room: { options: { aid: 'assisted' } } } as never);
}
const table = { name: (seat: number) => ['Ada', 'Bob'][seat] ?? '', colour: () => 'red', seats: [] };
/** The text, with what a reader hears as well. */
const drawn = (part: unknown, given: Record<string, unknown>): string =>
  render(Seated, { props: { table, part, given } })
    .body.replaceAll('<!---->', '')
    .replaceAll(/<!--.*?-->/g, '');
const idle = (of: InstanceType<typeof Builder>) => drawn(Idle, { builder: of, onfinish() {} });

test('a closed ship says what is left to do', () => {
  expect(idle(builder())).toContain(t('build-hand-empty'));
  expect(idle(builder({ open: [] }))).toContain(t('build-closed-help'));
  const loose = idle(builder({ open: [], lift: true }));
  expect(loose).toContain(t('build-closed-lift'));
  expect(loose).toContain(t('build-undo'));
});

test('the pile is no more lit then, and finishing is', () => {
  const pile = (given: Given) => drawn(Yard, { builder: builder(given), drag: {} });
  expect(pile({})).toMatch(/class="draw[^"]*\blit\b/);
  expect(pile({ open: [] })).not.toMatch(/class="draw[^"]*\blit\b/);
  expect(pile({ open: [] })).toContain(t('build-pile-closed'));
  expect(drawn(Finish, { builder: builder() })).toMatch(/finish[^"]*\boutline\b/);
  expect(drawn(Finish, { builder: builder({ open: [] }) })).toMatch(/finish[^"]*\bprimary\b/);
});

test('few squares to build on are told', () => {
  const few = builder();
  few.few = 2;
  expect(idle(few)).toContain(t('build-few', { count: 2 }));
});

test('what is pointed at is told large, with what it is for and that it fits nowhere', () => {
  const pointing = (given: Given) => {
    const of = builder(given);
    of.looked = cannon;
    return idle(of);
  };
  expect(pointing({})).toContain(capital(tileWords(cannon)));
  expect(pointing({})).toContain(t('build-does-cannon'));
  expect(pointing({})).not.toContain(t('build-look-unfit'));
  expect(pointing({ unfit: [cannon] })).toContain(t('build-look-unfit'));
  // What somebody else has taken meanwhile is there no more.
  const gone = builder();
  gone.looked = cabin;
  expect(idle(gone)).not.toContain('looked-at');
});

test('before building ends one is told from where one starts, and what is missing', () => {
  const asked = (given: Given) => drawn(Finish, { builder: builder(given), asking: true });
  const well = asked({});
  expect(well).toContain(t('build-finish-sure'));
  expect(well).toContain(t('build-finish-only', { space: 1 }));
  expect(well).toContain(t('build-finish-here', { where: t('build-finish-ahead', { days: 2 }) }));
  expect(well).toContain(t('build-finish-unbuilt', { count: 2 }));
  // What is missing is the server's to say.
  expect(well).not.toContain('class="warnings');
  expect(asked({ lacks: [{ type: 'engines' }] })).toContain(t('build-lack-engines'));
  expect(asked({ lacks: [{ type: 'cabins' }] })).toContain(t('build-lack-cabins', { crew: 2 }));
  expect(asked({ lacks: [{ type: 'cannons' }, { type: 'holds' }] })).toContain(t('build-lack-cannons'));
  expect(asked({ lacks: [{ type: 'cannons' }, { type: 'holds' }] })).toContain(t('build-lack-holds'));
  expect(asked({ spaces: [0, 1] })).toContain(t('build-finish-where'));
  expect(asked({ timeUp: true })).not.toContain(t('build-finish-unbuilt', { count: 2 }));
});

test('before building ends one is told what the components in reserve will cost', () => {
  const asked = (given: Given) => drawn(Finish, { builder: builder(given), asking: true });
  expect(asked({ reserve: [cannon, null], forfeit: 1 })).toContain(t('build-finish-reserve', { count: 1, credits: 1 }));
  // For some a lost cabin is free.
  expect(asked({ reserve: [cannon, cabin], forfeit: 1 })).toContain(t('build-finish-reserve', { count: 2, credits: 1 }));
  for (const nothing of [asked({ reserve: [null, null] }), asked({ reserve: [cannon, null], later: true })]) {
    expect(nothing).not.toContain(t('build-finish-reserve', { count: 1, credits: 1 }));
  }
});

test('whoever has finished can have the bots hurry when the server says so', () => {
  const waiting = (hurry: number[] | undefined) => {
    const of = builder();
    of.session.view!.yard.spaces = [0, null];
    if (hurry) of.session.room!.hurry = hurry;
    return idle(of);
  };
  expect(waiting(undefined)).not.toContain(t('build-hurry'));
  expect(waiting([0, 1])).toContain(t('build-hurry'));
  expect(waiting([1])).toContain(t('build-hurry-agree', { names: 'Bob' }));
  expect(waiting([])).toContain(t('build-hurries'));
  expect(waiting([])).not.toContain(t('build-hurry'));
});
