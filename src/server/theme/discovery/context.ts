import { contextQuery, contextResult } from 'inlay/internal/http/schemas.js';
import { estimateTokens } from 'inlay/internal/manifest/estimate-tokens.js';
import { textRevision } from 'inlay/internal/site/revision.js';
import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import type { Principal } from '../../api/principal.js';
import { ApiProblem, refuse } from '../../api/problem.js';
import type { RouteTable } from '../../api/route.js';
import type { ThemeDeps } from '../area.js';
import { doCachedTask } from '../do-work.js';
import { isAllowed } from './operations.js';

export { contextQuery, contextResult };

type Context = z.output<typeof contextResult>;

/** The briefing on what to write, with how it is saved, confirmed and published here. */
export async function context(deps: ThemeDeps, { query, principal, base }: Call): Promise<Reply> {
  const { part, tokens } = query as z.output<typeof contextQuery>; // the route's schema
  const { site } = await deps.model();
  const how = howToSave(deps.api.routes, principal, base);
  const own = estimateTokens(how);
  const task = { kind: 'context', part, tokens: Math.max(1, tokens - own), isFramed: true } as const;
  const { json } = await doCachedTask(deps, task, site).catch((error: unknown) => refuseWithOwn(error, own));
  const briefing = JSON.parse(json) as Context; // `performTask` wrote it
  const text = `${briefing.context}\n${how}`;
  const body: Context = { ...briefing, tokens: estimateTokens(text), context: text };
  return { body, etag: textRevision(JSON.stringify(body)) };
}

/** The least that a briefing needs, with what this API adds to it. */
function refuseWithOwn(error: unknown, own: number): never {
  if (!(error instanceof ApiProblem)) throw error;
  const { errors = [] } = error.extras;
  const added = `; of \`tokens\`, ${own} are for how to save`;
  return refuse(error.code, error.detail, {
    ...error.extras,
    errors: errors.map((place) => ({ ...place, message: `${place.message}${added}` })),
  });
}

/** The steps that are told, each for who may take it. */
const STEPS: readonly [operation: string, text: (address: string) => string][] = [
  [
    'putCanvas',
    (address) =>
      `A header, footer or section: \`${address}?name=footer\` with \`{"source", "manifest"}\`; \`manifest\` is the revision ` +
      'that you wrote for. It is a draft until `"status":"published"`.',
  ],
  ['createPage', (address) => `A new page: \`${address}\` with \`{"path", "title", "source", "manifest"}\`.`],
  [
    'putPage',
    (address) => `A page that is there: read it, then \`${address}\`; PATCH changes single members (RFC 7396).`,
  ],
  ['deploy', (address) => `To publish all drafts as one release: \`${address}\`, a dry run first.`],
  ['getAuthCapabilities', (address) => `All that you may do, and what must be confirmed: \`${address}\`.`],
];

/** How what was written is saved, in few tokens: only what this one may do. */
function howToSave(routes: RouteTable, principal: Principal, base: string): string {
  const steps = STEPS.flatMap(([operation, text]) => {
    const route = routes[operation];
    return route && isAllowed(route, principal) ? [`- ${text(`${route.method} ${base}${route.path}`)}`] : [];
  });
  return `## How it is saved

${steps.join('\n')}
- To overwrite, send \`If-Match\` with the \`ETag\` that you read; 412 shows what somebody else wrote meanwhile.
- \`canvas-lint-failed\` saves nothing: make the edits of its \`findings\`, or send its \`next_action\`.
- \`confirmation-required\` shows what would happen: send the same again with its token in \`Confirmation-Token\`, or wait for
  the person it names.
- With \`Idempotency-Key\` a repeated POST acts once.
`;
}
