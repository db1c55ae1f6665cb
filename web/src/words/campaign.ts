// A campaign in words.

import type { Leg } from '../protocol';
import { PARTS } from '../lib/campaign';
import { legName, type Part } from '../lib/extras';
import { t } from './index.svelte';
import { dashed, half } from './names';
import { modeNote } from './options';

/** The ships of its flights, one after the other: "II · IIIB · IV". */
export const routeWords = (legs: readonly Leg[]): string => legs.map(legName).join(' · ');

/** What a flight is flown with beside the base box, part by part. */
export const legParts = ({ boxes, roads }: Leg): string[] => [
  ...PARTS.filter((part) => boxes[part]).map((part) => t(`extras-${dashed(part)}`)),
  ...(roads ? [`${t('extras-roads')}: ${t('extras-cards', { cards: roads }).toLowerCase()}`] : []),
];

/** What a ship is like. */
export function shipNote(leg: Leg): string {
  const name = legName(leg);
  return name === leg.level ? modeNote({ type: 'flight', value: leg.level }) : t(`extras-ship-${name.toLowerCase()}-note`);
}

/** What a part of a box is; how many tiles are left out with it is a matter of all flights. */
export const partNote = (part: Part): string => t(part === 'technology' ? 'extras-technology-note-abe' : `extras-${dashed(part)}-note`);

/** About so long, in minutes or in half hours. */
export function spanOf(minutes: number): string {
  const halves = Math.round(minutes / 30);
  return minutes < 60 ? t('campaign-minutes', { minutes }) : t('campaign-hours', { hours: half(halves), halves });
}
