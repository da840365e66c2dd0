import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
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
export const ratedMarksOf = oncePerPage((page): { mark: Mark; rating: MarkRating }[] => {
  const brand = brandOf(page.manifest);
  if (brand.files.length === 0) return [];
  return marksOf(page).map((mark) => ({ mark, rating: rateMark(page, mark, brand) }));
});

/** The copies of the site's logo on a page, in the order of the source; none for a site without a logo image. */
export const staticLogosOf = oncePerPage(findLogos);

function findLogos(page: Page): StaticLogo[] {
  const rated = ratedMarksOf(page).flatMap(({ mark, rating }): StaticLogo[] =>
    rating.score < LEAST ? [] : [{ mark, rating, certain: rating.score >= CERTAIN }],
  );
  const chosen: StaticLogo[] = [];
  const others = takenMarks(page.document.elements.length);
  // An image says it better than the name in its link or beside it.
  for (const logo of rated.toSorted((a, b) => rank(a) - rank(b))) {
    if (others.hasPartOf(logo.mark)) continue;
    others.add(logo.mark);
    chosen.push(logo);
  }
  return chosen.sort((a, b) => a.mark.element.start - b.mark.element.start);
}

function rank({ mark, rating }: StaticLogo): number {
  return (mark.kind === 'text' ? 2 : mark.kind === 'empty' ? 1 : 0) - (rating.file ? 1 : 0);
}

/** Marks that are taken, and whether another is a part of one of them: in one link, within one another, or side by side. */
function takenMarks(elements: number): { hasPartOf(mark: Mark): boolean; add(mark: Mark): void } {
  const links = new Set<DocElement>();
  const isWithinOne = new Uint8Array(elements);
  const around = new Set<DocElement>();
  const rows = new Set<DocElement | undefined>();
  const rowsOfText = new Set<DocElement | undefined>();
  return {
    hasPartOf(mark) {
      const { element, link, kind } = mark;
      if (link && links.has(link)) return true;
      if (isWithinOne[element.index] === 1 || around.has(element)) return true;
      return (kind === 'text' ? rows : rowsOfText).has(rowOf(mark));
    },
    add(mark) {
      const { element, link, kind } = mark;
      if (link) links.add(link);
      isWithinOne.fill(1, element.index, element.last + 1);
      for (let each = element.parent; each && !around.has(each); each = each.parent) around.add(each);
      rows.add(rowOf(mark));
      if (kind === 'text') rowsOfText.add(rowOf(mark));
    },
  };
}

function rowOf({ element, link }: Mark): DocElement | undefined {
  return (link ?? element).parent;
}
