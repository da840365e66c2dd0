import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { refuse } from '../../api/problem.js';
import type { SiteBody } from '../../site/kinds/site.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { pathWrites } from '../pages/paths.js';
import { previewOfSite } from '../site/preview-site.js';
import { differencesOf } from './differences.js';
import { authorizeKinds } from './kind-areas.js';
import { factsOf, nameOf } from './named-document.js';
import { checkRestored, restoredBody } from './restored.js';
import type { historyRoutes } from './routes.js';

type RollbackBody = z.output<(typeof historyRoutes)['rollback']['body']>;

/** What a rollback would write, and over what. */
async function asked({ site: { store } }: ThemeDeps, { body, principal }: Call) {
  const { revision: number, base_revision: base, ...rest } = body as RollbackBody; // the route's schema
  const name = nameOf(rest, '');
  authorizeKinds(principal, [name.kind], 'write');
  const now = await store.get(name.kind, name.key);
  checkBaseRevision(name, base, now);
  const then = await store.revision(name, number);
  if (!then) return refuse('not-found', `There is no revision ${number} of the ${name.kind} \`${name.key}\``);
  if (then.body === null) refuse('state-conflict', `It was deleted by revision ${number}: delete it in its own way`);
  return { name, number, now, then, next: restoredBody(name.kind, now, then.body) };
}

/** What a change of the same would be confirmed for. */
export async function previewRollback(deps: ThemeDeps, call: Call): Promise<Preview | undefined> {
  const { name, now, next } = await asked(deps, call);
  if (name.kind !== 'site' || !now) return undefined;
  return previewOfSite(now as Document<SiteBody>, next as SiteBody); // of that kind's schema
}

/** Takes a document back to what it was at a revision. */
export async function rollback(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { name, number, now, then, next } = await asked(deps, call);
  const { store } = deps.site;
  const own = { ...name, body: next, expect: expectOf(call.ifMatch, now?.etag ?? null) };
  const paths = name.kind === 'page' ? await pathWrites(store, name.key, pathOf(then), now && pathOf(now)) : [];
  await checkRestored(deps, [own]);
  const [written] = await store.write({
    by: call.principal.id,
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
