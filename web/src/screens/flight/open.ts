// Which question is open on the screen, and what the server would answer.

import type { Table } from '../../lib/table.svelte';
import type { Answer, QuestionView } from '../../protocol';

/**
 * Our question, as soon as what led to it has been played. What others do meanwhile does not hide it; the truth may
 * know more of it already than what is shown.
 */
export function openQuestion(table: Table): QuestionView | null {
  const truth = table.session?.view?.own?.question ?? null;
  return truth && truth.id === table.shown?.own?.question?.id ? truth : null;
}

/** What is proposed: the answer to this question, and to those of its kind that would follow. */
export const proposals = ({ suggested, suggested_next: next = [] }: QuestionView): Answer[] => [suggested, ...next];
