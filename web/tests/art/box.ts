// What is in the box, read from the content files that the server reads too.

import { readFileSync } from 'node:fs';
import type {
  Beat,
  CardEntry,
  CardKind,
  Component,
  Connector,
  Gain,
  Good,
  Goods,
  Hoard,
  JunkRow,
  Level,
  Measure,
  Penalty,
  Projectile,
  ProjectileKind,
  Set as Box,
  ShipBoard,
  Side,
  TileEntry,
} from '../../src/protocol';

const FOLDERS: Record<Box, string> = { base: 'base', keep_on_trucking: 'keep-on-trucking', another_big_expansion: 'another-big-expansion' };
const read = (name: string, box: Box = 'base'): string =>
  readFileSync(new URL(`../../../crates/content/${FOLDERS[box]}/${name}`, import.meta.url), 'utf8');

const CONNECTORS: readonly Connector[] = ['smooth', 'one_pipe', 'two_pipe', 'universal'];

function component(kind: string, param: string): Component {
  if (kind === 'battery') return { type: 'battery', value: Number(param) };
  if (kind === 'cargo') return { type: 'cargo', value: Number(param) };
  if (kind === 'special_cargo') return { type: 'special_cargo', value: Number(param) };
  if (kind === 'life_support_brown') return { type: 'life_support', value: 'brown' };
  if (kind === 'life_support_purple') return { type: 'life_support', value: 'purple' };
  if (kind === 'life_support_cyan') return { type: 'life_support', value: 'cyan' };
  if (kind === 'combined') {
    const of = (what: string) => Number(param.match(new RegExp(`${what}(\\d)`))?.[1] ?? 0);
    return { type: 'combined', value: { cargo: of('cargo'), special: of('special'), batteries: of('battery') } };
  }
  return { type: kind } as Component;
}

const tiles = (box: Box, first: number): TileEntry[] =>
  read('tiles.csv', box)
    .trim()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [name = '', kind = '', param = '', sides = ''] = line.split(',');
      const connectors = [...sides].map((sign) => CONNECTORS[Number(sign)] ?? 'smooth') as TileEntry['connectors'];
      const plating = [...sides].map((sign) => sign === 'P') as TileEntry['plating'];
      return { id: first + index, name, component: component(kind, param), connectors, plating, set: box };
    });

/** The tiles of the base box, those of Keep on Trucking, and all of them as a catalogue lists them. */
export const TILES = tiles('base', 0);
export const NEW_TILES = tiles('keep_on_trucking', TILES.length);
export const ALL_TILES = [...TILES, ...NEW_TILES];

/** A value as TOML writes it, with a few keys of inline tables, is JSON but for `=` and the last commas. */
const value = (text: string): unknown => JSON.parse(text.replace(/(\w+)\s*=\s*/g, '"$1":').replace(/,\s*([\]}])/g, '$1'));

function tables(text: string): Record<string, unknown>[] {
  return text
    .split('[[card]]')
    .slice(1)
    .map((part) => {
      const entries = part.split(/\n(?=\w+ = )/).map((line) => line.trim().match(/^(\w+) = ([^]*)$/));
      return Object.fromEntries(entries.flatMap((found) => (found && found[1] !== 'note' ? [[found[1], value(found[2] ?? '')]] : [])));
    });
}

interface Flying {
  size: 'small' | 'large' | 'light' | 'heavy';
  from: Side;
}
const KINDS: Record<Flying['size'], ProjectileKind> = {
  small: 'small_meteor',
  large: 'large_meteor',
  light: 'light_fire',
  heavy: 'heavy_fire',
};
const flying = (list: unknown): Projectile[] => (list as Flying[]).map(({ size, from }) => ({ kind: KINDS[size], from }));

const COLOURS: readonly Good[] = ['red', 'yellow', 'green', 'blue'];
const goods = (list: unknown): Goods => COLOURS.map((good) => (list as Good[]).filter((one) => one === good).length) as Goods;

function penalty(table: Record<string, unknown>): Penalty {
  const [[type, value] = []] = Object.entries(table);
  return { type, value: type === 'shots' ? flying(value) : value } as Penalty;
}

const gained = (table: Record<string, unknown>): Gain => ({
  credits: 0,
  batteries: 0,
  crew: 0,
  days: 0,
  ...table,
  goods: goods(table.goods ?? []),
});

function junk({ cost = {}, gain = {} }: Record<string, Record<string, unknown>>): JunkRow {
  const { meteors, shots, ...rest } = cost;
  const price = { crew: 0, batteries: 0, goods: 0, days: 0, ...rest, hits: flying([...((meteors as []) ?? []), ...((shots as []) ?? [])]) };
  return { cost: price, gains: ((gain.choice as Record<string, unknown>[] | undefined) ?? [gain]).map(gained) };
}

function beats(kind: CardKind, card: Record<string, unknown>): Beat[] {
  const [crew, credits, days] = [card.crew, card.credits, card.days] as [number, number, number];
  const enemy = (suffered: Penalty, reward: Record<string, unknown>): Beat[] => [
    { type: 'enemy', strength: 2 * (card.strength as number), penalties: [suffered], reward: gained(reward), days },
  ];
  switch (kind) {
    case 'planets': return [{ type: 'planets', planets: (card.planets as unknown[]).map((goods) => gained({ goods })), days }];
    case 'abandoned_ship': return [{ type: 'abandoned_ship', crew, credits, days }];
    case 'abandoned_station': return [{ type: 'abandoned_station', crew, goods: goods(card.goods), days }];
    case 'smugglers': return enemy({ type: 'goods', value: card.goods_lost as number }, { goods: card.goods });
    case 'slavers': return enemy({ type: 'crew', value: card.crew_lost as number }, { credits });
    case 'pirates': return enemy({ type: 'shots', value: flying(card.shots) }, { credits });
    case 'meteor_swarm': return [{ type: 'meteors', volleys: flying(card.meteors).map(({ kind, from }) => ({ from, kinds: [kind] })) }];
    case 'junkyard': return [{ type: 'junkyard', rows: (card.rows as Record<string, Record<string, unknown>>[]).map(junk) }];
    case 'wide_open_space': return [{ type: 'wide_open_space', times: card.times as number }];
    case 'meteor_vortex': return [{ type: 'vortex', projectiles: flying(card.meteors) }];
    case 'antitrust_check': return (card.lines as string[]).map((line) => ({ type: 'most', hoard: line as Hoard }));
    case 'bad_day': return (card.rows as string[]).map((type) => ({ type }) as Beat);
    case 'combat_zone':
      return (card.lines as { compare: Measure; penalty: Record<string, unknown> }[]).map((line) => ({
        type: 'weakest',
        by: line.compare,
        penalties: [penalty(line.penalty)],
      }));
    default: return [{ type: kind } as Beat];
  }
}

const LEVELS: readonly Level[] = ['I', 'II', 'III'];

const cards = (box: Box, first: number): CardEntry[] =>
  tables(read('cards.toml', box)).map((card, index) => ({
    id: first + index,
    name: card.id as string,
    kind: card.kind as CardKind,
    level: LEVELS[(card.level as number) - 1] ?? 'I',
    learning: (card.learning as boolean | undefined) ?? false,
    set: box,
    beats: beats(card.kind as CardKind, card),
    dice: [],
  }));

export const CARDS = cards('base', 0);
export const NEW_CARDS = cards('keep_on_trucking', CARDS.length);
export const ALL_CARDS = [...CARDS, ...NEW_CARDS];

/** The ship boards as the server tells them, unturned; kept fresh by `crates/server/tests/types.rs`. */
export const ALL_BOARDS = (JSON.parse(readFileSync(new URL('../boards.json', import.meta.url), 'utf8')) as ShipBoard[]).filter(
  ({ turned }) => turned === 0,
);
export const BOARDS = ALL_BOARDS.filter(({ set }) => set === 'base');
export const NEW_BOARDS = ALL_BOARDS.filter(({ set }) => set === 'keep_on_trucking');
