import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { linkTarget } from '../document/link-key.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument, oncePerElement } from '../document/once-per-document.js';
import { isNameOfLanguage } from '../menu/languages.js';
import { type RolePlace, rolePlaceOf } from '../menu/role-place.js';
import type { Page } from '../rule.js';
import { COPYRIGHT } from '../words/copyright.js';
import { fold, words } from '../words/fold.js';
import { badgeOf, withoutBadge } from './badge.js';
import { brandOf } from './brand.js';
import { hasBrandClass } from './brand-class.js';
import { drawerAround } from './drawer.js';
import { mayHaveName } from './hinted-texts.js';
import { noPartOfMark } from './lockup.js';
import { hasLogoComponent } from './logo-components.js';
import { isContracted, isInitials, isOfNames, withoutMonogram } from './part-of-name.js';
import { isBeginning, isExactName, isName } from './say-name.js';
import { PLAIN_WORDS } from './words.js';

/** Runs of text in a wordmark, at most, blanks too. */
const MOST_TEXTS = 16;

const readingAround = nearestTag('rt', 'rp');

/** What a wordmark says: its text without the reading that stands over it. */
export function wordmarkText(document: IndexedDocument, element: DocElement): string {
  let text = '';
  const end = Math.min(element.endText, element.firstText + MOST_TEXTS);
  for (let index = element.firstText; index < end; index += 1) {
    const run = document.texts[index];
    if (!run || run.raw) continue;
    const reading = readingAround(document, run.parent);
    if (!reading || !isWithin(reading, element)) text += run.value;
  }
  document.budget.spend(end - element.firstText + text.length);
  return text;
}

/** Whether an element says the site's name and nothing else; the beginning of it is enough in the place of the brand. */
export function isOwnName(page: Page, element: DocElement): boolean {
  const { document, manifest } = page;
  if (element.endText - element.firstText > MOST_TEXTS || !mayHaveName(page, element)) return false;
  const brand = brandOf(manifest);
  const written = wordmarkText(document, element);
  if (isNameOverLine(page, element)) return true;
  if (written.length > brand.longest) return false;
  const text = withoutMonogram(withoutBadge(document, element, written));
  if (isName(text, brand)) return true;
  if (isContracted(text, brand)) {
    const place = brandPlaceOf(document, element);
    if (place?.role === 'header' && (isAtHead(document, element, place) || isAtHeadOfDrawer(document, element)))
      return true;
  }
  if (isBeginning(text, brand) && isDrawnBeside(element)) {
    const place = brandPlaceOf(document, element);
    if (place && isAtHead(document, element, place)) return true;
  }
  if (hasBrandClass(document, element) || hasBrandClass(document, element.parent))
    return isBeginning(text, brand) || isOfNames(text, brand);
  return false;
}

/** Whether a link home at the head of a header says the very name, and a line of its own below that. */
function isNameOverLine(page: Page, link: DocElement): boolean {
  const { document, manifest } = page;
  const end =
    link.tag === 'a' ? link.children.findIndex((child) => child.kind === 'element' && child.tag === 'br') : -1;
  if (end < 1 || !linkTarget(page, link).home) return false;
  const above = link.children
    .slice(0, end)
    .map((child) => (child.kind === 'text' ? child.value : wordmarkText(document, child)))
    .join('');
  if (!isExactName(above, brandOf(manifest))) return false;
  const place = brandPlaceOf(document, link);
  return place?.role === 'header' && isAtHead(document, link, place);
}

/** Whether a drawing stands in an element before its text. */
function isDrawnBeside({ children }: DocElement): boolean {
  const first = children.find((child) => child.kind === 'element' || child.value.trim() !== '');
  return first?.kind === 'element' && first.tag === 'svg';
}

/** Whether an element is what a drawer begins with. */
export function isAtHeadOfDrawer(document: IndexedDocument, element: DocElement): boolean {
  const area = drawerAround(document, element.parent);
  return area !== undefined && isAtHead(document, element, { role: 'header', area, by: 'name' });
}

/** Words of what stands in the place of the brand, at most: a longer line is a sentence. */
const MOST_WORDS = 5;

/**
 * Whether a link home in the header, or at the head of the footer, stands for the brand: it says initials or words of the name,
 * or whatever, where it is called so in the header.
 */
export function isBrandLink(page: Page, link: DocElement): boolean {
  const { document, manifest } = page;
  const texts = link.endText - link.firstText;
  if (texts === 0 || texts > MOST_TEXTS) return false;
  if (!linkTarget(page, link).home) return false;
  const place = rolePlaceOf(document, link);
  if (!place) return false;
  if (place.role === 'footer' && !isAtHead(document, link, place)) return false;
  if (noPartOfMark(document, link)) return false;
  // Letters in a badge make a mark of it, whatever stands beside.
  if (hasLogoComponent(document, place.area) && badgeOf(document, link) === undefined) return false;
  const text = withoutBadge(document, link, wordmarkText(document, link));
  const said = words(text);
  const isNamed = hasBrandClass(document, link) || hasBrandClass(document, link.parent);
  if (said.length === 0 || said.every((word) => PLAIN_WORDS.has(word)) || isNameOfLanguage(fold(text))) return false;
  const brand = brandOf(manifest);
  if (isInitials(text, brand) || isOfNames(text, brand))
    return isNamed || (listAround(document, link) === undefined && !isOneOfLinks(link));
  return isNamed && place.role === 'header' && said.length <= MOST_WORDS;
}

const listAround = nearestTag('ul', 'ol');

/** Whether a link stands beside others. */
function isOneOfLinks({ parent }: DocElement): boolean {
  const links = parent?.children.filter((child) => child.kind === 'element' && child.tag === 'a') ?? [];
  return links.length > 1;
}

/** Whether a link in the place of the brand says none of the site's names, and no part of them. */
export function isOfOtherName(page: Page, link: DocElement): boolean {
  const text = withoutBadge(page.document, link, wordmarkText(page.document, link));
  const brand = brandOf(page.manifest);
  return !isOwnName(page, link) && !isInitials(text, brand) && !isOfNames(text, brand);
}

const linkAround = nearestTag('a', 'button', 'select', 'svg', 'textarea', 'dialog');
/** Elements that hold parts of a page, or what is no text of it: no name is set in them. */
const MAY_NOT_BE: ReadonlySet<string> = new Set(
  (
    'html head body header footer nav main aside form fieldset article dialog template noscript script style title textarea select ' +
    'option optgroup datalist table caption thead tbody tfoot tr colgroup ul ol dl menu svg math iframe object video audio canvas ' +
    'pre code samp kbd rt rp input'
  ).split(' '),
);
/** Elements of lists, of contacts and of what is printed small: at the foot of a page a name in them heads an address. */
const OF_IMPRINT: ReadonlySet<string> = new Set('li dt dd address small'.split(' '));

/**
 * Whether an element that is no link is the site's name set as a mark: it stands in a header or footer, and says the name
 * alone.
 */
export function isWordmark(page: Page, element: DocElement): boolean {
  const { document } = page;
  if (!element.isHtml || element.endText - element.firstText > MOST_TEXTS) return false;
  if (!mayHaveName(page, element) || MAY_NOT_BE.has(element.tag)) return false;
  const place = rolePlaceOf(document, element);
  if (!place || (place.role === 'footer' && OF_IMPRINT.has(element.tag))) return false;
  if (!isOwnName(page, element) || noPartOfMark(document, element)) return false;
  if (COPYRIGHT.test(wordmarkText(document, element))) return false;
  if (hasNameWithin(page, element)) return false;
  const link = linkAround(document, element.tag === 'button' ? element.parent : element);
  return !link || (link.tag === 'a' && linkTarget(page, link).home);
}

/** Whether an element says more than the name, which an element in it says alone. */
function hasNameWithin({ document, manifest }: Page, element: DocElement): boolean {
  const brand = brandOf(manifest);
  if (isExactName(wordmarkText(document, element), brand)) return false;
  return element.children.some(
    (child) => child.kind === 'element' && isExactName(wordmarkText(document, child), brand),
  );
}

/** The header or footer that a mark stands in. */
export const brandPlaceOf = oncePerElement((document, element): RolePlace | undefined =>
  rolePlaceOf(document, element),
);

/** Texts and headings that may stand before a mark at the head of its part of the page. */
const MOST_BEFORE = 2;

/** Whether an element is what its header or footer begins with. */
export function isAtHead(document: IndexedDocument, element: DocElement, { area, by }: RolePlace): boolean {
  const { texts, headed } = readBefore(document);
  const from = by === 'position' ? 0 : area.firstText;
  const within = (counts: Int32Array) => (counts[element.firstText] ?? 0) - (counts[from] ?? 0);
  return within(texts) <= MOST_BEFORE && within(headed) === 0;
}

/** How many texts that say something stand before each text, and how many of them in headings. */
const readBefore = oncePerDocument((document) => {
  const texts = new Int32Array(document.texts.length + 1);
  const headed = new Int32Array(document.texts.length + 1);
  let index = 0;
  for (const { raw, blank, value, parent } of document.texts) {
    const says = !raw && !blank && /[\p{L}\p{N}]/u.test(value);
    texts[index + 1] = (texts[index] ?? 0) + (says ? 1 : 0);
    headed[index + 1] = (headed[index] ?? 0) + (says && parent && /^h[1-6]$/.test(parent.tag) ? 1 : 0);
    index += 1;
  }
  return { texts, headed };
});
