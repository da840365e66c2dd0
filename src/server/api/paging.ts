import * as z from 'inlay/internal/zod.js';
import { refuse } from './problem.js';

/** Items of a page: by default, and at most. */
export const PAGE_ITEMS = { preset: 50, most: 100 } as const;

/** The parameters of every list. */
export const pagingQuery = {
  limit: z.int().min(1).max(PAGE_ITEMS.most).default(PAGE_ITEMS.preset).describe('Items of a page'),
  cursor: z.string().max(512).optional().describe('`next_cursor` of the page before'),
};

/** A list's answer: its items, and where the next page begins. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    next_cursor: z.string().optional().describe('Of the next page; absent on the last'),
  });
}

/** What a cursor stands for is nobody's business but this file's. */
export function cursorOf(after: string | undefined): string | undefined {
  return after === undefined ? undefined : Buffer.from(after).toString('base64url');
}

/** @throws ApiProblem `validation-failed` for what is no cursor */
export function afterOf(cursor: unknown): string | undefined {
  if (typeof cursor !== 'string') return undefined;
  const after = Buffer.from(cursor, 'base64url').toString();
  if (after !== '' && cursorOf(after) === cursor) return after;
  const message = 'Unexpected `cursor`, expected `next_cursor` of the page before';
  return refuse('validation-failed', message, { errors: [{ pointer: '/query/cursor', code: 'invalid', message }] });
}
