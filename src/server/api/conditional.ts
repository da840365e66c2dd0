import type { ApiRequest } from './api-request.js';
import { refuse } from './problem.js';
import type { Route } from './route.js';

/**
 * The entity tag of an `If-Match` header.
 *
 * @returns the tag without quotes, `*`, or nothing where the header is missing
 * @throws ApiProblem `precondition-required` where the route needs it, `validation-failed` for a weak tag or several
 * @see RFC 9110, section 13.1.1
 */
export function ifMatchOf(request: ApiRequest, route: Route): string | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '') {
    if (route.precondition !== 'required') return undefined;
    return refuse(
      'precondition-required',
      'Expected `If-Match` with the `ETag` of what was read, or `*` for whatever is there',
    );
  }
  if (header === '*') return header;
  const [, tag] = /^"([\x21\x23-\x7e]+)"$/.exec(header) ?? [];
  if (tag !== undefined) return tag;
  const message = 'Unexpected `If-Match`, expected one strong entity tag in quotes, as `ETag` gave it';
  return refuse('validation-failed', message, { errors: [{ pointer: '/headers/if-match', code: 'invalid', message }] });
}

/**
 * Whether a write says by `If-None-Match: *` that there must be none yet.
 *
 * @throws ApiProblem `validation-failed` for tags: they are for reading
 * @see RFC 9110, section 13.1.2
 */
export function isFirstOf(request: ApiRequest, route: Route): boolean {
  const header = request.headers.get('if-none-match')?.trim();
  if (route.precondition !== 'replace' || header === undefined || header === '') return false;
  if (header === '*') return true;
  const message = 'Unexpected `If-None-Match`, expected `*`: that there is none yet';
  return refuse('validation-failed', message, {
    errors: [{ pointer: '/headers/if-none-match', code: 'invalid', message }],
  });
}

/** Whether one of the tags of `If-None-Match` is this one. @see RFC 9110, section 13.1.2 */
export function isKnown(request: ApiRequest, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  if (known === `"${etag}"` || known.trim() === '*') return true;
  return [...known.matchAll(/(?:^|[\s,])(?:W\/)?"([^"]*)"/g)].some(([, tag]) => tag === etag);
}
