import * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../api/call.js';
import { refuse } from '../api/problem.js';
import { checkRests } from '../api/rests.js';
import { defineRoutes } from '../api/route.js';
import type { KindName } from '../site/kinds/index.js';
import type { MenusBody } from '../site/kinds/menus.js';
import { sha256 } from '../store/canonical.js';
import type { DocumentHead, DocumentWrite } from '../store/document.js';
import { defineArea, type ThemeDeps } from './area.js';

/** What can be reset, and which kinds go with it. */
const SCOPES = {
  menus: { kinds: ['menus'], says: 'No menus; every location stays and is empty' },
  options: { kinds: ['options'], says: 'Every option as the catalogue has it' },
  canvas: { kinds: ['canvas'], says: "The theme's own header and footer, no sections, no drafts of them" },
  pages: { kinds: ['page', 'path', 'presentation'], says: 'No pages, posts and redirects' },
  presentation: { kinds: ['presentation'], says: 'Every page shown as the theme does' },
  slots: { kinds: ['slot'], says: 'No code slots' },
  author: { kinds: ['author'], says: 'No author profiles' },
} as const satisfies Record<string, { kinds: readonly KindName[]; says: string }>;

const SCOPE_NAMES = ['menus', 'options', 'canvas', 'pages', 'presentation', 'slots', 'author', 'all'] as const;

type Scope = (typeof SCOPE_NAMES)[number];

/** Documents that one reset takes: it is one write. */
const MOST_DOCUMENTS = 20_000;

/** Documents that a preview shows. */
const MOST_SHOWN = 50;

const scope = z.enum(SCOPE_NAMES);

const routes = defineRoutes({
  getResetState: {
    method: 'GET',
    path: '/ai/reset',
    tag: 'Reset',
    summary: 'What a reset would take',
    description:
      'How many documents each scope has now. The `ETag` is what `POST /ai/reset` of the same scope rests on.',
    scope: 'site:read',
    effect: 'read',
    isIdempotent: true,
    query: z.object({ scope: scope.default('all') }),
    result: z.strictObject({
      scope,
      state: z.string().describe('As the `ETag` has it'),
      says: z.array(z.string()),
      documents: z.record(z.string(), z.int()).describe('Kind to documents'),
    }),
    resultName: 'ResetState',
  },
  reset: {
    method: 'POST',
    path: '/ai/reset',
    tag: 'Reset',
    summary: 'Reset a part of the site',
    description:
      'To what the theme is by itself. Identity, contacts and logos stay. Needs `If-Match` or `base_state`, and a confirmation. ' +
      'One write: the state before is taken back as a whole.',
    scope: 'site:reset',
    effect: 'destructive',
    isIdempotent: true,
    precondition: 'either',
    isConfirmed: true,
    body: z.strictObject({
      scope,
      base_state: z.string().max(64).optional().describe('`state` of `GET /ai/reset`; instead of `If-Match`'),
      reason: z.string().max(500).optional().describe('Stands in the audit'),
    }),
    bodyName: 'ResetRequest',
    result: z.strictObject({
      scope,
      state: z.string(),
      documents: z.int().describe('That were reset'),
      change: z
        .int()
        .describe('The audit row: `POST /ai/changes/{change}/take-back` takes it back; 0 where nothing was to do'),
    }),
    resultName: 'ResetResult',
    problems: ['state-conflict'],
  },
});

type ResetBody = z.output<typeof routes.reset.body>;

/** Parts of the site as the theme is by itself. */
export const reset = defineArea({
  routes,
  handlers: (deps) => ({
    getResetState: async ({ query }) => {
      const name = query['scope'] as Scope; // the route's schema
      const { heads, state } = await stateOf(deps, name);
      const documents: Record<string, number> = {};
      for (const { kind } of heads) documents[kind] = (documents[kind] ?? 0) + 1;
      return { body: { scope: name, state, says: partsOf(name).map(({ says }) => says), documents }, etag: state };
    },
    reset: (call) => perform(deps, call),
  }),
  previews: (deps) => ({ reset: (call) => preview(deps, call) }),
});

function partsOf(name: Scope) {
  return name === 'all' ? Object.values(SCOPES) : [SCOPES[name]];
}

/** Every document of a scope, and a tag that is another one whenever any of them is written. */
async function stateOf({ site }: ThemeDeps, name: Scope): Promise<{ heads: DocumentHead[]; state: string }> {
  const kinds = [...new Set<string>(partsOf(name).flatMap(({ kinds }) => [...kinds]))];
  const heads = (await Promise.all(kinds.map((kind) => site.store.heads(kind)))).flat();
  const state = sha256(JSON.stringify(heads.map(({ kind, key, etag }) => [kind, key, etag]))).slice(0, 32);
  return { heads, state };
}

/** What menus are without any. */
const NO_MENUS: MenusBody = { locations: {}, definitions: {} };

/** @throws ApiProblem `precondition-required`, `etag-mismatch`, `state-conflict` for more than one write takes */
async function planOf(
  deps: ThemeDeps,
  { body, ifMatch, base }: Call,
): Promise<{ writes: DocumentWrite[]; state: string }> {
  const { scope: name, base_state } = body as ResetBody; // the route's schema
  const { heads, state } = await stateOf(deps, name);
  const rests = ifMatch ?? base_state;
  if (rests === undefined) {
    refuse('precondition-required', 'Expected `If-Match` or `base_state` with the state that the reset rests on', {
      next_action: { method: 'GET', path: `${base}/ai/reset?scope=${name}`, why: 'its `ETag` is the state of now' },
    });
  }
  if (rests !== '*' && rests !== state)
    refuse('etag-mismatch', 'The site has changed since it was looked at', { headers: { etag: `"${state}"` } });
  if (heads.length > MOST_DOCUMENTS)
    refuse('state-conflict', `Unexpected ${heads.length} documents, expected at most ${MOST_DOCUMENTS} in one reset`);
  const writes = heads.map(({ kind, key, etag }) => ({
    kind,
    key,
    body: kind === 'menus' ? NO_MENUS : null,
    expect: etag,
  }));
  return { writes, state };
}

async function preview(deps: ThemeDeps, call: Call): Promise<Preview> {
  const { writes, state } = await planOf(deps, call);
  const { scope: name } = call.body as ResetBody; // the route's schema
  const changes = await Promise.all(
    writes.slice(0, MOST_SHOWN).map(async ({ kind, key, body }) => {
      return { kind, key, before: (await deps.site.store.get(kind, key))?.body ?? null, after: body };
    }),
  );
  const more = writes.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} are shown` : '';
  return {
    summary: `Resets ${writes.length} documents${more}. ${partsOf(name)
      .map(({ says }) => says)
      .join('. ')}`,
    changes,
    undo:
      `The answer has a number \`change\`: \`POST ${call.base}/ai/changes/{change}/take-back\` brings all back as it was, but ` +
      'for code slots, which come back disabled',
    rests: { [`state/${name}`]: state },
  };
}

async function perform(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { writes, state: before } = await planOf(deps, call);
  const { scope: name, reason } = call.body as ResetBody; // the route's schema
  checkRests(call, { [`state/${name}`]: before });
  const written =
    writes.length === 0
      ? []
      : await deps.site.store.write({
          by: call.principal.id,
          action: 'site.reset',
          writes,
          note: { scope: name, ...(reason && { reason }) },
        });
  const { state } = await stateOf(deps, name);
  const body = { scope: name, state, documents: written.length, change: written[0]?.change ?? 0 };
  return { body, etag: state };
}
