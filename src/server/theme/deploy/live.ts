import { refuse } from '../../api/problem.js';
import { sha256 } from '../../store/canonical.js';
import type { Document, DocumentWrite } from '../../store/document.js';
import type { Found } from '../../store/lookups.js';
import type { ThemeDeps } from '../area.js';
import { errorsOf, lintSource } from '../lint-source.js';
import { isAsMade, pathsOfAll, publishedBody, takenBackBody, type Versions } from './live-body.js';
import type { Release } from './releases.js';

/** Drafts of one release: each is linted once more. */
const MOST_DRAFTS = 2_000;

/** Documents that are read at once. */
const READ = 200;

/** What a release for visitors writes. */
export interface LivePlan {
  writes: (DocumentWrite & { before: unknown })[];
  documents: { kind: string; key: string; from: number; to: number }[];
  /** Another one whenever a draft is written. */
  tag: string;
}

/** @throws ApiProblem `state-conflict` for too many drafts */
export async function planLive({ site }: ThemeDeps): Promise<LivePlan> {
  const plan: LivePlan = { writes: [], documents: [], tag: '' };
  for await (const document of withDrafts(site.store)) {
    const { kind, key, body, etag, revision } = document;
    plan.writes.push({ kind, key, before: body, body: publishedBody(document, site.now()), expect: etag });
    plan.documents.push({ kind, key, from: revision, to: revision + 1 });
    if (plan.writes.length > MOST_DRAFTS)
      refuse('state-conflict', `Unexpected number of drafts, expected at most ${MOST_DRAFTS} in one release`);
  }
  plan.tag = sha256(JSON.stringify(plan.writes.map(({ kind, key, expect }) => [kind, key, expect]))).slice(0, 32);
  return plan;
}

/** Of canvases a site has few; pages are looked up, as a site may have many that have no draft. */
async function* withDrafts({ all, find, get }: ThemeDeps['site']['store']): AsyncGenerator<Document<Versions>> {
  for (const canvas of (await all('canvas')) as Document<Versions>[]) if (canvas.body.draft) yield canvas; // of that kind
  for (let after: Found | undefined; ; ) {
    const found: Found[] = await find('page', 'draft', { limit: READ, after });
    const pages = await Promise.all(found.map(({ key }) => get('page', key)));
    for (const page of pages as (Document<Versions> | undefined)[]) if (page?.body.draft) yield page; // of that kind
    if (found.length < READ) return;
    after = found.at(-1);
  }
}

/** @throws ApiProblem `state-conflict` for a path that is not free, `canvas-lint-failed` with all that the site does not allow */
export async function checkLive(deps: ThemeDeps, { writes }: LivePlan): Promise<void> {
  await pathsOfAll(deps.site.store, writes);
  const model = await deps.model();
  const failed: { kind: string; key: string; errors: number; first: string }[] = [];
  for (const { kind, key, body } of writes) {
    const source = (body as Versions).published?.source ?? ''; // made by `planLive`
    const errors = errorsOf(await lintSource(deps, model, source));
    const [first] = errors;
    if (first)
      failed.push({
        kind,
        key,
        errors: errors.length,
        first: `${first.line}:${first.column} ${first.rule}: ${first.message}`,
      });
  }
  if (failed.length === 0) return;
  refuse('canvas-lint-failed', `The linter finds errors in ${failed.length} drafts: nothing was deployed`, {
    errors: failed.map(({ kind, key, first }) => ({ pointer: `/${kind}/${key}`, code: 'lint', message: first })),
    members: { documents: failed.slice(0, 100) },
  });
}

/**
 * What a release that is taken back writes: visitors see what they saw before it, and what it had published is a draft again,
 * unless there is a newer one.
 *
 * @throws ApiProblem `state-conflict` for what was published again since
 */
export async function planTakeBack(
  { site }: ThemeDeps,
  release: Release,
): Promise<Pick<LivePlan, 'writes'> & { paths: DocumentWrite[] }> {
  const writes: LivePlan['writes'] = [];
  const changed: string[] = [];
  for (const { kind, key, from, to } of release.body.documents) {
    const now = (await site.store.get(kind, key)) as Document<Versions> | undefined; // of those kinds
    const [then, made] = await Promise.all(
      [from ?? 0, to].map(async (revision) => (await site.store.revision({ kind, key }, revision))?.body as Versions),
    );
    if (!now || !isAsMade(kind, now.body, made, then)) {
      changed.push(`${kind} \`${key}\``);
      continue;
    }
    const body = takenBackBody(now, made, then);
    writes.push({ kind, key, before: now.body, body, expect: now.etag });
  }
  if (changed.length > 0)
    refuse(
      'state-conflict',
      `Published again since: ${changed.slice(0, 10).join(', ')}. ` +
        'Take that back first: `GET /ai/deploy` lists later releases, `GET /ai/audit` what was published by hand',
    );
  return { writes, paths: await pathsOfAll(site.store, writes) };
}
