import type { DocElement } from '../document/element.js';
import { isWithin } from '../document/element.js';
import { keptOnPage } from '../kept-on-page.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';
import { type Mark, marksOf } from './marks.js';
import { LEAST, type MarkRating, rateMark } from './rate-mark.js';

/** The site's logo on a page, by hand. */
export interface StaticLogo {
  mark: Mark;
  rating: MarkRating;
  certain: boolean;
}

const CERTAIN = 0.7;

/** All marks of a page, rated; none for a site without a logo image. */
export const ratedMarksOf = keptOnPage((page): { mark: Mark; rating: MarkRating }[] => {
  const brand = brandOf(page.manifest);
  if (brand.files.length === 0) return [];
  return marksOf(page).map((mark) => ({ mark, rating: rateMark(page, mark, brand) }));
});

/** The copies of the site's logo on a page, in the order of the source; none for a site without a logo image. */
export const staticLogosOf = keptOnPage(findLogos);

function findLogos(page: Page): StaticLogo[] {
  const rated = ratedMarksOf(page).flatMap(({ mark, rating }): StaticLogo[] =>
    rating.score < LEAST ? [] : [{ mark, rating, certain: rating.score >= CERTAIN }],
  );
  const chosen: StaticLogo[] = [];
  // An image says it better than the name in its link or beside it.
  for (const logo of rated.toSorted((a, b) => rank(a) - rank(b))) {
    if (!chosen.some((other) => isSameMark(logo.mark, other.mark))) chosen.push(logo);
  }
  return chosen.sort((a, b) => a.mark.element.start - b.mark.element.start);
}

function rank({ mark, rating }: StaticLogo): number {
  return (mark.kind === 'text' ? 2 : mark.kind === 'empty' ? 1 : 0) - (rating.file ? 1 : 0);
}

/** Whether two marks are parts of one: in one link, within one another, or side by side. */
function isSameMark(a: Mark, b: Mark): boolean {
  if (a.link && a.link === b.link) return true;
  if (isWithin(a.element, b.element) || isWithin(b.element, a.element)) return true;
  if (a.kind !== 'text' && b.kind !== 'text') return false;
  return rowOf(a) === rowOf(b);
}

function rowOf({ element, link }: Mark): DocElement | undefined {
  return (link ?? element).parent;
}
