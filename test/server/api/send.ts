import { filled, type MadeRequest } from './fuzz.js';
import type { Answer } from './judge.js';

/** What was seen in answers, for who asks about what is there. */
export interface Seen {
  /** Entity tags as they stand in headers, by path. */
  tags: Map<string, string>;
  /** Ids of what was made or listed, with the path of that, the newest last. */
  ids: { id: unknown; at: string }[];
}

/** Ids that are chosen from. */
const NEWEST = 6;

/** Numbers of revisions and changes that are there in a site that is used: they begin with 1. */
const EARLY = 50;

/**
 * Sends a made request, and once more with the confirmation or the precondition that it is asked for, where it is honest.
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
  const { method, isHonest } = made;
  const body = isHonest ? withoutBase(made.body) : made.body;
  const params = isHonest ? paramsOf(made, seen) : made.params;
  const path = `${filled(made.path, params)}${made.query}`;
  const tag = seen.tags.get(path);
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    ...(isHonest && /^(?:PUT|PATCH|DELETE)$/.test(method) && { 'if-match': tag ?? '*' }),
    ...made.headers,
  };
  const ask = async (more: Record<string, string> = {}): Promise<Answer> => {
    const init = { method, headers: { ...headers, ...more }, ...(body !== undefined && { body }) };
    const response = await api(new Request(`${base}${path}`, init));
    const text = await response.text();
    const etag = response.headers.get('etag');
    const place = response.headers.get('location') ?? `${base}${path}`;
    if (etag !== null) seen.tags.set(place.slice(place.indexOf('/ai/')), etag);
    if (response.status === 201 || response.status === 202) {
      const { id } = JSON.parse(text) as { id?: unknown }; // an object, as the judge says
      if (id !== undefined) seen.ids.push({ id, at: made.path });
    }
    if (method === 'GET' && response.status === 200) {
      const listed = idsIn(text).filter((id) => !seen.ids.some((known) => known.id === id));
      seen.ids.push(...listed.map((id) => ({ id, at: made.path })));
    }
    const { status, headers: given } = response;
    // What is gone is asked for no more.
    const isGone = status === 404 || (method === 'DELETE' && status < 300);
    if (isHonest && isGone) seen.ids = seen.ids.filter(({ id }) => !Object.values(params).includes(id));
    return { status, type: given.get('content-type') ?? '', requestId: given.get('x-request-id') ?? '', text };
  };
  const first = await ask();
  const more = isHonest ? wantedBy(first) : undefined;
  return more === undefined ? [first] : [first, await ask(more)];
}

/** The ids of the things that an answer lists. */
function idsIn(text: string): unknown[] {
  if (!text.startsWith('{"items":[{')) return [];
  const { items } = JSON.parse(text) as { items: readonly { id?: unknown }[] }; // as its beginning says
  return items.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

/** Members that say what a body was written for: made-up ones are never what is there. */
const BASES: readonly string[] = ['manifest', 'base_revision', 'base_state'];

function withoutBase(body: string | undefined): string | undefined {
  if (body === undefined || !BASES.some((name) => body.includes(`"${name}":`))) return body;
  try {
    return JSON.stringify(JSON.parse(body, (name, value: unknown) => (BASES.includes(name) ? undefined : value)));
  } catch {
    return body;
  }
}

/** The made parameters, with ids that were seen in place of those of the same type. */
function paramsOf({ params, path }: MadeRequest, seen: Seen): Record<string, unknown> {
  const own = seen.ids.filter(({ at }) => path.startsWith(`${at}/`));
  const ids = (own.length > 0 ? own : seen.ids).map(({ id }) => id);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isId = /id$/.test(name);
      const known = isId ? ids.filter((id) => typeof id === typeof value).slice(-NEWEST) : [];
      // Not `String`: a made-up object may have a `toString` of its own, which is no function.
      const index = typeof value === 'number' ? Math.abs(value) : (JSON.stringify(value) ?? '').length;
      if (!isId && Number.isInteger(index)) return [name, typeof value === 'number' ? (index % EARLY) + 1 : value];
      return [name, known.length === 0 ? value : known[(Number.isInteger(index) ? index : 0) % known.length]];
    }),
  );
}

/** The headers that an answer wants to have. */
function wantedBy({ status, text }: Answer): Record<string, string> | undefined {
  if (status === 412 && text.includes('If-None-Match: *')) return { 'if-match': '', 'if-none-match': '*' };
  if (status !== 409) return undefined;
  const { confirmation } = JSON.parse(text) as { confirmation?: { token?: string } }; // as `askToConfirm` answers
  return confirmation?.token === undefined ? undefined : { 'confirmation-token': confirmation.token };
}
