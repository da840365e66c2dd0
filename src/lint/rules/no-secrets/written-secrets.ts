import type { Secret } from '../../../secrets/known-keys.js';
import { isPlaceholder, isRandom } from '../../../text/literal.js';
import { matches } from '../../../text/matches.js';

/** What an `Authorization` header says, in whatever text it stands. @see RFC 6750, RFC 7617 */
const HEADER = /\b(?:Bearer|Basic)\s{1,4}([\w\-.~+/]{12,400}={0,2})/g;
/** An application password as platforms show it: six groups of four. */
const APPLICATION_PASSWORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5}(?![A-Za-z0-9])/g;
/** Characters of one, from a blank in it to the next, and how many blanks it has. */
const [PASSWORD_LENGTH, GROUP, BLANKS] = [29, 5, 5];
const BLANK = 0x20;
/** Letters and digits of one that chance made, at least. */
const DIFFERENT = 12;

/** Secrets that are known by how they are written out, where people write settings; in no order. */
export function writtenSecrets(source: string): Secret[] {
  const secrets: Secret[] = [];
  if (source.includes('Bearer') || source.includes('Basic')) {
    for (const { index: at, 1: value = '' } of source.matchAll(HEADER)) {
      if (isPlaceholder(value) || !(isRandom(value, 12) || value.endsWith('='))) continue;
      secrets.push({ at, name: 'a value for an `Authorization` header', value, named: true });
    }
  }
  for (const { at, value } of spacedGroups(source)) {
    const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
    if (!isMixed || new Set(value).size < DIFFERENT) continue;
    secrets.push({ at, name: 'an application password', value, named: true });
  }
  return secrets;
}

/** What is written in six groups of four. Its five blanks are looked for first: in each 25 places, five hold one of them. */
function spacedGroups(source: string): { at: number; value: string }[] {
  const found: { at: number; value: string }[] = [];
  let end = 0;
  for (let place = 0; place < source.length; place += BLANKS * GROUP) {
    for (let blank = place; blank < place + GROUP; blank += 1) {
      if (!isLoneBlank(source, blank) || !isOfFive(source, blank)) continue;
      const from = Math.max(end, blank - PASSWORD_LENGTH);
      for (const { index, 0: value } of matches(APPLICATION_PASSWORD, source.slice(from, blank + PASSWORD_LENGTH))) {
        found.push({ at: from + index, value });
        end = from + index + value.length;
      }
    }
  }
  return found;
}

/** Whether a blank may be one of the five: it stands in a row of as many. */
function isOfFive(source: string, blank: number): boolean {
  let count = 1;
  for (let at = blank - GROUP; count < BLANKS && isLoneBlank(source, at); at -= GROUP) count += 1;
  for (let at = blank + GROUP; count < BLANKS && isLoneBlank(source, at); at += GROUP) count += 1;
  return count === BLANKS;
}

/** A blank beside another is of an indent. */
function isLoneBlank(source: string, at: number): boolean {
  return source.charCodeAt(at) === BLANK && source.charCodeAt(at + 1) !== BLANK && source.charCodeAt(at - 1) !== BLANK;
}
