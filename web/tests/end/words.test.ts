import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import { type Account, accounts, blankAccount, isLegend, type Line } from '../../src/lib/ledger';
import type { Catalogue, Event } from '../../src/protocol';
import { fateWords, heldLines, lineWords } from '../../src/screens/end/words';
import { speak, t } from '../../src/words/index.svelte';

beforeAll(async () => {
  (globalThis as { document?: object }).document ??= { documentElement: {} };
  fillBox({ supply: { lost_component: 1 } } as unknown as Catalogue);
  await speak('en');
});

test('one lost component is not "1 at 1 each"', () => {
  const account = blankAccount(0, 1);
  const detail = (losses: number): string => {
    const line: Line = { kind: 'losses', credits: -losses, why: { type: 'losses', value: losses }, each: 1 };
    return lineWords(line, account.slips[0]!, account, null).detail ?? '';
  };
  expect(detail(1)).toBe('one component');
  expect(detail(3)).toBe('3 at 1 each');
});

test('what somebody has changed says so', () => {
  const paid: Event = { type: 'paid', seat: 0, credits: 12, why: { type: 'finish', value: 0 } };
  const detail = (events: Event[]): string => {
    const [account] = accounts([...events, { type: 'payday_began' }, paid], 1);
    const slip = account!.slips[0]!;
    return lineWords(slip.lines[0]!, slip, account!, null).detail;
  };
  expect(detail([])).toBe('');
  expect(detail([{ type: 'looks_bonus_changed', seat: 0, credits: 6 }])).toBe('');
  expect(detail([{ type: 'finish_bonus_changed', seat: 0, credits: 12 }])).toBe('changed in this flight');
});

test('what the insured pay for their losses is no sum of single ones', () => {
  const account = blankAccount(0, 1);
  const slip = account.slips[0]!;
  const losses = (lost: number, more: Partial<Line>): string =>
    lineWords({ kind: 'losses', credits: -20, why: { type: 'losses', value: lost }, ...more }, slip, account, null).detail;
  slip.lines.push({ kind: 'insurance', credits: -5, why: { type: 'insurance' } });
  expect(losses(26, {})).toBe('26 lost, insured');
  // Up to the maximum each costs what it costs others.
  expect(losses(20, { each: 1 })).toBe('20 at 1 each');
});

test('the fifth of five is neither fourth nor, if somebody is behind, the last', () => {
  const account = blankAccount(0, 5);
  const line: Line = { kind: 'finish', credits: 0, why: { type: 'finish', value: 4 } };
  expect(lineWords(line, { ...account.slips[4]!, place: 4 }, account, null).name).toBe('Fifth home');
  expect(t('end-lead-rank', { place: 4, players: 4 })).toBe('Last of 4.');
  expect(t('end-lead-rank', { place: 4, players: 5 })).toBe('Fourth of 5.');
});

const title = 'corridorist';
const scored = (seat: number, score: number): Event => ({ type: 'title_scored', seat, title, score });
const paid: Event = { type: 'paid', seat: 0, credits: 6, why: { type: 'title', value: title } };
/** What our slip says of the title. */
function detailOf(account: Account): string {
  const slip = account.slips[0]!;
  return lineWords(
    slip.lines.find(({ kind }) => kind === 'title')!,
    slip,
    account,
    null,
  ).detail;
}

test('gold is paid double to those who finish; whoever gives up is no legend', () => {
  const defended: Event = { type: 'title_defended', seat: 0, title, gold: true, defended: true };
  const after = (...events: Event[]): Account => accounts([...events, defended, paid], 2, 2)[0]!;
  const finished = after(scored(0, 3), scored(1, 2));
  expect(detailOf(finished)).toBe(t('end-title-gold', { score: 3 }));
  expect(fateWords(finished.titles[0]!, 'Ada', false, 1)).toBe(t('end-fate-legend', { name: 'Ada' }));
  const half: Event = { type: 'title_halved', seat: 0, title, score: 3 };
  const left = after({ type: 'left_flight', seat: 0, why: 'chose' }, scored(0, 3), half, scored(1, 1));
  expect(detailOf(left)).toBe(t('end-title-gold-out', { score: '1½' }));
  expect(fateWords(left.titles[0]!, 'Ada', false, 1)).toBe(t('end-fate-gold-out', { name: 'Ada' }));
  expect(fateWords(left.titles[0]!, 'Ada', false, 0)).toBe(t('end-fate-gold-out.you'));
  expect([finished, left].map(({ titles }) => isLegend(titles[0]!))).toEqual([true, false]);
});

test('a score that only a lawyer makes the best is not called the best', () => {
  const won = (...events: Event[]): string => detailOf(accounts([...events, paid], 2)[0]!);
  expect(won(scored(0, 4), scored(1, 4))).toBe(t('end-title-best', { score: 4 }));
  expect(won(scored(0, 3), scored(1, 4))).toBe(t('end-title-almost', { score: 3, best: 4 }));
});

test('why somebody has a title that nobody scored for', () => {
  const after = (holder: number, ...events: Event[]): Account => accounts([...events, { type: 'title_taken', seat: holder, title }], 3)[0]!;
  const fate = (account: Account): string => fateWords(account.titles[0]!, 'Ema', true, null);
  const [kept, given] = [1, 2].map((holder) => after(holder, scored(1, 0), scored(0, 0)));
  expect(fate(kept!)).toBe(t('end-fate-zero', { name: 'Ema' }));
  expect(fate(given!)).toBe(t('end-fate-zero-given', { name: 'Ema' }));
  // Half of nothing is not enough: nobody has finished.
  const half: Event = { type: 'title_halved', seat: 1, title, score: 0 };
  expect(fate(after(1, scored(1, 0), half))).toBe(t('end-fate-dealt', { name: 'Ema' }));
  expect(heldLines(2, given!)).toMatchObject([{ name: 'Corridorist', detail: t('end-held-zero-given') }]);
  expect([0, 1].flatMap((seat) => heldLines(seat, given!))).toEqual([]);
});

test('a title that has paid is a line already; one that was not defended says so', () => {
  const won = accounts([scored(0, 2), paid, { type: 'title_taken', seat: 0, title }], 2)[0]!;
  expect(heldLines(0, won)).toEqual([]);
  const lost: Event = { type: 'title_defended', seat: 0, title, gold: true, defended: false };
  const failed = accounts([scored(0, 2), scored(1, 3), lost], 2, 1)[0]!;
  expect(heldLines(0, failed)).toMatchObject([{ icon: 'titleGold', detail: t('end-held-lost') }]);
});
