import type { Call, Reply } from '../../api/call.js';
import { checkBaseRevision, checkExpected, expectOf, expectToReplace, headersAgain } from '../../api/expect.js';
import { mergePatch } from '../../api/merge-patch.js';
import type { BaseRevision } from '../../api/patch-body.js';
import { type ProblemPlace, refuse } from '../../api/problem.js';
import { checked } from '../../api/read-request.js';
import type { PageBody } from '../../site/kinds/page.js';
import { draftFacts, isShownPost, liveFacts, withDay, withModified } from '../../site/page-versions.js';
import { type Document, StaleError, TakenError } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { checkSource, refuseInvalid } from '../check-source.js';
import { forgetPageIds, nextPageId } from './next-id.js';
import { writtenReply } from './page-payload.js';
import {
  bodyOf,
  datePlaces,
  dropsDraft,
  factsOnly,
  lostFacts,
  type PageRequest,
  pagePlaces,
  pageRequest,
  requestOf,
  sourceOfRequest,
  writesSource,
} from './page-request.js';
import { checkPath, pathWrites } from './paths.js';

/** Times that a write is tried where somebody else was at the same path or id a moment before. */
const TRIES = 5;

/** @throws ApiProblem `not-found` */
export async function pageAt({ site }: ThemeDeps, { params }: Call): Promise<Document<PageBody>> {
  const key = String(params['id']);
  const page = await site.store.get('page', key);
  if (!page) return refuse('not-found', `There is no page \`${key}\``);
  return page as Document<PageBody>; // the store checks bodies by their kinds
}

/** Makes a page. */
export async function createPage(deps: ThemeDeps, call: Call): Promise<Reply> {
  const request = call.body as PageRequest; // the route's schema
  await check(deps, call, request, 'new page');
  const { store } = deps.site;
  const page = await again(
    async () => {
      const key = String(await nextPageId(store));
      const made = bodyOf(undefined, request, (await deps.model()).manifest.revision);
      const body = withDay(undefined, made, deps.site.now());
      await checkPath(store, key, request.path);
      const paths = await pathWrites(store, key, request.path);
      const [written] = await store.write({
        by: call.principal.id,
        action: 'page.create',
        writes: [{ kind: 'page', key, body, expect: null }, ...paths],
      });
      return written;
    },
    (error) => {
      if (error instanceof StaleError && error.documents.some(({ kind }) => kind === 'page')) forgetPageIds(store);
      return true;
    },
  );
  const reply = await writtenReply(deps, call, page as Document<PageBody>); // as it was just written
  return { ...reply, status: 201, headers: { ...reply.headers, location: `${call.base}/ai/pages/${page?.key}` } };
}

/** Replaces a page. */
export async function putPage(deps: ThemeDeps, call: Call): Promise<Reply> {
  const current = await pageAt(deps, call);
  return save(deps, call, current, call.body as PageRequest, expectToReplace(call, current.etag)); // the route's schema
}

/** Patches a page (RFC 7396). */
export async function patchPage(deps: ThemeDeps, call: Call): Promise<Reply> {
  const current = await pageAt(deps, call);
  const { base_revision, ...patch } = call.body as BaseRevision; // the route's schema
  checkBaseRevision(current, base_revision, current);
  const request = checked(pageRequest, patched(current.body, patch), '');
  const expect = expectOf(call.ifMatch, current.etag);
  const places = datePlaces(current.body, patch, request);
  if (writesSource(patch)) return save(deps, call, current, request, expect, places);
  await checkExpected(deps.site.store, current, expect, current);
  refuseInvalid([...pagePlaces(request, await deps.model(), call.base), ...places]);
  const body = factsOnly(current.body, request);
  return keep(deps, call, current, isShownPost(current.body) ? body : dated(deps, current, body), expect);
}

/** What a patch asks for. One that drops the draft drops its facts, too. */
function patched(body: PageBody, patch: object): object {
  const before = requestOf(body);
  const request = { source: null, ...(mergePatch(before, patch) as object) }; // of objects
  if (!dropsDraft(body, request)) return request;
  return { source: null, ...(mergePatch({ ...before, ...liveFacts(body) }, patch) as object) }; // of objects
}

async function save(
  deps: ThemeDeps,
  call: Call,
  current: Document<PageBody>,
  request: PageRequest,
  expect: string | null,
  places: readonly ProblemPlace[] = [],
): Promise<Reply> {
  await checkExpected(deps.site.store, current, expect, current);
  await check(deps, call, request, `page ${current.key}`, [...lostFacts(current.body, request), ...places]);
  const { manifest } = await deps.model();
  const body = bodyOf(current.body, request, manifest.revision);
  return keep(deps, call, current, request.status === 'published' ? dated(deps, current, body) : body, expect);
}

function dated({ site }: ThemeDeps, current: Document<PageBody>, body: PageBody): PageBody {
  return withDay(current.body, body, site.now());
}

/** Keeps what a page is from now on, with its path. */
async function keep(
  deps: ThemeDeps,
  call: Call,
  current: Document<PageBody>,
  written: PageBody,
  expect: string | null,
): Promise<Reply> {
  const { store } = deps.site;
  const { key, body: before } = current;
  const body = withModified(current, written);
  const page = await again(
    async () => {
      const paths = await pathWrites(store, key, body.path, before.path);
      await checkPath(store, key, draftFacts(body).path, draftFacts(before).path);
      const [written] = await store.write({
        by: call.principal.id,
        action: 'page.save',
        skipsSame: true,
        writes: [{ kind: 'page', key, body, expect }, ...paths],
      });
      return written;
    },
    (error) => error instanceof TakenError || error.documents.every(({ kind }) => kind === 'path'),
  );
  return writtenReply(deps, call, page as Document<PageBody>); // as it was just written
}

async function check(
  deps: ThemeDeps,
  call: Call,
  request: PageRequest,
  name: string,
  more: readonly ProblemPlace[] = [],
): Promise<void> {
  const model = await deps.model();
  await checkSource(deps, model, {
    name,
    written: sourceOfRequest(request),
    places: [...pagePlaces(request, model, call.base), ...more],
    again: (source) => againWith(call, source),
  });
}

const METHODS: Readonly<Record<string, string>> = { createPage: 'POST', putPage: 'PUT', patchPage: 'PATCH' };

function againWith(call: Call, source: string) {
  const { operation, base, body, params } = call;
  return {
    method: METHODS[operation] ?? 'PATCH',
    path: `${base}/ai/pages${operation === 'createPage' ? '' : `/${String(params['id'])}`}`,
    ...headersAgain(call),
    body: { ...(body as object), source }, // the route's schema
  };
}

/** Does a write, again where only what it has not read itself has changed: who has the path by now is then told. */
async function again<Value>(
  write: () => Promise<Value>,
  isWorthIt: (error: StaleError | TakenError) => boolean,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const isLate = error instanceof StaleError || error instanceof TakenError;
      if (!isLate || tries === TRIES || !isWorthIt(error)) throw error;
    }
  }
}
