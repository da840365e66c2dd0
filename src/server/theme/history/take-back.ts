import type { Call, Preview, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import type { DocumentWrite } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { authorizeKinds, hasHistory } from './kind-areas.js';
import { checkRestored, contentOf, restoredBody } from './restored.js';

/** Documents that a preview shows. */
const MOST_SHOWN = 100;

/** Kinds that a site is nothing without: one of each there always is. */
const OF_EVERY_SITE: readonly string[] = ['site', 'menus'];

interface Undone {
  action: string;
  writes: (DocumentWrite & { before: unknown })[];
}

/** @throws ApiProblem `not-found`, `insufficient-scope`, `state-conflict` for what was written again since */
async function undone(deps: ThemeDeps, { params, principal, base }: Call): Promise<Undone> {
  const change = Number(params['change']);
  const { store } = deps.site;
  const [row] = (await store.audit.list({ after: String(change + 1), limit: 1 })).items;
  const { documents = [] } = (row?.detail ?? {}) as { documents?: { kind: string; key: string; revision: number }[] }; // as `commit` writes it
  if (row?.seq !== change || documents.length === 0)
    refuse('not-found', `There is no change \`${change}\` of documents`);
  if (documents.some(({ kind }) => kind === 'form'))
    refuse(
      'insufficient-scope',
      'The change has settings of forms, which no route writes: `inlay-server forms set` does',
    );
  const other = documents.find(({ kind }) => !hasHistory(kind));
  if (other) {
    const message = `The change has a ${other.kind}, which is taken back with \`POST ${base}/ai/deploy/{id}/take-back\``;
    refuse('state-conflict', message);
  }
  authorizeKinds(
    principal,
    documents.map(({ kind }) => kind),
    'write',
  );
  const writes: Undone['writes'] = [];
  const changed: string[] = [];
  for (const { kind, key, revision } of documents) {
    const [head] = (await store.revisions({ kind, key }, { limit: 1 })).items;
    const made = head?.revision === revision ? head : await store.revision({ kind, key }, revision);
    // What was taken back since is again what the change has made.
    if (contentOf(kind, head?.body) !== contentOf(kind, made?.body)) changed.push(`${kind} \`${key}\``);
    const then = revision > 1 ? await store.revision({ kind, key }, revision - 1) : undefined;
    const before = head?.body ?? null;
    const body = restoredBody(kind, head, then?.body ?? null);
    if (body === null && OF_EVERY_SITE.includes(kind))
      refuse(
        'state-conflict',
        `The change has made \`${kind}\`, which a site can not be without: it is not taken back`,
      );
    writes.push({ kind, key, body, before, expect: before === null ? null : (head?.etag ?? null) });
  }
  if (changed.length > 0) {
    const names = changed.slice(0, 10).join(', ');
    refuse('state-conflict', `Written again since: ${names}. Take the later changes back first`);
  }
  await checkRestored(deps, writes);
  return { action: row.action, writes };
}

/** What taking a change back would do. */
export async function previewTakeBack(deps: ThemeDeps, call: Call): Promise<Preview> {
  const { action, writes } = await undone(deps, call);
  return {
    summary: `Takes back \`${action}\`: ${writes.length} documents as they were before`,
    changes: writes.slice(0, MOST_SHOWN).map(({ kind, key, before, body }) => ({ kind, key, before, after: body })),
    undo: 'The answer has the number of this write as `change`: it is taken back in the same way',
    rests: restsOf(writes),
  };
}

function restsOf(writes: Undone['writes']): Preview['rests'] {
  return Object.fromEntries(writes.map(({ kind, key, expect }) => [`${kind}/${key}`, expect ?? null]));
}

/** Writes every document of a change as it was before it. */
export async function takeBack(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { writes } = await undone(deps, call);
  checkRests(call, restsOf(writes));
  const revisions = await deps.site.store.write({
    by: call.principal.id,
    action: 'history.take-back',
    writes: writes.map(({ before: _before, ...write }) => write),
    note: { change: call.params['change'] },
  });
  const documents = revisions.map(({ kind, key, revision, etag, body }) => ({
    kind,
    key,
    revision,
    etag,
    deleted: body === null,
  }));
  return { body: { change: revisions[0]?.change ?? 0, documents } };
}
