import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { refuse } from '../../api/problem.js';
import type { Document, DocumentName, Revision } from '../../store/document.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { differencesOf } from './differences.js';
import { authorizeKinds, ONLY_KEYS } from './kind-areas.js';
import { checkRestored, pathWrites, restoredBody } from './restored.js';
import { historyRoutes } from './routes.js';
import { previewTakeBack, takeBack } from './take-back.js';

type RollbackBody = z.output<(typeof historyRoutes)['rollback']['body']>;

/** What every document was, who did what, and the way back: once for all kinds. */
export const history = defineArea({
  routes: historyRoutes,
  handlers: (deps) => ({
    listRevisions: (call) => list(deps, call),
    getRevision: (call) => get(deps, call),
    listAudit: (call) => audit(deps, call),
    rollback: (call) => rollback(deps, call),
    takeBackChange: (call) => takeBack(deps, call),
  }),
  previews: (deps) => ({ takeBackChange: (call) => previewTakeBack(deps, call) }),
});

/** @throws ApiProblem `validation-failed` without a key where a kind has many documents */
function nameOf({ kind, key }: Readonly<Record<string, unknown>>, part: '/query' | ''): DocumentName {
  const only = ONLY_KEYS[String(kind)];
  if (key !== undefined || only !== undefined) return { kind: String(kind), key: String(key ?? only) };
  const message = `Unexpected kind \`${kind}\` alone, expected \`key\`, too`;
  return refuse('validation-failed', message, { errors: [{ pointer: `${part}/key`, code: 'missing', message }] });
}

async function list({ site }: ThemeDeps, { query, principal }: Call): Promise<Reply> {
  const name = nameOf(query, '/query');
  authorizeKinds(principal, [name.kind], 'read');
  const after = afterOf(query['cursor']);
  const page = await site.store.revisions(name, { after, limit: Number(query['limit']) });
  if (page.items.length === 0 && after === undefined) refuse('not-found', `There is no ${name.kind} \`${name.key}\``);
  const next = cursorOf(page.next);
  return { body: { items: page.items.map(factsOf), ...(next && { next_cursor: next }) } };
}

function factsOf({ kind, key, revision, etag, at, by, change, body }: Revision) {
  return { kind, key, revision, etag, at, by, change, deleted: body === null };
}

async function get({ site }: ThemeDeps, { params, query, principal }: Call): Promise<Reply> {
  const name = nameOf(query, '/query');
  authorizeKinds(principal, [name.kind], 'read');
  const number = Number(params['revision']);
  const against = Number(query['against'] ?? number - 1);
  const revision = await site.store.revision(name, number);
  const other = against === 0 ? undefined : await site.store.revision(name, against);
  if (!revision || (!other && against > 0))
    return refuse(
      'not-found',
      `There is no revision ${revision ? against : number} of the ${name.kind} \`${name.key}\``,
    );
  const differences = differencesOf(other?.body ?? undefined, revision.body ?? undefined);
  return {
    body: { ...factsOf(revision), body: revision.body, against, differences },
    etag: `${revision.etag}-${against}`,
  };
}

async function audit({ site }: ThemeDeps, { query }: Call): Promise<Reply> {
  const after = afterOf(query['cursor']);
  const filter = { by: query['by'], action: query['action'], since: query['since'] } as Record<
    string,
    string | undefined
  >; // the route's schema
  const page = await site.store.audit.list({ after, limit: Number(query['limit']) }, filter);
  const next = cursorOf(page.next);
  return { body: { items: page.items, ...(next && { next_cursor: next }) } };
}

async function rollback(deps: ThemeDeps, { body, principal, ifMatch }: Call): Promise<Reply> {
  const { revision: number, base_revision: base, ...rest } = body as RollbackBody; // the route's schema
  const name = nameOf(rest, '');
  authorizeKinds(principal, [name.kind], 'write');
  const { store } = deps.site;
  const now = await store.get(name.kind, name.key);
  checkBaseRevision(name, base, now);
  const then = await store.revision(name, number);
  if (!then) return refuse('not-found', `There is no revision ${number} of the ${name.kind} \`${name.key}\``);
  if (then.body === null) refuse('state-conflict', `It was deleted by revision ${number}: delete it in its own way`);
  const next = restoredBody(name.kind, now?.body, then.body);
  const own = { ...name, body: next, expect: expectOf(ifMatch, now?.etag ?? null) };
  const paths = name.kind === 'page' ? await pathWrites(store, name.key, now, pathOf(then)) : [];
  await checkRestored(deps, [own]);
  const [written] = await store.write({
    by: principal.id,
    action: 'history.rollback',
    writes: [own, ...paths],
    note: { revision: number },
  });
  if (!written) throw new TypeError('Unexpected write of nothing');
  return { body: { ...factsOf(written), differences: differencesOf(now?.body, next) }, etag: written.etag };
}

function pathOf({ body }: Pick<Document, 'body'>): string {
  return (body as { path: string }).path; // a page's
}
