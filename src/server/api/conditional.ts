import { StaleError } from '../store/document.js';
import type { ApiRequest } from './api-request.js';
import { ApiProblem, refuse } from './problem.js';
import type { Route } from './route.js';

/** Tags of one `If-Match`: each is tried. */
const MOST_TAGS = 10;

const LIST = 'one strong entity tag in quotes, as `ETag` gave it, or a list of them';

/**
 * The entity tags of an `If-Match` header.
 *
 * @returns the strong ones without quotes, as a weak one never matches; `*`, or none where the header is missing
 * @throws ApiProblem `precondition-required` where the route needs it, `validation-failed` for what is no list of tags, or has
 *   none that could match
 * @see RFC 9110, section 13.1.1
 */
export function ifMatchOf(request: ApiRequest, route: Route): readonly string[] {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '') {
    if (route.precondition !== 'required') return [];
    return refuse(
      'precondition-required',
      'Expected `If-Match` with the `ETag` of what was read, or `*` for whatever is there',
    );
  }
  if (header === '*') return [header];
  const tags = tagsOf(header);
  const strong = tags?.flatMap(({ isWeak, tag }) => (isWeak ? [] : [tag])) ?? [];
  if (tags && strong.length > 0 && tags.length <= MOST_TAGS) return strong;
  const message = `Unexpected \`If-Match\`, expected ${LIST} of at most ${MOST_TAGS}`;
  return refuse('validation-failed', message, { errors: [{ pointer: '/headers/if-match', code: 'invalid', message }] });
}

/**
 * Does something that rests on an entity tag: with each of a list, until one is that of what is there. What is refused for its tag
 * has written nothing.
 */
export async function withEach<Result>(
  tags: readonly string[],
  work: (tag: string | undefined) => Promise<Result>,
): Promise<Result> {
  for (const tag of tags.slice(0, -1)) {
    try {
      return await work(tag);
    } catch (error) {
      if (!(error instanceof StaleError) && !(error instanceof ApiProblem && error.code === 'etag-mismatch'))
        throw error;
    }
  }
  return work(tags.at(-1));
}

/** The members of a list of entity tags; nothing for what is none. Empty members are allowed. */
function tagsOf(header: string): { isWeak: boolean; tag: string }[] | undefined {
  const tags: { isWeak: boolean; tag: string }[] = [];
  const member = /[\t ]*(?:(W\/)?"([\x21\x23-\x7e]*)"[\t ]*)?(?:,|$)/y;
  while (member.lastIndex < header.length) {
    const found = member.exec(header);
    if (!found) return undefined;
    const [, weak, tag] = found;
    if (tag !== undefined) tags.push({ isWeak: weak !== undefined, tag });
  }
  return tags;
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
