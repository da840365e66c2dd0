/** Whether words name a line of the house: of its support, for its customers. */
export function isLine(words: readonly string[]): boolean {
  return words.some((word) => LINES.has(word)) && words.some((word) => OF_LINES.has(word));
}

const LINES: ReadonlySet<string> = new Set('line number no nr desk'.split(' '));
const OF_LINES: ReadonlySet<string> = new Set(
  'support help helpline service sales care contact office reception booking bookings emergency free tollfree freephone helpdesk'.split(
    ' ',
  ),
);
