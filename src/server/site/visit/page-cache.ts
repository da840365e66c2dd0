import { cache } from 'inlay/internal/text/memo.js';
import type { DocumentName } from '../../store/document.js';
import { nameOf } from '../pages/reading.js';

/** What was made of documents, until one of them is written. */
export interface PageCache<V> {
  get(key: string): V | undefined;
  /**
   * @param names of the documents, as `nameOf` gives them
   * @param size bytes
   */
  keep(key: string, value: V, names: ReadonlySet<string>, size: number): void;
  /** Lets go of what was made of these documents. */
  drop(documents: readonly DocumentName[]): void;
  clear(): void;
  readonly count: number;
}

/** An empty cache. Those that were not used for the longest time go first. */
export function pageCache<V>(bounds: { count: number; size: number }): PageCache<V> {
  const namesOf = new Map<string, ReadonlySet<string>>();
  const keysOf = new Map<string, Set<string>>();
  let kept = cache<V>(bounds, forget);

  function forget(key: string): void {
    for (const name of namesOf.get(key) ?? []) {
      const keys = keysOf.get(name);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(name);
    }
    namesOf.delete(key);
  }

  function drop(name: string): void {
    for (const key of [...(keysOf.get(name) ?? [])]) {
      kept.delete(key);
      forget(key);
    }
  }

  return {
    get: (key) => kept.get(key),
    keep(key, value, names, size) {
      forget(key);
      namesOf.set(key, names);
      for (const name of names) keysOf.set(name, (keysOf.get(name) ?? new Set()).add(key));
      kept.add(key, value, size);
    },
    drop(documents) {
      for (const { kind, key } of documents) drop(nameOf(kind, key));
      for (const kind of new Set(documents.map((document) => document.kind))) drop(nameOf(kind));
    },
    clear() {
      kept = cache<V>(bounds, forget);
      namesOf.clear();
      keysOf.clear();
    },
    get count() {
      return kept.count;
    },
  };
}
