import * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { expectOf } from '../../api/expect.js';
import { afterOf, cursorOf, pagingQuery } from '../../api/paging.js';
import { patchBody } from '../../api/patch-body.js';
import { checkRests } from '../../api/rests.js';
import { defineRoutes } from '../../api/route.js';
import type { PageBody } from '../../site/kinds/page.js';
import { tagOf } from '../../store/canonical.js';
import { type Document, StaleError } from '../../store/document.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { WORK_PROBLEMS } from '../do-work.js';
import { canvasLink, MOST_PAGES } from './canvas-links.js';
import { lostLink } from './linked.js';
import { pagePayload, pageReply, pageSummary, pagesPayload } from './page-payload.js';
import { pageRequest } from './page-request.js';
import { freePath } from './paths.js';
import { removalOf } from './removal.js';
import { createPage, pageAt, patchPage, putPage } from './write-page.js';

const one = {
  path: '/ai/pages/{id}',
  tag: 'Pages',
  params: z.strictObject({ id: z.int().min(1).max(999_999_999).describe('Of the page or post') }),
  isIdempotent: true,
  result: pagePayload,
  resultName: 'PagePayload',
} as const;

const CHECKED =
  'The source is linted first: errors are 422 `canvas-lint-failed` with findings, edits and, where all can be fixed, the ' +
  'corrected request. `manifest` holds it to the manifest that it was written for.';

/** What a patch is of. */
const NO_STATUS = 'Without `status`, it is of the version that GET shows: the draft, else what visitors see.';
/** What each version of a page has. */
const OF_VERSION =
  'Title, path and all else are of the version, as the source: visitors see those of a draft when it is published.';

const problems = ['canvas-lint-failed', 'state-conflict', ...WORK_PROBLEMS] as const;

const routes = defineRoutes({
  listPages: {
    method: 'GET',
    path: '/ai/pages',
    tag: 'Pages',
    summary: 'The pages and posts',
    description: 'As visitors see them, without their sources, in the order of their ids as text.',
    scope: 'pages:read',
    effect: 'read',
    isIdempotent: true,
    query: z.strictObject(pagingQuery),
    result: pagesPayload,
    resultName: 'PagesPayload',
  },
  createPage: {
    method: 'POST',
    path: '/ai/pages',
    tag: 'Pages',
    summary: 'Make a page or post',
    description: `A draft, or for visitors to see at once, at a path that no other page has. ${CHECKED}`,
    scope: 'pages:write',
    effect: 'write',
    isIdempotent: false,
    body: pageRequest,
    bodyName: 'PageRequest',
    result: pagePayload,
    resultName: 'PagePayload',
    status: 201,
    problems,
  },
  getPage: {
    ...one,
    method: 'GET',
    summary: 'A page',
    description: 'With its source, draft or published, and what the linter says of it on the site of now.',
    scope: 'pages:read',
    effect: 'read',
    problems: WORK_PROBLEMS,
    answers304: false,
  },
  putPage: {
    ...one,
    method: 'PUT',
    summary: 'Write a page',
    description: `All of it. Where its path is another one, visitors of the old one are sent on. ${OF_VERSION} ${CHECKED}`,
    scope: 'pages:write',
    effect: 'write',
    body: pageRequest,
    bodyName: 'PageRequest',
    precondition: 'required',
    problems,
  },
  patchPage: {
    ...one,
    method: 'PATCH',
    summary: 'Change a page',
    description: `Single members. \`{"status":"published"}\` alone publishes the draft; \`{"source":null,"status":"draft"}\` drops it. ${NO_STATUS} ${OF_VERSION} ${CHECKED}`,
    scope: 'pages:write',
    effect: 'write',
    body: patchBody(pageRequest),
    bodyName: 'PagePatch',
    bodyType: 'merge-patch',
    precondition: 'optional',
    problems,
  },
  deletePage: {
    ...one,
    method: 'DELETE',
    summary: 'Take a page away',
    description:
      'With how it is shown. Its path is free then; what it was stays among the revisions. `lost` and `links` have what led to it.',
    scope: 'pages:delete',
    effect: 'destructive',
    result: z.strictObject({
      id: z.int(),
      deleted: z.literal(true),
      path: z.string(),
      lost: z.array(lostLink).describe('Items of menus that led to it, and lead nowhere now; at most 100'),
      links: z
        .array(canvasLink)
        .describe(
          `Links of published canvases, and of the first ${MOST_PAGES} pages, that led to it and lead nowhere now; at most 100`,
        ),
    }),
    resultName: 'DeletedPage',
    precondition: 'required',
    isConfirmed: true,
  },
});

/** Pages and posts. */
export const pages = defineArea({
  routes,
  handlers: (deps) => ({
    listPages: (call) => list(deps, call),
    createPage: (call) => createPage(deps, call),
    getPage: async (call) => pageReply(deps, call, await pageAt(deps, call)),
    putPage: (call) => putPage(deps, call),
    patchPage: (call) => patchPage(deps, call),
    deletePage: (call) => remove(deps, call),
  }),
  previews: (deps) => ({ deletePage: (call) => previewRemoval(deps, call) }),
});

async function list({ site }: ThemeDeps, { query }: Call): Promise<Reply> {
  const { limit } = query as z.output<typeof routes.listPages.query>; // the route's schema
  const { items, next } = await site.store.list('page', { after: afterOf(query['cursor']), limit });
  const cursor = cursorOf(next);
  const summaries = (items as Document<PageBody>[]).map(pageSummary); // the store checks bodies by their kinds
  const body = { items: summaries, ...(cursor !== undefined && { next_cursor: cursor }) };
  return { body, etag: tagOf(JSON.stringify(body)) };
}

async function previewRemoval(deps: ThemeDeps, call: Call): Promise<Preview> {
  const page = await pageAt(deps, call);
  const { key, etag, body } = page;
  if (call.ifMatch !== '*' && call.ifMatch !== etag)
    throw new StaleError([{ kind: 'page', key, expected: call.ifMatch ?? null, current: page }]);
  const { says } = await removalOf(deps, key, body.path);
  return {
    summary: `The page \`${body.title}\` at \`${body.path}\` goes, with how it is shown${says.map((each) => `. ${each}`).join('')}`,
    changes: [{ kind: 'page', key, before: body, after: null }],
    undo: 'Its revisions stay: make it again with the source that is shown here',
    rests: { [`page/${key}`]: etag },
  };
}

async function remove(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { key, etag, body } = await pageAt(deps, call);
  checkRests(call, { [`page/${key}`]: etag });
  const { store } = deps.site;
  const presentation = await store.get('presentation', key);
  await store.write({
    by: call.principal.id,
    action: 'page.delete',
    writes: [
      { kind: 'page', key, body: null, expect: expectOf(call.ifMatch, etag) },
      ...(await freePath(store, key, body.path)),
      ...(presentation ? [{ kind: 'presentation', key, body: null, expect: presentation.etag }] : []),
    ],
  });
  const { lost, links } = await removalOf(deps, key, body.path);
  return { body: { id: Number(key), deleted: true, path: body.path, lost, links } };
}
