/**
 * A list with one more item, which may be the same list. The first item of a list gets room for one, where `push` makes room for
 * 17: most elements have one child or attribute, and what a page allocates is what the garbage collector copies.
 */
export function grown<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}
