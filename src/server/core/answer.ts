import type { Readable } from 'node:stream';
import { JSON_TYPE, PROBLEM_TYPE } from 'inlay/internal/http/answer.js';
import type { ProblemDetails } from 'inlay/internal/message/problem-details.js';

/** An answer as plain data: nothing has to be made of it to send it. */
export interface Answer {
  status: number;
  /** By their names in lower case; those that all answers of the server have may be written over. */
  headers: Readonly<Record<string, string>>;
  /** What is sent after the headers; its length is told unless it is a stream without a `content-length`. */
  body: Uint8Array | string | Readable;
}

/** Seconds after which it is worth to ask again. */
const RETRY_AFTER = '1';

/** An answer with content of a media type. */
export function contentAnswer(type: string, body: Answer['body'], status = 200): Answer {
  return { status, headers: { 'content-type': type }, body };
}

/** An answer with JSON that is already written. */
export function jsonAnswer(json: Uint8Array | string): Answer {
  return contentAnswer(JSON_TYPE, json);
}

/** An answer with a problem. */
export function problemAnswer(problem: ProblemDetails, headers: Readonly<Record<string, string>> = {}): Answer {
  const { status } = problem;
  return {
    status,
    headers: { ...(status === 503 && { 'retry-after': RETRY_AFTER }), 'content-type': PROBLEM_TYPE, ...headers },
    body: JSON.stringify(problem),
  };
}
