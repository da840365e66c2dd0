/** Signs that stand in pairs: the first opens, the second closes. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
]);
const CLOSING: ReadonlySet<string> = new Set(PAIRS.values());

/**
 * A range of a text in which no bracket or quote lacks its other half, which would be left behind: the half beside the range
 * is taken in, or the one at its border left out.
 *
 * @returns nothing where a half stands elsewhere
 */
export function wholePairs(text: string, from: number, to: number): { from: number; to: number } | undefined {
  const open: number[] = [];
  const closed: number[] = [];
  for (let at = from; at < to; at += 1) {
    const char = text.charAt(at);
    const last = open.at(-1);
    if (last !== undefined && PAIRS.get(text.charAt(last)) === char) open.pop();
    else if (PAIRS.has(char) && !isGermanEnd(text, at)) open.push(at);
    else if (CLOSING.has(char)) closed.push(at);
  }
  let [start, end] = [from, to];
  for (const at of open) {
    if (at === start) start += 1;
    else if (text.charAt(end) === PAIRS.get(text.charAt(at))) end += 1;
    else return undefined;
  }
  for (const at of closed.toReversed()) {
    if (at === end - 1) end -= 1;
    else if (PAIRS.get(text.charAt(start - 1)) === text.charAt(at)) start -= 1;
    else return undefined;
  }
  return { from: start, to: end };
}

/** The quote that begins English words ends German ones. */
function isGermanEnd(text: string, at: number): boolean {
  return text.charAt(at) === '“' && text.lastIndexOf('„', at) > text.lastIndexOf('“', at - 1);
}
