/** A regular expression of the source, as JavaScript writes it. */
export interface Pattern {
  /** Where it stands, as `src/a.ts:12`. */
  at: string;
  source: string;
  flags: string;
}

/** What the reader of a file finds: patterns, and what makes patterns that it can't see. */
export interface Found {
  patterns: Pattern[];
  /** Sentences, each with the place. */
  problems: string[];
}

/** Line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
