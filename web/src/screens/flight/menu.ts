/** What one may do without being asked: what the view lists, with a face for each. When it may be done is not known here. */

import type { IconName } from '../../art/icons';
import type { MenuItem } from '../../protocol';
import { t } from '../../words/index.svelte';

export interface Face {
  icon: IconName;
  words: string;
  /** Is it the way back from something that was done? */
  back: boolean;
  /** Is it to be thought over before it is done? */
  grave: boolean;
}

export function faceOf(item: MenuItem): Face {
  switch (item.type) {
    case 'give_up':
      return { icon: 'flag', words: t(item.value ? 'flight-give-up' : 'flight-fly-on'), back: !item.value, grave: item.value };
  }
}
