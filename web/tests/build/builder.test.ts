import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const heard: string[] = [];
const said: string[] = [];
vi.mock('../../src/lib/sound', () => ({ play: (name: string) => heard.push(name) }));
const aloud: string[] = [];
vi.mock('../../src/lib/announce.svelte', () => ({ announce: (text: string) => aloud.push(text) }));
vi.mock('../../src/lib/toast.svelte', () => ({ toast: (text: string) => said.push(text) }));

import type { Build, BuildOffer, GameView, Marking, ToClient } from '../../src/protocol';
import { fillBox } from '../../src/lib/catalogue';
import type { Session } from '../../src/lib/session.svelte';
import { speak, t } from '../../src/words/index.svelte';
import { toldTo } from '../../src/words/sentences';
import { Builder } from '../../src/screens/build/builder.svelte';

const TILE = { name: '', component: { type: 'cabin' }, connectors: ['universal', 'smooth', 'one_pipe', 'two_pipe'] } as const;
const STEPS: Build[] = [{ type: 'draw' }, { type: 'return' }, { type: 'reserve' }, { type: 'lift' }, { type: 'take_reserved', value: 0 }];

/** A session whose server is the test: steps are answered when it says so. */
class FakeSession {
  view: GameView;
  you = 0;
  room = { options: { aid: 'assisted' } };
  sent: { step: Build; answer: (reply: Partial<ToClient> | null) => void }[] = [];

  constructor(hand: number | null) {
    const offer: BuildOffer = {
      steps: STEPS.map((step) => ({ step, refusal: null })),
      take: null,
      open: [],
      unfit: [],
      turns: [
        { fits: ['8,7'], misfits: [{ why: 'pipes_differ', squares: ['6,7'] }] },
        { fits: [], misfits: [] },
        { fits: [], misfits: [] },
        { fits: ['7,6', '7,8'], misfits: [] },
      ],
      scrap: [],
      lacks: [],
      forfeits: 0,
      forfeit: 0,
    };
    this.view = {
      yard: { open: true, time_up: false, face_up: [5], spaces: [null], mending: [], readers: [null, null, null] },
      seats: [{ reserve: [2, null] }],
      ships: [{ tiles: [{ square: '7,7', tile: 0, turn: 0 }], loose: null, wrong: [] }],
      own: { seat: 0, hand, build: offer, may_undo: false },
    } as unknown as GameView;
  }

  build(step: Build): Promise<unknown> {
    return new Promise((answer) => this.sent.push({ step, answer }));
  }
}

function at(hand: number | null): { builder: Builder; server: FakeSession } {
  const server = new FakeSession(hand);
  return { server, builder: new Builder(server as unknown as Session) };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  heard.length = 0;
  said.length = 0;
  aloud.length = 0;
  fillBox({ tiles: Array.from({ length: 10 }, (_, id) => ({ ...TILE, id })) } as never);
});
afterEach(() => vi.unstubAllGlobals());

test('a tile that fits is on its square at once, and nothing is sent twice', () => {
  const { builder, server } = at(3);
  expect(builder.put('8,7')).toBe(true);
  expect(builder.now).toMatchObject({ hand: null, unsure: '8,7' });
  expect(builder.put('8,7')).toBe(false);
  expect(server.sent.map(({ step }) => step)).toEqual([{ type: 'place', value: ['8,7', 0] }]);
  expect(heard).toEqual(['weld']);
});

test('a bad square says why and sends nothing', () => {
  const { builder, server } = at(3);
  expect(builder.put('6,7')).toBe(false);
  expect(builder.put('7,7')).toBe(false);
  expect(server.sent).toHaveLength(0);
  expect(builder.note).toMatchObject({ square: '7,7' });
  expect(heard).toEqual(['knock', 'knock']);
});

test('what the client cannot know is asked of the server, and its refusal hangs at the square', async () => {
  const { builder, server } = at(3);
  builder.put('4,9');
  expect(builder.now.unsure).toBe('4,9');
  server.sent[0]?.answer({ type: 'refused', refusal: { code: 'rules', rule: { type: 'does_not_fit', value: 'not_joined' } } });
  await settled();
  expect(builder.now).toMatchObject({ hand: 3, unsure: null });
  expect(builder.note?.square).toBe('4,9');
});

test('being beaten to a tile is told calmly, and the hand is empty again', async () => {
  const { builder, server } = at(null);
  expect(builder.take(5)).toBe(true);
  expect(builder.now).toMatchObject({ hand: 5, faceUp: [] });
  server.sent[0]?.answer({ type: 'refused', refusal: { code: 'rules', rule: { type: 'not_face_up' } } });
  await settled();
  expect(builder.now.hand).toBeNull();
  expect(said).toHaveLength(1);
});

test('a full hand takes nothing more', () => {
  const { builder, server } = at(3);
  expect([builder.draw(), builder.take(5), builder.takeReserved(0)]).toEqual([false, false, false]);
  expect(server.sent).toHaveLength(0);
});

test('turning goes round, a quarter at a time', () => {
  const { builder } = at(3);
  builder.rotate(-1);
  expect([builder.turn, builder.spin]).toEqual([3, -1]);
  builder.rotate(2);
  expect(builder.turn).toBe(1);
});

test('a tile comes out of the reserve as it was turned when it went in', () => {
  const { builder } = at(3);
  builder.rotate(2);
  builder.setAside();
  expect(builder.now).toMatchObject({ hand: null, reserve: [2, 3] });
  expect(builder.turnOf(3)).toBe(2);
  expect(builder.turnOf(2)).toBe(0);
});

/** The server agrees to what was put down, and so many squares are left to build on. */
async function left(before: number, after: number, aid = 'assisted'): Promise<Builder> {
  const { builder, server } = at(3);
  server.room.options.aid = aid;
  const offer = server.view.own?.build as BuildOffer;
  offer.open = Array<string>(before).fill('8,7');
  builder.put('8,7');
  server.view = {
    ...server.view,
    own: { ...server.view.own, hand: null, build: { ...offer, open: offer.open.slice(0, after) } },
  } as GameView;
  server.sent[0]?.answer({ type: 'ack' });
  await settled();
  return builder;
}

test('whoever has few squares left to build on is told when it comes to that', async () => {
  expect((await left(3, 2)).few).toBe(2);
  expect(aloud).toEqual([t('build-few', { count: 2 })]);
  expect((await left(2, 2)).few).toBeNull();
  expect((await left(4, 3)).few).toBeNull();
  expect(aloud).toHaveLength(1);
});

test('a ship that has closed itself says so, and the next grip ends the word about few squares', async () => {
  expect((await left(1, 0)).closed).toBe(true);
  expect(aloud.join()).toContain(t('build-closed'));
  const builder = await left(2, 1);
  builder.take(5);
  expect(builder.few).toBeNull();
});

test('without aid nothing is told of it', async () => {
  const builder = await left(1, 0, 'tabletop');
  expect([builder.closed, builder.few, aloud]).toEqual([false, null, []]);
});

test('what fits nowhere tells how to learn why; on a closed ship that is known', () => {
  const why = (open: string[]): string => {
    const { builder, server } = at(3);
    const offer = server.view.own?.build as BuildOffer;
    offer.turns = [0, 1, 2, 3].map(() => ({ fits: [], misfits: [] })) as unknown as BuildOffer['turns'];
    offer.open = open;
    builder.rotate(1);
    expect(aloud.at(-1)).toContain(builder.fitting().why);
    return builder.fitting().why;
  };
  expect(why(['8,7'])).toBe(t('build-fits-nowhere'));
  expect(why([])).toBe(t('build-fits-closed'));
  const { builder } = at(3);
  expect(builder.fitting()).toMatchObject({ long: t('build-fits', { count: 1 }), why: '' });
});

test('what fits only if it is turned counts the squares of all turns', () => {
  const { builder, server } = at(1);
  server.view.own!.build!.turns = [
    { fits: [], misfits: [] },
    { fits: ['8,7'], misfits: [] },
    { fits: ['8,7'], misfits: [] },
    { fits: ['7,6'], misfits: [] },
  ];
  expect(builder.fitting().long).toBe(t('build-fits-turned', { count: 2 }));
});

test('whoever loses the race for a starting space is told so, and made no reproach', async () => {
  const { builder, server } = at(null);
  const first = builder.finish(0);
  await settled();
  expect(server.sent.map(({ step }) => step)).toEqual([{ type: 'finish', value: 0 }]);
  server.sent[0]?.answer({ type: 'refused', refusal: { code: 'rules', rule: { type: 'space_not_free' } } });
  expect(await first).toEqual({ type: 'space_not_free' });
  expect(said).toEqual([]);
  const other = builder.finish(1);
  await settled();
  server.sent[1]?.answer({ type: 'refused', refusal: { code: 'rules', rule: { type: 'hand_full' } } });
  expect(await other).toEqual({ type: 'hand_full' });
  expect(said).toEqual([t('refusal-hand-full')]);
  const last = builder.finish(1);
  await settled();
  server.sent[2]?.answer({ type: 'ack' });
  expect(await last).toBeNull();
});

test('where a tile uses an ability, it is said before it does', () => {
  const { builder, server } = at(3);
  const offer = server.view.own!.build!;
  offer.supplies = [{ ability: 'plumber_a', left: 2, of: 2 }];
  offer.turns![0]!.fits = ['8,7', '9,7'];
  offer.turns![0]!.uses = [{ ability: 'plumber_a', count: 1, squares: ['9,7'] }];
  expect(builder.usesWords('9,7')).toBe('Uses Plumber A: 1 of 2 left');
  expect(builder.usesWords('8,7')).toBe('');
  expect(builder.fitting().long).toBe('fits 2 squares, 1 of them only with an ability');
});

test('what the support team has done is said at its square, in a sentence made of what the server tells', () => {
  const { builder } = at(null);
  const name = toldTo(0, () => 'Ada');
  const marked = (seat: number, square: string, how: Marking) => ({ type: 'marked', seat, square, how, cause: { type: 'setup' } });
  const tell = (...events: unknown[]) => builder.heard({ steps: [{ events }] } as never, name);
  tell(marked(1, '6,7', { type: 'universal' }));
  expect(builder.note).toBeNull();
  tell(marked(0, '8,7', { type: 'piped', other: '8,8' }), marked(0, '8,7', { type: 'cleared' }));
  const text = t('event-marked-piped.you', { square: '8,7', other: '8,8', player: 'Ada' });
  expect(builder.note).toEqual({ square: '8,7', text, done: true });
  builder.arm(null);
  expect(builder.note).toBeNull();
});

test('whoever has finished and may still add something is told what, as long as anything fits', async () => {
  await speak('en');
  const { builder, server } = at(null);
  const offer = server.view.own!.build!;
  expect(builder.adding).toBe(false);
  const told = (tools: Build[], open: string[], drawn: boolean, unfit: number[]): string => {
    const refusal = drawn ? null : ({ type: 'only_face_up' } as const);
    const changed = { ...offer, tools, open, unfit, steps: [{ step: { type: 'draw' }, refusal }] } as BuildOffer;
    const { builder, server } = at(null);
    server.view = { ...server.view, own: { ...server.view.own!, build: changed } };
    expect(builder.adding).toBe(true);
    expect(builder.tools).toEqual([]);
    return builder.addingHelp();
  };
  const rest: Build[] = [{ type: 'rest' }];
  expect(told(rest, ['8,7'], true, [])).toBe(t('build-adding'));
  expect(told(rest, ['8,7'], false, [])).toBe(t('build-adding-last'));
  expect(told(rest, ['8,7'], false, [5])).toBe(t('build-adding-none'));
  expect(told(rest, [], true, [])).toBe(t('build-adding-none'));
});
