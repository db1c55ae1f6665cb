// What is in the box, read from the content files that the server reads too.

import { readFileSync } from 'node:fs';
import type {
  Beat, CardEntry, CardKind, Component, Connector, Good, Goods, Level, Measure, Penalty, Projectile, ProjectileKind,
  Reward, ShipBoard, Side, TileEntry,
} from '../../src/protocol';

const read = (name: string): string =>
  readFileSync(new URL(`../../../crates/content/base/${name}`, import.meta.url), 'utf8');

const CONNECTORS: readonly Connector[] = ['smooth', 'one_pipe', 'two_pipe', 'universal'];

function component(kind: string, param: string): Component {
  if (kind === 'battery') return { battery: Number(param) };
  if (kind === 'cargo') return { cargo: Number(param) };
  if (kind === 'special_cargo') return { special_cargo: Number(param) };
  if (kind === 'life_support_brown') return { life_support: 'brown' };
  if (kind === 'life_support_purple') return { life_support: 'purple' };
  return kind as Extract<Component, string>;
}

export const TILES: TileEntry[] = read('tiles.csv').trim().split('\n').slice(1).map((line, id) => {
  const [name = '', kind = '', param = '', sides = ''] = line.split(',');
  const connectors = [...sides].map((digit) => CONNECTORS[Number(digit)]) as TileEntry['connectors'];
  return { id, name, component: component(kind, param), connectors };
});

/** A value as TOML writes it, with a few keys of inline tables, is JSON but for `=` and the last commas. */
const value = (text: string): unknown =>
  JSON.parse(text.replace(/(\w+)\s*=\s*/g, '"$1":').replace(/,\s*([\]}])/g, '$1'));

function tables(text: string): Record<string, unknown>[] {
  return text.split('[[card]]').slice(1).map((part) => {
    const entries = part.split(/\n(?=\w+ = )/).map((line) => line.trim().match(/^(\w+) = ([^]*)$/));
    return Object.fromEntries(
      entries.flatMap((found) => (found && found[1] !== 'note' ? [[found[1], value(found[2] ?? '')]] : [])),
    );
  });
}

interface Flying { size: 'small' | 'large' | 'light' | 'heavy'; from: Side }
const KINDS: Record<Flying['size'], ProjectileKind> = {
  small: 'small_meteor', large: 'large_meteor', light: 'light_fire', heavy: 'heavy_fire',
};
const flying = (list: unknown): Projectile[] =>
  (list as Flying[]).map(({ size, from }) => ({ kind: KINDS[size], from }));

const COLOURS: readonly Good[] = ['red', 'yellow', 'green', 'blue'];
const goods = (list: unknown): Goods =>
  COLOURS.map((good) => (list as Good[]).filter((one) => one === good).length) as Goods;

function penalty(table: Record<string, unknown>): Penalty {
  return 'shots' in table ? { shots: flying(table.shots) } : (table as Penalty);
}

function beats(kind: CardKind, card: Record<string, unknown>): Beat[] {
  const [crew, credits, days] = [card.crew, card.credits, card.days] as [number, number, number];
  const enemy = (suffered: Penalty, reward: Reward): Beat[] =>
    [{ enemy: { strength: 2 * (card.strength as number), penalty: suffered, reward, days } }];
  switch (kind) {
    case 'planets': return [{ planets: { planets: (card.planets as unknown[]).map(goods), days } }];
    case 'abandoned_ship': return [{ abandoned_ship: { crew, credits, days } }];
    case 'abandoned_station': return [{ abandoned_station: { crew, goods: goods(card.goods), days } }];
    case 'smugglers': return enemy({ goods: card.goods_lost as number }, { goods: goods(card.goods) });
    case 'slavers': return enemy({ crew: card.crew_lost as number }, { credits });
    case 'pirates': return enemy({ shots: flying(card.shots) }, { credits });
    case 'meteor_swarm': return [{ meteors: flying(card.meteors) }];
    case 'combat_zone': return (card.lines as { compare: Measure; penalty: Record<string, unknown> }[]).map((line) =>
      ({ weakest: { by: line.compare, penalty: penalty(line.penalty) } }));
    default: return [kind];
  }
}

const LEVELS: readonly Level[] = ['I', 'II', 'III'];

export const CARDS: CardEntry[] = tables(read('cards.toml')).map((card, id) => ({
  id,
  name: card.id as string,
  kind: card.kind as CardKind,
  level: LEVELS[(card.level as number) - 1] ?? 'I',
  learning: card.learning as boolean,
  beats: beats(card.kind as CardKind, card),
}));

/** The ship boards, from their grids. */
const GRIDS = read('boards.toml').matchAll(/\[ship_board\.(I+)\]([^[]*)grid = \[([^\]]*)\]/g);
export const BOARDS: ShipBoard[] = [...GRIDS].map(([, level = '', before = '', grid = '']) => {
  const first = (what: string) => Number(before.match(new RegExp(`first_${what} = (\\d+)`))?.[1]);
  const rows = [...grid.matchAll(/"([.#]+)"/g)].map(([, row = '']) => row);
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [`${first('column') + x},${first('row') + y}`] : [])));
  return { level: level as Level, squares, start: '7,7', reserve: 2 };
});
