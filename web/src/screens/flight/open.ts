// Which question is open on the screen.

import type { Table } from '../../lib/table.svelte';
import type { QuestionView } from '../../protocol';

/**
 * Our question, as soon as what led to it has been played. What others do meanwhile does not hide it; the truth may
 * know more of it already than what is shown.
 */
export function openQuestion(table: Table): QuestionView | null {
  const truth = table.session?.view?.own?.question ?? null;
  return truth && truth.id === table.shown?.own?.question?.id ? truth : null;
}
