import { type ProblemTable, problemsIn } from 'inlay/internal/message/problem-error.js';
import * as z from 'inlay/internal/zod.js';

/** Every problem of the four groups: status, title, and whether the same request may work later. */
export const PROBLEMS = {
  'malformed-request': [400, 'The request is not valid HTTP or JSON'],
  'authentication-required': [401, 'Credentials are missing or wrong'],
  'insufficient-scope': [403, 'The credentials do not allow this'],
  'not-found': [404, 'There is no such resource'],
  'method-not-allowed': [405, 'The resource has no such method'],
  'state-conflict': [409, 'The state of the site does not allow this'],
  'confirmation-required': [409, 'This must be confirmed'],
  'plan-stale': [409, 'What was confirmed rests on a state that has changed'],
  'input-changed': [409, 'The input is not the one that was confirmed'],
  'idempotency-in-progress': [409, 'The first request with this key is still worked on'],
  'idempotency-answer-lost': [409, 'The first request with this key was done, and its answer is lost'],
  'etag-mismatch': [412, 'Somebody has changed it since'],
  'too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body has another media type or encoding'],
  'validation-failed': [422, 'The request is not valid'],
  'canvas-lint-failed': [422, 'The canvas has errors'],
  'idempotency-key-reused': [422, 'The key was used for another request'],
  'precondition-required': [428, 'The request must say which state it rests on'],
  'quota-exceeded': [429, 'Too many requests'],
  'internal-error': [500, 'The server has failed'],
  'upstream-failed': [502, 'The other server has failed'],
  'storage-unavailable': [503, 'The storage can not do this now'],
  overloaded: [503, 'Too much work is waiting'],
  'upstream-timeout': [504, 'The other server did not answer in time'],
  'deadline-exceeded': [504, 'The work was not done in time'],
} as const satisfies ProblemTable<string>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Codes of which the same request may succeed later, as it is. */
const RETRYABLE: ReadonlySet<ProblemCode> = new Set([
  'idempotency-in-progress',
  'overloaded',
  'quota-exceeded',
  'storage-unavailable',
  'upstream-failed',
  'upstream-timeout',
]);

/** What is wrong at one place of the request. */
export interface ProblemPlace {
  /** JSON Pointer (RFC 6901) into the body; `/query/<name>`, `/path/<name>` and `/headers/<name>` for the others. */
  pointer: string;
  /** In kebab-case: stable, to branch on. */
  code: string;
  message: string;
  /** What it may be, where that is a list. */
  allowed?: readonly string[];
}

/** A request that would mend it. */
export interface NextAction {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** What it is for. */
  why: string;
}

/** What a problem may bring beside its code. */
export interface ProblemExtras {
  errors?: readonly ProblemPlace[];
  next_action?: NextAction;
  /** Further members, such as `current` of an `etag-mismatch`. */
  members?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

/** A problem on its way to the one place that answers them. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(`${code}: ${detail}`);
    this.name = 'ApiProblem';
    this.code = code;
    this.detail = detail;
    this.extras = extras;
  }
}

/** @throws ApiProblem always */
export function refuse(code: ProblemCode, detail: string, extras: ProblemExtras = {}): never {
  throw new ApiProblem(code, detail, extras);
}

const details = problemsIn<ProblemCode>(PROBLEMS);

/** Places that one answer names. */
const MOST_PLACES = 100;

/** What a problem answers. @see RFC 9457 */
export function problemBody({ code, detail, extras }: ApiProblem, requestId: string): Record<string, unknown> {
  const { errors = [], next_action, members = {} } = extras;
  return {
    ...details(code, detail),
    request_id: requestId,
    retryable: RETRYABLE.has(code),
    ...(errors.length > 0 && { errors: errors.slice(0, MOST_PLACES) }),
    ...(next_action && { next_action }),
    ...members,
  };
}

/** The same as the platform writes errors: `Accept: application/json;profile=platform`. */
export function platformBody(problem: ApiProblem, requestId: string): Record<string, unknown> {
  const { status } = details(problem.code, problem.detail);
  const { errors, next_action } = problem.extras;
  return {
    code: problem.code.replaceAll('-', '_'),
    message: problem.detail,
    data: { status, request_id: requestId, ...(errors && { errors }), ...(next_action && { next_action }) },
  };
}

const CODES = Object.keys(PROBLEMS) as ProblemCode[]; // its keys are of this type

/** A problem as it is answered. Some bring members of their own: `current`, `confirmation`, `findings`. */
export const problemSchema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What was wrong this time'),
    code: z.enum(CODES).describe('Stable, to branch on'),
    request_id: z.string(),
    retryable: z.boolean().describe('Whether the same request may work later, as it is'),
    errors: z
      .array(
        z.strictObject({
          pointer: z
            .string()
            .describe('JSON Pointer into the body; `/query/…`, `/path/…` and `/headers/…` for the others'),
          code: z.string(),
          message: z.string(),
          allowed: z.array(z.string()).optional(),
        }),
      )
      .optional(),
    next_action: z
      .strictObject({
        method: z.string(),
        path: z.string(),
        headers: z.record(z.string(), z.string()).optional(),
        body: z.unknown().optional(),
        why: z.string(),
      })
      .optional()
      .describe('A request that would mend it'),
  })
  .describe('What went wrong (RFC 9457)');
