// Adventure cards as rows of symbols, from their figures. Words are message ids: `CardFace` says them.

import type {
  Beat,
  CardEntry,
  CardKind,
  Component,
  Credits,
  Days,
  Enemy,
  Gain,
  Goods,
  Hoard,
  Intruders,
  JunkPrice,
  Level,
  Measure,
  Penalty,
  Projectile,
  Side,
  Volley,
} from '../protocol';
import { LEVELS } from '../protocol';
import { half, SIDES } from '../words/names';
import type { IconName } from './icons';
import type { Plain } from './types';

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
  | { show: 'entry'; from: Side }
  | { show: 'steps'; steps: number; charges: readonly number[] }
  | { show: 'or' }
  | { show: 'words'; says: string; args?: Record<string, number | string> };

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

/** One penalty after the other; `now` counts the shots of all of them. */
function suffered(penalties: readonly Penalty[], now: number | undefined): CardSymbol[] {
  let fired = 0;
  return penalties.map((penalty): CardSymbol => {
    switch (penalty.type) {
      case 'days': return { show: 'days-lost', days: penalty.value };
      case 'crew': return { show: 'crew', count: penalty.value, how: 'lost' };
      case 'goods': return { show: 'goods-lost', count: penalty.value };
      case 'shots': {
        const before = fired;
        fired += penalty.value.length;
        return hits(penalty.value, now === undefined ? undefined : now - before);
      }
    }
  });
}

const row = (label: string, ...symbols: CardSymbol[]): CardRow => ({ label, symbols, state: 'coming' });

const MEASURES: Record<Measure, IconName> = { crew: 'crew', engines: 'engine', cannons: 'cannon' };

const enemyRows = ({ strength, penalties, reward }: Enemy, now: number | undefined): CardRow[] => [
  row('card-row-strength', { show: 'strength', figure: half(strength) }),
  row('card-row-weaker', ...suffered(penalties, now)),
  row('card-row-stronger', ...gained(reward)),
];

const WHOLE: Record<Plain<Beat>, CardRow[]> = {
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

const gained = ({ credits, goods, batteries, crew, days }: Gain): CardSymbol[] => [
  ...(credits ? [{ show: 'credits', count: credits } as const] : []),
  ...(crew ? [{ show: 'crew', count: crew, how: 'gained' } as const] : []),
  ...(batteries ? [{ show: 'batteries', count: batteries, how: 'gained' } as const] : []),
  ...(days ? [{ show: 'days-gained', days } as const] : []),
  ...(goods.some(Boolean) ? [{ show: 'goods', goods } as const] : []),
];

/** What comes with one roll has a row of its own, unless everything is rolled for alone. */
function volleyRows(volleys: readonly Volley[], now: number | undefined): CardRow[] {
  let index = 0;
  const rolls = volleys.map(({ from, kinds }) => kinds.map((kind): Hit => ({ projectile: { kind, from }, state: stateOf(index++, now) })));
  if (volleys.every(({ kinds }) => kinds.length === 1)) return [row('card-row-in-order', { show: 'hits', hits: rolls.flat() })];
  return rolls.map((roll) => row('card-row-one-roll', { show: 'hits', hits: roll }));
}

/** What is fired at whoever tries to use what was abandoned. */
const triedRows = (shots: readonly Projectile[], now: number | undefined): CardRow[] =>
  shots.length ? [row('card-row-tried', hits(shots, now))] : [];

/** Where intruders come in, how far they walk, what they do on the way, what beating one of them is worth. */
function intruderRows({ from, hands, steps, eats, charges, reward }: Intruders): CardRow[] {
  const hand = hands.length > 1 ? 'both' : hands[0];
  return [
    row('card-row-enters', { show: 'entry', from }, { show: 'words', says: `card-say-hand-${hand}` }),
    row('card-row-walks', { show: 'steps', steps, charges }),
    ...(eats ? [row('card-row-eats', { show: 'words', says: 'card-say-eats' })] : []),
    row(hands.length > 1 ? 'card-row-beaten-each' : 'card-row-beaten', ...gained(reward)),
  ];
}

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

export const HOARDS: Record<Hoard, Plain<Component>> = {
  cannons: 'cannon',
  double_cannons: 'double_cannon',
  engines: 'engine',
  double_engines: 'double_engine',
};

/** A mishap of a bad day in a few signs. */
const MISHAPS: Partial<Record<Beat['type'], CardSymbol>> = {
  epidemic: { show: 'crew', count: 1, how: 'lost' },
  sabotage: { show: 'icon', icon: 'lost', says: 'card-say-tile-lost' },
  stardust: { show: 'icon', icon: 'exposed', says: '' },
};

/** On a flight of level N the first N rows count. */
const badDay = ({ beats }: CardEntry, flight: Level | undefined): CardRow[] =>
  beats.map((beat, index) => {
    const sign = MISHAPS[beat.type];
    const says: CardSymbol = { show: 'words', says: `rules-${beat.type}` };
    const line = row(`card-row-level-${index + 1}`, ...(sign ? [sign] : []), says);
    return flight && LEVELS.indexOf(flight) < index ? { ...line, state: 'off' } : line;
  });

function rowsOf(beat: Beat, projectile: number | undefined): CardRow[] {
  if (beat.type === 'planets') {
    return beat.planets.map((offer, index) => ({
      ...row(`card-row-planet-${index + 1}`, ...gained(offer)),
      place: index,
    }));
  }
  if (beat.type === 'abandoned_ship') {
    const { crew, credits, shots } = beat;
    return [
      ...triedRows(shots, projectile),
      row('card-row-give-up', { show: 'crew', count: crew, how: 'lost' }),
      row('card-row-gain', { show: 'credits', count: credits }),
    ];
  }
  if (beat.type === 'abandoned_station') {
    const { crew, goods, shots } = beat;
    return [
      ...triedRows(shots, projectile),
      row('card-row-crew-of', { show: 'crew', count: crew, how: 'needed' }),
      row('card-row-load', { show: 'goods', goods }),
    ];
  }
  if (beat.type === 'enemy') return enemyRows(beat, projectile);
  if (beat.type === 'meteors') return volleyRows(beat.volleys, projectile);
  if (beat.type === 'junkyard') {
    return beat.rows.map(({ cost, gains }, index) => ({
      ...row('card-row-for', ...gains.flatMap((gain, n) => [...(n ? [{ show: 'or' } as const] : []), ...gained(gain)])),
      price: paid(cost),
      place: index,
    }));
  }
  if (beat.type === 'wide_open_space') {
    const says: CardSymbol = { show: 'words', says: 'card-say-wide-open-space', args: { times: beat.times } };
    return [...WHOLE.open_space.slice(0, 1), row('card-row-ahead', says)];
  }
  if (beat.type === 'mostly_open_space') return [...WHOLE.open_space, row('card-row-fastest', hits(beat.projectiles, projectile))];
  if (beat.type === 'radiation_leak') {
    return [
      row('card-row-everyone', { show: 'crew', count: 1, how: 'lost' }),
      row('card-row-in-each', { show: 'words', says: 'card-say-irradiated' }),
      row(
        'card-row-destroyed',
        { show: 'icon', icon: 'lost', says: '' },
        { show: 'words', says: 'card-say-clusters', args: { limit: beat.limit } },
      ),
    ];
  }
  if (beat.type === 'cards_on_top') {
    const says: CardSymbol = { show: 'words', says: 'card-say-cards-on-top', args: { cards: beat.cards, deck: beat.deck } };
    return [row('card-row-next', says)];
  }
  if (beat.type === 'intruders') return intruderRows(beat);
  if (beat.type === 'vortex') return vortexRows(beat.projectiles, projectile);
  if (beat.type === 'most') {
    const sign: CardSymbol = { show: 'component', component: { type: HOARDS[beat.hoard] } };
    return [row(`card-row-most-${beat.hoard.replace('_', '-')}`, sign)];
  }
  if (beat.type !== 'weakest') return WHOLE[beat.type];
  const { by, penalties } = beat;
  return [{ ...row(`card-row-least-${by}`, ...suffered(penalties, projectile)), icon: MEASURES[by] }];
}

/** What a card says, top to bottom, on a flight of this level. */
export function cardRows(card: CardEntry, now?: number | CardNow, flight?: Level): CardRow[] {
  const { beat, projectile } = cardNow(card, now);
  if (card.kind === 'bad_day') {
    return badDay(card, flight).map((line, index) => (line.state === 'off' ? line : { ...line, state: stateOf(index, beat) }));
  }
  return card.beats.flatMap((one, index) => {
    const state = stateOf(index, beat);
    const rows = rowsOf(one, card.beats.length === 1 || state === 'now' ? projectile : undefined);
    return card.beats.length > 1 ? rows.map((line) => ({ ...line, state })) : rows;
  });
}

/** What is said of those who have had what the card has for one player; none where nobody has it alone. */
export function hadLabel({ beats: [beat] }: CardEntry): string | null {
  if (beat?.type === 'enemy') return 'card-row-beaten';
  return beat?.type === 'abandoned_ship' || beat?.type === 'abandoned_station' ? 'card-row-used' : null;
}

/** The days that taking what the card offers costs; null if it offers nothing. */
export function cardDays({ beats }: CardEntry): Days | null {
  const [beat] = beats;
  return beat && 'days' in beat ? beat.days : null;
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
  hazardous_sector: 'card-foot-unasked',
  mostly_open_space: 'card-foot-in-order',
  radiation_leak: 'card-foot-everyone',
  predator: 'card-foot-intruders',
  commando: 'card-foot-intruders',
  double_predator: 'card-foot-intruders',
  double_commando: 'card-foot-intruders',
  predator_commando: 'card-foot-intruders',
};

/** The message at the foot of a card that costs no days. */
export const cardFoot = ({ kind }: CardEntry): string | null => FEET[kind] ?? null;
