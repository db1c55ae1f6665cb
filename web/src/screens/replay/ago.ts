// When something was, in words of the language.

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** In seconds. */
const OLD = 604_800;

/** Both times in milliseconds; none if it was a moment ago. */
export function ago(then: number, now: number, language: string): string | null {
  const seconds = Math.max(0, (now - then) / 1_000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  // A count of seconds would be over before it is read; after some days the date says more.
  if (unit === 'second') return null;
  if (seconds < OLD) return words.format(-Math.floor(seconds / size), unit);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then);
}
