import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hexadecimal digits of a revision: 128 bits, so that no two contents ever share one by chance. */
const DIGITS = 32;

/**
 * A hash of a JSON value's content: equal for equal content, whatever the order of keys.
 *
 * @returns 32 hexadecimal digits, the head of the SHA-256 of the canonical JSON
 */
export function revisionOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, DIGITS);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
