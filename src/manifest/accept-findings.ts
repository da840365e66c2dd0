import type { Evidence, Judgement } from './judgement.js';

/** Judges by what some rules of the linter found: nothing passes that one of them did not look at. */
export function fromFindings(evidence: Evidence, rules: readonly string[], advice: string): Judgement {
  const { findings, off = [], ignored = 0 } = evidence;
  const names = rules.join(', ');
  if (!findings) {
    if (ignored > 0) {
      const left = `${ignored === 1 ? 'The canvas is' : `All ${ignored} canvases are`} ignored by the configuration`;
      const take = 'Take the canvas out of `ignore` in the configuration, or give one that is not ignored';
      return { verdict: 'needs-evidence', evidence: `No findings of ${names} are known. ${left}`, advice: take };
    }
    const lint = 'Lint the canvases and give the findings';
    return { verdict: 'needs-evidence', evidence: `No findings of ${names} are known`, advice: lint };
  }
  const relevant = findings.filter(({ rule }) => rules.includes(rule));
  const violations = relevant.filter(({ outcome }) => outcome === 'violation').length;
  const disabled = disabledOf(evidence, rules);
  if (violations > 0) {
    const each = rules.length > 1 ? ` (${countsByRule(relevant, rules)})` : '';
    return { verdict: 'fail', evidence: `${counted(violations, 'violation')} of ${names}${each}${disabled}`, advice };
  }
  const unseen = rules.filter((rule) => off.includes(rule));
  if (unseen.length > 0) {
    const on = 'Switch the rule on, and where it must not look write a comment that says so';
    return { verdict: 'needs-evidence', evidence: `Not looked at: ${unseen.join(', ')} is off${disabled}`, advice: on };
  }
  if (relevant.length === 0) return { verdict: 'pass', evidence: `No findings of ${names}${disabled}` };
  const review = 'Look at each finding that needs review: change the canvas or disable the rule there';
  return {
    verdict: 'needs-evidence',
    evidence: `To review: ${counted(relevant.length, 'finding')} of ${names}${disabled}`,
    advice: review,
  };
}

/** How many findings of the rules comments switched off, to stand behind what is told; nothing for none. */
function disabledOf({ disabled = {} }: Evidence, rules: readonly string[]): string {
  const count = rules.reduce((sum, rule) => sum + (Object.hasOwn(disabled, rule) ? (disabled[rule] ?? 0) : 0), 0);
  return count === 0 ? '' : `; ${count} switched off by comments`;
}

/** The violations of each rule that has any, as in `2 no-static-form, 1 no-invented-nonce`. */
function countsByRule(findings: NonNullable<Evidence['findings']>, rules: readonly string[]): string {
  const counts = rules.map((id) => ({
    id,
    count: findings.filter(({ rule, outcome }) => rule === id && outcome === 'violation').length,
  }));
  return counts.flatMap(({ id, count }) => (count > 0 ? [`${count} ${id}`] : [])).join(', ');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
