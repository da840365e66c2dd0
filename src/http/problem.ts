import * as z from 'zod';
import type { Problem as Place } from '../message/error.js';
import { type ProblemDetails, problemDetails } from '../message/problem-details.js';

/** Every problem that the handler answers, with its status and a title that never changes. */
export const PROBLEMS = {
  'malformed-request': [400, 'The request is not valid HTTP'],
  'malformed-json': [400, 'The body is not JSON'],
  'invalid-query': [400, 'The query is not valid'],
  unauthenticated: [401, 'Credentials are missing or wrong'],
  forbidden: [403, 'The credentials are not enough'],
  'not-found': [404, 'There is no such resource'],
  'method-not-allowed': [405, 'The resource has no such method'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body has another media type or encoding'],
  'invalid-request': [422, 'The body is not valid'],
  'limit-exceeded': [422, 'The canvas is too much'],
  'internal-error': [500, 'The server has failed'],
  'worker-failed': [500, 'The work was too much for a worker'],
  overloaded: [503, 'Too much work is waiting'],
  closed: [503, 'The handler is closed'],
  'deadline-exceeded': [504, 'The work was not done in time'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

const CODES = Object.keys(PROBLEMS) as ProblemCode[]; // the keys of the literal above

/** A problem as it is answered. @see RFC 9457 */
export const problemSchema = z
  .strictObject({
    type: z.enum(CODES.map((code) => `urn:inlay:problem:${code}`)),
    title: z.string(),
    status: z.int().min(400).max(599).describe('The HTTP status once more'),
    detail: z.string().describe('What was wrong this time'),
    code: z.enum(CODES).describe('Stable, to branch on'),
    problems: z
      .array(
        z.strictObject({
          pointer: z.string().describe('JSON Pointer (RFC 6901) into the body; of a query, the name of the parameter'),
          message: z.string().describe('What was found and what was expected'),
        }),
      )
      .optional()
      .describe('What is wrong where: the first 100'),
  })
  .describe('What went wrong (RFC 9457)');

/** The problem of this code. */
export function problem(code: ProblemCode, detail: string, problems: readonly Place[] = []): ProblemDetails {
  const [status, title] = PROBLEMS[code];
  return problemDetails(code, status, title, detail, problems);
}

/** A problem on its way to the one place that answers problems. */
export class ProblemError extends Error {
  readonly problem: ProblemDetails;

  constructor(cause: ProblemDetails) {
    super(cause.code);
    this.name = 'ProblemError';
    this.problem = cause;
  }
}

/** @throws ProblemError always */
export function refuse(code: ProblemCode, detail: string, problems: readonly Place[] = []): never {
  throw new ProblemError(problem(code, detail, problems));
}
