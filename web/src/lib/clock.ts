// Times as people read them on a clock.

/** Minutes and seconds; never less than none. */
export function minutes(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
