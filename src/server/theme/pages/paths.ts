import { refuse } from '../../api/problem.js';
import type { PageBody, PathBody } from '../../site/kinds/page.js';
import { placeOfPath } from '../../site/lookups.js';
import type { Document, DocumentWrite } from '../../store/document.js';
import type { Found } from '../../store/lookups.js';
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
 * Looks whether a path is free for a page that asks for it: the one that a draft has takes it when it is published, so drafts of
 * others have theirs, too.
 *
 * @param before the path that it has asked for until now
 * @throws ApiProblem `state-conflict` where another page or its draft has the path
 */
export async function checkPath(store: Store, page: string, path: string, before?: string): Promise<void> {
  await taken(store, page, path, before !== path);
  if (before === path) return;
  const [other] = await othersAt(store, 'wanted', page, path);
  if (other) refuseTaken(path, `the draft of page \`${other}\` has it, for when it is published`);
}

/** The write by which the path of a page that goes is free again. */
export async function freePath(store: Store, page: string, path: string): Promise<DocumentWrite[]> {
  const old = await pathAt(store, path);
  return old?.body.page === page ? [{ kind: 'path', key: path, body: null, expect: old.etag }] : [];
}

async function taken(store: Store, page: string, path: string, isNew = true): Promise<DocumentWrite> {
  const there = await pathAt(store, path);
  if (there && !there.body.moved && there.body.page !== page)
    refuseTaken(path, `${await nameOf(store, there.body.page)} has it`);
  const [other] = isNew ? await othersAt(store, 'place', page, path) : [];
  if (other) refuseTaken(path, `${await nameOf(store, other)} has one that differs in nothing but case`);
  return { kind: 'path', key: path, body: { page, moved: false }, expect: there?.etag ?? null };
}

function refuseTaken(path: string, why: string): never {
  const message = `Unexpected path \`${path}\`, expected a free one: ${why}`;
  return refuse('state-conflict', message, { errors: [{ pointer: '/path', code: 'path-taken', message }] });
}

/** A page as messages name it: nobody sees one that was never published, so that is said. */
async function nameOf(store: Store, key: string): Promise<string> {
  const page = (await store.get('page', key)) as Document<PageBody> | undefined; // the store checks bodies by their kinds
  return page?.body.published ? `page \`${key}\`` : `page \`${key}\`, a draft,`;
}

/** Pages that are looked at where several have one place: sites of before may have some that differ in case. */
const MOST_AT_ONE = 10;

/** The other pages at a place. */
async function othersAt(store: Store, lookup: 'place' | 'wanted', page: string, path: string): Promise<string[]> {
  const place = placeOfPath(path);
  const found: Found[] = await store.find('page', lookup, { limit: MOST_AT_ONE, after: { value: place, key: '' } });
  return found.flatMap(({ key, value }) => (value === place && key !== page ? [key] : []));
}

async function pathAt(store: Store, path: string): Promise<Document<PathBody> | undefined> {
  return (await store.get('path', path)) as Document<PathBody> | undefined; // the store checks bodies by their kinds
}
