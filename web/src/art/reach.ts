// What a component works with, and what works with it: wires over the ship, and a frame around each of them.

import type { PlacedTile, Square } from '../protocol';
import type { Point } from './ship';
import { css, short } from './svg';

/** What the server says that the component on this square works with, and what says so of it. */
export function reachOf(tiles: readonly PlacedTile[], square: Square): Square[] {
  const to = tiles.find((tile) => tile.square === square)?.reach ?? [];
  const from = tiles.filter(({ reach }) => reach?.includes(square)).map((tile) => tile.square);
  return [...new Set([...to, ...from])].filter((other) => other !== square);
}

const frame = ({ x, y }: Point, paint: string): string =>
  `<rect x="${short(x - 45)}" y="${short(y - 45)}" width="90" height="90" rx="9" fill="none" ${paint}/>`;

/** A wire to each, from middle to middle; round the edge of a ring frames alone have to do. */
export function reachArt(from: Point, others: readonly Point[], longest: number): string {
  const wires = others.filter(({ x }) => Math.abs(x - from.x) <= longest).map(({ x, y }) => `M${from.x} ${from.y}L${x} ${y}`);
  const wire = (paint: string) => `<path d="${wires.join('')}" fill="none" stroke-linecap="round" ${paint}/>`;
  const dark = `stroke="${css('ink')}" stroke-width="9"`;
  const light = `stroke="${css('brass-hi')}" stroke-width="4"`;
  return (
    others.map((other) => frame(other, dark) + frame(other, light)).join('') +
    wire(dark) +
    wire(`${light} stroke-dasharray="2 9"`) +
    [from, ...others]
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="7" fill="${css('brass-hi')}" ${dark.replace('9"', '3"')}/>`)
      .join('')
  );
}
