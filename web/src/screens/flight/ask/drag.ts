// Dragging a block with mouse or finger: a picture follows; it is let go over a hold, over the dock, or nowhere.

import { glyph } from '../../../art/glyphs';
import type { Good, Square } from '../../../protocol';

export interface Drag {
  good: Good;
  /** It has been lifted; it has been let go. */
  begin?: () => void;
  end?: () => void;
  drop: (to: Square | 'dock' | null) => void;
}

/** Less than this is a click. */
const STILL = 6;

function under(x: number, y: number): Square | 'dock' | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>('[data-drop], [data-square]');
    if (place) return place.dataset.drop ?? place.dataset.square ?? null;
  }
  return null;
}

/** Carries a block from where the pointer went down. */
export function carry(down: PointerEvent, { good, begin, end: ended, drop }: Drag): void {
  let ghost: SVGSVGElement | null = null;

  function follow({ clientX: x, clientY: y }: PointerEvent): void {
    if (!ghost && Math.hypot(x - down.clientX, y - down.clientY) < STILL) return;
    if (!ghost) {
      ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      ghost.setAttribute('viewBox', '-13 -13 26 26');
      ghost.setAttribute('style', 'position:fixed;z-index:80;width:38px;height:38px;pointer-events:none;left:0;top:0');
      ghost.innerHTML = glyph[good]();
      ghost.setAttribute('class', 'carried');
      document.body.append(ghost);
      begin?.();
    }
    ghost.style.transform = `translate(${x - 19}px, ${y - 19}px)`;
  }
  function end({ clientX, clientY }: PointerEvent): void {
    const moved = ghost !== null;
    // Where it is dropped is looked up while everything is as it was seen.
    const to = under(clientX, clientY);
    stop();
    if (!moved) return;
    // What was dragged was not clicked.
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true });
      drop(to);
    });
  }
  function stop(): void {
    if (ghost) ended?.();
    ghost?.remove();
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', stop);
  }
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', stop);
}
