import type { Problem as Place } from '../message/error.js';
import { ProblemError, type ProblemTable, problemsIn } from '../message/problem-error.js';
import * as z from '../zod.js';

/** The problems of any request with a body. */
export const BODY_PROBLEMS = {
  'malformed-request': [400, 'The request is not valid HTTP'],
  'malformed-json': [400, 'The body is not JSON'],
  'body-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body has another media type or encoding'],
  'invalid-request': [422, 'The body is not valid'],
} as const satisfies ProblemTable<string>;

/** Every problem that the handler answers. */
export const PROBLEMS = {
  ...BODY_PROBLEMS,
  'invalid-query': [400, 'The query is not valid'],
  unauthenticated: [401, 'Credentials are missing or wrong'],
  forbidden: [403, 'The credentials are not enough'],
  'not-found': [404, 'There is no such resource'],
  'method-not-allowed': [405, 'The resource has no such method'],
  'limit-exceeded': [422, 'The canvas is too much'],
  'internal-error': [500, 'The server has failed'],
  'worker-failed': [500, 'The work was too much for a worker'],
  overloaded: [503, 'Too much work is waiting'],
  closed: [503, 'The handler is closed'],
  'deadline-exceeded': [504, 'The work was not done in time'],
} as const satisfies ProblemTable<string>;

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
export const problem = problemsIn<ProblemCode>(PROBLEMS);

/** @throws ProblemError always */
export function refuse(code: ProblemCode, detail: string, problems: readonly Place[] = []): never {
  throw new ProblemError(problem(code, detail, problems));
}
