// Whatever had to be cut short, such as a long name, says itself whole: as a title under the pointer, and in a note of its own
// when a finger rests on it.

import { toast } from './toast.svelte';

/** What is cut there, if something is: the thing itself, or what it stands in. */
function cutAt(target: EventTarget | null): HTMLElement | null {
  for (let at = target as Element | null, up = 0; at instanceof HTMLElement && up < 4; at = at.parentElement, up += 1)
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).textOverflow === 'ellipsis') return at;
  return null;
}

addEventListener('pointerover', ({ target }) => {
  const cut = cutAt(target);
  if (cut && !cut.closest('[title]')?.getAttribute('title')?.includes(cut.innerText)) cut.title = cut.innerText;
});
addEventListener('contextmenu', (event) => {
  const cut = (event as PointerEvent).pointerType === 'touch' ? cutAt(event.target) : null;
  if (!cut) return;
  event.preventDefault();
  toast(cut.innerText);
});
