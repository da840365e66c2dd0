import type { Candidate } from './batches.js';

/** Whether blanks go that kept words apart from those around. */
export function joinsWords(
  source: string,
  { start, end }: Candidate['region'],
  before: string,
  after: string,
): boolean {
  const isApart = (text: string | undefined) => text === undefined || /\s/.test(text);
  const [ahead, behind] = [isApart(source[start - 1]), isApart(source[end])];
  if (after === '') return /\s/.test(before) && !ahead && !behind;
  const begins = /^\s/.test(before) && !/^\s/.test(after) && !ahead;
  return begins || (/\s$/.test(before) && !/\s$/.test(after) && !behind);
}

/** Whether a text stands before a region that may begin a tag or a character reference: the comment kept it from that. */
export function joinsMarkup(source: string, { start }: Candidate['region']): boolean {
  let at = start;
  const least = Math.max(0, start - LONGEST_BEGINNING);
  while (at > least && /[\w#/!?-]/.test(source.charAt(at - 1))) at -= 1;
  return (at === least && at > 0) || /[<&]/.test(source.charAt(at - 1));
}

/** Characters of a reference or of the beginning of a tag that are looked at; for more than that nothing is proven. */
const LONGEST_BEGINNING = 100;
