import { countUpTo } from './document/ascending.js';
import type { Edit, Finding, Fix } from './finding.js';
import type { LintPlan } from './options.js';
import type { Page } from './rule.js';
import { cluesOf, noSecrets, secretsOf } from './rules/no-secrets/rule.js';
import { maybePasswords } from './rules/no-secrets/shown-passwords.js';
import { secretMask } from './secret-mask.js';

/**
 * Findings without the secrets of their page, whichever rule's they are: what is printed is kept in logs. Nothing is done
 * where `no-secrets` is off, or found nothing. Edits stay as they are, as others make them; a fix says that they hold a secret.
 */
export function hideSecrets(findings: Finding[], page: Page, { active }: Pick<LintPlan, 'active'>): Finding[] {
  if (!active.some(({ rule }) => rule === noSecrets)) return findings;
  const secrets = secretsOf(page);
  const maybe = maybePasswords(page.document, cluesOf(page));
  if (secrets.length + maybe.length === 0) return findings;
  const mask = secretMask([...secrets.map(([, { value }]) => value), ...maybe]);
  return findings.map((finding) => ({
    ...finding,
    message: mask(finding.message),
    ...(finding.evidence !== undefined && { evidence: masked(finding.evidence, mask) }),
    ...(finding.fix && { fix: hiddenFix(finding.fix, page.source, mask) }),
  }));
}

/** Whether an edit takes a secret away that `no-secrets` tells of: then nobody would be told to revoke it. */
export function heldBySecrets(page: Page, { active }: Pick<LintPlan, 'active'>): (edit: Edit) => boolean {
  if (!active.some(({ rule }) => rule === noSecrets)) return () => false;
  const places = secretsOf(page)
    .flatMap(([, { at, value }]) => {
      const written = page.source.slice(at, at + FARTHEST).indexOf(value);
      return written > 0 ? [at, at + written] : [at];
    })
    .sort((a, b) => a - b);
  return ({ start, end }) =>
    countUpTo(places, (place) => place, end - 1) > countUpTo(places, (place) => place, start - 1);
}

/** UTF-16 code units behind what gives a secret away in which its value is looked for. */
const FARTHEST = 2000;

function hiddenFix(fix: Fix, source: string, mask: (text: string) => string): Fix {
  const holds = (text: string) => mask(text) !== text;
  const isWritten = fix.edits.some(({ text }) => holds(text));
  const isReplaced = isWritten || fix.edits.some(({ start, end }) => holds(source.slice(start, end)));
  return {
    ...fix,
    description: mask(fix.description),
    ...(isReplaced && { secret: isWritten ? 'written' : 'replaced' }),
    ...(fix.proof !== undefined && { proof: masked(fix.proof, mask) }),
  };
}

/** Plain JSON with its strings masked. */
function masked(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((each) => masked(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, mask)]));
}
