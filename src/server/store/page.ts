/** A page of a list in the order of its keys. */
export interface Page<Item> {
  items: Item[];
  /** Where the next page begins; nothing behind the last. */
  next?: string;
}

/** Where a page begins, and how long it is. */
export interface PageQuery {
  after?: string | undefined;
  limit: number;
}

/** A page of a list of which one more was read than asked for. */
export function pageOf<Item>(items: Item[], limit: number, cursor: (item: Item) => string): Page<Item> {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { items: page, ...(items.length > limit && last !== undefined && { next: cursor(last) }) };
}
