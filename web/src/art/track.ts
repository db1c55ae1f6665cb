// Where rockets stand: on a closed line around the card, or on a straight strip where there is little room.

export interface Spot {
  x: number;
  y: number;
  /** Degrees clockwise from up, growing with every lap so that nothing ever turns back. */
  angle: number;
}

export interface Ring {
  /** The rounded rectangle that is the middle of the track. */
  frame: { x: number; y: number; width: number; height: number; radius: number };
  at(position: number): Spot;
}

const MARGIN = 30;

/** The track of this many spaces in a picture of this size; position 0 is in the middle of the upper edge. */
export function ring(spaces: number, width: number, height: number): Ring {
  const radius = Math.min(84, width / 2 - MARGIN, height / 2 - MARGIN);
  const frame = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN, radius };
  const [left, top, right, bottom] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  const [flat, tall, bend] = [frame.width - 2 * radius, frame.height - 2 * radius, (Math.PI * radius) / 2];

  const corner =
    (cx: number, cy: number, from: number) =>
    (way: number): Spot => {
      const turned = from + way / radius;
      const [x, y] = [cx + Math.sin(turned) * radius, cy - Math.cos(turned) * radius];
      return { x, y, angle: (turned * 180) / Math.PI + 90 };
    };
  const quarter = Math.PI / 2;
  const stretches: readonly (readonly [number, (way: number) => Spot])[] = [
    [flat / 2, (way) => ({ x: (left + right) / 2 + way, y: top, angle: 90 })],
    [bend, corner(right - radius, top + radius, 0)],
    [tall, (way) => ({ x: right, y: top + radius + way, angle: 180 })],
    [bend, corner(right - radius, bottom - radius, quarter)],
    [flat, (way) => ({ x: right - radius - way, y: bottom, angle: 270 })],
    [bend, corner(left + radius, bottom - radius, 2 * quarter)],
    [tall, (way) => ({ x: left, y: bottom - radius - way, angle: 360 })],
    [bend, corner(left + radius, top + radius, 3 * quarter)],
    [flat / 2, (way) => ({ x: left + radius + way, y: top, angle: 450 })],
  ];
  const whole = stretches.reduce((sum, [length]) => sum + length, 0);

  return {
    frame,
    at(position) {
      const lap = Math.floor(position / spaces);
      let way = ((position - lap * spaces) / spaces) * whole;
      for (const [length, place] of stretches) {
        if (way <= length) {
          const { x, y, angle } = place(way);
          return { x, y, angle: angle + 360 * lap };
        }
        way -= length;
      }
      return { x: (left + right) / 2, y: top, angle: 90 + 360 * lap };
    },
  };
}

export interface Stretch {
  first: number;
  last: number;
}

/** So many spaces are seen at least: the way ahead as well. */
const STRETCH = 16;

/**
 * The stretch of the track to be shown, with all these positions on it. It stays where it is as long as they are all
 * on it: then whoever moves is seen to move, and nobody else.
 */
export function stretchOf(positions: readonly number[], before: Stretch | null): Stretch {
  if (positions.length === 0) return before ?? { first: 0, last: STRETCH - 1 };
  const [low, high] = [Math.min(...positions), Math.max(...positions)];
  const wide = Math.max(STRETCH, high - low + 5);
  if (before && low >= before.first && high <= before.last) return before;
  return { first: low - 2, last: low - 3 + wide };
}

/**
 * The positions a rocket passes on its way, the last one included. It hops over spaces where others stand, and a very
 * long way is taken in larger steps so that it ends in good time.
 */
export function journey(from: number, to: number, taken: (position: number) => boolean, most = 10): number[] {
  const direction = Math.sign(to - from);
  if (direction === 0) return [];
  const stops: number[] = [];
  for (let next = from + direction; next !== to; next += direction) if (!taken(next)) stops.push(next);
  const stride = Math.ceil((stops.length + 1) / most);
  return [...stops.filter((_, index) => (index + 1) % stride === 0), to];
}
