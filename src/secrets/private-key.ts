import { isPlaceholder } from '../text/literal.js';
import type { FoundKey } from './secret-format.js';

/** Between the lines of a key: in a file, escaped in a string, in strings that a script joins, in an address, in markup. */
const BETWEEN = /(?:\\{1,4}[nr]|\s|%0[AaDd]|&#1[03];|["'`,+]){1,60}/y;
/** One that ends a line for sure; behind others a word of a sentence may stand. */
const LINE_END = /[\n\r]|\\[nr]|%0|&#/;
const LINE = /[A-Za-z0-9+/=]{1,4096}/y;
/** The beginning of the first line, or what stands in for it. */
const BODY = /[\w+/=-]{1,20}/y;
const DASHES = /-{0,5}/y;
const FOOTER = /-----END (?:[A-Z]{2,12} ){0,3}PRIVATE KEY-{0,5}/y;
/** Characters of a key with its header and footer, at most: RSA with 16,384 bits has 13,000. */
const LONGEST = 20_000;
/** Characters of a line of a key, at least, where only a blank stands before it. */
const SHORTEST = 16;

/** Whether a key follows its header: else a text speaks of it, or shows where it would stand. */
export function hasBody({ value: header, source, at }: FoundKey): boolean {
  const from = at + header.length;
  const start = from + matchedAt(DASHES, source, from).length;
  const between = matchedAt(BETWEEN, source, start);
  const body = matchedAt(BODY, source, start + between.length);
  return body.length >= (LINE_END.test(between) ? 4 : SHORTEST) && !isPlaceholder(body);
}

/** A key in PEM from its header to its footer or, where that is missing, to its last line. @see RFC 7468 */
export function wholeKey({ value: header, source, at }: FoundKey): string {
  const named = at + header.length;
  const from = named + matchedAt(DASHES, source, named).length;
  // The next dashes are those of the footer, or of another header.
  const last = source.indexOf('-----', from);
  const footer = last !== -1 && last - at < LONGEST ? matchedAt(FOOTER, source, last) : '';
  if (footer && !source.slice(from, last).includes('<')) return source.slice(at, last + footer.length);
  let end = from;
  for (;;) {
    const between = matchedAt(BETWEEN, source, end);
    const line = between && matchedAt(LINE, source, end + between.length);
    if (!line || (line.length < SHORTEST && !LINE_END.test(between)) || end - at > LONGEST) break;
    end += between.length + line.length;
  }
  return source.slice(at, end);
}

function matchedAt(sticky: RegExp, source: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(source)?.[0] ?? '';
}
