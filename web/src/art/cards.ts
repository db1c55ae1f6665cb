// Adventure cards as rows of symbols, from their figures. Words are message ids: `CardFace` says them.

import type {
  Beat, CardEntry, CardKind, Component, Credits, Days, Enemy, Goods, Hoard, JunkGain, JunkPrice, Level, Measure, Penalty,
  Projectile, Side,
} from '../protocol';
import { half, SIDES } from '../words/names';
import type { IconName } from './icons';

/** One group of symbols, spoken as one thing. */
export type CardSymbol =
  | { show: 'goods'; goods: Goods }
  | { show: 'goods-lost'; count: number }
  | { show: 'goods-paid'; count: number }
  | { show: 'crew'; count: number; how: 'lost' | 'needed' | 'gained' }
  | { show: 'batteries'; count: number; how: 'lost' | 'gained' }
  | { show: 'credits'; count: Credits }
  | { show: 'strength'; figure: string }
  | { show: 'days-lost'; days: Days }
  | { show: 'days-gained'; days: Days }
  | { show: 'hits'; hits: Hit[] }
  | { show: 'icon'; icon: IconName; says: string }
  | { show: 'component'; component: Component }
  | { show: 'or' }
  | { show: 'words'; says: string; args?: Record<string, number> };

/** A projectile of a card: is it the one that comes now, or has it come already? */
export interface Hit {
  projectile: Projectile;
  state: 'past' | 'now' | 'coming';
}

export interface CardRow {
  /** The message at the left. */
  label: string;
  /** At the left instead: what it costs. */
  price?: CardSymbol[];
  /** Whose emblems stand in this row: planets and bargains are taken, sides chosen. */
  place?: number;
  /** Drawn above the label: what is compared. */
  icon?: IconName;
  symbols: CardSymbol[];
  /** `off`: it does not count in this flight. */
  state: 'past' | 'now' | 'coming' | 'off';
}

/** What a card is doing: its beat, and the projectile of that beat. */
export interface CardNow {
  beat?: number | undefined;
  projectile?: number | undefined;
}

/** A number alone is the beat of a card that has several, otherwise the projectile. */
export function cardNow(card: CardEntry, now: number | CardNow | undefined): CardNow {
  if (typeof now !== 'number') return now ?? {};
  return card.beats.length > 1 ? { beat: now } : { projectile: now };
}

const stateOf = (index: number, now: number | undefined): Hit['state'] =>
  now === undefined || index > now ? 'coming' : index === now ? 'now' : 'past';

const hits = (projectiles: readonly Projectile[], now: number | undefined): CardSymbol => ({
  show: 'hits',
  hits: projectiles.map((projectile, index) => ({ projectile, state: stateOf(index, now) })),
});

function suffered(penalty: Penalty, now: number | undefined): CardSymbol {
  if ('days' in penalty) return { show: 'days-lost', days: penalty.days };
  if ('crew' in penalty) return { show: 'crew', count: penalty.crew, how: 'lost' };
  if ('goods' in penalty) return { show: 'goods-lost', count: penalty.goods };
  return hits(penalty.shots, now);
}

const row = (label: string, ...symbols: CardSymbol[]): CardRow => ({ label, symbols, state: 'coming' });

const MEASURES: Record<Measure, IconName> = { crew: 'crew', engines: 'engine', cannons: 'cannon' };

const enemyRows = ({ strength, penalty, reward }: Enemy, now: number | undefined): CardRow[] => [
  row('card-row-strength', { show: 'strength', figure: half(strength) }),
  row('card-row-weaker', suffered(penalty, now)),
  row(
    'card-row-stronger',
    'goods' in reward ? { show: 'goods', goods: reward.goods } : { show: 'credits', count: reward.credits },
  ),
];

const WHOLE: Record<Extract<Beat, string>, CardRow[]> = {
  open_space: [
    row('card-row-everyone', { show: 'icon', icon: 'engine', says: '' }, { show: 'words', says: 'card-say-engines' }),
    row('card-row-ahead', { show: 'words', says: 'card-say-open-space' }),
  ],
  stardust: [
    row('card-row-everyone', { show: 'days-lost', days: 1 }),
    row('card-row-for-each', { show: 'icon', icon: 'exposed', says: '' }, { show: 'words', says: 'card-say-exposed' }),
  ],
  epidemic: [
    row('card-row-everyone', { show: 'crew', count: 1, how: 'lost' }),
    row('card-row-in-each', { show: 'words', says: 'card-say-epidemic' }),
  ],
  sabotage: [
    { ...row('card-row-least-crew', { show: 'icon', icon: 'lost', says: 'card-say-tile-lost' }), icon: 'crew' },
    row('card-row-where', { show: 'words', says: 'card-say-sabotage' }),
  ],
};

const paid = ({ crew, batteries, goods, days, hits: flying }: JunkPrice): CardSymbol[] => [
  ...(crew ? [{ show: 'crew', count: crew, how: 'lost' } as const] : []),
  ...(batteries ? [{ show: 'batteries', count: batteries, how: 'lost' } as const] : []),
  ...(goods ? [{ show: 'goods-paid', count: goods } as const] : []),
  ...(days ? [{ show: 'days-lost', days } as const] : []),
  ...(flying.length ? [hits(flying, undefined)] : []),
];

const gained = ({ credits, goods, batteries, crew, days }: JunkGain): CardSymbol[] => [
  ...(credits ? [{ show: 'credits', count: credits } as const] : []),
  ...(crew ? [{ show: 'crew', count: crew, how: 'gained' } as const] : []),
  ...(batteries ? [{ show: 'batteries', count: batteries, how: 'gained' } as const] : []),
  ...(days ? [{ show: 'days-gained', days } as const] : []),
  ...(goods.some(Boolean) ? [{ show: 'goods', goods } as const] : []),
];

/** Side by side what comes from there; the sides in the order in which they have their turn. */
function vortexRows(meteors: readonly Projectile[], now: number | undefined): CardRow[] {
  const all = meteors.map((projectile, index) => ({ projectile, state: stateOf(index, now) }));
  const sides = [...new Set<Side>(meteors.map(({ from }) => from))];
  return [
    row('card-row-choose', { show: 'words', says: 'card-say-vortex' }),
    ...sides.map((side) => ({
      ...row(`card-row-side-${side}`, { show: 'hits', hits: all.filter(({ projectile }) => projectile.from === side) }),
      place: SIDES.indexOf(side),
    })),
  ];
}

export const HOARDS: Record<Hoard, Extract<Component, string>> = {
  cannons: 'cannon', double_cannons: 'double_cannon', engines: 'engine', double_engines: 'double_engine',
};

/** A mishap of a bad day in a few signs. */
const MISHAPS: Partial<Record<Extract<Beat, string>, CardSymbol>> = {
  epidemic: { show: 'crew', count: 1, how: 'lost' },
  sabotage: { show: 'icon', icon: 'lost', says: 'card-say-tile-lost' },
  stardust: { show: 'icon', icon: 'exposed', says: '' },
};
const LEVELS: readonly Level[] = ['I', 'II', 'III'];

/** On a flight of level N the first N rows count. */
const badDay = ({ beats }: CardEntry, flight: Level | undefined): CardRow[] =>
  beats.map((beat, index) => {
    const sign = typeof beat === 'string' ? MISHAPS[beat] : undefined;
    const says: CardSymbol = { show: 'words', says: `card-${String(beat)}` };
    const line = row(`card-row-level-${index + 1}`, ...(sign ? [sign] : []), says);
    return flight && LEVELS.indexOf(flight) < index ? { ...line, state: 'off' } : line;
  });

function rowsOf(beat: Beat, projectile: number | undefined): CardRow[] {
  if (typeof beat === 'string') return WHOLE[beat];
  if ('planets' in beat) {
    return beat.planets.planets.map((goods, index) => ({
      ...row(`card-row-planet-${index + 1}`, { show: 'goods', goods }), place: index,
    }));
  }
  if ('abandoned_ship' in beat) {
    const { crew, credits } = beat.abandoned_ship;
    return [
      row('card-row-give-up', { show: 'crew', count: crew, how: 'lost' }),
      row('card-row-gain', { show: 'credits', count: credits }),
    ];
  }
  if ('abandoned_station' in beat) {
    const { crew, goods } = beat.abandoned_station;
    return [
      row('card-row-crew-of', { show: 'crew', count: crew, how: 'needed' }),
      row('card-row-load', { show: 'goods', goods }),
    ];
  }
  if ('enemy' in beat) return enemyRows(beat.enemy, projectile);
  if ('meteors' in beat) return [row('card-row-in-order', hits(beat.meteors, projectile))];
  if ('junkyard' in beat) {
    return beat.junkyard.map(({ cost, gains }, index) => ({
      ...row('card-row-for', ...gains.flatMap((gain, n) => [...(n ? [{ show: 'or' } as const] : []), ...gained(gain)])),
      price: paid(cost),
      place: index,
    }));
  }
  if ('wide_open_space' in beat) {
    const says: CardSymbol = { show: 'words', says: 'card-say-wide-open-space', args: beat.wide_open_space };
    return [...WHOLE.open_space.slice(0, 1), row('card-row-ahead', says)];
  }
  if ('vortex' in beat) return vortexRows(beat.vortex, projectile);
  if ('most' in beat) {
    const sign: CardSymbol = { show: 'component', component: HOARDS[beat.most] };
    return [row(`card-row-most-${beat.most.replace('_', '-')}`, sign)];
  }
  const { by, penalty } = beat.weakest;
  return [{ ...row(`card-row-least-${by}`, suffered(penalty, projectile)), icon: MEASURES[by] }];
}

/** What a card says, top to bottom, on a flight of this level. */
export function cardRows(card: CardEntry, now?: number | CardNow, flight?: Level): CardRow[] {
  const { beat, projectile } = cardNow(card, now);
  if (card.kind === 'bad_day') {
    return badDay(card, flight).map((line, index) =>
      line.state === 'off' ? line : { ...line, state: stateOf(index, beat) });
  }
  return card.beats.flatMap((one, index) => {
    const state = stateOf(index, beat);
    const rows = rowsOf(one, card.beats.length === 1 || state === 'now' ? projectile : undefined);
    return card.beats.length > 1 ? rows.map((line) => ({ ...line, state })) : rows;
  });
}

/** The days that taking what the card offers costs; null if it offers nothing. */
export function cardDays({ beats }: CardEntry): Days | null {
  const [beat] = beats;
  if (typeof beat !== 'object') return null;
  if ('planets' in beat) return beat.planets.days;
  if ('abandoned_ship' in beat) return beat.abandoned_ship.days;
  if ('abandoned_station' in beat) return beat.abandoned_station.days;
  return 'enemy' in beat ? beat.enemy.days : null;
}

const FEET: Partial<Record<CardKind, string>> = {
  open_space: 'card-foot-in-order',
  meteor_swarm: 'card-foot-at-once',
  combat_zone: 'card-foot-lines',
  stardust: 'card-foot-everyone',
  epidemic: 'card-foot-everyone',
  sabotage: 'card-foot-unasked',
  junkyard: 'card-foot-in-order',
  wide_open_space: 'card-foot-in-order',
  meteor_vortex: 'card-foot-at-once',
  antitrust_check: 'card-foot-unasked',
  bad_day: 'card-foot-unasked',
};

/** The message at the foot of a card that costs no days. */
export const cardFoot = ({ kind }: CardEntry): string | null => FEET[kind] ?? null;
