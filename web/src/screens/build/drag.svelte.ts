// The tile that follows the hand: one way for mouse, pen and touch. A press becomes a drag when it moves; a tile that
// was taken with a click follows the mouse without a button held. Moving writes one transform a frame and nothing else.

import { COLUMN } from '../../lib/layouts';
import type { Square, TileId } from '../../protocol';
import type { Builder } from './builder.svelte';

/** Where a tile is taken from. */
export type Source = { from: 'pile' | 'loose' | 'hand' } | { from: 'yard'; tile: TileId } | { from: 'reserve'; place: number };

/** What lies under the tile; `round`: it is the other end of a ring, seen once more beyond the edge; `control`: something to be pressed, which the tile should not hide. */
export type Target = { on: 'square'; square: Square; round?: true } | { on: 'reserve' | 'yard' | 'ship'; control?: true } | null;

interface Press {
  id: number;
  x: number;
  y: number;
  source: Source;
  touch: boolean;
  /** Has it moved farther than a click? */
  moved: boolean;
  /** Has it been anywhere else than the yard? */
  away: boolean;
}

/** How far a press may slip and still be a click, in pixels. */
const SLIP = 6;
/** A finger hides what is under it: the tile floats so many tiles above. */
const ABOVE_FINGER = 0.62;
/** So near the middle of a square the finger means that square, whatever floats above; in tiles. */
const ON_THE_SPOT = 0.34;
/** Two fingers that come and go within this time turn the tile, in milliseconds. */
const TAP = 350;
/** Wheels of different mice: so many pixels are one turn, and not more often than this. */
const NOTCH = 40;
const WHEEL_REST = 90;

/** What an element under the pointer means. */
export function targetOf(element: Element | null): Target {
  const hit = element?.closest<HTMLElement>('[data-square], [data-drop]');
  if (!hit) return null;
  const { square, drop } = hit.dataset;
  if (square !== undefined && hit.closest('[data-drop="ship"]'))
    return { on: 'square', square, ...(hit.matches('.echo') ? { round: true } : {}) };
  if (drop === 'yard' && element?.closest('header, .chips')) return { on: drop, control: true };
  return drop === 'reserve' || drop === 'yard' || drop === 'ship' ? { on: drop } : null;
}

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
const same = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Drag {
  /** A tile moves with a pressed pointer. */
  dragging = $state(false);
  /** What lies under it. */
  over = $state.raw<Target>(null);
  /** Is the mouse where a tile taken with a click should be seen? */
  carrying = $state(false);
  /** The picture that is moved, and the element that all pointers are captured by while dragging. */
  ghost = $state<HTMLElement | null>(null);
  root: HTMLElement | null = null;
  /** The size of a square on the screen, in pixels. */
  size = $state(80);

  #press: Press | null = null;
  #point = { x: 0, y: 0, touch: false };
  #frame = 0;
  #fingers = new Map<number, { x: number; y: number; at: number }>();
  #buttons = 0;
  #wheel = { sum: 0, at: 0 };
  /** Clicks that belong to a press that was dealt with are no clicks. */
  #deaf = 0;

  constructor(readonly builder: Builder) {}

  /** Was this click part of a drag? */
  isEcho(event: Event): boolean {
    return event.timeStamp < this.#deaf;
  }

  /** A pointer goes down on something that can be taken. The face-down pile gives its tile at once. */
  press(event: PointerEvent, source: Source): void {
    if (event.button !== 0 || this.#press) return;
    const touch = event.pointerType === 'touch';
    this.#press = { id: event.pointerId, x: event.clientX, y: event.clientY, source, touch, moved: false, away: false };
    this.#point = { x: event.clientX, y: event.clientY, touch };
    if (source.from === 'pile' && this.builder.now.hand === null) {
      this.#deaf = event.timeStamp + 700;
      if (this.builder.draw()) this.#begin();
      else this.#press = null;
    }
  }

  /** Takes the tile, if that may be, and lets it follow. */
  #begin(): void {
    const press = this.#press;
    if (!press) return;
    this.measure();
    try {
      this.root?.setPointerCapture(press.id);
    } catch {
      // The pointer is gone already: its end is on the way.
    }
    this.dragging = true;
    this.#draw();
  }

  #take({ source }: Press): boolean {
    const { builder } = this;
    if (source.from === 'hand') return builder.now.hand !== null;
    if (source.from === 'yard') return builder.take(source.tile);
    if (source.from === 'reserve') return builder.takeReserved(source.place);
    return source.from === 'loose' ? builder.lift() : builder.now.hand !== null;
  }

  move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press && event.pointerId !== press.id) return;
    this.#point = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch' };
    if (!press) {
      if (event.pointerType !== 'touch' && this.builder.now.hand !== null) this.#draw();
      return;
    }
    press.moved ||= this.#isDrag(press, event);
    if (this.dragging) {
      // The right button while the left one is held comes as a move.
      if (event.buttons & 2 && !(this.#buttons & 2)) this.builder.rotate(1);
      this.#buttons = event.buttons;
    } else if (press.moved) {
      this.#deaf = event.timeStamp + 700;
      if (!this.#take(press)) {
        this.#press = null;
        return;
      }
      this.#begin();
    }
    this.#draw();
  };

  /** Is it more than a slip? A finger that goes along the row of tiles scrolls it; one that leaves it takes a tile. */
  #isDrag({ x, y, touch, source }: Press, event: PointerEvent): boolean {
    const [across, down] = [Math.abs(event.clientX - x), Math.abs(event.clientY - y)];
    if (!touch || source.from !== 'yard' || this.dragging) return Math.hypot(across, down) > SLIP;
    const [along, away] = matchMedia(COLUMN).matches ? [across, down] : [down, across];
    return away > SLIP && away > along;
  }

  up = (event: PointerEvent): void => {
    this.#fingerUp(event);
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const dragged = this.dragging;
    if (dragged) {
      this.#deaf = event.timeStamp + 400;
      this.#look();
    }
    const { over } = this;
    this.#end();
    if (dragged && press.moved) this.#drop(over, press);
  };

  /** The browser or the person breaks off: what was taken stays in hand. */
  cancel = (event?: PointerEvent): void => {
    if (event) this.#fingers.delete(event.pointerId);
    if (!event || event.pointerId === this.#press?.id) this.#end();
  };

  #end(): void {
    const id = this.#press?.id;
    this.#press = null;
    this.#buttons = 0;
    // A picture that was asked for before must not come after the end.
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.dragging = false;
    this.over = null;
    this.carrying = false;
    if (id !== undefined && this.root?.hasPointerCapture(id)) this.root.releasePointerCapture(id);
  }

  #drop(over: Target, press: Press): void {
    if (over?.on === 'square') this.builder.put(over.square);
    else if (over?.on === 'reserve') this.builder.setAside();
    // A tile that has not left the yard was only taken.
    else if (over?.on === 'yard' && press.away) this.builder.giveBack();
  }

  // ---------------------------------------------------------------- one picture a frame

  #draw(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#look();
      this.#place();
    });
  }

  /** Where the middle of the tile is. */
  #middle(): { x: number; y: number } {
    const { x, y, touch } = this.#point;
    return { x, y: touch ? y - this.size * ABOVE_FINGER : y };
  }

  /** A tile under a finger lies where it would be put down: what one sees is what one gets. */
  #place(): void {
    if (!this.ghost) return;
    const { over } = this;
    const square = this.#point.touch && over?.on === 'square' ? this.#boxOf(over.square) : null;
    const { x, y } = square ? middleOf(square) : this.#middle();
    this.ghost.style.transform = `translate3d(${x - this.size / 2}px, ${y - this.size / 2}px, 0)`;
  }

  #boxOf(square: Square): DOMRect | null {
    const hit = this.root?.querySelector(`[data-drop="ship"] [data-square="${square}"] .hit`);
    return hit?.getBoundingClientRect() ?? null;
  }

  /** Would the tile hold there, as far as we may know? */
  #wanted(target: Target): target is Target & { on: 'square' } {
    if (target?.on !== 'square') return false;
    const { aided, here, now } = this.builder;
    return aided ? (here?.fits.includes(target.square) ?? false) : now.tiles.every(({ square }) => square !== target.square);
  }

  /** Looks what is under the tile, and under the finger that holds it. */
  #look(): void {
    const { x, y, touch } = this.#point;
    const at = (place: { x: number; y: number }): Target => targetOf(document.elementFromPoint(place.x, place.y));
    const under = at(this.#middle());
    const found = touch ? this.#meant(under, at({ x, y })) : under;
    if (this.#press && found?.on !== 'yard') this.#press.away = true;
    if (!same(found, this.over)) this.over = found;
    // A finger that is gone carries nothing.
    this.carrying = !this.dragging && !touch && found !== null;
  }

  /**
   * The tile floats above the finger, so two squares may be meant: the one that the finger is right upon, then the one
   * under the tile, then the one under the finger; squares that would do come first.
   */
  #meant(under: Target, finger: Target): Target {
    if (this.#wanted(finger)) {
      const box = this.#boxOf(finger.square);
      const { x, y } = box ? middleOf(box) : this.#point;
      const off = Math.max(Math.abs(this.#point.x - x), Math.abs(this.#point.y - y));
      if (off < ON_THE_SPOT * this.size || !this.#wanted(under)) return finger;
    }
    return under?.on === 'square' || under?.on === 'reserve' ? under : (finger ?? under);
  }

  /** The picture has just come into the page: put it where it belongs before it is seen. */
  shown(): void {
    this.#place();
  }

  measure(): void {
    const svg = this.root?.querySelector<SVGSVGElement>('[data-drop="ship"] svg');
    const scale = svg?.getScreenCTM()?.a;
    if (scale) this.size = Math.max(36, scale * 100);
  }

  // ---------------------------------------------------------------- turning with hands

  wheel = (event: WheelEvent): void => {
    const onShip = this.dragging || (this.over !== null && this.over.on !== 'yard');
    if (this.builder.now.hand === null || !onShip || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheel.at > 400) this.#wheel.sum = 0;
    this.#wheel.sum += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(this.#wheel.sum) < NOTCH || event.timeStamp - this.#wheel.at < WHEEL_REST) return;
    this.builder.rotate(Math.sign(this.#wheel.sum));
    this.#wheel = { sum: 0, at: event.timeStamp };
  };

  /** The right click turns what is in hand, on the ship and while dragging. */
  menu = (event: MouseEvent): void => {
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    if (this.dragging || (touch && this.builder.now.hand !== null)) event.preventDefault();
    else if (this.builder.now.hand !== null && event.button === 2 && this.over !== null) {
      event.preventDefault();
      this.builder.rotate(1);
    }
  };

  /** Every pointer that comes down, before anything else hears of it. A second finger turns the tile. */
  down = (event: PointerEvent): void => {
    this.#deaf = 0;
    if (event.pointerType !== 'touch') return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    if (this.dragging && event.pointerId !== this.#press?.id) {
      this.builder.rotate(1);
      this.#fingers.clear();
    }
  };

  #fingerUp(event: PointerEvent): void {
    const down = this.#fingers.get(event.pointerId);
    const two = this.#fingers.size === 2;
    this.#fingers.delete(event.pointerId);
    if (!down || !two || this.dragging) return;
    const still = Math.hypot(event.clientX - down.x, event.clientY - down.y) < 3 * SLIP;
    this.#fingers.clear();
    if (still && event.timeStamp - down.at < TAP && this.builder.now.hand !== null) {
      this.#deaf = event.timeStamp + 400;
      this.builder.rotate(1);
    }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
