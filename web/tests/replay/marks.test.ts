import { describe, expect, it } from 'vitest';
import type { Event, Step } from '../../src/protocol';
import { ago } from '../../src/screens/replay/ago';
import { keyOf } from '../../src/screens/replay/keys';
import { lastMark, markAt, marksOf, standing } from '../../src/screens/replay/marks';
import { scaleOf } from '../../src/screens/replay/scale';
import { clock } from '../../src/screens/replay/words';

const step = (version: number, ...events: Event[]): Step => ({ version, at: version * 10, cause: { type: 'act', value: 0 }, events });
const quiet = (from: number, to: number): Step[] => Array.from({ length: to - from + 1 }, (_, i) => step(from + i));
const game: Step[] = [
  ...quiet(1, 99),
  step(100, { type: 'ship_launched', seat: 0, position: 4 }, { type: 'ship_launched', seat: 1, position: 2 }),
  step(101, { type: 'card_revealed', card: 5 }),
  ...quiet(102, 109),
  step(110, { type: 'card_revealed', card: 6 }, { type: 'flight_ended', number: 0 }, { type: 'flight_set_up', number: 1 }),
  ...quiet(111, 119),
  step(120, { type: 'ship_launched', seat: 0, position: 4 }),
];

describe('marks', () => {
  const marks = marksOf(game);

  it('are where things begin', () => {
    expect(marks.map(({ kind, at, flight }) => [kind, at, flight])).toEqual([
      ['building', 0, 0],
      ['launch', 99, 0],
      ['card', 100, 0],
      ['card', 109, 0],
      ['payday', 109, 0],
      ['building', 110, 1],
      ['launch', 119, 1],
    ]);
    expect(marks[3]).toMatchObject({ card: 6, number: 2 });
  });

  it('know what a position belongs to', () => {
    expect(markAt(marks, 0)?.kind).toBe('building');
    expect(markAt(marks, 99)?.kind).toBe('building');
    expect(markAt(marks, 100)?.kind).toBe('launch');
    expect(markAt(marks, 105)).toMatchObject({ kind: 'card', card: 5 });
    expect(markAt(marks, 110)?.kind).toBe('payday');
    expect(markAt(marks, 111)).toMatchObject({ kind: 'building', flight: 1 });
    expect(markAt([], 3)).toBeNull();
  });

  it('leaves out what was taken back', () => {
    const undo: Step = { version: 3, at: 0, cause: { type: 'undo', value: 0 }, events: [] };
    const undone: Step[] = [step(1, { type: 'building_began' }), step(2, { type: 'time_up' }), undo, step(4)];
    expect(standing(undone).map(({ step: { version } }) => version)).toEqual([1, 4]);
  });
});

describe('the scale of the timeline', () => {
  const scale = scaleOf(marksOf(game), 120);

  it('goes from end to end and never back', () => {
    expect(scale.x(0)).toBe(0);
    expect(scale.x(120)).toBe(1);
    for (let at = 1; at <= 120; at += 1) expect(scale.x(at)).toBeGreaterThan(scale.x(at - 1));
  });

  it('can be read both ways', () => {
    for (let at = 0; at <= 120; at += 1) expect(scale.at(scale.x(at))).toBe(at);
  });

  it('gives less room to building', () => {
    expect(scale.x(50) - scale.x(49)).toBeLessThan(scale.x(105) - scale.x(104));
    expect(scaleOf([], 0).x(0)).toBe(0);
  });
});

describe('small words', () => {
  it('tell how long ago it was', () => {
    const now = Date.UTC(2030, 0, 31);
    expect(ago(now - 5_000, now, 'en')).toBeNull();
    expect(ago(now - 11 * 60_000, now, 'en')).toBe('11 minutes ago');
    expect(ago(now - 26 * 3_600_000, now, 'en')).toBe('yesterday');
    expect(ago(now - 3 * 3_600_000, now, 'cs')).toBe('před 3 hodinami');
    expect(ago(now + 5_000, now, 'en')).toBeNull();
    expect(ago(now - 30 * 86_400_000, now, 'en')).toBe('January 1, 2030');
  });
  it('show a clock', () => {
    expect(clock(0)).toBe('0:00');
    expect(clock(125_900)).toBe('2:05');
  });
});

describe('the way back', () => {
  it('leads to the beginning of a card, and from there to the one before', () => {
    const marks = marksOf(game);
    const [first, second] = marks.filter(({ kind }) => kind === 'card');
    expect(lastMark(marks, first!.at + 3)).toBe(first);
    expect(lastMark(marks, second!.at + 1)).toBe(marks.findLast(({ at }) => at < second!.at));
    expect(first!.at).toBeLessThan(second!.at);
    expect(lastMark(marks, 0)).toBe(marks[0]);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => keyOf({ key, target: null, ...more } as unknown as KeyboardEvent);
  it('play, step and jump', () => {
    expect([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'N', 'P', 'PageUp'].map((key) => press(key))).toEqual([
      'toggle',
      'back',
      'forward',
      'start',
      'end',
      'card',
      'last',
      'last',
    ]);
  });
  it('leave the browser its own', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('x')).toBeNull();
  });
});
