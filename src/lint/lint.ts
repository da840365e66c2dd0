import { siteOf } from '../manifest/parse.js';
import type { Manifest } from '../manifest/schema.js';
import { positioner } from '../position.js';
import { directivesOf } from './directives.js';
import { indexDocument } from './document/document.js';
import type { Finding, Outcome, Severity } from './finding.js';
import { type ActiveRule, type LintOptions, type LintPlan, planOf } from './options.js';
import { perManifest } from './per-manifest.js';
import { proveFixes } from './prove.js';
import type { Page, Problem } from './rule.js';
import { UNUSED_DIRECTIVE } from './rules/unused-directive.js';

/** A problem, and the rule that found it. */
export interface Found extends Problem {
  rule: string;
  severity: Severity;
}

/** The site that a manifest describes, checked once. */
const checkedSite = perManifest(siteOf);

/**
 * What a canvas does wrong, in the order of the source: copies by hand of what the site has configured, misused
 * components, secrets, and content that is not in the source.
 *
 * @param manifest a full one
 * @throws InlayError `invalid-lint-options`; `concise-manifest` for a manifest without the items of its menus;
 *   `limit-exceeded`, see `locate`
 */
export function lint(source: string, manifest: Manifest, options: LintOptions = {}): Finding[] {
  const plan = planOf(options);
  const site = checkedSite(manifest);
  const page: Page = { source, document: indexDocument(source), manifest, answers: new Map() };
  const found = plan.active.flatMap((active) => check(active, page));
  const kept = distinct(applyDirectives(found, page, plan));
  if (kept.length === 0) return [];
  const fixes = proveFixes(source, site, kept);
  const positionAt = positioner(source);
  return kept.map((each, index) => {
    const { rule, severity, message, start, end, resource, evidence, outcome = 'violation' } = each;
    const { line, column } = positionAt(start);
    const last = positionAt(end);
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
      endLine: last.line,
      endColumn: last.column,
      ...(resource !== undefined && { resource }),
      ...(evidence !== undefined && { evidence }),
      docs: docsOf(rule),
      ...(fix && { fix }),
    };
  });
}

/** The URI of a rule's documentation. */
export function docsOf(rule: string): string {
  return `inlay://rules/${rule}`;
}

function check({ rule, severity, options }: ActiveRule, page: Page): Found[] {
  const problems = rule.check(page, options);
  return problems.map((problem) => ({ ...problem, rule: rule.id, severity }));
}

const LOWER: Readonly<Record<Severity, Severity>> = { error: 'warning', warning: 'info', info: 'info' };

function rated(severity: Severity, outcome: Outcome, review: LintPlan['review']): Severity {
  if (outcome === 'violation' || review === 'same') return severity;
  return review === 'info' ? 'info' : LOWER[severity];
}

/** Leaves out what a directive switches off, and reports directives that switch nothing off. */
function applyDirectives(found: Found[], { document }: Page, plan: LintPlan): Found[] {
  const { directives, problems } = directivesOf(document, plan.known);
  if (directives.length === 0 && problems.length === 0) return found;
  const used = new Set<object>();
  const kept = found.filter(({ rule, start }) => {
    const off = directives.filter(
      ({ rules, from, to }) => start >= from && start < to && (rules.length === 0 || rules.includes(rule)),
    );
    for (const directive of off) used.add(directive);
    return off.length === 0;
  });
  const own = plan.active.find(({ rule }) => rule.id === UNUSED_DIRECTIVE);
  if (!own) return kept;
  const { severity } = own;
  const unused = directives
    .filter((directive) => !used.has(directive))
    .map(({ start, end, rules }): Problem => {
      const what = rules.length === 0 ? 'nothing' : `no finding of \`${rules.join('`, `')}\``;
      const fix = { description: 'Remove the directive', edits: [{ start, end, text: '' }] };
      return { start, end, message: `Unexpected directive, expected one that is needed: it switches ${what} off`, fix };
    });
  return [...kept, ...[...unused, ...problems].map((problem) => ({ ...problem, rule: UNUSED_DIRECTIVE, severity }))];
}

/** In the order of the source, each once: a parser may make several elements of one tag. */
function distinct(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ rule, start, end, resource, message }) => {
      const key = JSON.stringify([rule, start, end, resource ?? message]);
      return !seen.has(key) && seen.add(key);
    });
}
