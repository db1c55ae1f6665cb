// The question as it is read aloud: ship, card and question in a few sentences.

import { shipName } from '../../art/names';
import { cardOf } from '../../lib/catalogue';
import type { Table } from '../../lib/table.svelte';
import type { QuestionView } from '../../protocol';
import { t } from '../../words/index.svelte';
import { cardKindWords } from '../../words/names';
import { lastCard } from './chapters';
import { asking } from './options';

export function spokenQuestion(question: QuestionView, table: Table): string {
  const view = table.shown;
  if (!view) return '';
  const { seat, reason } = question.decision;
  const events = lastCard(table.log, view.flight.number)?.events ?? [];
  const ask = asking(question, { view, seat, name: table.name, events });
  const ship = view.ships[seat];
  const card = view.flight.card === null ? '' : t('flight-say-card', { card: cardKindWords(cardOf(view.flight.card).kind) });
  // Flying on has one button, which says it itself.
  const suggested = reason.type === 'fly_on' ? undefined : ask.options[ask.first];
  return [
    ask.heading,
    ask.help ?? '',
    suggested && reason.type !== 'fly_on' ? t('flight-say-suggested', { answer: suggested.title }) : '',
    card,
    ship && reason.type === 'fly_on' ? shipName(table.name(seat), ship.tiles, ship.tally, ship.turned) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
