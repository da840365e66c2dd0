/**
 * A run of backticks that no run in a text ends: the marks around a fenced block or a code span of Markdown (CommonMark,
 * sections 4.5 and 6.1).
 *
 * @param least how many there are at least: 3 for a block, 1 for a span
 */
export function fenceFor(text: string, least: number): string {
  let longest = least - 1;
  // No list of all runs: a text may have more of them than a call takes arguments.
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}
