/** Characters before a contact that are read, and what ends a sentence there. */
const MOST_BEFORE = 120;
const SENTENCES = /(?<=\p{L}{4})[.!?]\s|\s[|·–—-]\s/u;

/** The sentence before an offset of a description, or the part of a title. */
export function sentenceBefore(text: string, from: number): string {
  const [before = ''] = text
    .slice(Math.max(0, from - MOST_BEFORE), from)
    .split(SENTENCES)
    .slice(-1);
  return before;
}
