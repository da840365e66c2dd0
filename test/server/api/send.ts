import { filled, type MadeRequest } from './fuzz.js';
import type { Answer } from './judge.js';

/** What was seen in answers, for who asks about what is there. */
export interface Seen {
  /** Entity tags as they stand in headers, by path. */
  tags: Map<string, string>;
  /** Ids of what was made, the newest last. */
  ids: unknown[];
}

/** Ids that are chosen from. */
const NEWEST = 6;

/**
 * Sends a made request, and once more with the confirmation that it is asked for, where it is honest.
 *
 * @param base with the namespace
 * @returns all answers
 */
export async function send(
  api: (request: Request) => Promise<Response>,
  base: string,
  key: string,
  made: MadeRequest,
  seen: Seen,
): Promise<Answer[]> {
  const { method, body, isHonest } = made;
  const path = `${filled(made.path, isHonest ? paramsOf(made, seen) : made.params)}${made.query}`;
  const tag = seen.tags.get(path);
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    ...(isHonest && tag !== undefined && /^(?:PUT|PATCH|DELETE)$/.test(method) && { 'if-match': tag }),
    ...made.headers,
  };
  const ask = async (more: Record<string, string> = {}): Promise<Answer> => {
    const init = { method, headers: { ...headers, ...more }, ...(body !== undefined && { body }) };
    const response = await api(new Request(`${base}${path}`, init));
    const text = await response.text();
    const etag = response.headers.get('etag');
    const place = response.headers.get('location') ?? `${base}${path}`;
    if (etag !== null) seen.tags.set(place.slice(place.indexOf('/ai/')), etag);
    if (response.status === 201) seen.ids.push((JSON.parse(text) as { id?: unknown }).id); // an object, as the judge says
    const { status, headers: given } = response;
    return { status, type: given.get('content-type') ?? '', requestId: given.get('x-request-id') ?? '', text };
  };
  const first = await ask();
  const token = isHonest ? tokenOf(first) : undefined;
  return token === undefined ? [first] : [first, await ask({ 'confirmation-token': token })];
}

/** The made parameters, with ids that were seen in place of those of the same type. */
function paramsOf({ params }: MadeRequest, { ids }: Seen): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const known = ids.filter((id) => typeof id === typeof value).slice(-NEWEST);
      // Not `String`: a made-up object may have a `toString` of its own, which is no function.
      const index = typeof value === 'number' ? Math.abs(value) : (JSON.stringify(value) ?? '').length;
      return [name, known.length === 0 ? value : known[(Number.isInteger(index) ? index : 0) % known.length]];
    }),
  );
}

function tokenOf({ status, text }: Answer): string | undefined {
  if (status !== 409) return undefined;
  const { confirmation } = JSON.parse(text) as { confirmation?: { token?: string } }; // as `askToConfirm` answers
  return confirmation?.token;
}
