import { isPlaceholder, isRandom } from '../../words/literal.js';
import { FORMAT_BEGINNINGS, SECRET_FORMATS } from './formats.js';

/** A secret in a source. */
export interface Secret {
  /** UTF-16 offset of what gives it away. */
  at: number;
  /** What a message calls it. */
  name: string;
  /** The secret itself: no finding may hold it. */
  value: string;
  /** Found by its name alone, so only where people write settings: not in what visitors read. */
  named: boolean;
}

const WORD = /^\w$/;
/** Formats that have no beginning of their own, by what stands within them: the letters before it are theirs. */
const WITHIN = /:AA|-us\d/g;
const BEFORE = /(?:\d{8,10}|[0-9a-f]{28,40})$/;
const LONGEST_BEFORE = 41;

/** Keys that are known by how they are written, in the order of the source. */
export function knownKeys(source: string): Secret[] {
  const starts: number[] = [];
  for (const [from, to] of longRuns(source)) {
    const word = source.slice(from, to);
    // Not `matchAll`, which makes a copy of the expression for every word.
    FORMAT_BEGINNINGS.lastIndex = 0;
    for (let match = FORMAT_BEGINNINGS.exec(word); match; match = FORMAT_BEGINNINGS.exec(word)) {
      starts.push(from + match.index);
    }
  }
  for (const { index } of source.matchAll(WITHIN)) {
    const before = BEFORE.exec(source.slice(Math.max(0, index - LONGEST_BEFORE), index))?.[0];
    if (before !== undefined) starts.push(index - before.length);
  }
  const secrets: Secret[] = [];
  let end = 0;
  for (const at of starts.sort((a, b) => a - b)) {
    if (at < end || WORD.test(source.charAt(at - 1))) continue;
    const key = keyAt(source, at);
    if (!key) continue;
    const { format, value } = key;
    end = at + value.length;
    // Within a data URL any letters may follow each other.
    if (format.random && /[/+]/.test(source.charAt(at - 1))) continue;
    if (isPublic(format.name, value) || isFake(value, format.random === true)) continue;
    if (format.name === 'a private key' && isBareHeader(source, end)) continue;
    secrets.push({ at, name: format.name, value, named: false });
  }
  return secrets;
}

/** The first format that what begins at an offset is written in. */
function keyAt(source: string, at: number): { format: (typeof SECRET_FORMATS)[number]; value: string } | undefined {
  for (const format of SECRET_FORMATS) {
    format.pattern.lastIndex = at;
    const [value] = format.pattern.exec(source) ?? [];
    if (value !== undefined) return { format, value };
  }
  return undefined;
}

/** Characters that a key has at least, with the words of its format. */
const SHORTEST = 14;

/** Characters that keys are made of, by their codes, and those between the words of a format. */
const [OTHER, DIGIT] = [1, 2];
const OF_KEYS = new Uint8Array(128);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./+=$:@~') {
  OF_KEYS[char.charCodeAt(0)] = char >= '0' && char <= '9' ? DIGIT : OTHER;
}

/**
 * The parts of a source in which a key may begin: the words that are long enough and have a digit. Measured on a page of
 * 60 KB: the expression of all formats takes 0.5 ms for the whole of it, this and the expression for the words 0.1 ms.
 */
function longRuns(source: string): [from: number, to: number][] {
  const runs: [from: number, to: number][] = [];
  // A word that is long enough has one of every so many characters.
  for (let at = SHORTEST - 1; at < source.length; ) {
    if (kindAt(source, at) === 0) {
      at += SHORTEST;
      continue;
    }
    let hasDigit = false;
    let from = at;
    for (let kind = kindAt(source, from); kind !== 0; kind = kindAt(source, from)) {
      hasDigit ||= kind === DIGIT;
      from -= 1;
    }
    let to = at + 1;
    for (let kind = kindAt(source, to); kind !== 0; kind = kindAt(source, to)) {
      hasDigit ||= kind === DIGIT;
      to += 1;
    }
    if (hasDigit && to - from > SHORTEST) runs.push([from + 1, to]);
    at = to + SHORTEST;
  }
  for (let at = source.indexOf('-----BEGIN'); at !== -1; at = source.indexOf('-----BEGIN', at + 10)) {
    runs.push([at, at + 10]);
  }
  return runs;
}

/** Which kind of character of a key stands at an offset; 0 for any other, and outside of the source. */
function kindAt(source: string, at: number): number {
  const code = source.charCodeAt(at);
  return code < OF_KEYS.length ? (OF_KEYS[code] ?? 0) : 0;
}

/** A stand-in such as `sk_live_xxxxxxxx` or `sk_live_your_key`, or something else that begins like a key. */
function isFake(value: string, mustBeRandom: boolean): boolean {
  const body = value.replace(/^[A-Za-z]{1,10}[-_](?:(?:live|test|proj|pat)[-_])?/, '');
  return isPlaceholder(body) || /(.)\1{7}/.test(value) || (mustBeRandom && !isRandom(body, 12));
}

/** Whether no key follows its header: a text speaks of it, or shows where it would stand. */
function isBareHeader(source: string, end: number): boolean {
  const [, body = ''] = /^-{0,5}(?:\\[nr]|\s){0,40}([\w+/=-]{0,20})/.exec(source.slice(end, end + 80)) ?? [];
  return body.length < 4 || isPlaceholder(body);
}

/** A token that says itself that it is for browsers. */
function isPublic(name: string, value: string): boolean {
  if (name !== 'a JSON Web Token') return false;
  const payload = decoded(value.split('.')[1] ?? '');
  return /"role"\s*:\s*"anon"/.test(payload);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url as text of one byte a letter. @see RFC 4648, section 5 */
function decoded(text: string): string {
  const letters: string[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | Math.max(0, DIGITS.indexOf(letter))) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    letters.push(String.fromCharCode((bits >> count) & 0xff));
  }
  return letters.join('');
}
