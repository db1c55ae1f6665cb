import { describe, expect, it } from 'vitest';
import { accounts, ranking, settled, totals } from '../../src/lib/ledger';
import type { Event } from '../../src/protocol';
import trek from './trek-events.json';

const flight: Event[] = [
  { type: 'flight_set_up', number: 0 },
  { type: 'card_revealed', card: 13 },
  { type: 'tile_lost', seat: 0, tile: 4, square: '9,7', loss: 'destroyed' },
  { type: 'card_revealed', card: 2 },
  { type: 'paid', seat: 1, credits: 4, why: { type: 'card' } },
  { type: 'left_flight', seat: 0, why: 'chose' },
  { type: 'tile_lost', seat: 1, tile: 9, square: null, loss: 'not_added' },
  { type: 'payday_began' },
  { type: 'paid', seat: 1, credits: 8, why: { type: 'finish', value: 0 } },
  { type: 'paid', seat: 1, credits: 4, why: { type: 'best_looking' } },
  { type: 'paid', seat: 0, credits: 2, why: { type: 'sale', value: [1, 0, 0, 0] } },
  { type: 'paid', seat: 0, credits: -1, why: { type: 'losses', value: 1 }, each: 1 },
  { type: 'paid', seat: 1, credits: -1, why: { type: 'losses', value: 1 } },
  { type: 'flight_ended', number: 0 },
];

describe('the ledger of a flight', () => {
  const [account] = accounts(flight, 2);
  const [first, second] = account!.slips;

  it('has a line for every credit, in the order of a slip', () => {
    expect(second!.lines.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['finish', 8],
      ['best_looking', 4],
      ['card', 4],
      ['losses', -1],
    ]);
    expect(second!.sum).toBe(15);
    expect(second!.place).toBe(0);
  });

  it('names the card that paid', () => {
    expect(second!.lines.find(({ kind }) => kind === 'card')?.card).toEqual({ card: 2, number: 2 });
  });

  it('names the card on which a member of the team earned something, but not at home', () => {
    const member: Event = { type: 'paid', seat: 1, credits: 1, why: { type: 'member', value: 'swindler_b' } };
    const [paid] = accounts([...flight.slice(0, 5), member, ...flight.slice(5, 8), member, ...flight.slice(8)], 2);
    const cards = paid!.slips[1]!.lines.filter(({ kind }) => kind === 'member').map(({ card }) => card);
    expect(cards).toEqual([{ card: 2, number: 2 }, undefined]);
  });

  it('puts what a member adds at the payday beside what it is added to', () => {
    const member: Event = { type: 'paid', seat: 1, credits: 1, why: { type: 'member', value: 'swindler_b' } };
    const [paid] = accounts([...flight.slice(0, 9), member, flight[9]!, member, ...flight.slice(10, 13), member, flight[13]!], 2);
    expect(paid!.slips[1]!.lines.map(({ kind }) => kind)).toEqual([
      'finish',
      'member',
      'best_looking',
      'member',
      'card',
      'losses',
      'member',
    ]);
  });

  it('says who gave up, and when', () => {
    expect(first).toMatchObject({ gaveUp: 'chose', cardsSeen: 2, place: null, sum: 1 });
    expect(first!.lines[0]).toEqual({ kind: 'out', credits: 0, why: null });
  });

  it('remembers what was lost, and where', () => {
    expect(first!.lost).toEqual([{ tile: 4, square: '9,7', loss: 'destroyed' }]);
    expect(second!.lost).toEqual([{ tile: 9, square: null, loss: 'not_added' }]);
  });

  it('never shows a sum that is not the true one', () => {
    expect(settled(second!, 15)).toBe(second);
    const mended = settled(second!, 18);
    expect(mended.sum).toBe(18);
    expect(mended.lines[0]).toEqual({ kind: 'untold', credits: 3, why: null });
    expect(mended.lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(18);
  });

  it('begins where the story begins', () => {
    const [open] = accounts(flight.slice(3, 8), 2, 2);
    expect(open).toMatchObject({ number: 2, ended: false });
    expect(accounts([], 2)).toEqual([]);
  });
});

describe('the ledger of a trek', () => {
  const flights = accounts(trek as unknown as Event[], 4);

  it('keeps three flights apart', () => {
    expect(flights.map(({ number, ended }) => [number, ended])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
  });

  it('adds up to what the server said after each flight', () => {
    expect(totals(flights)).toEqual([
      [12, 14, 8, 20],
      [21, 20, 45, 18],
      [47, 54, 66, 67],
    ]);
    for (const { slips } of flights) {
      for (const { lines, sum } of slips) expect(lines.reduce((all, { credits }) => all + credits, 0)).toBe(sum);
    }
  });

  it('stops adding where a flight is missing', () => {
    expect(totals(flights.slice(1))).toEqual([]);
    expect(totals([flights[0]!, flights[2]!])).toHaveLength(1);
  });

  it('tells what became of the titles', () => {
    expect(flights[0]!.titles.map(({ title, holder, paid }) => [title, holder, paid])).toEqual([
      ['freight_hauler', 3, [3, 0]],
      ['cruise_captain', 1, [1]],
      ['xenoquartermaster', 0, []],
      ['master_engineer', 2, [3]],
    ]);
    expect(flights[1]!.titles.find(({ title }) => title === 'master_engineer')).toMatchObject({
      holder: 2,
      paid: [2],
      defence: { gold: false, defended: true },
    });
    expect(flights[2]!.titles.find(({ title }) => title === 'master_engineer')?.defence).toEqual({
      gold: true,
      defended: false,
    });
  });
});

describe('the ranking', () => {
  it('lets equals share a place', () => {
    expect(ranking([3, 9, 3, -1])).toEqual([
      { seat: 1, credits: 9, place: 0 },
      { seat: 0, credits: 3, place: 1 },
      { seat: 2, credits: 3, place: 1 },
      { seat: 3, credits: -1, place: 3 },
    ]);
  });
});
