import type { Acceptance } from 'inlay/internal/manifest/accept.js';
import type { NextAction } from '../../api/problem.js';
import type { SiteModel } from '../../site/model.js';
import type { LintedCanvas } from './lint-all.js';
import type { Reason } from './reasons.js';
import type { Visited } from './visit.js';

/** Bytes and requests of a page that is quick on a slow line. */
const QUICK = { bytes: 1_000_000, requests: 40 } as const;

/** Reasons of the six rules. */
export function ruleReasons(
  { rules }: Acceptance,
  model: SiteModel,
  linted: readonly LintedCanvas[],
  base: string,
): Reason[] {
  return rules.flatMap(({ id, verdict, evidence, advice }): Reason[] => {
    if (verdict === 'pass' || verdict === 'not-applicable') return [];
    const isFailed = verdict === 'fail';
    return [
      {
        id: `rule-${id}`,
        severity: isFailed ? 'error' : 'warning',
        message: advice === undefined ? evidence : `${evidence}. ${advice}`,
        points: isFailed ? 10 : 3,
        next_action: ruleAction(id, model, linted, base),
      },
    ];
  });
}

function ruleAction(id: string, { site }: SiteModel, linted: readonly LintedCanvas[], base: string): NextAction {
  if (id === 'assigned-menu') {
    const items = [{ label: site.site.name, url: '/' }];
    return {
      method: 'POST',
      path: `${base}/ai/menus`,
      body: { definitions: { main: { name: 'Main', items } }, locations: { topic: 'main' } },
      why: 'makes a menu and assigns it to the header; give it the items that the site needs',
    };
  }
  if (id === 'logo')
    return {
      method: 'PATCH',
      path: `${base}/ai/site`,
      body: { site: { name: 'Name of the site' } },
      why: 'gives the site a name',
    };
  const found = linted.find(({ lint }) => lint.findings.length > 0);
  return (
    found?.next_action ?? { method: 'GET', path: `${base}/ai/integration-manifest`, why: 'shows what is published' }
  );
}

/** Reasons that the linter gives: one for each canvas and severity. */
export function findingReasons(linted: readonly LintedCanvas[]): Reason[] {
  return linted.flatMap(({ where, lint: { counts, findings }, next_action }) =>
    (['error', 'warning'] as const).flatMap((severity): Reason[] => {
      const first = findings.find((finding) => finding.severity === severity);
      const count = severity === 'error' ? counts.errors : counts.warnings;
      if (!first || count === 0) return [];
      const message = `${count} ${severity}${count === 1 ? '' : 's'}, first ${first.line}:${first.column} ${first.rule}: ${first.message}`;
      return [{ id: `lint-${severity}`, severity, where, message, points: severity === 'error' ? 5 : 1, next_action }];
    }),
  );
}

/** Reasons of pages that do not answer. */
export function answerReasons(visited: readonly Visited[], base: string): Reason[] {
  return visited.flatMap(({ page, path, status }): Reason[] =>
    status === 200
      ? []
      : [
          {
            id: 'answer',
            severity: 'error',
            where: path,
            message: `Unexpected status ${status} of a published page, expected 200`,
            points: 10,
            next_action: { method: 'GET', path: `${base}/ai/pages/${page.key}`, why: 'shows the page as it is kept' },
          },
        ],
  );
}

/** Reasons that keep people out. */
export function barrierReasons(visited: readonly Visited[], { site }: SiteModel, base: string): Reason[] {
  return visited.flatMap(({ page, path, barriers }) =>
    barriers.map(({ id, message, isOwn }): Reason => {
      const own: NextAction = {
        method: 'PATCH',
        path: `${base}/ai/pages/${page.key}`,
        headers: { 'If-Match': `"${page.etag}"` },
        ...(id === 'title' && { body: { title: site.site.name } }),
        why: id === 'title' ? 'gives the page a title' : 'writes a source without it, as `source`',
      };
      const theirs: NextAction =
        id === 'language'
          ? {
              method: 'PATCH',
              path: `${base}/ai/site`,
              body: { site: { language: site.site.language } },
              why: "sets the site's language",
            }
          : { method: 'GET', path: `${base}/ai/code-slots?hook=head_end`, why: 'shows the code in the head' };
      return { id, severity: 'warning', where: path, message, points: 3, next_action: isOwn ? own : theirs };
    }),
  );
}

/** Reasons that keep people waiting. */
export function weightReasons(visited: readonly Visited[], base: string): Reason[] {
  return visited.flatMap(({ page, path, weight: { bytes, requests } }): Reason[] =>
    bytes <= QUICK.bytes && requests <= QUICK.requests
      ? []
      : [
          {
            id: 'weight',
            severity: 'info',
            where: path,
            message: `Unexpected ${bytes} bytes in ${requests} requests, expected at most ${QUICK.bytes} in ${QUICK.requests}`,
            points: 2,
            next_action: {
              method: 'PATCH',
              path: `${base}/ai/pages/${page.key}`,
              headers: { 'If-Match': `"${page.etag}"` },
              why: 'writes a source with smaller images, or with `loading="lazy"`, as `source`',
            },
          },
        ],
  );
}
