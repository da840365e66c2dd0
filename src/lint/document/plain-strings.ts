/** A string in code, without escapes in it: those are rare, and nobody names an id or a class with one. */
export interface PlainString {
  text: string;
  /** UTF-16 offsets of it with its quotes. */
  start: number;
  end: number;
}

const STRING = /"([^"\\\n]{1,200})"|'([^'\\\n]{1,200})'|`([^`\\\n]{1,200})`/g;

/** The strings in code, in its order. */
export function plainStrings(code: string): PlainString[] {
  return [...code.matchAll(STRING)].map(({ index, 0: written, 1: a, 2: b, 3: c }) => ({
    text: a ?? b ?? c ?? '',
    start: index,
    end: index + written.length,
  }));
}
