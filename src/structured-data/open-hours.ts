/** Days and the first range of times, such as `Mo-Fr 09:00-18:00` or `Sa,Su 10:00-12:00,14:00-16:00`. */
const OPEN = /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su)){0,13} \d\d:\d\d-\d\d:\d\d/;

/**
 * The lines of opening hours that say when it is open. One that says `closed` says nothing here: what is not told is closed.
 *
 * @param value lines in schema.org's form
 * @see https://schema.org/openingHours
 */
export function openHours(value: string): string[] {
  return value
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => OPEN.test(line));
}
