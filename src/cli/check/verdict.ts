import type { Checked, CheckVerdict } from './checked.js';

/**
 * The one verdict on all that a check has shown: the rules, the published manifest, the canvases, the linter's errors.
 *
 * @param disabled findings that comments switch off, where no pass may rest on them
 */
export function verdictOf(
  { acceptance, endpoint, files = [], errors }: Omit<Checked, keyof CheckVerdict>,
  disabled: Readonly<Record<string, number>> = {},
): CheckVerdict {
  const rules = acceptance?.rules ?? [];
  const ofRules = (wanted: CheckVerdict['verdict']) =>
    rules.filter(({ verdict }) => verdict === wanted).map(({ id }): string => id);
  const failing = [
    ...ofRules('fail'),
    ...(endpoint?.verdict === 'fail' ? ['published-manifest'] : []),
    ...(files.some(({ inlays }) => inlays.length > 0) ? ['components-expand'] : []),
    ...(errors !== undefined && errors > 0 ? ['linter'] : []),
  ];
  if (failing.length > 0) return { verdict: 'fail', because: failing };
  const lacking = [...ofRules('needs-evidence'), ...(Object.keys(disabled).length > 0 ? ['disabled-findings'] : [])];
  return lacking.length > 0 ? { verdict: 'needs-evidence', because: lacking } : { verdict: 'pass', because: [] };
}
