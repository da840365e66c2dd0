import type { ProblemCode } from './problem.js';
import type { Route } from './route.js';

/** Problems of what is asked again. */
const REPEATED = ['idempotency-in-progress', 'idempotency-answer-lost', 'idempotency-key-reused'] as const;

/** Every problem that a route can give: those that follow from what it is, and its own. */
export function problemsOfRoute(route: Route): ProblemCode[] {
  const { scope, body, bodyType, precondition, isConfirmed, method, problems = [] } = route;
  const hasBody = body !== undefined || bodyType === 'bytes';
  return [
    ...new Set<ProblemCode>([
      'not-found',
      'validation-failed',
      'quota-exceeded',
      'internal-error',
      'storage-unavailable',
      'authentication-required',
      ...(scope === undefined ? [] : (['insufficient-scope'] as const)),
      ...(hasBody ? (['malformed-request', 'too-large', 'unsupported-media-type'] as const) : []),
      ...(precondition && precondition !== 'optional' ? (['precondition-required'] as const) : []),
      ...(precondition || body ? (['etag-mismatch'] as const) : []),
      ...(method === 'POST' ? REPEATED : []),
      ...(isConfirmed ? (['confirmation-required', 'plan-stale', 'input-changed'] as const) : []),
      ...problems,
    ]),
  ];
}
