import { assertSource } from '../canvas/check-input.js';
import { checkLimit } from '../canvas/limits.js';
import { applyDirectives, type Found } from './directives/apply-directives.js';
import { linesOf } from './document/lines.js';
import { endOf, type Finding } from './finding.js';
import { foundIn } from './found-in.js';
import { docsOf, lintBudget } from './lint.js';
import { type LintOptions, planOf } from './options.js';
import { noSecrets } from './rules/no-secrets/rule.js';
import { secretsInText } from './rules/no-secrets/secrets-in-text.js';
import type { TextKind } from './text-files.js';
import { FINDING, READ_CHARACTER } from './work.js';

/**
 * The secrets of a text that is no canvas: a prompt, Markdown, JSON, settings. No other rule looks at it. Directives count in
 * any comment: `# inlay-disable-next-line no-secrets`.
 *
 * @throws InlayError `invalid-lint-options`; `limit-exceeded` for a text that is longer than a canvas may be
 */
export function searchText(source: string, kind: TextKind, options: LintOptions = {}): Finding[] {
  const plan = planOf(options);
  const { active, limits } = plan;
  assertSource(source);
  checkLimit(source.length, limits.canvasLength, 'characters in a text');
  const rule = active.find((each) => each.rule === noSecrets);
  if (!rule) return [];
  const budget = lintBudget(plan);
  budget.spend(source.length * READ_CHARACTER);
  const found = secretsInText(source, kind === 'notes').map(({ start, end, kinds }): Found => {
    budget.spend(FINDING);
    return { start, end, message: messageOf(kinds), evidence: { kinds }, rule: noSecrets.id, severity: rule.severity };
  });
  if (found.length === 0) return [];
  const document = { source, comments: commentsOf(source), budget };
  const { positionOf } = linesOf(source);
  const findings = applyDirectives(found, { document }, { ...plan, active: [rule] }).map(
    ({ start, end, message, evidence, severity }): Finding => ({
      rule: noSecrets.id,
      severity,
      outcome: 'violation',
      message,
      start,
      end,
      ...positionOf(start),
      ...endOf(positionOf(end)),
      evidence,
      docs: docsOf(noSecrets.id),
    }),
  );
  foundIn(source, findings);
  return findings;
}

function messageOf(kinds: readonly string[]): string {
  const said = kinds.slice(0, 3).join(', ');
  return `Unexpected secret in the file, expected none: ${said} can be read by all who have the file. Revoke it, and keep the new one where the server alone reads it`;
}

/** A directive in a comment of Markdown, YAML, JSON with comments, settings. */
const DIRECTIVE = /(?:<!--|#|\/\/|;)[ \t]{0,8}(inlay-(?:disable|enable)[^\n\r]{0,400})/g;

function commentsOf(source: string): { start: number; end: number; value: string }[] {
  return [...source.matchAll(DIRECTIVE)].map(({ index, 0: text, 1: value = '' }) => ({
    start: index,
    end: index + text.length,
    value: value.split('-->', 1)[0] ?? '',
  }));
}
