import { refuse } from '../../api/problem.js';
import type { PathBody } from '../../site/kinds/page.js';
import type { Document, DocumentWrite } from '../../store/document.js';
import type { Store } from '../../store/store.js';

/**
 * The writes of paths that go with a page: it has its path, and visitors of the one it had are sent there. Each rests on the
 * path as it is now, so that no two pages ever have one.
 *
 * @param from where the page was, if it was somewhere
 * @throws ApiProblem `state-conflict` where another page has the path
 */
export async function pathWrites(store: Store, page: string, to: string, from?: string): Promise<DocumentWrite[]> {
  if (from === to) return [];
  const writes = [await taken(store, page, to)];
  if (from === undefined) return writes;
  const old = await pathAt(store, from);
  if (old?.body.page !== page) return writes;
  return [...writes, { kind: 'path', key: from, body: { page, moved: true }, expect: old.etag }];
}

/**
 * Looks whether a path is free for a page: the one that a draft has takes it when it is published.
 *
 * @throws ApiProblem `state-conflict` where another page has the path
 */
export async function checkPath(store: Store, page: string, path: string): Promise<void> {
  await taken(store, page, path);
}

/** The write by which the path of a page that goes is free again. */
export async function freePath(store: Store, page: string, path: string): Promise<DocumentWrite[]> {
  const old = await pathAt(store, path);
  return old?.body.page === page ? [{ kind: 'path', key: path, body: null, expect: old.etag }] : [];
}

async function taken(store: Store, page: string, path: string): Promise<DocumentWrite> {
  const there = await pathAt(store, path);
  if (there && !there.body.moved && there.body.page !== page) {
    const message = `Unexpected path \`${path}\`, expected a free one: page \`${there.body.page}\` has it`;
    refuse('state-conflict', message, { errors: [{ pointer: '/path', code: 'path-taken', message }] });
  }
  return { kind: 'path', key: path, body: { page, moved: false }, expect: there?.etag ?? null };
}

async function pathAt(store: Store, path: string): Promise<Document<PathBody> | undefined> {
  return (await store.get('path', path)) as Document<PathBody> | undefined; // the store checks bodies by their kinds
}
