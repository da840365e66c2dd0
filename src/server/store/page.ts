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

/** The largest number of a column of 32 bits: PostgreSQL refuses what is larger, even to look for it. */
const MOST = 2_147_483_647;

/** Whether a number can be that of a revision. */
export function isRevision(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MOST;
}

/** The number that a page of a list in falling order begins behind: 0, for an empty page, where it is none. */
export function numberBefore(after: string): number {
  const number = Number(after);
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, MOST) : 0;
}

/** Whether a text can be looked for: PostgreSQL has none with a NUL, so there is nothing of such a name. */
export function isText(text: string): boolean {
  return !text.includes('\0');
}

/** A text that the same names follow, without what PostgreSQL refuses: no name has a NUL. */
export function textBefore(after: string): string {
  return after.split('\0', 1)[0] ?? '';
}
