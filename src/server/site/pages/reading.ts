import type * as z from 'inlay/internal/zod.js';
import type { Document } from '../../store/document.js';
import type { LookupQuery } from '../../store/lookups.js';
import type { Store } from '../../store/store.js';
import type { KINDS, KindName } from '../kinds/index.js';

type BodyOf<Kind extends KindName> = z.infer<(typeof KINDS)[Kind]>;

/** Reads documents, and knows which: what was made of them holds until one of them is written. */
export interface Reading {
  get<Kind extends KindName>(kind: Kind, key: string): Promise<Document<BodyOf<Kind>> | undefined>;
  /** Pages by a lookup, in its order. */
  pages(lookup: 'published' | 'post', query: LookupQuery): Promise<Document<BodyOf<'page'>>[]>;
  count(lookup: 'published' | 'post'): Promise<number>;
  /** Names of what was read, as `nameOf` gives them. */
  readonly names: ReadonlySet<string>;
}

/** The name of a document that was read, or of all of a kind. */
export function nameOf(kind: string, key = '*'): string {
  return `${kind}\n${key}`;
}

/** A reading of a store. */
export function readingOf(store: Store): Reading {
  const names = new Set<string>();
  async function get<Kind extends KindName>(kind: Kind, key: string) {
    names.add(nameOf(kind, key));
    // The store checks bodies by the schemas of their kinds on the way in.
    return (await store.get(kind, key)) as Document<BodyOf<Kind>> | undefined;
  }
  return {
    names,
    get,
    async pages(lookup, query) {
      names.add(nameOf('page'));
      const found = await store.find('page', lookup, query);
      const documents = await Promise.all(found.map(({ key }) => get('page', key)));
      return documents.filter((document) => document !== undefined);
    },
    async count(lookup) {
      names.add(nameOf('page'));
      return store.count('page', lookup);
    },
  };
}
