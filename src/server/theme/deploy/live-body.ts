import type * as z from 'inlay/internal/zod.js';
import { refuse } from '../../api/problem.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { draftable } from '../../site/kinds/source.js';
import {
  draftFacts,
  liveFacts,
  withDay,
  withDraftFacts,
  withDraftPublished,
  withModified,
} from '../../site/page-versions.js';
import { canonicalJson } from '../../store/canonical.js';
import type { Document, DocumentName, DocumentWrite } from '../../store/document.js';
import type { Store } from '../../store/store.js';
import { pathWrites } from '../pages/paths.js';

/** What a canvas and a page have of their source. */
export type Versions = { [Name in keyof typeof draftable]?: z.infer<(typeof draftable)[Name]> };

/** A canvas or a page whose draft is published. */
export function publishedBody(document: Document<Versions>, now: Date): Versions {
  const { kind, body } = document;
  if (kind === 'page') {
    const page = document as Document<PageBody>; // of that kind
    return withModified(page, withDay(page.body, withDraftPublished(page.body), now));
  }
  const { draft, published } = body;
  return draft ? { published: draft } : { ...(published && { published }) };
}

/** Whether visitors see what a release has made, and not what was published since. */
export function isAsMade(kind: string, now: Versions, made: Versions | undefined, then: Versions | undefined): boolean {
  if (canonicalJson(now.published ?? null) !== canonicalJson(made?.published ?? null)) return false;
  return !(hasOtherFacts(kind, made, then) && hasOtherFacts(kind, now, made));
}

/** A canvas or a page as it was before a release: what was published by it is the draft, unless there is a newer one. */
export function takenBackBody(
  document: Document<Versions>,
  made: Versions | undefined,
  then: Versions | undefined,
): Versions {
  const { kind, body: now } = document;
  const draft = now.draft ?? now.published;
  const versions = { ...(draft && { draft }), ...(then?.published && { published: then.published }) };
  if (kind !== 'page') return versions;
  const page = now as PageBody; // of that kind
  const live = hasOtherFacts(kind, made, then) && then ? (then as PageBody) : page; // of that kind
  const body = withDraftFacts({ ...liveFacts(live), ...versions }, draftFacts(page));
  return withModified(document as Document<PageBody>, body); // of that kind
}

function hasOtherFacts(kind: string, one: Versions | undefined, other: Versions | undefined): boolean {
  if (kind !== 'page' || !one || !other) return false;
  return canonicalJson(liveFacts(one as PageBody)) !== canonicalJson(liveFacts(other as PageBody)); // of that kind
}

/**
 * The paths that go with pages of one write.
 *
 * @throws ApiProblem `state-conflict` where another page has the path, or two of them want one
 */
export async function pathsOfAll(
  store: Store,
  pages: readonly (DocumentName & { before: unknown; body: unknown })[],
): Promise<DocumentWrite[]> {
  const writes = new Map<string, DocumentWrite>();
  for (const { kind, key, before, body } of pages) {
    if (kind !== 'page') continue;
    const [from, to] = [before as PageBody, body as PageBody]; // of that kind
    for (const write of await pathWrites(store, key, to.path, from.path)) {
      if (writes.has(write.key))
        refuse('state-conflict', `Two pages want the path \`${write.key}\`, expected one: give one of them another`);
      writes.set(write.key, write);
    }
  }
  return [...writes.values()];
}
