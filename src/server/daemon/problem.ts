import { BODY_PROBLEMS } from 'inlay/internal/http/problem.js';
import { InlayError, type Problem as Place } from 'inlay/internal/message/error.js';
import { type ProblemDetails, problemDetails } from 'inlay/internal/message/problem-details.js';
import { ProblemError, type ProblemTable, problemsIn } from 'inlay/internal/message/problem-error.js';

/** The problems of the daemon's own. */
const PROBLEMS = {
  ...BODY_PROBLEMS,
  'invalid-header': [400, 'A header is not valid'],
  'invalid-query': [400, 'The query is not valid'],
  'invalid-revision': [400, 'The revision is not valid'],
  unauthorized: [401, 'The secret is missing or wrong'],
  'not-found': [404, 'There is no such resource'],
  'method-not-allowed': [405, 'The resource has no such method'],
  'unknown-revision': [409, 'The revision is unknown'],
  'revision-in-use': [409, 'The revision is that of another state'],
  'answer-too-large': [422, 'The answer would be too large'],
  'internal-error': [500, 'Inlay has failed'],
  'worker-failed': [500, 'The work was too much for a worker'],
  'not-ready': [503, 'The daemon takes no work now'],
  overloaded: [503, 'Too much work is waiting'],
  'deadline-exceeded': [504, 'The work was not done in time'],
} as const satisfies ProblemTable<string>;

type ProblemCode = keyof typeof PROBLEMS;

/** A problem of a request or of one canvas, as RFC 9457 writes it. */
export type Problem = ProblemDetails;

/** A problem of the daemon's own. */
export const problem = problemsIn<ProblemCode>(PROBLEMS);

/** @throws ProblemError always */
export function refuse(code: ProblemCode, detail: string, problems: readonly Place[] = []): never {
  throw new ProblemError(problem(code, detail, problems));
}

/** The problem of a canvas whose result has no room in the answer. */
export function answerTooLarge(): Problem {
  return problem('answer-too-large', 'The results before have filled the answer; ask for fewer canvases at once');
}

/** The problem that a user's mistake is, as Inlay's own functions report it: 422, with their code. */
export function problemOfMistake(error: InlayError): Problem {
  return problemDetails(error.code, 422, 'The input is not valid', error.summary, error.problems);
}

/** The problem that anything thrown comes to. A bug says nothing of itself: its message may hold content. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof InlayError) return problemOfMistake(error);
  return problem('internal-error', 'This is a bug of Inlay; the log of the daemon says where');
}
