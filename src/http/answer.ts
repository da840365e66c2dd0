import type { ProblemDetails } from '../message/problem-details.js';

/** What is answered, before anything that all answers have. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Nothing for 204 and 304. */
  body?: Uint8Array<ArrayBuffer>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** JSON as UTF-8, with a tag that is another one when it has changed. */
export interface Representation {
  body: Uint8Array<ArrayBuffer>;
  /** As the `ETag` header has it. */
  tag: string;
}

/** The UTF-8 bytes of a value's JSON. */
export function jsonOf(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** JSON that came of the work on a canvas. It must not be cached. */
export function answerJson(body: Uint8Array<ArrayBuffer>): Answer {
  return { status: 200, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }, body };
}

/**
 * A representation, or 304 for who has it.
 *
 * @param known the `If-None-Match` header
 */
export function answerRepresentation({ body, tag }: Representation, known: string | null): Answer {
  // A private cache may hold it, and revalidates it every time.
  const headers = { etag: tag, 'cache-control': 'private, no-cache' };
  if (isKnown(known, tag)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'content-type': JSON_TYPE }, body };
}

/** A problem. It must not be cached. */
export function answerProblem(problem: ProblemDetails, headers: Record<string, string> = {}): Answer {
  return {
    status: problem.status,
    headers: { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...headers },
    body: jsonOf(problem),
  };
}

/** An answer as a response, with what all of them have; one to HEAD has the headers alone. */
export function responseOf({ status, headers, body }: Answer, isHead: boolean): Response {
  const all = {
    ...headers,
    'x-content-type-options': 'nosniff',
    ...(body && { 'content-length': String(body.length) }),
  };
  return new Response(isHead || !body ? null : body, { status, headers: all });
}

/** Whether one of the tags of `If-None-Match` is this one, compared weakly. @see RFC 9110, section 13.1.2 */
function isKnown(known: string | null, tag: string): boolean {
  if (known === null) return false;
  if (known.trim() === '*') return true;
  return [...known.matchAll(/(?:^|[\s,])(?:W\/)?("[^"]*")/g)].some(([, candidate]) => candidate === tag);
}
