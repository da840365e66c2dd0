import type { Acceptance } from 'inlay/internal/manifest/accept.js';
import type { NextAction } from '../../api/problem.js';
import type { SiteModel } from '../../site/model.js';
import type { LintedCanvas } from './lint-all.js';
import type { Reason } from './reasons.js';
import { slotAction, slotName } from './slot-action.js';
import { sourceAction } from './source-action.js';
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

function ruleAction(id: string, model: SiteModel, linted: readonly LintedCanvas[], base: string): NextAction {
  const { site, documents } = model;
  if (id === 'assigned-menu') {
    const { definitions } = documents.menus.body;
    const [there] = Object.entries(definitions).flatMap(([key, { items }]) => (items.length > 0 ? [key] : []));
    const items = [{ label: site.site.name, url: '/' }];
    return {
      method: 'POST',
      path: `${base}/ai/menus`,
      headers: { 'If-Match': `"${documents.menus.etag}"` },
      body:
        there === undefined
          ? { definitions: { main: { name: 'Main', items } }, locations: { topic: 'main' } }
          : { locations: { topic: there } },
      why:
        there === undefined
          ? 'makes a menu and assigns it to the header; give it the items that the site needs'
          : 'assigns a menu that is there to the header; name another one where it is another',
    };
  }
  if (id === 'logo')
    return siteAction(model, base, { name: 'Name of the site' }, 'gives the site a name: write its own');
  const found =
    linted.find(({ lint }) => lint.counts.errors > 0) ?? linted.find(({ lint }) => lint.findings.length > 0);
  return (
    found?.next_action ?? { method: 'GET', path: `${base}/ai/integration-manifest`, why: 'shows what is published' }
  );
}

function siteAction({ documents }: SiteModel, base: string, site: object, why: string): NextAction {
  const headers = { 'If-Match': `"${documents.site.etag}"` };
  return { method: 'PATCH', path: `${base}/ai/site`, headers, body: { site }, why };
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
export function barrierReasons(visited: readonly Visited[], model: SiteModel, base: string): Reason[] {
  const { site } = model;
  const ofPages = visited.flatMap(({ page, path, blamed: { own: barriers } }) =>
    barriers.map(({ id, message, isOwn }): Reason => {
      const at = `${base}/ai/pages/${page.key}`;
      const headers = { 'If-Match': `"${page.etag}"` };
      const own: NextAction =
        id === 'title'
          ? { method: 'PATCH', path: at, headers, body: { title: site.site.name }, why: 'gives the page a title' }
          : sourceAction(page, at, `mend what is said of it here (\`${id}\`)`);
      const theirs: NextAction =
        id === 'language'
          ? siteAction(model, base, { language: site.site.language }, "sets the site's language")
          : { method: 'GET', path: `${base}/ai/code-slots?hook=head_end`, why: 'shows the code in the head' };
      return { id, severity: 'warning', where: path, message, points: 3, next_action: isOwn ? own : theirs };
    }),
  );
  return [...ofPages, ...slotReasons(visited, base)];
}

/** What keeps people out in code slots: each once, on however many pages it is shown. */
function slotReasons(visited: readonly Visited[], base: string): Reason[] {
  const told = new Map<string, Reason>();
  for (const { slot, barrier } of visited.flatMap(({ blamed }) => blamed.ofSlots)) {
    const { id, message } = barrier;
    const where = slotName(slot);
    if (told.has(`${where} ${id}`)) continue;
    const next_action = slotAction(slot, base, `mend what is said of it here (\`${id}\`)`);
    told.set(`${where} ${id}`, { id, severity: 'warning', where, message, points: 3, next_action });
  }
  return [...told.values()];
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
            next_action: sourceAction(
              page,
              `${base}/ai/pages/${page.key}`,
              'give it smaller images, or `loading="lazy"`',
            ),
          },
        ],
  );
}
