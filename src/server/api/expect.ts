import { type Document, type DocumentName, StaleError } from '../store/document.js';
import type { Store } from '../store/store.js';
import type { Call } from './call.js';
import { refuse } from './problem.js';

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
 * What a PUT expects: that of `If-Match`, or that there is none yet. The first one needs no condition.
 *
 * @param current the tag of what is there
 * @throws ApiProblem `precondition-required` where something is there and no condition was sent, `etag-mismatch` for
 *   `If-Match: *` where nothing is
 * @see RFC 9110, section 13.1.1
 */
export function expectToReplace({ ifMatch, isFirst }: Pick<Call, 'ifMatch' | 'isFirst'>, current: string | null) {
  if (isFirst) return null;
  if (ifMatch === '*' && current === null)
    return refuse('etag-mismatch', 'There is none yet, expected `If-None-Match: *`');
  if (ifMatch === undefined && current !== null)
    return refuse(
      'precondition-required',
      'Expected `If-Match` with the `ETag` of what was read: there is one already',
    );
  return expectOf(ifMatch, current);
}

/** The headers of a call for the same request again, as they were sent; none where it had none. */
export function headersAgain({ repeated = {} }: Pick<Call, 'repeated'>): {
  headers?: Readonly<Record<string, string>>;
} {
  return Object.keys(repeated).length === 0 ? {} : { headers: repeated };
}

/**
 * Tells a write that rests on another state of that, before anything else is told of it.
 *
 * @param expect what the write expects of the document's entity tag
 * @param current what was read just now
 * @throws StaleError
 */
export async function checkExpected(
  store: Pick<Store, 'check'>,
  { kind, key }: DocumentName,
  expect: string | null,
  current: Document | undefined,
): Promise<void> {
  if (expect !== (current?.etag ?? null)) await store.check([{ kind, key, expect }]);
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
