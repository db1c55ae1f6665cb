// The lines of a slip in words.

import { cardOf } from '../../lib/catalogue';
import { type Account, type CardOfFlight, type Line, type Slip, type TitleTale, bestOf, isLegend } from '../../lib/ledger';
import { type PageId, pageFor } from '../../lib/rulebook';
import type { IconName } from '../../art/icons';
import type { GaveUp, Seat, ShipView } from '../../protocol';
import { t } from '../../words/index.svelte';
import { cardKindWords, half, modifierWords, tileWords, titleWords } from '../../words/names';

export interface LineWords {
  icon: IconName;
  name: string;
  detail: string;
  page: PageId;
}

/** A figure with its sign; the minus is as wide as the plus. */
export const signed = (credits: number): string => (credits > 0 ? `+${credits}` : plain(credits));
export const plain = (credits: number): string => (credits < 0 ? `\u2212${-credits}` : String(credits));

/** When and why somebody left the flight. */
function leftWords(why: GaveUp | null, seen: number): string {
  if (why === null) return '';
  return t(`end-left-${why.replace('_', '-')}`, { card: why === 'chose' ? seen + 1 : seen });
}

/** What became of a title; `more`: is there another flight? */
function fateOf(tale: TitleTale, more: boolean): string {
  if (tale.defence) {
    const { gold, defended } = tale.defence;
    if (!defended) return gold ? 'lost-gold' : 'lost';
    if (gold) return isLegend(tale) ? 'legend' : 'gold-out';
    return more ? 'gold' : 'defended';
  }
  if (tale.holder === null) return 'open';
  if (tale.paid.length) return tale.paid.includes(tale.holder) ? 'kept' : 'given';
  // Scores are told in the order of coming home.
  const first = tale.scores.find(({ seat }) => !tale.halved.includes(seat));
  return first ? (first.seat === tale.holder ? 'zero' : 'zero-given') : 'dealt';
}

/** The same in a sentence. Whoever reads it is not called by name. */
export function fateWords(tale: TitleTale, name: string, more: boolean, you: Seat | null): string {
  const form = tale.holder !== null && tale.holder === you ? '.you' : '';
  return t(`end-fate-${fateOf(tale, more)}${form}`, { name });
}

/** Titles that somebody holds after a flight without having earned anything with them, and why. */
export const heldLines = (seat: Seat, { titles }: Account): LineWords[] =>
  titles
    .filter(({ holder, paid }) => holder === seat && !paid.includes(seat))
    .map((tale) => ({
      icon: tale.defence?.gold ? 'titleGold' : 'titleSilver',
      name: titleWords(tale.title),
      detail: t(`end-held-${tale.defence ? 'lost' : fateOf(tale, true)}`),
      page: pageFor({ title: tale.title }),
    }));

/** In one word or two, beside the name of a player. */
export function placeWords(slip: Slip): string {
  if (slip.place !== null) return t('end-place', { place: slip.place + 1 });
  return slip.gaveUp ? t(`end-out-${slip.gaveUp.replace('_', '-')}`) : '';
}

export function lineWords(line: Line, slip: Slip, account: Account, ship: ShipView | null): LineWords {
  const words = wordsOf(line, slip, account, ship);
  if (!account.changed.has(line.kind)) return words;
  return { ...words, detail: [words.detail, t('end-changed')].filter(Boolean).join(' · ') };
}

function wordsOf(line: Line, slip: Slip, account: Account, ship: ShipView | null): LineWords {
  const { why, kind, card } = line;
  const page = why ? pageFor({ money: why }) : kind === 'out' ? 'giving-up' : 'payday';
  switch (kind) {
    case 'finish': return { icon: 'flag', name: t('end-line-finish', { place: (slip.place ?? 0) + 1 }), detail: '', page };
    case 'out': return { icon: 'flag', name: t('end-line-out'), detail: leftWords(slip.gaveUp, slip.cardsSeen), page };
    case 'best_looking': {
      const winners = account.slips.filter(({ lines }) => lines.some((other) => other.kind === 'best_looking')).length;
      const detail = ship ? t(winners > 1 ? 'end-looks-shared' : 'end-looks', { exposed: ship.tally.exposed }) : '';
      return { icon: 'exposed', name: t('end-line-best-looking'), detail, page };
    }
    case 'title': return { ...titleLine(line, slip, account), page };
    case 'sale': return { icon: 'goods', name: t(slip.gaveUp ? 'end-line-sale-half' : 'end-line-sale'), detail: '', page };
    case 'card': return { ...cardLine(line), page: card ? pageFor({ card: cardOf(card.card).kind }) : page };
    case 'late_part': {
      const tile = why && why.type === 'late_part' ? tileWords(why.value) : '';
      return { icon: 'structural', name: t('end-line-late-part'), detail: tile, page };
    }
    case 'specialist': {
      const who = why && why.type === 'specialist' ? modifierWords(why.value) : '';
      return { icon: 'crew', name: who, detail: onCard(card) || t('end-specialist-detail'), page };
    }
    case 'member': {
      const who = why && why.type === 'member' ? modifierWords(why.value) : '';
      return { icon: 'users', name: who, detail: onCard(card) || t('end-member-detail'), page };
    }
    case 'insurance': return { icon: 'lost', name: t('end-line-insurance'), detail: '', page };
    case 'wages': return { icon: 'crew', name: t('end-line-wages'), detail: '', page };
    case 'losses': return { icon: 'lost', name: t('end-line-losses'), detail: lossesDetail(line, slip), page };
    case 'debt_forgiven': return { icon: 'check', name: t('end-line-debt'), detail: t('end-debt-detail'), page };
    default: return { icon: 'help', name: t('end-line-untold'), detail: t('end-untold-detail'), page };
  }
}

const scoreWords = (score: number): string | number => (score % 1 ? half(2 * score) : score);

/** What a title was paid for. */
function paidFor(tale: TitleTale | undefined, score: number): string {
  if (tale?.defence?.gold) return isLegend(tale) ? 'end-title-gold' : 'end-title-gold-out';
  if (tale?.defence) return 'end-title-defended';
  // Less than the best is paid, too, if a lawyer says so.
  return tale && score < bestOf(tale) ? 'end-title-almost' : 'end-title-best';
}

function titleLine({ why }: Line, slip: Slip, account: Account): Omit<LineWords, 'page'> {
  const title = why && why.type === 'title' ? why.value : null;
  const tale = account.titles.find((each) => each.title === title);
  const score = tale?.scores.find(({ seat }) => seat === slip.seat)?.score ?? 0;
  const best = tale ? bestOf(tale) : score;
  return {
    icon: tale?.defence?.gold ? 'titleGold' : 'titleSilver',
    name: title ? titleWords(title) : '',
    detail: t(paidFor(tale, score), { score: scoreWords(score), best: scoreWords(best) }),
  };
}

/** The card on which something was earned. */
const onCard = (card: CardOfFlight | undefined): string =>
  card ? t('end-on-card', { card: cardKindWords(cardOf(card.card).kind), number: card.number }) : '';

function cardLine({ card }: Line): Omit<LineWords, 'page'> {
  if (!card) return { icon: 'credits', name: t('end-line-card'), detail: '' };
  const { kind, beats } = cardOf(card.card);
  const name = beats.some((each) => each.type === 'enemy') ? t('end-line-beaten', { card: cardKindWords(kind) }) : cardKindWords(kind);
  const beat = beats.find((each) => each.type === 'abandoned_ship');
  const crew = beat?.type === 'abandoned_ship' ? beat.crew : 0;
  const detail = t(crew ? 'end-card-for-crew' : 'end-card-number', { number: card.number, crew });
  return { icon: 'credits', name, detail };
}

function lossesDetail({ why, each: price }: Line, slip: Slip): string {
  const lost = why && why.type === 'losses' ? why.value : slip.lost.length;
  if (price === undefined) {
    const insured = slip.lines.some(({ kind }) => kind === 'insurance');
    return t(insured ? 'end-losses-insured' : 'end-losses-only', { lost });
  }
  const each = t('end-losses-each', { lost, each: price });
  const unused = slip.lost.filter(({ loss }) => loss === 'not_added').length;
  return unused ? t('end-losses-reserve', { each, unused }) : each;
}
