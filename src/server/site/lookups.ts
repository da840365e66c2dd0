import type { Lookups } from '../store/lookups.js';
import type { PageBody } from './kinds/page.js';

/**
 * What pages are found by: `published` by their paths, published posts by their dates, those that have a `draft`, and all by
 * the `place` where they are and the one that their draft has `wanted` in its place.
 */
export const LOOKUPS: Lookups = {
  version: '6',
  of: {
    page(body, key) {
      const { type, path, date, draft, published } = body as PageBody; // the store has checked it by the kind's schema
      const wanted = draft?.facts?.path;
      return {
        place: placeOfPath(path),
        ...(draft && { draft: '' }),
        ...(wanted !== undefined && wanted !== path && { wanted: placeOfPath(wanted) }),
        ...(published && { published: path }),
        ...(published && type === 'post' && { post: placeOfPost(date, key) }),
      };
    },
  },
  claims: {
    // The path that a draft has is kept for it.
    page(body) {
      const { path, draft } = body as PageBody; // the store has checked it by the kind's schema
      return [path, draft?.facts?.path ?? path].map(placeOfPath);
    },
  },
  // The posts of a day, and those without one.
  partOf: { post: (value) => (value.startsWith(' ') ? '' : value.slice(0, 'yyyy-mm-dd'.length)) },
};

/** A path as folders of files and people compare it: without case. */
export function placeOfPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** A text that sorts posts by time, and those of one time by their ids; posts without a date are the oldest. */
export function placeOfPost(date: string | undefined, id: string): string {
  const time = Date.parse(date ?? '');
  return `${Number.isNaN(time) ? '' : new Date(time).toISOString()} ${id.padStart(DIGITS, '0')}`;
}

/** Digits of the greatest id. */
const DIGITS = 16;
