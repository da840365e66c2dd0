export { directionOf } from 'inlay/internal/text/direction.js';

/** A day as people of a language write it; nothing for what is no date. */
export function dayIn(language: string, date: string): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  } catch {
    return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  }
}
