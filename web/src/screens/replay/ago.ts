// How long ago something was, in words of the language.

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000], ['month', 2_592_000], ['week', 604_800], ['day', 86_400], ['hour', 3_600], ['minute', 60],
];

/** Both times in milliseconds. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1_000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  // "This second" reads better than a count of seconds that is over before it is read.
  return unit === 'second' ? words.format(0, 'minute') : words.format(-Math.floor(seconds / size), unit);
}
