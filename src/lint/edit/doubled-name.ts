/** Characters before an address that are read. */
const MOST = 300;
/** Letters of a line that is a name, at least. */
const SHORTEST = 4;
/** A tag that ends the line before it. */
const BLOCK = /<(?!br\b|\/?(?:a|b|strong|em|i|span|small)\b)[^<>]{0,200}>/gi;
/** What stands between a name and its address: the end of what makes the name bold goes with it. */
const BETWEEN = /^\s{0,9}(?:<\/(?:b|strong|em|i|span|small)>)?(?:[\s,·|–—-]|<br\s{0,2}\/?>){0,30}$/i;

/**
 * Where what a contact replaces begins, so that a name is not said twice: a configured address may begin with the name that
 * stands right before the one on the page. Nothing where that name stands elsewhere in the line.
 *
 * @param value the configured address, in lines
 */
export function startWithName(source: string, start: number, value: string): number | undefined {
  const [name = '', ...rest] = value.split('\n').map((line) => line.trim());
  if (rest.length === 0 || name.length < SHORTEST || /\p{Nd}/u.test(name)) return start;
  const before = source.slice(Math.max(0, start - MOST), start);
  const block = [...before.matchAll(BLOCK)].at(-1);
  const line = before.slice(block ? block.index + block[0].length : 0);
  const folded = line.toLowerCase();
  for (const said of beginningsOf(name.toLowerCase())) {
    const at = folded.lastIndexOf(said);
    if (at === -1 || /[\p{L}\p{Nd}]/u.test(line.charAt(at - 1))) continue;
    return BETWEEN.test(line.slice(at + said.length)) ? start - line.length + at : undefined;
  }
  return start;
}

/** A name, and it without its last words, down to two. */
function beginningsOf(name: string): string[] {
  const words = name.split(/\s+/);
  return words.flatMap((_word, index) => {
    const length = words.length - index;
    return length === words.length || length > 1 ? [words.slice(0, length).join(' ')] : [];
  });
}
