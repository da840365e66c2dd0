import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { refuse } from '../../api/problem.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { differencesOf } from './differences.js';
import { authorizeKinds } from './kind-areas.js';
import { factsOf, nameOf } from './named-document.js';
import { previewRollback, rollback } from './rollback.js';
import { historyRoutes } from './routes.js';
import { previewTakeBack, takeBack } from './take-back.js';

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
  previews: (deps) => ({
    rollback: (call) => previewRollback(deps, call),
    takeBackChange: (call) => previewTakeBack(deps, call),
  }),
});

async function list({ site }: ThemeDeps, { query, principal }: Call): Promise<Reply> {
  const name = nameOf(query, '/query');
  authorizeKinds(principal, [name.kind], 'read');
  const after = afterOf(query['cursor']);
  const page = await site.store.revisions(name, { after, limit: Number(query['limit']) });
  if (page.items.length === 0 && after === undefined) refuse('not-found', `There is no ${name.kind} \`${name.key}\``);
  const next = cursorOf(page.next);
  return { body: { items: page.items.map(factsOf), ...(next && { next_cursor: next }) } };
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
  const { by, action, since } = query as z.output<typeof historyRoutes.listAudit.query>; // the route's schema
  const filter = { by, action, since: since && new Date(since).toISOString() };
  const page = await site.store.audit.list({ after, limit: Number(query['limit']) }, filter);
  const next = cursorOf(page.next);
  return { body: { items: page.items, ...(next && { next_cursor: next }) } };
}
