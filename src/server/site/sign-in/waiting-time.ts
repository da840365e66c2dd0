/** Seconds up to which a wait is told in seconds. */
const LONGEST_IN_SECONDS = 90;

/**
 * How long to wait, as a language says it: in whole minutes where it is long, and never shorter than it is.
 *
 * @param language BCP 47
 */
export function waitingTime(seconds: number, language: string): string {
  const [count, unit] = seconds > LONGEST_IN_SECONDS ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, count));
}
