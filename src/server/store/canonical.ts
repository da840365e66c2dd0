import { createHash } from 'node:crypto';

/** JSON with the members of each object in one order, so that the same value is the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Hexadecimal digits of an entity tag: 128 bits, so that two contents never share one. */
const TAG_DIGITS = 32;

/** The entity tag of a document's content, without quotes. */
export function tagOf(body: string | null): string {
  return sha256(body ?? 'deleted').slice(0, TAG_DIGITS);
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
