import { CHECKS, type Check, type Outcome } from './check.js';
import { REQUESTS } from './site.js';
import type { Subject } from './subject.js';
import { tryOut } from './trial.js';

/** The name under which a throw is reported. */
export const NO_THROW = 'no throw';

/** The result of one check. */
export interface Finding {
  check: string;
  outcome: Outcome;
}

/** What came of one source. */
export interface Examined {
  /** Whether the fast locator was certain. */
  answered: boolean;
  /** Inlays that the exact locator found. */
  inlays: number;
  findings: Finding[];
}

/** The checks that are due for a case: some are too slow for every one. */
export function checksFor(number: number): Check[] {
  return CHECKS.filter(({ every }) => number % every === 0);
}

/**
 * Puts a source to the checks. A source over a limit has no findings, but for that nothing was thrown that should not be.
 *
 * @param number of the case, which decides on the request
 */
export function examine(subject: Subject, source: string, number: number, checks: readonly Check[]): Examined {
  const examined: Examined = { answered: false, inlays: 0, findings: [] };
  let asked = NO_THROW;
  try {
    const trial = tryOut(subject, source, REQUESTS[Math.floor(number / 16) % REQUESTS.length] ?? {});
    examined.answered = trial.fast !== undefined;
    examined.inlays = trial.exact.length;
    for (const check of checks) {
      asked = check.name;
      examined.findings.push({ check: asked, outcome: check.examine(trial) });
    }
    examined.findings.push({ check: NO_THROW, outcome: 'held' });
  } catch (error) {
    const outcome = subject.isUserError(error) ? 'held' : { expected: `no throw (${asked})`, actual: String(error) };
    examined.findings.push({ check: NO_THROW, outcome });
  }
  return examined;
}

/** Whether a source fails a check, for shrinking. */
export function fails(subject: Subject, source: string, number: number, name: string): boolean {
  const checks = name === NO_THROW ? CHECKS : CHECKS.filter((check) => check.name === name);
  return examine(subject, source, number, checks).findings.some(
    ({ check, outcome }) => check === name && typeof outcome === 'object',
  );
}
