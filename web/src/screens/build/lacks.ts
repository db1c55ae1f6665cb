// What a ship does without, in a sentence each.

import type { Lack, ShipView } from '../../protocol';
import { t } from '../../words/index.svelte';
import { listWords, tileWords } from '../../words/names';

export function lackWords(lack: Lack, { tally: { crew }, tiles }: Pick<ShipView, 'tally' | 'tiles'>): string {
  if (lack.type === 'one_piece') return t('build-lack-one_piece', { count: lack.value.length });
  if (lack.type !== 'batteries' && lack.type !== 'partners') return t(`build-lack-${lack.type}`, { crew });
  const squares = lack.value;
  // Each kind of component is named once.
  const named = new Set(tiles.filter(({ square }) => squares.includes(square)).map((tile) => tileWords(tile)));
  return t(`build-lack-${lack.type}`, { components: listWords([...named]), count: squares.length });
}
