/** What stands in place of a secret. */
const MASK = '(secret)';

/** UTF-16 code units by which a place where a secret may begin is recognized; a shorter secret is none. */
const BEGINNING = 3;

/** UTF-16 code units of a secret that may stand in a word without being told by it, and of the least part that tells of it. */
const TELLING = 8;

/** Secrets with the same beginning, in lower case. */
interface Alike {
  values: Set<string>;
  /** In the order of the alphabet, for looking up what was cut. */
  sorted: string[];
  /** How long they are, the longest first. */
  lengths: number[];
}

/**
 * A function that puts `(secret)` in the place of secrets in a text: in upper or lower case, decoded as addresses and attributes
 * are, and cut with an ellipsis.
 */
export function secretMask(secrets: Iterable<string>): (text: string) => string {
  const byBeginning = indexed(secrets);
  return (text) => {
    const lower = text.toLowerCase();
    const folded = lower.length === text.length ? lower : text; // some letters become two
    const parts: string[] = [];
    let done = 0;
    for (let at = 0; at + BEGINNING <= folded.length; ) {
      const alike = byBeginning.get(folded.slice(at, at + BEGINNING));
      const length = alike ? lengthAt(alike, folded, at) : 0;
      if (length === 0) at += 1;
      else {
        parts.push(text.slice(done, at), MASK);
        at += length;
        done = at;
      }
    }
    return done === 0 ? text : parts.join('') + text.slice(done);
  };
}

function indexed(secrets: Iterable<string>): Map<string, Alike> {
  const index = new Map<string, Alike>();
  for (const value of new Set([...secrets].flatMap(spellings))) {
    if (value.length < BEGINNING) continue;
    const beginning = value.slice(0, BEGINNING);
    const alike = index.get(beginning) ?? { values: new Set(), sorted: [], lengths: [] };
    alike.values.add(value);
    index.set(beginning, alike);
  }
  for (const alike of index.values()) {
    alike.sorted = [...alike.values].sort();
    alike.lengths = [...new Set(alike.sorted.map(({ length }) => length))].sort((a, b) => b - a);
  }
  return index;
}

/** A secret as it may stand in a text, in lower case. */
function spellings(secret: string): string[] {
  const plain = secret.replaceAll('&amp;', '&');
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, ''); // as names and addresses are compared
  const more = bare.length < TELLING ? [] : [bare, percentEncoded(plain)];
  const all = [secret, plain, percentDecoded(plain), plain.replace(/\s+/g, ' '), ...more];
  return all.map((text) => text.toLowerCase());
}

/** With all signs encoded, as somebody may hide them. */
function percentEncoded(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that is only that
  }
}

/** How much of a text at an offset is a secret. */
function lengthAt({ values, sorted, lengths }: Alike, text: string, at: number): number {
  const whole = lengths.find(
    (length) => values.has(text.slice(at, at + length)) && (length >= TELLING || isApart(text, at, at + length)),
  );
  if (whole !== undefined) return whole;
  const piece = text.slice(at, at + (lengths[0] ?? 0));
  const place = countBefore(sorted, piece);
  const shared = Math.max(sharedLength(sorted[place - 1], piece), sharedLength(sorted[place], piece));
  const isCut = piece.charAt(shared) === '…' ? shared >= TELLING : shared >= LONG_PIECE;
  return isCut ? shared : 0;
}

/** UTF-16 code units of the beginning of a secret that tell of it wherever it is cut off. */
const LONG_PIECE = 16;

function sharedLength(one: string | undefined, other: string): number {
  let length = 0;
  while (one !== undefined && length < other.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

const WORD = /[\p{L}\p{N}]/u;

function isApart(text: string, start: number, end: number): boolean {
  return !WORD.test(text.charAt(start - 1)) && !WORD.test(text.charAt(end));
}

/** How many of sorted texts stand before one. */
function countBefore(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? text) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
