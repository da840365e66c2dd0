import { type Document, type DocumentName, StaleError } from '../store/document.js';

/**
 * What a write expects of the document's entity tag.
 *
 * @param ifMatch what the client read; nothing or `*` for whatever is there
 * @param current the tag that the write was worked out from: it must not change in between
 */
export function expectOf(ifMatch: string | undefined, current: string | null): string | null {
  return ifMatch === undefined || ifMatch === '*' ? current : ifMatch;
}

/**
 * Holds a patch to the revision that it was made for.
 *
 * @param base `base_revision` of the body: `0` for none yet
 * @throws StaleError where another one is there
 */
export function checkBaseRevision(name: DocumentName, base: number | undefined, current: Document | undefined): void {
  if (base === undefined || base === (current?.revision ?? 0)) return;
  throw new StaleError([{ kind: name.kind, key: name.key, expected: `revision ${base}`, current }]);
}
