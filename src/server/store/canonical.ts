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

/** The entity tag of a content, without quotes. */
export function tagOf(body: string | null): string {
  return sha256(body ?? 'deleted').slice(0, TAG_DIGITS);
}

/** The entity tag of a revision: another one than that of any other revision, also where both hold the same. */
export function revisionTag(revision: number, body: string | null): string {
  return `${revision}-${tagOf(body)}`;
}

/** Whether a tag is that of a revision. Once tags were of the content alone: revisions of then still have them. */
export function isRevisionTag(tag: string, revision: number, body: string | null): boolean {
  return tag === revisionTag(revision, body) || tag === tagOf(body);
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
