import { applyFixes } from 'inlay/internal/lint/edit/fix.js';
import type { SiteModel } from '../site/model.js';
import type { ThemeDeps } from './area.js';
import { errorsOf, type Lint, lintSource } from './lint-source.js';

/** Rounds of fixes: one fix may stand in the way of another, which then comes in the next round. */
const ROUNDS = 4;

/**
 * A source with the fixes of all its errors made, suggestions too.
 *
 * @returns nothing where an error has no fix, or where errors are left
 */
export async function correctedSource(
  deps: Pick<ThemeDeps, 'work'>,
  model: SiteModel,
  source: string,
  lint: Lint,
): Promise<string | undefined> {
  let [corrected, errors] = [source, errorsOf(lint)];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (errors.some(({ fix }) => !fix || fix.secret === 'written')) return undefined;
    corrected = applyFixes(corrected, errors, { unsafe: true }).output;
    const next = await lintSource(deps, model, corrected);
    errors = errorsOf(next);
    if (next.counts.errors === 0) return corrected;
  }
  return undefined;
}
