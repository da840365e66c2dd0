import { hasMarkedTags, markedTag, unmarkedTags } from './entity-tag.js';
import type { Headers } from './headers.js';

/*
 * What a client asks with whether its page is still right (RFC 9110, section 13). The application answers that for its own
 * page; the expanded one is another whenever the site or the request's forms are.
 */

/** Hexadecimal digits that stand for the site and the request; nothing when they can't be known. */
export type Revision = () => string | undefined;

/**
 * Makes the conditions of a request those that the application knows. A tag of another revision goes, and with it the date,
 * which would then be asked for instead.
 *
 * @returns the application's tags that stand for marked ones
 */
export function restoreConditions(request: Headers, revision: Revision): ReadonlySet<string> {
  const asked = request.get('if-none-match');
  if (asked === undefined || !hasMarkedTags(asked)) return new Set();
  const own = unmarkedTags(asked, revision());
  request.remove('if-modified-since');
  if (own.length === 0) request.remove('if-none-match');
  else request.set('if-none-match', own.join(', '));
  return new Set(own.map(opaque));
}

/**
 * Gives a page its validators: the application's tag with the revision in it. The date goes, as it knows nothing of the
 * site's.
 */
export function markValidators(response: Headers, revision: Revision): void {
  const tag = response.get('etag');
  const current = tag === undefined ? undefined : revision();
  const marked = tag === undefined || current === undefined ? undefined : markedTag(tag, current);
  removeValidators(response);
  if (marked !== undefined) response.set('etag', marked);
}

/** Gives the tag of a `304` back as the client knows it, if it was asked for one of ours. */
export function markNotModified(response: Headers, restored: ReadonlySet<string>, revision: Revision): boolean {
  const tag = response.get('etag');
  if (tag === undefined || !restored.has(opaque(tag))) return false;
  markValidators(response, revision);
  return true;
}

/** Leaves a client nothing to ask with. */
export function removeValidators(response: Headers): void {
  response.remove('etag');
  response.remove('last-modified');
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
