import { describe, expect, it } from 'vitest';
import { accounts } from '../../src/lib/ledger';
import type { Event, GameView, Phase } from '../../src/protocol';
import { creditsAfter, outcome, paidFlight, richest, statement, total, variant } from '../../src/screens/end/statement';
import trek from './trek-events.json';

const flights = accounts(trek as unknown as Event[], 4);
/** As much of a view as a payday looks at. */
function view(number: number, phase: Phase, credits: number[]): GameView {
  const seats = credits.map((sum) => ({ credits: sum }));
  const rounds = ['I', 'II', 'III'].map((level, ship_board) => ({ level, ship_board }));
  return { flight: { rounds, number, phase }, seats } as unknown as GameView;
}

describe('the payday of a trek', () => {
  it('is that of the flight before while the next yard waits', () => {
    expect(paidFlight(view(1, { type: 'building' }, []))).toBe(0);
    expect(paidFlight(view(1, { type: 'titles' }, []))).toBe(1);
    expect(paidFlight(view(2, { type: 'over' }, []))).toBe(2);
  });

  it('adds up to what the server says', () => {
    const paid = statement(view(2, { type: 'building' }, [21, 20, 45, 18]), flights, 1, null)!;
    expect(paid.level).toBe('II');
    expect(paid.slips.map(({ seat, before, sum, after }) => [seat, before, sum, after])).toEqual([
      [3, 20, -2, 18],
      [2, 8, 37, 45],
      [0, 12, 9, 21],
      [1, 14, 6, 20],
    ]);
    expect(paid.slips.every((slip) => slip.lines.every(({ kind }) => kind !== 'untold'))).toBe(true);
    expect(richest(paid)).toEqual([2]);
  });

  it('says so when a part of the story is missing, and still shows true sums', () => {
    const torn = accounts((trek as unknown as Event[]).slice(30), 4);
    const paid = statement(view(1, { type: 'building' }, [12, 14, 8, 20]), torn, 0, null)!;
    for (const slip of paid.slips) {
      expect(slip.lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(slip.after);
    }
    expect(paid.slips.some(({ lines }) => lines[0]?.kind === 'untold')).toBe(true);
  });

  it('claims nothing about earlier flights that it does not know', () => {
    const paid = statement(view(2, { type: 'building' }, [21, 20, 45, 18]), flights.slice(1), 1, null)!;
    expect(paid.slips.map(({ before }) => before)).toEqual([null, null, null, null]);
    expect(paid.slips.map(total)).toEqual([18, 45, 21, 20]);
    expect(statement(view(2, { type: 'building' }, []), [], 1, null)).toBeNull();
  });

  it('is in the order of credits once the game is over', () => {
    const paid = statement(view(2, { type: 'over' }, [47, 54, 66, 67]), flights, 2, null)!;
    expect(paid.slips.map(total)).toEqual([67, 66, 54, 47]);
  });

  it('keeps credits back while they are being paid', () => {
    expect(creditsAfter(view(0, { type: 'titles' }, [0, 0]), 0)).toEqual([null, null]);
    expect(creditsAfter(view(0, { type: 'over' }, [3, 4]), 0)).toEqual([3, 4]);
  });
});

describe('how it went', () => {
  const paid = statement(view(2, { type: 'over' }, [47, 54, 66, 67]), flights, 2, null)!;
  it('decides the heading', () => {
    const most = Math.max(...paid.slips.map(({ sum }) => sum));
    const best = paid.slips.find(({ sum }) => sum === most)!;
    expect(outcome(paid, best.seat)).toBe('best');
    expect(outcome(paid, 0)).toBe('fine');
    expect(outcome(paid, null)).toBe('watch');
    const second = statement(view(2, { type: 'building' }, [21, 20, 45, 18]), flights, 1, null)!;
    expect(outcome(second, 1)).toBe('stranded');
    expect(outcome(second, 3)).toBe('loss');
  });
  it('is not praised when nobody made less and the ship has suffered', () => {
    const least = [...paid.slips].sort((a, b) => a.sum - b.sum)[0]!;
    const slips = paid.slips.map((slip) =>
      slip === least ? { ...slip, gaveUp: null, lost: [{ square: null, tile: 0, loss: 'destroyed' as const }] } : slip,
    );
    expect(outcome({ ...paid, slips }, least.seat)).toBe('last');
  });
  it('always picks the same variant', () => {
    expect(variant('2QKEECJJFQ6R0', 3)).toBe(variant('2QKEECJJFQ6R0', 3));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => variant(key, 3)))).toEqual(new Set([1, 2, 3]));
  });
});
