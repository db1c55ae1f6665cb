// The speeds of a flight and what they are called, wherever they can be chosen.

import { settings } from '../lib/settings.svelte';
import { INSTANT, SPEEDS } from '../lib/speeds';
import { t } from './index.svelte';

export const speedWords = (speed: number): string => (speed >= INSTANT ? t('settings-speed-instant') : speed === 0.5 ? '½×' : `${speed}×`);

/** The speed in use, or the nearest there is: an older page may have kept another one. */
export const speedNow = (): number =>
  SPEEDS.reduce((best, each) => (Math.abs(each - settings.speed) < Math.abs(best - settings.speed) ? each : best));
