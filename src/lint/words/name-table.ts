import { memo } from '../../text/memo.js';

/**
 * Makes a function that looks up which of some items has a key. The table of a list is made once: a site may have 100,000
 * names, and a canvas asks for as many.
 *
 * @param keyOf its key; nothing for an item that can't be meant
 * @returns a function that gives the item of a key; nothing where several have it
 */
export function nameTable<T>(
  keyOf: (item: T) => string | undefined,
): (items: readonly T[], key: string) => T | undefined {
  const table = memo((items: readonly T[]) => tableOf(items, keyOf));
  return (items, key) => table(items).get(key);
}

function tableOf<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T | undefined> {
  const table = new Map<string, T | undefined>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) table.set(key, table.has(key) ? undefined : item);
  }
  return table;
}
