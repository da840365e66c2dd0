import { isPlaceholder, isRandom } from '../../words/literal.js';
import type { Secret } from './known-keys.js';

/** What an `Authorization` header says, in whatever text it stands. @see RFC 6750, RFC 7617 */
const HEADER = /\b(?:Bearer|Basic)\s{1,4}([\w\-.~+/]{12,400}={0,2})/g;
/** An application password as platforms show it: six groups of four. */
const APPLICATION_PASSWORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5}(?![A-Za-z0-9])/g;
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
  for (const { index: at, 0: value } of source.matchAll(APPLICATION_PASSWORD)) {
    const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
    if (!isMixed || new Set(value).size < DIFFERENT) continue;
    secrets.push({ at, name: 'an application password', value, named: true });
  }
  return secrets;
}
