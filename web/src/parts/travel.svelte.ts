// Rockets go space by space, hopping over those that are taken; what is drawn follows where they are.

import { untrack } from 'svelte';
import type { Seat } from '../protocol';
import { journey } from '../art/track';
import type { RocketPlace } from '../art/types';
import { calm } from '../lib/settings.svelte';

/** Follows these rockets, `step` milliseconds a space; call it while a component is set up. */
export function travel(rockets: () => readonly RocketPlace[], spaces: () => number, step: () => number) {
  const shown = $state<Record<Seat, number>>({});
  const timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  function move({ seat, position }: RocketPlace, all: readonly RocketPlace[], pace: number): void {
    clearTimeout(timers.get(seat));
    const from = shown[seat];
    if (from === undefined || pace <= 0 || calm()) {
      shown[seat] = position;
      return;
    }
    const apart = (a: number, b: number) => (a - b) % spaces() !== 0;
    const taken = (space: number) => all.some((other) => other.seat !== seat && !apart(other.position, space));
    const stops = journey(from, position, taken);
    const hop = () => {
      const next = stops.shift();
      if (next === undefined) return;
      shown[seat] = next;
      timers.set(seat, setTimeout(hop, pace));
    };
    hop();
  }

  $effect(() => {
    const [all, pace] = [rockets(), step()];
    untrack(() => all.forEach((rocket) => move(rocket, all, pace)));
  });
  $effect(() => () => timers.forEach((timer) => clearTimeout(timer)));

  return { at: ({ seat, position }: RocketPlace): number => shown[seat] ?? position };
}
