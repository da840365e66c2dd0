import { type Budget, budgetOf } from '../budget.js';
import { assertSource } from '../canvas/check-input.js';
import { checkLimit } from '../canvas/limits.js';
import { siteOf } from '../manifest/parse.js';
import type { Manifest } from '../manifest/schema.js';
import { memo } from '../text/memo.js';
import { checkPage } from './check-page.js';
import { asRulesRead } from './contact/as-rules-read.js';
import { applyDirectives, type Found } from './directives/apply-directives.js';
import { indexDocument } from './document/document.js';
import { linesOf } from './document/lines.js';
import { noTemplate } from './document/template-text.js';
import { besideTheSame } from './edit/beside-the-same.js';
import { withEmptiedLists } from './edit/emptied-lists.js';
import { keepCode } from './edit/keep-code.js';
import { withKeptData } from './edit/kept-data.js';
import { outOfSamples } from './edit/out-of-samples.js';
import { withStayingFound } from './edit/staying-found.js';
import { withoutEmptied } from './edit/without-emptied.js';
import { endOf, type Finding, type Outcome, type Severity } from './finding.js';
import { foundIn } from './found-in.js';
import { heldBySecrets, hideSecrets } from './hide-secrets.js';
import { type LintOptions, type LintPlan, planOf } from './options.js';
import { proveFixes } from './proof/prove.js';
import type { Page } from './rule.js';
import { tellServedOnce } from './served-output.js';

/** The site that a manifest describes, checked once. */
const checkedSite = memo(siteOf);

/**
 * What a canvas does wrong, in the order of the source: copies by hand of what the site has configured, misused
 * components, secrets, and content that is not in the source.
 *
 * @param manifest a full one
 * @throws InlayError `invalid-lint-options`; `concise-manifest` for a manifest without the items of its menus; `invalid-manifest`
 *   and `invalid-canvas` for what is no manifest, such as a site, and no text;
 *   `limit-exceeded`, see `locate`, also where the rules have more to do than `limits.work` allows; `rule-failed` for a rule
 *   that throws or reports what is not in the canvas
 */
export function lint(source: string, manifest: Manifest, options: LintOptions = {}): Finding[] {
  const plan = planOf(options);
  return lintWithin(source, manifest, plan, lintBudget(plan));
}

/** A budget for all work on one canvas: a lint, or as many as it takes to fix it. */
export function lintBudget({ limits }: LintPlan): Budget {
  return budgetOf(limits.work, 'lint this canvas');
}

/** The same with options that are read, and with a budget that others may have spent of. */
export function lintWithin(source: string, manifest: Manifest, plan: LintPlan, budget: Budget): Finding[] {
  const { limits, asServed } = plan;
  assertSource(source);
  const site = checkedSite(manifest);
  checkLimit(source.length, limits.canvasLength, 'characters in a canvas');
  const document = indexDocument(source, limits, budget, asServed ? noTemplate(source) : undefined);
  const page: Page = { source, document, manifest: asRulesRead(manifest), answers: [] };
  const found = plan.active.flatMap((active) => checkPage(active, page));
  const left = asServed ? found : applyDirectives(found, page, plan);
  const said = asServed ? left : outOfSamples(left, document);
  const told = tellServedOnce(distinct(said), page);
  const once = besideTheSame(page.document, keepCode(told, page.document, plan.blade));
  const whole = withEmptiedLists(document, withoutEmptied(source, once, budget));
  const kept = withKeptData(page, withStayingFound(document, whole));
  if (kept.length === 0) return [];
  const fixes = proveFixes(page.document, site, kept, limits, heldBySecrets(page, plan));
  const { positionOf } = linesOf(source);
  const all = kept.map((each, index): Finding => {
    const { rule, severity, message, start, end, resource, evidence, outcome = 'violation' } = each;
    const { line, column } = positionOf(start);
    const fix = fixes[index];
    return {
      rule,
      severity: rated(severity, outcome, plan.review),
      outcome,
      message,
      start,
      end,
      line,
      column,
      ...endOf(positionOf(end)),
      ...(resource !== undefined && { resource }),
      ...(evidence !== undefined && { evidence }),
      docs: docsOf(rule),
      ...(fix && { fix }),
    };
  });
  const findings = hideSecrets(all, page, plan);
  foundIn(source, findings);
  return findings;
}

/** The URI of a rule's documentation. */
export function docsOf(rule: string): string {
  return `inlay://rules/${rule}`;
}

const LOWER: Readonly<Record<Severity, Severity>> = { error: 'warning', warning: 'info', info: 'info' };

/** The severity of a finding, which is less where somebody has to look first. */
export function rated(severity: Severity, outcome: Outcome, review: LintPlan['review']): Severity {
  if (outcome === 'violation' || review === 'same') return severity;
  return review === 'info' ? 'info' : LOWER[severity];
}

/** In the order of the source, each once: a parser may make several elements of one tag. */
function distinct(found: readonly Found[]): Found[] {
  const inOrder = found.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let seen: Set<string> | undefined;
  return inOrder.filter((each, index) => {
    const isAsBefore = isSameSpan(inOrder[index - 1], each);
    if (!isAsBefore) seen = isSameSpan(inOrder[index + 1], each) ? new Set() : undefined;
    if (!seen) return true; // alone at its place, as nearly all are
    const { rule, resource, message } = each;
    const key = `${rule} ${resource ?? message}`;
    return !seen.has(key) && seen.add(key);
  });
}

function isSameSpan(one: Found | undefined, other: Found): boolean {
  return one !== undefined && one.start === other.start && one.end === other.end;
}
