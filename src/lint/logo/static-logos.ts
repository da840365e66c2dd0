import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';
import { hasBrandClass } from './brand-class.js';
import { withoutVariant } from './file-name.js';
import { lockupOf, noPartOfMark } from './lockup.js';
import { boxOfImage, type Mark, marksOf } from './marks.js';
import { LEAST, type MarkRating, rateMark } from './rate-mark.js';
import { restOfName, twinsOf } from './twins.js';
import { brandPlaceOf } from './wordmark.js';

/** The site's logo on a page, by hand. */
export interface StaticLogo {
  mark: Mark;
  /** The mark with the name beside it: its link, or the element that holds both. */
  root: DocElement;
  rating: MarkRating;
  certain: boolean;
  /** What to replace where there is more than the root: others for another ground, the name beside it, the parts of a name. */
  parts: readonly DocElement[];
}

const CERTAIN = 0.7;

/** All marks of a page, rated. */
export const ratedMarksOf = oncePerPage((page): { mark: Mark; rating: MarkRating }[] => {
  const brand = brandOf(page.manifest);
  return marksOf(page).map((mark) => ({ mark, rating: rateMark(page, mark, brand) }));
});

/** The copies of the site's logo on a page, in the order of the source. */
export const staticLogosOf = oncePerPage(findLogos);

function findLogos(page: Page): StaticLogo[] {
  const rated = ratedMarksOf(page).flatMap(({ mark, rating }): StaticLogo[] =>
    rating.score < LEAST || mark.isPrinted ? [] : [logoOf(page, mark, rating)],
  );
  const chosen: StaticLogo[] = [];
  const beside: DocElement[] = [];
  const others = takenMarks(page.document.elements.length);
  // An image says it better than the name in its link or beside it.
  for (const logo of rated.toSorted((a, b) => rank(a) - rank(b))) {
    if (others.hasPartOf(logo.mark) || others.isWithinRoot(logo.mark)) {
      beside.push(logo.root, ...partsWithText(logo.mark));
      continue;
    }
    others.add(logo.mark);
    others.addRoot(logo);
    chosen.push(logo);
  }
  chosen.push(...drawnAgain(page, chosen, others));
  const logos = chosen.sort((a, b) => a.mark.element.start - b.mark.element.start);
  return withNames(joined(page, logos), beside);
}

/** The elements in a name that hold its text: what says the name may hold the image, too. */
function partsWithText({ kind, link, element }: Mark): DocElement[] {
  if (kind !== 'text' || link) return [];
  return element.children.flatMap((child) =>
    child.kind === 'element' && child.endText > child.firstText && child.tag !== 'svg' ? [child] : [],
  );
}

/** The logos with what says the name once more right beside them: one component stands for all of it. */
function withNames(logos: readonly StaticLogo[], beside: readonly DocElement[]): StaticLogo[] {
  const byParent = new Map<DocElement | undefined, DocElement[]>();
  for (const element of beside) {
    const siblings = byParent.get(element.parent);
    if (siblings) siblings.push(element);
    else byParent.set(element.parent, [element]);
  }
  return logos.map((logo) => {
    const { root, parts } = logo;
    const names = (byParent.get(root.parent) ?? []).filter((each) => each !== root && !parts.includes(each));
    if (names.length === 0) return logo;
    const own = parts.length > 0 ? parts : [root];
    return { ...logo, parts: [...own, ...names].sort((a, b) => a.start - b.start) };
  });
}

function logoOf(page: Page, mark: Mark, rating: MarkRating): StaticLogo {
  const root = rootOf(page, mark, rating);
  const { document, manifest } = page;
  const rest = mark.kind === 'text' && !mark.link ? restOfName(document, root, brandOf(manifest)) : [];
  return { mark, root, rating, certain: rating.score >= CERTAIN, parts: rest.length === 0 ? [] : [root, ...rest] };
}

/** Each logo once, of some in the order of the source: what stands side by side is one for several grounds. */
function joined({ document }: Page, logos: readonly StaticLogo[]): StaticLogo[] {
  const kept: StaticLogo[] = [];
  for (const logo of logos) {
    const last = kept.at(-1);
    const before = last?.parts.at(-1) ?? last?.root;
    const isText = last?.mark.kind === 'text' || logo.mark.kind === 'text';
    const twins = last && before && !isText ? twinsOf(document, before, logo.root) : undefined;
    if (!last || !twins) kept.push(logo);
    else kept[kept.length - 1] = { ...last, parts: [...last.parts.slice(0, -1), ...twins] };
  }
  return kept;
}

/** Characters of a drawing that is no chance when it is there twice. */
const LEAST_DRAWING = 40;

/** The drawings in a header or footer that are the same as one that stands for the logo. */
function drawnAgain(page: Page, chosen: readonly StaticLogo[], others: ReturnType<typeof takenMarks>): StaticLogo[] {
  const { document } = page;
  const drawingOf = ({ element }: Mark) => document.source.slice(element.openEnd, element.closeStart).trim();
  const known = new Set(chosen.flatMap(({ mark }) => (mark.kind === 'drawing' ? drawingOf(mark) : [])));
  if (known.size === 0) return [];
  return ratedMarksOf(page).flatMap(({ mark, rating }): StaticLogo[] => {
    if (mark.kind !== 'drawing' || rating.score >= LEAST || mark.link) return [];
    const drawing = drawingOf(mark);
    if (drawing.length < LEAST_DRAWING || !known.has(drawing) || others.hasPartOf(mark)) return [];
    if (!brandPlaceOf(document, mark.element)) return [];
    const score = Math.max(CERTAIN, rating.score);
    return [
      {
        mark,
        root: mark.element,
        rating: { ...rating, score, reasons: { sameDrawing: CERTAIN } },
        certain: true,
        parts: [],
      },
    ];
  });
}

/** What stands for the logo with a mark: the link around it if that leads home, else what holds it and the name alone. */
function rootOf(
  { document, manifest }: Page,
  { kind, element, link, target }: Mark,
  { reasons }: MarkRating,
): DocElement {
  if (link && (target?.home || target?.key === undefined)) return link;
  const image = kind === 'text' ? undefined : boxOfImage(element);
  if (image) return image;
  const box = element.parent;
  // Initials that are drawn beside a name are one mark with it.
  if ('initials' in reasons && !link && box && isBrandBox(document, box)) return box;
  return kind === 'text' && !link ? lockupOf(document, element, brandOf(manifest)) : element;
}

/** Runs of text in a box of the brand, at most, blanks too. */
const MOST_TEXTS = 16;

/** Whether a box that is called the brand holds a drawing, a name, a line about the site, and nothing to click. */
function isBrandBox(document: IndexedDocument, box: DocElement): boolean {
  return hasBrandClass(document, box) && box.endText - box.firstText <= MOST_TEXTS && !noPartOfMark(document, box);
}

function rank({ mark, rating }: StaticLogo): number {
  return (mark.kind === 'text' ? 2 : mark.kind === 'empty' ? 1 : 0) - (rating.file ? 1 : 0);
}

/** Marks that are taken, and whether another is a part of one of them: in one link, within one another, or side by side. */
function takenMarks(elements: number): {
  hasPartOf(mark: Mark): boolean;
  isWithinRoot(mark: Mark): boolean;
  add(mark: Mark): void;
  addRoot(logo: StaticLogo): void;
} {
  const links = new Set<DocElement>();
  const isWithinOne = new Uint8Array(elements);
  const around = new Set<DocElement>();
  const rows = new Set<DocElement | undefined>();
  // One file for a light ground and one for a dark one.
  const pairs = new Map<DocElement | undefined, Mark>();
  const rowsOfText = new Set<DocElement | undefined>();
  const isWithinBox = new Uint8Array(elements);
  return {
    isWithinRoot: ({ element }) => isWithinBox[element.index] === 1,
    addRoot({ mark, root }) {
      if (mark.kind === 'drawing') isWithinBox.fill(1, root.index, root.last + 1);
    },
    hasPartOf(mark) {
      const { element, link, kind } = mark;
      if (link && links.has(link)) return true;
      if (isWithinOne[element.index] === 1 || around.has(element)) return true;
      if (kind === 'image' && isPair(pairs.get(rowOf(mark)), mark)) return true;
      return (kind === 'text' ? rows : rowsOfText).has(rowOf(mark));
    },
    add(mark) {
      const { element, link, kind } = mark;
      if (link) links.add(link);
      isWithinOne.fill(1, element.index, element.last + 1);
      for (let each = element.parent; each && !around.has(each); each = each.parent) around.add(each);
      rows.add(rowOf(mark));
      if (kind === 'image') pairs.set(rowOf(mark), mark);
      if (kind === 'text') rowsOfText.add(rowOf(mark));
    },
  };
}

function rowOf({ element, link }: Mark): DocElement | undefined {
  return (link ?? element).parent;
}

/** Whether two images side by side are one for two grounds: they are called the same, or their files are but for the ground. */
function isPair(one: Mark | undefined, other: Mark): boolean {
  if (!one) return false;
  if (other.label !== '' && one.label === other.label) return true;
  const names = new Set(one.files.map(withoutVariant));
  return other.files.some((file) => names.has(withoutVariant(file)));
}
