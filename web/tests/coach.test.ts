// Coach marks come at their moment, one at a time, and not again.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillBox } from '../src/lib/catalogue';
import { NEVER, gap, hang, isStrung, stays, type Box, crossed } from '../src/lib/coach-place';
import { MARKS, allDue, due, isLast, moneyOf, pageOfMark, playWaits, variantOf } from '../src/lib/coach.svelte';
import { pageOf } from '../src/lib/rulebook';
import type {
  Build,
  BuildOffer,
  CardKind,
  Catalogue,
  Component,
  Extras,
  GameView,
  Modifier,
  Phase,
  Reason,
  Refusal,
} from '../src/protocol';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { coach: [] }, set: () => {} }));

const TILES: Component[] = [
  { type: 'starting_cabin' },
  { type: 'engine' },
  { type: 'double_engine' },
  { type: 'cannon' },
  { type: 'cabin' },
  { type: 'battery', value: 2 },
  { type: 'cargo', value: 2 },
  { type: 'life_support', value: 'brown' },
  { type: 'shield' },
  { type: 'cannon_engine' },
  { type: 'shield_booster' },
  { type: 'engine_booster' },
  { type: 'reactor_furnace' },
  { type: 'catapult' },
  { type: 'stasis_chamber' },
  { type: 'structural' },
  { type: 'straight_thruster' },
  { type: 'auto_defense' },
];
/** What happens on a card, where that is called otherwise. */
const BEATS: Partial<Record<CardKind, string>> = { smugglers: 'enemy', meteor_swarm: 'meteors', combat_zone: 'weakest' };
const CARDS: CardKind[] = [
  'planets',
  'smugglers',
  'open_space',
  'meteor_swarm',
  'combat_zone',
  'stardust',
  'junkyard',
  'radiation_leak',
  'mostly_open_space',
];
const tile = (name: string) => TILES.findIndex(({ type }) => type === name);

beforeAll(() => {
  fillBox({
    tiles: TILES.map((component, id) => ({
      id,
      name: '',
      component,
      connectors: [],
      plating: [false, false, component.type === 'structural', false],
    })),
    cards: CARDS.map((kind, id) => ({ id, name: '', kind, level: 'I', learning: true, beats: [{ type: BEATS[kind] ?? kind }] })),
    ship_boards: ['I', 'II', 'III', 'IIA'].map((name) => ({ name })),
    learning_board: { finish_rewards: [8, 6, 4, 2], best_looking: 5 },
    supply: { lost_component: 3 },
    flight_boards: [2, 4, 6].map((best_looking) => ({ finish_rewards: [8, 6, 4, 2], best_looking })),
    docks: [
      { dock: 'none', silver: [2, 4, 6], gold: [4, 8, 12] },
      { dock: 'low', silver: [3, 6, 9], gold: [6, 12, 18] },
      { dock: 'high', silver: [4, 8, 12], gold: [8, 16, 24] },
    ],
  } as unknown as Catalogue);
});

interface Change {
  phase?: Phase;
  open?: boolean;
  hand?: string | null;
  tiles?: number;
  exposed?: number;
  engines?: number;
  card?: CardKind;
  revealed?: number;
  lost?: number;
  flying?: boolean;
  may?: Build[];
  mayNot?: [Build, Refusal][];
  misfit?: boolean;
  /** In how many squares may the tile in hand go? */
  fits?: number;
  /** To how many free squares does a connector lead? */
  free?: number;
  faceDown?: number;
  deadline?: number | null;
  spaces?: (number | null)[];
  reserve?: (number | null)[];
  timer?: boolean;
  titles?: number;
  handicap?: boolean;
  reason?: Reason;
  /** Kinds of aliens that may live in the cabin. */
  guests?: number;
  roads?: Modifier[];
  board?: number;
  tools?: Build[];
}

function view(now: Change): GameView {
  const hand = now.hand ?? null;
  const build: BuildOffer = {
    steps: [
      ...(now.may ?? []).map((step) => ({ step, refusal: null })),
      ...(now.mayNot ?? []).map(([step, refusal]) => ({ step, refusal })),
    ],
    take: null,
    ...(now.tools ? { tools: now.tools } : {}),
    open: Array(now.free ?? 5).fill('6,7'),
    unfit: [],
    turns:
      hand === null
        ? null
        : ([0, 1, 2, 3].map(() => ({
            fits: Array(now.fits ?? 1).fill('6,7'),
            misfits: now.misfit ? [{ why: 'pipes_differ', squares: ['6,7'] }] : [],
          })) as unknown as BuildOffer['turns']),
    scrap: [],
    lacks: [],
    forfeits: 0,
    forfeit: 0,
  };
  const question = now.reason
    ? {
        id: 1,
        decision: { seat: 0, shape: now.guests ? { type: 'occupant', aliens: now.guests } : { type: 'yes_no' }, reason: now.reason },
        suggested: { type: 'yes' },
        choices: [],
      }
    : null;
  return {
    flight: {
      mode: { type: 'learning' },
      level: 'I',
      number: 0,
      phase: now.phase ?? { type: 'building' },
      card: now.card ? CARDS.indexOf(now.card) : null,
      revealed: Array(now.revealed ?? 0).fill(0),
      removed: [],
      to_come: [8, 0, 0],
      order: [0, 1],
      announced: [],
      ship_board: now.board ?? 1,
      roads: now.roads ?? [],
      titles: Array(now.titles ?? 0).fill('corridorist'),
      bank: [0, 0, 0, 0],
    },
    yard: {
      open: now.open ?? true,
      face_down: now.faceDown ?? 100,
      face_up: [],
      timer: now.timer ? { space: 0, spaces: 2, runs_out: 9 } : null,
      time_up: false,
      turn: null,
      spaces: now.spaces ?? [null, null],
      mending: [],
      readers: [null, null, null],
    },
    seats: [
      {
        hand: { type: 'empty' },
        reserve: now.reserve ?? [],
        turns_left: null,
        flying: now.flying ?? false,
        position: 0,
        credits: 0,
        credits_exact: false,
        lost: now.lost ?? 0,
        gave_up: null,
        place: null,
        title: null,
        handicap: now.handicap ? 'corridorist' : null,
      },
    ],
    ships: [
      {
        tiles: Array.from({ length: now.tiles ?? 1 }, () => ({ square: '7,7', tile: 0, turn: 0 })),
        loose: null,
        tally: { exposed: now.exposed ?? 4, engines_powered: now.engines ?? 2 },
        wrong: [],
      },
    ],
    waiting: now.deadline === undefined ? [] : [{ seat: 0, deadline: now.deadline }],
    own: {
      seat: 0,
      credits: 0,
      hand: hand === null ? null : tile(hand),
      piles: [null, null, null],
      known_to_come: [],
      build,
      question,
      may_undo: false,
      menu: [],
    },
  } as unknown as GameView;
}

const all = MARKS.map(({ id }) => id as string);

describe('a learning flight', () => {
  const learn = (now: Change, seen: string[] = []) => due(view(now), seen, { type: 'learning' });

  it('begins with go', () => {
    expect(learn({ open: false, may: [{ type: 'go' }], mayNot: [[{ type: 'draw' }, { type: 'nobody_said_go' }]] })).toBe('go');
    expect(learn({ open: false, may: [{ type: 'go' }] }, ['go'])).toBeNull();
  });
  it('leads from the pile to the hand to the first component', () => {
    expect(learn({ may: [{ type: 'draw' }] })).toBe('draw');
    expect(learn({ hand: 'engine' })).toBe('hand');
    expect(learn({ hand: 'engine' }, ['hand'])).toBe('engine');
    expect(learn({ hand: 'double_engine' }, ['hand'])).toBe('engine');
    expect(learn({ hand: 'double_engine' }, ['hand', 'engine'])).toBe('power');
    expect(learn({ hand: 'cannon' }, ['hand'])).toBe('cannon');
    expect(learn({ hand: 'cabin' }, ['hand'])).toBe('cabin');
    expect(learn({ hand: 'battery' }, ['hand'])).toBe('power');
    expect(variantOf('power', view({ hand: 'battery' }), 'assisted')).toBe('-battery');
    expect(variantOf('power', view({ hand: 'double_engine' }), 'assisted')).toBe('');
    expect(learn({ hand: 'cargo' }, ['hand'])).toBe('cargo');
    expect(learn({ hand: 'shield' }, ['hand'])).toBe('power');
    expect(variantOf('power', view({ hand: 'shield' }), 'assisted')).toBe('-shield');
    expect(learn({ hand: 'life_support' }, ['hand'])).toBeNull();
  });
  it('explains which connectors fit before one is boxed in', () => {
    expect(learn({ hand: 'cabin', misfit: true, tiles: 2 }, ['hand'])).toBe('misfit');
    expect(learn({ hand: 'engine', misfit: true, tiles: 2 }, ['hand'])).toBe('misfit');
    expect(learn({ hand: 'cabin', misfit: true, tiles: 1 }, ['hand'])).toBe('cabin');
  });
  it('speaks of a component only while it is in hand', () => {
    const now = view({ tiles: 2, hand: 'cabin' });
    const tiles = [
      { square: '7,7', tile: 0, turn: 0 },
      { square: '7,8', tile: tile('cannon'), turn: 0 },
    ];
    const aboard = { ...now, ships: [{ ...now.ships[0], tiles }] } as GameView;
    expect(allDue(aboard, ['hand'], { type: 'learning' })).toEqual(['cabin']);
  });
  it('says nothing about a tile that fits nowhere', () => {
    expect(learn({ hand: 'cargo', fits: 0, misfit: true, tiles: 3 })).toBeNull();
    expect(learn({ hand: 'cargo', fits: 1, tiles: 3 }, ['hand'])).toBe('cargo');
  });
  it('warns in time that a ship needs connectors to build on', () => {
    expect(learn({ tiles: 2, free: 4 })).toBeNull();
    expect(learn({ tiles: 2, free: 3 })).toBe('grow');
    expect(learn({ tiles: 4, free: 6 })).toBe('grow');
    expect(learn({ tiles: 4, free: 6, hand: 'cabin' }, ['hand', 'cabin'])).toBeNull();
  });
  it('says why a double engine does not help', () => {
    const powerless = view({ tiles: 7, exposed: 2, engines: 0 });
    const [ship] = powerless.ships;
    expect(variantOf('engineless', powerless, 'assisted')).toBe('');
    const tally = { ...ship!.tally, batteries: 0, engines: 0, engines_powered: 0 };
    const tiles = [{ square: '7,8', tile: tile('double_engine'), turn: 0 }];
    expect(variantOf('engineless', { ...powerless, ships: [{ ...ship!, tally, tiles } as never] }, 'assisted')).toBe('-idle');
  });
  it('points at the place where something was lost', () => {
    expect(MARKS.find(({ id }) => id === 'lost')?.anchors).toEqual(['lost', 'ship']);
  });
  it('speaks of exposed connectors when there is a ship', () => {
    expect(learn({ tiles: 5, exposed: 6 }, ['grow'])).toBeNull();
    expect(learn({ tiles: 6, exposed: 2 }, ['grow'])).toBe('exposed');
    expect(learn({ tiles: 6, exposed: 1 }, ['grow'])).toBeNull();
    // With a tile in hand one looks at the tile.
    expect(learn({ tiles: 6, exposed: 6, hand: 'cabin' }, ['hand', 'grow'])).toBe('cabin');
    expect(learn({ tiles: 7, exposed: 2, engines: 0 }, ['grow', 'exposed'])).toBe('engineless');
    // A closed ship has nothing to choose any more.
    expect(learn({ tiles: 7, exposed: 2, free: 0, may: [{ type: 'finish', value: 0 }] }, ['grow'])).toBe('finish');
  });
  it('speaks of finishing in time', () => {
    const end = (now: Change) =>
      learn({ exposed: 2, may: [{ type: 'finish', value: 0 }], ...now }, ['grow', 'hand', 'cabin', 'engineless', 'exposed']);
    expect(end({ tiles: 9 })).toBeNull();
    expect(end({ tiles: 10 })).toBe('finish');
    expect(end({ tiles: 10, hand: 'cabin' })).toBeNull();
    expect(end({ tiles: 10, engines: 0 })).toBeNull();
    expect(end({ tiles: 12, engines: 0 })).toBe('finish');
    // Somebody else is ready; nothing is left to draw; nothing can be added.
    expect(end({ tiles: 9, spaces: [1, null] })).toBe('finish');
    expect(end({ tiles: 3, faceDown: 0 })).toBe('finish');
    expect(end({ tiles: 3, free: 0 })).toBe('finish');
    expect(variantOf('finish', view({ tiles: 3, free: 0 }), 'assisted')).toBe('-closed');
    expect(variantOf('finish', view({ tiles: 3, free: 0 }), 'tabletop')).toBe('');
  });
  it('is quiet for whoever has finished', () => {
    expect(learn({ tiles: 12, exposed: 9, spaces: [0, null] })).toBeNull();
  });
  it('explains the first card, then what kind it is', () => {
    const meteors: Change = { phase: { type: 'card', value: 0 }, card: 'meteor_swarm', flying: true };
    expect(learn(meteors)).toBe('card');
    expect(learn(meteors, ['card'])).toBe('meteors');
    expect(learn({ ...meteors, card: 'planets' }, ['card'])).toBe('goods');
    expect(learn({ ...meteors, card: 'smugglers' }, ['card'])).toBe('enemy');
    expect(learn({ ...meteors, card: 'open_space' }, ['card'])).toBe('open-space');
    expect(learn({ ...meteors, card: 'combat_zone' }, ['card'])).toBe('combat');
    expect(learn({ ...meteors, card: 'stardust' }, ['card'])).toBe('stardust');
    expect(MARKS.find(({ id }) => id === 'stardust')?.anchors[0]).toBe('tally-exposed');
    // Whoever has left the flight is told no more of it.
    expect(learn({ ...meteors, flying: false })).toBeNull();
  });
  it('speaks of goods before we choose, not after', () => {
    const planets: Change = { phase: { type: 'card', value: 0 }, card: 'planets', flying: true };
    const waitingFor = (seat: number, order: number[]): GameView => {
      const now = view(planets);
      return { ...now, flight: { ...now.flight, order }, waiting: [{ seat, deadline: null }] };
    };
    expect(learn({ ...planets, reason: { type: 'land', days: 2 } }, ['card'])).toBe('goods');
    expect(learn({ ...planets, reason: { type: 'load_goods' } }, ['card'])).toBeNull();
    expect(due(waitingFor(1, [1, 0]), ['card'], { type: 'learning' })).toBe('goods');
    expect(due(waitingFor(1, [0, 1]), ['card'], { type: 'learning' })).toBeNull();
  });
  it('points at lit squares, or else at the button that turns the tile', () => {
    expect(MARKS.find(({ id }) => id === 'hand')?.anchors.slice(0, 2)).toEqual(['lit', 'turn']);
  });
  it('explains losses, days and the money', () => {
    expect(learn({ phase: { type: 'reveal' }, flying: true, revealed: 1, lost: 1 })).toBe('lost');
    expect(learn({ phase: { type: 'reveal' }, flying: true, revealed: 1 })).toBe('track');
    expect(learn({ phase: { type: 'reveal' }, flying: true })).toBe('launch');
    expect(learn({ phase: { type: 'reveal' }, flying: true }, ['launch'])).toBeNull();
    expect(learn({ phase: { type: 'over' } })).toBe('payday');
  });
  it('says nothing to those who watch, and nothing twice', () => {
    expect(due({ ...view({ hand: 'engine' }), own: null }, [], { type: 'learning' })).toBeNull();
    expect(learn({ hand: 'engine', misfit: true, tiles: 12, exposed: 9, lost: 2 }, all)).toBeNull();
  });
  it('speaks of mistakes instead of lit squares where nobody helps', () => {
    expect(due(view({ hand: 'cabin' }), [], { type: 'learning' }, 'tabletop')).toBe('cabin');
    expect(allDue(view({ hand: 'cabin' }), [], { type: 'learning' }, 'tabletop')).toContain('tabletop');
    expect(allDue(view({ hand: 'cabin' }), [], { type: 'learning' }, 'tabletop')).not.toContain('hand');
  });
});

describe('other flights', () => {
  const fly = (now: Change, seen: string[] = []) => due(view(now), seen, { type: 'flight', value: 'II' });

  it('do not teach what the learning flight teaches', () => {
    expect(fly({ hand: 'engine' })).toBeNull();
    expect(fly({ phase: { type: 'card', value: 0 }, card: 'planets', flying: true })).toBeNull();
  });
  it('explain what is new', () => {
    expect(fly({ timer: true })).toBe('timer');
    expect(fly({ may: [{ type: 'look', value: 0 }] })).toBe('forecast');
    expect(fly({ hand: 'cabin', tiles: 3, may: [{ type: 'reserve' }], reserve: [null, null] })).toBe('reserve');
    expect(fly({ hand: 'cabin', tiles: 3, may: [{ type: 'reserve' }], reserve: [3, null] })).toBeNull();
    expect(fly({ hand: 'life_support' })).toBe('aliens');
    expect(fly({ phase: { type: 'crew' }, reason: { type: 'place_crew', cabin: '6,7' } })).toBe('aliens');
    expect(fly({ phase: { type: 'crew' }, reason: { type: 'place_crew', cabin: '6,7' }, guests: 0b101 })).toBe('aliens');
    expect(fly({ phase: { type: 'crew' }, reason: { type: 'place_crew', cabin: '6,7' }, guests: 0b100 })).toBe('cyan-alien');
    expect(due(view({ titles: 3 }), [], { type: 'trek' })).toBe('titles');
    expect(due(view({ titles: 3, handicap: true }), [], { type: 'trek' })).toBe('handicap');
  });
});

describe('flights with another box', () => {
  const fly = (now: Change, seen: string[] = []) => due(view(now), seen, { type: 'flight', value: 'II' });

  it('explain the support team: hiring, what can be done while building, and what is asked', () => {
    const draft: Change = { phase: { type: 'team', value: 1 }, reason: { type: 'choose_member', from: ['welder', 'trader'] } };
    expect(fly(draft)).toBe('support-team');
    expect(fly(draft, ['support-team'])).toBeNull();
    expect(fly({ tools: [{ type: 'universal', value: '7,7' }] })).toBe('tools');
    expect(fly({ tools: [] })).toBeNull();
    expect(fly({ hand: 'cabin', tools: [{ type: 'halt' }] })).toBeNull();
    const use: Reason = { type: 'use_ability', window: 'before_flight', abilities: ['bureaucrat_a'] };
    expect(fly({ phase: { type: 'crew' }, reason: use })).toBe('abilities');
  });
  it('explain each new component when it is in hand', () => {
    expect(fly({ hand: 'cannon_engine' })).toBe('combined');
    expect(fly({ hand: 'shield_booster' })).toBe('cannon-booster');
    expect(fly({ hand: 'reactor_furnace' })).toBe('reactor-furnace');
    expect(fly({ hand: 'catapult' })).toBe('catapult');
    expect(fly({ hand: 'stasis_chamber' })).toBe('stasis-chamber');
    expect(fly({ hand: 'straight_thruster' })).toBe('thruster');
    expect(fly({ hand: 'auto_defense' })).toBe('auto-defense');
    expect(fly({ hand: 'structural' })).toBe('plating');
    expect(fly({ hand: 'structural' }, ['plating'])).toBeNull();
  });
  it('speak of the very booster in hand, and open its page', () => {
    const shield = view({ hand: 'shield_booster' });
    expect(pageOfMark('cannon-booster', shield)).toBe('shield-booster');
    expect(variantOf('cannon-booster', shield, 'assisted')).toBe('-shield');
    expect(pageOfMark('cannon-booster', view({ hand: 'engine_booster' }))).toBe('engine-booster');
    expect(variantOf('cannon-booster', view({ hand: 'engine_booster' }), 'assisted')).toBe('-engine');
    expect(pageOfMark('catapult', view({ hand: 'catapult' }))).toBe('catapult');
  });
  it('explain rules, ships, titles and cards that are new', () => {
    expect(fly({ open: false, roads: ['dead_zone'] })).toBe('rough-roads');
    expect(fly({ roads: ['dead_zone'] })).toBeNull();
    expect(fly({ board: 3 })).toBe('ship-iia');
    expect(fly({ board: 3, hand: 'cabin' })).toBeNull();
    expect(fly({ phase: { type: 'card', value: 0 }, card: 'junkyard', flying: true })).toBe('junkyard');
    expect(fly({ phase: { type: 'card', value: 0 }, card: 'radiation_leak', flying: true })).toBe('radiation-leak');
    expect(fly({ phase: { type: 'card', value: 0 }, card: 'mostly_open_space', flying: true })).toBe('mostly-open-space');
    const dock = (worth: Extras['dock']) => due(view({ titles: 3 }), [], { type: 'trek' }, 'assisted', { dock: worth } as Extras);
    expect(dock('low')).toBe('title-dock');
    expect(dock('none')).toBe('titles');
  });
});

/** Words that say what is paid. */
const MONEY = ['finish.text', 'finish.text-last', 'launch.text'];

describe('the marks', () => {
  it('name the amounts of the board that is flown', () => {
    const now = view({});
    const four = { ...now, seats: Array(3).fill(now.seats[0]) } as GameView;
    expect(moneyOf(four)).toEqual({ rewards: '8/6/4', best: 5, lost: 3 });
  });
  it('name what gold is worth by the title dock in use', () => {
    const { flight, ...rest } = view({});
    const trek = { ...rest, flight: { ...flight, mode: { type: 'trek' }, level: 'III' } } as GameView;
    const worth = (dock?: Extras['dock']) => moneyOf(trek, dock && ({ dock } as Extras)).gold;
    expect([worth(), worth('none'), worth('low'), worth('high')]).toEqual([12, 12, 18, 24]);
  });
  it('have words in both languages and a page of the rules', () => {
    const ids = ['en', 'cs'].map((language) => {
      const text = readFileSync(new URL(`../../locales/${language}/web-coach.ftl`, import.meta.url), 'utf8');
      const bundle = new FluentBundle(language, { useIsolating: false });
      const resource = new FluentResource(text);
      expect(bundle.addResource(resource)).toEqual([]);
      for (const id of all) {
        const { title, ...texts } = bundle.getMessage(`coach-${id}`)?.attributes ?? {};
        expect(title, id).toBeTypeOf('string');
        expect(texts.text, id).toBeDefined();
        for (const [name, pattern] of Object.entries(texts)) {
          const wrong: Error[] = [];
          const words = bundle.formatPattern(pattern, { rewards: '4/3/2/1', best: 2, lost: 1, gold: 12 }, wrong);
          expect(wrong, id).toEqual([]);
          if (name.startsWith('title')) continue;
          // Two sentences, and no more than a tag can hold.
          expect(words.match(/[.?!](?=\s|$)/g), id).toHaveLength(2);
          expect(words.length, id).toBeLessThan(210);
          if (MONEY.includes(`${id}.${name}`)) expect(words, id).toContain('4/3/2/1');
        }
      }
      return resource.body.map(({ id }) => id);
    });
    expect(ids[0]).toEqual(ids[1]);
    expect(ids[0]?.filter((id) => !id.startsWith('coach-ui-'))?.sort()).toEqual(all.map((id) => `coach-${id}`).sort());
    for (const { id, page } of MARKS) expect(pageOf(page), id).not.toBeNull();
  });
});

describe('a tag', () => {
  const size = { width: 288, height: 150 };
  const covers = (a: Box, b: Box) =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
  const windows: Box[] = [
    [360, 780],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ].map(([width = 0, height = 0]) => ({ left: 0, top: 0, width, height }));
  for (const window of windows) {
    it(`hangs beside its thing, inside a window of ${window.width} px`, () => {
      for (let left = 0; left <= window.width - 120; left += 60) {
        for (let top = 0; top <= window.height - 60; top += 60) {
          const anchor = { left, top, width: 120, height: 60 };
          const hung = hang(anchor, size, window, []);
          expect(covers({ ...hung, ...size }, anchor)).toBe(false);
          expect(hung.left).toBeGreaterThanOrEqual(0);
          expect(hung.top).toBeGreaterThanOrEqual(0);
          expect(hung.left + size.width).toBeLessThanOrEqual(window.width);
          expect(hung.top + size.height).toBeLessThanOrEqual(window.height);
        }
      }
    });
  }
  it('keeps off other things if it can', () => {
    const anchor = { left: 500, top: 300, width: 120, height: 60 };
    const question = { left: 400, top: 370, width: 400, height: 300 };
    const hung = hang(anchor, size, windows[2] as Box, [{ box: question, weight: 4 }]);
    expect(covers({ ...hung, ...size }, question)).toBe(false);
  });
  it('goes to an edge rather than over what is in use', () => {
    const dock = { left: 256, top: 686, width: 624, height: 98 };
    const rivals = { left: 828, top: 600, width: 440, height: 184 };
    const card = { left: 924, top: 134, width: 242, height: 362 };
    const avoid = [dock, rivals].map((box) => ({ box, weight: 4 }));
    const tag = { ...hang(card, size, windows[2] as Box, avoid), ...size };
    expect(covers(tag, rivals) || covers(tag, dock)).toBe(false);
  });
  it('stays near its thing, even if that covers something', () => {
    const card = { left: 8, top: 100, width: 344, height: 154 };
    const avoid = [
      { box: { left: 8, top: 254, width: 344, height: 340 }, weight: 2 },
      { box: { left: 8, top: 425, width: 344, height: 355 }, weight: 4 },
    ];
    expect(hang(card, size, windows[0] as Box, avoid).top).toBeLessThan(300);
  });
});

describe('a tag that hangs', () => {
  const window = { left: 0, top: 0, width: 1280, height: 800 };
  const anchor = { left: 500, top: 300, width: 100, height: 100 };
  const tag = { left: 640, top: 300, width: 288, height: 150 };
  it('stays while it covers nothing that is lit or asked', () => {
    const under = { left: 700, top: 320, width: 100, height: 100 };
    expect(stays(tag, anchor, window, [{ box: under, weight: 12 }])).toBe(true);
    expect(stays(tag, anchor, window, [{ box: under, weight: NEVER }])).toBe(false);
    expect(stays(tag, { ...anchor, left: 660 }, window, [])).toBe(false);
    expect(stays(tag, anchor, { ...window, width: 800 }, [])).toBe(false);
  });
  it('has no string that crosses a third of the window', () => {
    const tied = (x: number) => ({ left: 0, top: 0, hole: { x: 0, y: 100 }, knot: { x, y: 100 } });
    expect(isStrung(tied(400), window)).toBe(true);
    expect(isStrung(tied(500), window)).toBe(false);
  });
  it('has no string across the whole ship, and hangs where none is needed', () => {
    const ship = [0, 1, 2, 3].map((column) => ({ box: { left: 400 + 80 * column, top: 300, width: 80, height: 80 }, weight: NEVER }));
    const across = { hole: { x: 380, y: 340 }, knot: { x: 740, y: 340 } };
    expect(isStrung(across, window, [])).toBe(true);
    expect(isStrung(across, window, ship)).toBe(false);
    // At the right there is room only beyond the window's rim; above and below there is enough.
    const hung = hang({ left: 730, top: 310, width: 60, height: 60 }, { width: 240, height: 150 }, { ...window, width: 820 }, ship);
    expect(isStrung(hung, window, ship)).toBe(true);
    expect(crossed(hung, ship)).toBe(0);
  });
  it('goes far away rather than over the ship', () => {
    const finish = { left: 1083, top: 66, width: 77, height: 40 };
    const ship = { left: 250, top: 60, width: 1030, height: 740 };
    const rivals = { left: 16, top: 76, width: 224, height: 510 };
    const hung = hang(finish, { width: 240, height: 187 }, window, [
      { box: ship, weight: 8 },
      { box: rivals, weight: 6 },
    ]);
    expect(hung.left + 240).toBeLessThanOrEqual(250);
    expect(hung.top).toBeGreaterThanOrEqual(586);
  });
  it('comes as close to a card as it must to spare the ship on its other side', () => {
    const card = { left: 970, top: 122, width: 240, height: 346 };
    const never = (left: number, top: number, width: number, height: number) => ({ box: { left, top, width, height }, weight: NEVER });
    // Between a ship with a notch and the card there is no more than the width of a tag.
    const ship = [never(0, 0, 727, 303), never(0, 303, 735, 497)];
    const rest = [never(735, 580, 545, 220), never(1210, 0, 70, 580)];
    const size = { width: 240, height: 187 };
    const hung = { ...hang(card, size, window, [...ship, ...rest]), ...size };
    expect(hung.left).toBeGreaterThanOrEqual(724);
    expect(hung.top + hung.height).toBeLessThanOrEqual(303);
    expect(gap(hung, card)).toBeGreaterThanOrEqual(6);
  });
  it('stays at its thing without a string, whatever it covers', () => {
    const square = { left: 400, top: 400, width: 70, height: 70 };
    const around = [-70, 0, 70].flatMap((x) => [-70, 0, 70].map((y) => ({ ...square, left: 400 + x, top: 400 + y })));
    const avoid = around.map((box) => ({ box, weight: 60 }));
    const note = { width: 180, height: 32 };
    expect(gap({ ...hang(square, note, window, avoid, 8), ...note }, square)).toBeGreaterThan(20);
    expect(gap({ ...hang(square, note, window, avoid, 8, undefined, true), ...note }, square)).toBeLessThanOrEqual(8);
  });
  it('is a sheet at one of a few heights on a phone', () => {
    const phone = { left: 0, top: 56, width: 360, height: 684 };
    const size = { width: 344, height: 150 };
    const tops = [56, 584];
    const lit = { left: 150, top: 150, width: 50, height: 50 };
    expect(hang(anchor, size, phone, [], undefined, tops).left).toBe(8);
    expect(hang(lit, size, phone, [{ box: lit, weight: NEVER }], undefined, tops).top).toBe(582);
    expect(hang({ ...lit, top: 640 }, size, phone, [], undefined, tops).top).toBe(64);
  });
});

describe('whoever builds last', () => {
  const alone = (spaces: (number | null)[]): GameView => {
    const now = view({ tiles: 9, exposed: 2, may: [{ type: 'finish', value: 1 }], spaces });
    return { ...now, seats: [now.seats[0], now.seats[0]] } as GameView;
  };
  it('is told to take their time, unless a clock is running', () => {
    expect(isLast(alone([1, null]), 0)).toBe(true);
    expect(isLast(alone([null, null]), 0)).toBe(false);
    expect(isLast(alone([1, 0]), 0)).toBe(false);
    const timed = alone([1, null]);
    expect(isLast({ ...timed, yard: { ...timed.yard, timer: { space: 0, spaces: 2, runs_out: 9 } } }, 0)).toBe(false);
    expect(variantOf('finish', alone([1, null]), 'assisted')).toBe('-last');
    expect(variantOf('finish', alone([null, null]), 'assisted')).toBe('');
    expect(variantOf('draw', alone([1, null]), 'assisted')).toBe('');
  });
});

describe('the play', () => {
  const waits = (now: Change, truth: Change = now) => playWaits(view({ flying: true, ...now }), view(truth));
  it('waits in flight for whoever reads, and nowhere else', () => {
    expect(waits({ phase: { type: 'card', value: 0 }, card: 'meteor_swarm' })).toBe(true);
    expect(waits({ phase: { type: 'reveal' } })).toBe(true);
    expect(waits({ phase: { type: 'building' } })).toBe(false);
    expect(waits({ phase: { type: 'payday' } })).toBe(false);
    expect(waits({ phase: { type: 'reveal' }, flying: false })).toBe(false);
    expect(playWaits({ ...view({ phase: { type: 'reveal' }, flying: true }), own: null }, null)).toBe(false);
  });
  it('does not while a clock is running for them', () => {
    expect(waits({ phase: { type: 'card', value: 0 } }, { deadline: 90 })).toBe(false);
    expect(waits({ phase: { type: 'card', value: 0 } }, { deadline: null })).toBe(true);
  });
});
