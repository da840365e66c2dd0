import type { Lookups } from '../store/lookups.js';
import type { PageBody } from './kinds/page.js';

/** What pages are found by: `published` by their paths, published posts by their dates, and those that have a `draft`. */
export const LOOKUPS: Lookups = {
  version: '3',
  of: {
    page(body) {
      const { type, path, date, draft, published } = body as PageBody; // the store has checked it by the kind's schema
      return {
        ...(draft && { draft: '' }),
        ...(published && { published: path }),
        ...(published && type === 'post' && { post: sortableDate(date) }),
      };
    },
  },
  // The posts of a day.
  partOf: { post: (value) => value.slice(0, 'yyyy-mm-dd'.length) },
};

/** A date as a text that sorts by time; posts without one are the oldest. */
export function sortableDate(date = ''): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
