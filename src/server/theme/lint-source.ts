import { CANVAS_LIMITS } from 'inlay/internal/http/limits.js';
import type { lintResult } from 'inlay/internal/http/schemas.js';
import type { Finding } from 'inlay/internal/lint/finding.js';
import { cache } from 'inlay/internal/text/memo.js';
import type * as z from 'inlay/internal/zod.js';
import type { SiteModel } from '../site/model.js';
import { sha256 } from '../store/canonical.js';
import type { ThemeDeps } from './area.js';
import { doTask } from './do-work.js';

/** What the linter says of a source: the first findings, each with its fix, and the counts of all. */
export interface Lint {
  findings: Finding[];
  counts: z.output<typeof lintResult>['counts'];
}

/** Lints that are kept: a source is linted when it is written and whenever it is read. */
const KEPT = 64;

const known = cache<Promise<Lint>>({ count: KEPT });

/**
 * Lints a source for the site of now.
 *
 * @throws ApiProblem `validation-failed` for a source that is over a limit
 */
export function lintSource(
  deps: Pick<ThemeDeps, 'work'>,
  { site, manifest }: SiteModel,
  source: string,
): Promise<Lint> {
  const key = `${manifest.revision} ${sha256(source)}`;
  const found = known.get(key);
  if (found) return found;
  const body = { canvas: source };
  const done = doTask(deps, { kind: 'lint', body, limits: CANVAS_LIMITS, isWhole: true, asServed: true }, site);
  const fresh = done.then(({ json }) => JSON.parse(json) as Lint); // `performTask` wrote it
  known.add(key, fresh);
  fresh.catch(() => known.get(key) === fresh && known.delete(key));
  return fresh;
}

/** The findings that a source is refused for. */
export function errorsOf({ findings }: Lint): Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}
