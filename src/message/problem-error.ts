import type { Problem as Place } from './error.js';
import { type ProblemDetails, problemDetails } from './problem-details.js';

/** The problems that something can answer: by code, the HTTP status and a title that never changes. */
export type ProblemTable<Code extends string> = Readonly<Record<Code, readonly [status: number, title: string]>>;

/** A problem on its way to the one place that answers problems. */
export class ProblemError extends Error {
  readonly problem: ProblemDetails;

  constructor(cause: ProblemDetails) {
    super(cause.code);
    this.name = 'ProblemError';
    this.problem = cause;
  }
}

/** A function that makes the problems of a table. */
export function problemsIn<Code extends string>(
  table: ProblemTable<Code>,
): (code: Code, detail: string, problems?: readonly Place[]) => ProblemDetails {
  return (code, detail, problems = []) => {
    const [status, title] = table[code];
    return problemDetails(code, status, title, detail, problems);
  };
}
