import type { Problem as Place } from './error.js';

/** Places that one problem names: who has more mistakes finds the others by these. */
export const MOST_PROBLEMS = 100;

/** What went wrong, as it is told over HTTP. @see RFC 9457, section 3.1 */
export interface ProblemDetails {
  /** `urn:inlay:problem:<code>` */
  type: string;
  title: string;
  /** HTTP status. */
  status: number;
  /** What was wrong this time: never a path, a stack or content. */
  detail: string;
  /** In kebab-case: stable, to branch on. */
  code: string;
  /** Where a body is wrong: the first places. */
  problems?: Place[];
}

/** The problem of this code, with the first of its places. */
export function problemDetails(
  code: string,
  status: number,
  title: string,
  detail: string,
  problems: readonly Place[] = [],
): ProblemDetails {
  const shown = problems.slice(0, MOST_PROBLEMS);
  const type = `urn:inlay:problem:${code}`;
  return { type, title, status, detail, code, ...(shown.length > 0 && { problems: shown }) };
}
