// Reads drawings back: where their parts lie once all groups around them have been turned and moved.

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** From the element's own coordinates to those of the tile. */
  matrix: Matrix;
}

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

function transform(text = ''): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0, z = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y]);
    else if (kind === 'scale') matrix = times(matrix, [x, 0, 0, list.trim().includes(' ') ? y : x, 0, 0]);
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      matrix = times(times(times(matrix, [1, 0, 0, 1, y, z]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -y, -z]);
    } else throw new Error(`unknown transform ${kind}`);
  }
  return matrix;
}

/** Every element but groups, in the order they are drawn. It fails on text that is not well-formed. */
export function elements(svg: string): Element[] {
  const found: Element[] = [];
  const open: { name: string; matrix: Matrix }[] = [{ name: '', matrix: [1, 0, 0, 1, 0, 0] }];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)(\w+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    const between = svg.slice(end, match.index);
    if (/[<>]/.test(between)) throw new Error(`not well-formed: ${between}`);
    end = match.index + match[0].length;
    const [, closing, name = '', list = '', alone] = match;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const pairs = [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, text]) => [key, text] as const);
    const attributes = Object.fromEntries(pairs) as Record<string, string>;
    const matrix = times(open.at(-1)?.matrix ?? [1, 0, 0, 1, 0, 0], transform(attributes.transform));
    if (name !== 'g') found.push({ name, attributes, matrix });
    if (!alone) open.push({ name, matrix });
  }
  if (open.length !== 1 || /[<>]/.test(svg.slice(end))) throw new Error('not well-formed');
  return found;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a rectangle lies in the tile, to a hundredth. */
export function box({ attributes, matrix: [a, b, c, d, e, f] }: Element): Box {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([p = 0, q = 0]) => [a * p + c * q + e, b * p + d * q + f].map((one) => Math.round(one * 100) / 100));
  const [xs, ys] = [corners.map(([p = 0]) => p), corners.map(([, q = 0]) => q)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Is what is drawn with this matrix upright: neither turned nor mirrored? */
export const upright = ({ matrix: [a, b, c, d] }: Element): boolean => Math.abs(b) < 1e-9 && Math.abs(c) < 1e-9 && a > 0 && d > 0;

export type Span = readonly [from: number, to: number];

/** Where brass pipes reach each edge of a tile: up, right, down, left; as stretches of that edge. */
export function pipes(svg: string): [Span[], Span[], Span[], Span[]] {
  type Touches = (one: Box) => boolean;
  const rects = elements(svg).filter(({ name, attributes }) => name === 'rect' && attributes.fill === 'var(--brass)');
  const brass = rects.map(box);
  const sorted = (spans: Span[]) => spans.sort(([a], [b]) => a - b);
  const across = (touches: Touches) => sorted(brass.filter(touches).map(({ left, right }) => [left, right]));
  const down = (touches: Touches) => sorted(brass.filter(touches).map(({ top, bottom }) => [top, bottom]));
  return [
    across(({ top }) => top === 0),
    down(({ right }) => right === 100),
    across(({ bottom }) => bottom === 100),
    down(({ left }) => left === 0),
  ];
}
