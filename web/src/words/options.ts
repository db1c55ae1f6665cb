// What is agreed in a room, in words.

import type { BotOptions, Mode, Options, Pace, RoomSummary } from '../protocol';
import { extrasOf, fitting, shipNames } from '../lib/extras';
import { t } from './index.svelte';
import { dashed, modeWords } from './names';

/** Every game there is, the gentlest first. */
export const MODES: readonly Mode[] = [
  { type: 'learning' },
  { type: 'flight', value: 'I' },
  { type: 'flight', value: 'II' },
  { type: 'flight', value: 'III' },
  { type: 'flight', value: 'IV' },
  { type: 'trek' },
];

export const sameMode = (one: Mode, other: Mode): boolean => modeKey(one) === modeKey(other);
export const modeKey = (mode: Mode): string => (mode.type === 'flight' ? mode.value : mode.type);

const NOTES: Record<string, string> = {
  learning: 'options-learning-note',
  I: 'options-level-one-note',
  II: 'options-level-two-note',
  III: 'options-level-three-note',
  IV: 'options-level-four-note',
  trek: 'options-trek-note',
  campaign: 'options-campaign-note',
};
export const modeNote = (mode: Mode): string => t(NOTES[modeKey(mode)] ?? '');

/** A span of time as people say it. */
export function spanWords(seconds: number): string {
  return seconds % 60 ? t('options-seconds', { seconds }) : t('options-minutes', { minutes: seconds / 60 });
}

export const limitWords = (seconds: number | null): string => (seconds === null ? t('options-no-limit') : spanWords(seconds));

export const paceWords = (pace: Pace): string => t(pace.type === 'real_time' ? 'options-real-time' : 'options-turn-by-turn');

/** Mode and pace, as rooms are listed: "Level II, all at once". */
export function agreedInShort(options: Options): string {
  const short = `${modeWords(options.mode)}, ${paceWords(options.pace).toLowerCase()}`;
  return extrasParts(options).length ? `${short} · ${t('extras-title')}` : short;
}

/** What is agreed beside mode and pace, thing by thing. */
export function agreedParts(options: Options): string[] {
  const { pace, mode } = options;
  const clock =
    pace.type === 'real_time'
      ? mode.type === 'learning'
        ? []
        : [`${t('options-sand')}: ${spanWords(pace.run / 1_000)}`]
      : [`${t('options-last-turns')}: ${pace.last_turns ?? t('options-no-limit').toLowerCase()}`];
  const extras = extrasParts(options);
  return [...clock, ...agreedRest(options), ...(extras.length ? [`${t('extras-title')}: ${extras.join(', ')}`] : [])];
}

/** What is played with beside the base box, part by part. */
export function extrasParts(options: Options): string[] {
  const extras = extrasOf(fitting(options));
  const { technology, abe_technology, adventures, abe_adventures, intruders, titles, titles_first, dock, half_scores, double_titles } =
    extras;
  const { rough_roads, handicaps, roads_anew, support_team } = extras;
  const flown = shipNames(extras).filter(Boolean);
  return [
    ...(technology ? [t('extras-technology')] : []),
    ...(abe_technology ? [t('extras-abe-technology')] : []),
    ...(adventures ? [t('extras-adventures')] : []),
    ...(abe_adventures ? [t('extras-abe-adventures')] : []),
    ...(intruders ? [t('extras-intruders')] : []),
    ...flown.map((ship) => t('extras-ship', { ship })),
    ...(titles ? [t(titles_first ? 'extras-titles-first' : 'extras-titles')] : []),
    ...(dock === 'none' ? [] : [t(`extras-dock-${dock}`)]),
    ...(half_scores ? [t('extras-half')] : []),
    ...(double_titles ? [t('extras-double')] : []),
    ...(rough_roads ? [`${t('extras-roads')}: ${t(`extras-roads-${rough_roads}`)}`] : []),
    ...(handicaps.some(Boolean) ? [t('extras-handicap')] : []),
    ...(roads_anew ? [t('extras-roads-anew')] : []),
    ...(support_team && support_team !== 'none' ? [`${t('extras-team')}: ${t(`extras-team-${dashed(support_team)}`).toLowerCase()}`] : []),
  ];
}

/** The finer points of it. */
export function agreedRest({ aid, open_credits, decision_limit, public: listed }: Options): string[] {
  return [
    t(aid === 'assisted' ? 'options-assisted' : 'options-tabletop'),
    t(open_credits ? 'options-credits' : 'options-closed-credits'),
    ...(decision_limit === null ? [] : [t('options-decision', { time: spanWords(decision_limit) })]),
    t(listed ? 'options-listed' : 'options-private'),
  ];
}

/** What a bot is like; what is as usual goes without saying. */
export function botWords({ tier, taste, pace }: BotOptions): string {
  const special = [...(taste === 'balanced' ? [] : [t(`bot-taste-${taste}`)]), ...(pace === 'steady' ? [] : [t(`bot-pace-${pace}`)])];
  return [t(`bot-tier-${tier}`), ...special.map((words) => words.toLowerCase())].join(' · ');
}

/** What a room in a list is called. */
export function roomName({ people, code }: RoomSummary): string {
  const [first] = people;
  return first === undefined ? t('home-room-nobody', { code }) : t('home-room-of', { name: first });
}

/** For how long somebody has not been here, in a word or two. */
export const awayForWords = (milliseconds: number): string => t('room-away-short', { minutes: Math.floor(milliseconds / 60_000) });

/** That somebody is not here, and for how long. */
export const awayWords = (name: string, milliseconds: number): string =>
  t('room-away-for', { name, minutes: Math.floor(milliseconds / 60_000) });
