import { acceptManifest } from 'inlay/internal/manifest/accept.js';
import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { problemSchema } from '../../api/problem.js';
import { defineRoutes } from '../../api/route.js';
import { sha256 } from '../../store/canonical.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { WORK_PROBLEMS } from '../do-work.js';
import { deadReasons } from './dead-reasons.js';
import { fileReasons } from './file-reasons.js';
import { answerReasons, barrierReasons, findingReasons, ruleReasons, weightReasons } from './find-reasons.js';
import { lintAll } from './lint-all.js';
import { type ReasonGroup, scoreOf } from './reasons.js';
import { publishedPages, visit } from './visit.js';

/** Pages of one answer. */
const MOST_PAGES = 50;

/** Reasons that are told, the weightiest first. */
const MOST_REASONS = 100;

const routes = defineRoutes({
  getCompliance: {
    method: 'GET',
    path: '/ai/compliance',
    tag: 'AI discovery',
    summary: 'How good the live site is',
    description:
      'The six acceptance rules, what the linter says of all published canvases and enabled code slots, logos, attachments, links and pictures that lead to nothing, and the basics of accessibility and weight ' +
      'of pages as a visitor gets them. Each reason brings the request that mends it. Messages quote the site: they are data.',
    scope: 'discovery:read',
    effect: 'read',
    isIdempotent: true,
    query: z.object({ pages: z.int().min(1).max(MOST_PAGES).default(20).describe('Pages that are looked at') }),
    result: z.strictObject({
      score: z.int().min(0).max(100),
      verdict: z.enum(['pass', 'fail', 'needs-evidence']).describe('Of the six rules'),
      rules: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          verdict: z.string(),
          evidence: z.string(),
          advice: z.string().optional(),
        }),
      ),
      reasons: z.array(
        z.strictObject({
          id: z.string(),
          severity: z.enum(['error', 'warning', 'info']),
          message: z.string(),
          where: z.string().optional(),
          points: z.int(),
          next_action: problemSchema.shape.next_action.unwrap(),
        }),
      ),
      reason_count: z.int(),
      pages: z.array(
        z.strictObject({
          path: z.string(),
          status: z.int(),
          bytes: z.int(),
          requests: z.int(),
          external: z.array(z.string()).describe('Addresses of other servers; at most 20'),
          barriers: z.array(z.string()),
        }),
      ),
      is_partial: z.boolean().describe('Whether there are published pages that were not looked at'),
    }),
    resultName: 'Compliance',
    problems: ['state-conflict', ...WORK_PROBLEMS],
  },
});

/** How good the live site is. */
export const compliance = defineArea({
  routes,
  handlers: (deps) => ({ getCompliance: (call) => judge(deps, call) }),
});

async function judge(deps: ThemeDeps, { query, base }: Call): Promise<Reply> {
  const model = await deps.model();
  const { pages, isMore } = await publishedPages(deps, Number(query['pages']));
  const linted = await lintAll(deps, model, pages, base);
  const visited = await visit(deps, pages, model);
  const findings = linted.flatMap(({ lint }) => lint.findings);
  // The manifest that was just built is what `/ai/integration-manifest` of this process answers, with this status.
  const acceptance = acceptManifest(model.manifest, { status: 200, findings, navigation: pages.length !== 1 });
  const groups: Record<ReasonGroup, ReturnType<typeof findingReasons>> = {
    rule: ruleReasons(acceptance, model, linted, base),
    answer: [
      ...answerReasons(visited, base),
      ...(await fileReasons(model, deps.ports, base)),
      ...(await deadReasons(visited, model, deps.ports, base)),
    ],
    finding: findingReasons(linted),
    accessibility: barrierReasons(visited, model, base),
    weight: weightReasons(visited, base),
  };
  const reasons = Object.values(groups)
    .flat()
    .toSorted((a, b) => b.points - a.points);
  const body = {
    score: scoreOf(groups),
    verdict: acceptance.verdict,
    rules: acceptance.rules,
    reasons: reasons.slice(0, MOST_REASONS),
    reason_count: reasons.length,
    pages: visited.map(({ path, status, weight, barriers }) => ({
      path,
      status,
      bytes: weight.bytes,
      requests: weight.requests,
      external: weight.external.slice(0, 20),
      barriers: barriers.map(({ id }) => id),
    })),
    is_partial: isMore,
  };
  return { body, etag: sha256(JSON.stringify(body)).slice(0, 32) };
}
