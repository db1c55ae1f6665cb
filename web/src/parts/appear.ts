// What is added to a picture moves as it appears; what appears along with the whole picture does not.

import { onMount, untrack } from 'svelte';
import { calm } from '../lib/settings.svelte';

/** For `{@attach}`: how a part of this component moves when it is added, and for how many milliseconds. */
export function appearing(frames: () => PropertyIndexedKeyframes, lasts: number): (part: Element) => void {
  let whole = false;
  onMount(() => {
    whole = true;
  });
  return (part) =>
    untrack(() => {
      if (whole && !calm()) part.animate(frames(), lasts);
    });
}
