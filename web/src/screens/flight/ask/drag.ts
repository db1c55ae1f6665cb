// Dragging a block with mouse or finger: a picture follows, and wherever it is let go there is a hold, the dock or nothing.

import { glyph } from '../../../art/glyphs';
import type { Good, Square } from '../../../protocol';

export interface Drag {
  good: Good;
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

export function dragging(node: HTMLElement, drag: Drag) {
  let now = drag;
  let ghost: SVGSVGElement | null = null;
  let start: { x: number; y: number } | null = null;

  function follow({ clientX: x, clientY: y }: PointerEvent): void {
    if (!start) return;
    if (!ghost && Math.hypot(x - start.x, y - start.y) < STILL) return;
    if (!ghost) {
      ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      ghost.setAttribute('viewBox', '-13 -13 26 26');
      ghost.setAttribute('style', 'position:fixed;z-index:80;width:38px;height:38px;pointer-events:none;left:0;top:0');
      ghost.innerHTML = glyph[now.good]();
      document.body.append(ghost);
      node.style.opacity = '0.35';
    }
    ghost.style.transform = `translate(${x - 19}px, ${y - 19}px)`;
  }
  function begin(event: PointerEvent): void {
    if (event.button !== 0 || node.hasAttribute('disabled')) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', stop);
  }
  function end({ clientX, clientY }: PointerEvent): void {
    const moved = ghost !== null;
    stop();
    if (!moved) return;
    // What was dragged was not clicked.
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    setTimeout(() => now.drop(under(clientX, clientY)));
  }
  function stop(): void {
    ghost?.remove();
    ghost = null;
    start = null;
    node.style.opacity = '';
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', stop);
  }

  node.addEventListener('pointerdown', begin);
  return {
    update: (next: Drag) => (now = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', begin);
    },
  };
}
