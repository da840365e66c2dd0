import type { Lookups } from '../store/lookups.js';
import type { PageBody } from './kinds/page.js';

/** What pages are found by: `published` by their paths, and published posts of the blog by their dates. */
export const LOOKUPS: Lookups = {
  version: '1',
  of: {
    page(body) {
      const { type, path, date, published } = body as PageBody; // the store has checked it by the kind's schema
      if (!published) return {};
      return type === 'post' ? { published: path, post: sortableDate(date) } : { published: path };
    },
  },
};

/** A date as a text that sorts by time; posts without one are the oldest. */
export function sortableDate(date = ''): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
