/**
 * Whether the month of a date has its day: JavaScript takes the 31st of February for the 3rd of March.
 *
 * @param moment ISO 8601, with a time or without
 */
export function isDay(moment: string): boolean {
  const [year, month, day] = moment.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDate() === day;
}
