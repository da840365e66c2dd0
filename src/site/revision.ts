import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { memo } from '../text/memo.js';
import type { Site } from './schema.js';

/** Hexadecimal digits of a revision: 128 bits, so that no two contents ever share one by chance. */
const DIGITS = 32;

/**
 * A hash of a JSON value's content: equal for equal content, whatever the order of keys.
 *
 * @returns 32 hexadecimal digits, the head of the SHA-256 of the canonical JSON
 */
export function revisionOf(value: unknown): string {
  return textRevision(canonicalJson(value));
}

/** A hash of a text: 32 hexadecimal digits, the head of the SHA-256 of its UTF-8 bytes. */
export function textRevision(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
}

/** The revision of a whole site, form HTML and all. Sites never change, so each is hashed once. */
export const siteRevision: (site: Site) => string = memo(revisionOf);

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
