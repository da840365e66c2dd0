/** What is wrong at one place of an input. */
export interface Problem {
  /** JSON Pointer (RFC 6901) into the input; empty for the whole of it. */
  pointer: string;
  /** What was found and what was expected, values in backticks. */
  message: string;
}

/** Problems shown in an error's own message; `problems` always holds all of them. */
const SHOWN = 20;

/**
 * The user's mistake: a bad site state, a canvas over a limit, a file that can't be read.
 * Whatever else Inlay throws is a bug of Inlay.
 */
export class InlayError extends Error {
  /** What kind of mistake, in kebab-case: stable, to branch on. */
  readonly code: string;
  /** The message's first line, without the problems. */
  readonly summary: string;
  /** Every problem that was found, not just the first. */
  readonly problems: Problem[];

  constructor(code: string, summary: string, problems: Problem[] = [], options: ErrorOptions = {}) {
    const lines = problems.slice(0, SHOWN).map(({ pointer, message }) => `  ${pointer || '(root)'}: ${message}`);
    if (problems.length > SHOWN) lines.push(`  and ${problems.length - SHOWN} more`);
    super([summary, ...lines].join('\n'), options);
    this.name = 'InlayError';
    this.code = code;
    this.summary = summary;
    this.problems = problems;
  }
}
