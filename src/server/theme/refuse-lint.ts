import { fixesApart } from 'inlay/internal/lint/edit/fixes-apart.js';
import { formatFindings } from 'inlay/internal/lint/format/format-findings.js';
import { type NextAction, type ProblemPlace, refuse } from '../api/problem.js';
import type { SiteModel } from '../site/model.js';
import type { ThemeDeps } from './area.js';
import { correctedSource } from './corrected-source.js';
import { errorsOf, type Lint } from './lint-source.js';

/** A source in which the linter finds errors. */
export interface RefusedSource {
  /** What it is called in the report: `header`, `page 12`, `code-slots/promo`. */
  name: string;
  source: string;
  lint: Lint;
  /** The member of the request's body that holds it. */
  pointer: string;
  /** What did not happen: `nothing was saved`. */
  outcome: string;
  /** The request with the fix of every error. */
  again: (corrected: string) => NextAction;
}

/** @throws ApiProblem `canvas-lint-failed` always, with the findings, and the corrected request where all errors can be fixed */
export async function refuseLint(deps: ThemeDeps, model: SiteModel, refused: RefusedSource): Promise<never> {
  const { name, source, lint, pointer, outcome, again } = refused;
  const { counts, findings } = lint;
  const corrected = await correctedSource(deps, model, source, lint);
  const told = counts.errors === 1 ? 'an error' : `${counts.errors} errors`;
  return refuse('canvas-lint-failed', `The linter finds ${told}: ${outcome}`, {
    errors: errorsOf(lint).map((each) => placeOf(each, pointer)),
    members: {
      report: formatFindings('agent', [{ path: name, source, findings }]),
      findings: fixesApart(findings),
      counts,
    },
    ...(corrected !== undefined && { next_action: again(corrected) }),
  });
}

/** Where a finding is in a request's body. */
export function placeOf({ rule, line, column, message }: Lint['findings'][number], pointer: string): ProblemPlace {
  return { pointer, code: rule, message: `${line}:${column} ${message}` };
}
