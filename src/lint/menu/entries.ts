import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { linkTarget, type Target, targetOf } from '../document/link-key.js';
import { countLinks } from '../document/links.js';
import { nameOf } from '../document/name-of.js';
import { nearestBy } from '../document/nearest.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { actingLink, isChooserOfPages, isIdleButton, isIdleChooser, optionLabel, optionsOf } from './acting-link.js';
import { assignedMenus } from './assigned-menus.js';
import { isLanguage } from './languages.js';
import { type ItemMatch, matchLink } from './match-link.js';

/** A link as a part of navigation. */
export interface Entry {
  element: DocElement;
  /** As written; empty without one. */
  href: string;
  /** As read, or what its images are called. */
  label: string;
  /** The same, folded. */
  folded: string;
  target: Target;
  /** Equal for all links with its address. */
  place: string;
  /** Equal for all links with its address that say the same. */
  key: string;
  /** The items of menus that it may stand for. */
  matches: readonly ItemMatch[];
  /** It switches the language. */
  language: boolean;
}

/** A drop-down that goes to what is chosen, with its options as links. */
export interface Chooser {
  element: DocElement;
  entries: readonly Entry[];
}

/** The links of a page that may be parts of navigation, and its drop-downs that lead to pages. */
interface Navigation {
  entries: readonly Entry[];
  choosers: readonly Chooser[];
}

/**
 * The links of a page that may be parts of navigation, in the order of the source: an `a` that has no address yet is one
 * too, and so is a button whose script goes to a page.
 */
export function entriesOf(page: Page): readonly Entry[] {
  return navigationOf(page).entries;
}

/** The drop-downs of a page that go to what is chosen, each with its options as links. */
export function choosersOf(page: Page): readonly Chooser[] {
  return navigationOf(page).choosers;
}

const navigationOf = oncePerPage((page): Navigation => {
  const { document, manifest } = page;
  const index = assignedMenus(manifest);
  const entries: Entry[] = [];
  const choosers: Chooser[] = [];
  const drafts: Entry[] = [];
  if (index.menus.length === 0) return { entries, choosers };
  const name = fold(manifest.site.name);
  // Pages repeat their links: each is compared with the menus once.
  const known = new Map<string, readonly ItemMatch[]>();
  const read = (element: DocElement, href: string, label: string, folded: string, target: Target): Entry => {
    const compared = `${target.home} ${target.key ?? ''}\n${target.tail}\n${folded}`;
    const matches = known.get(compared) ?? matchLink(folded, target, index, document.budget);
    known.set(compared, matches);
    return { ...entryOf(element, label, folded, target, matches), href, language: isLanguage(element, folded) };
  };
  for (let at = 0; at < document.elements.length; at += 1) {
    const element = document.elements[at];
    if (!element) break;
    if (isComponentTag(element.tag)) at = element.last;
    else if (element.tag === 'a') {
      if (attribute(element, 'name') !== undefined) continue;
      const label = nameOf(document, element).trim();
      const folded = fold(label);
      const target = linkTarget(page, element);
      if (target.home && isBrand(document, element, folded, name)) continue;
      entries.push(read(element, attribute(element, 'href') ?? '', label, folded, target));
    } else if (element.tag === 'select') {
      at = element.last;
      const isDraft = !isChooserOfPages(element);
      if (isDraft && !(isInNavigation(document, element) && isIdleChooser(element))) continue;
      const options = optionsOf(element).flatMap((option) => {
        const href = attribute(option, 'value')?.trim() ?? '';
        const label = optionLabel(option);
        return href === '' && !isDraft ? [] : read(option, href, label, fold(label), targetOf(href, manifest));
      });
      const isOfPages = !isDraft || options.filter(isNamedAsItem).length >= LEAST_OF_DRAFT;
      if (options.length > 1 && isOfPages) choosers.push({ element, entries: options });
    } else {
      const href = actingLink(element) ?? (isDraftOfLink(document, element) ? '' : undefined);
      if (href === undefined) continue;
      const label = nameOf(document, element).trim();
      const entry = read(element, href, label, fold(label), targetOf(href, manifest));
      if (href !== '' || !isIdleButton(element)) entries.push(entry);
      else if (isNamedAsItem(entry)) drafts.push(entry);
    }
  }
  if (drafts.length >= LEAST_OF_DRAFT) {
    entries.push(...drafts);
    entries.sort((a, b) => a.element.index - b.element.index);
  }
  return { entries, choosers };
});

/** Buttons, or options, without an address that are called like items of a menu, for them to be a draft of it. */
const LEAST_OF_DRAFT = 3;

const navigationAround = nearestBy((element) => element.tag === 'nav' || attribute(element, 'role') === 'navigation');

function isInNavigation(document: IndexedDocument, element: DocElement): boolean {
  return navigationAround(document, element) !== undefined;
}

/** Whether a button stands for a link that a draft has no address for yet: in navigation without any link. */
function isDraftOfLink(document: IndexedDocument, element: DocElement): boolean {
  if (element.tag !== 'button' || !isIdleButton(element)) return false;
  const navigation = navigationAround(document, element);
  return navigation !== undefined && countLinks(document, navigation) === 0;
}

/** Whether a link without an address says what an item of a menu says. */
function isNamedAsItem({ folded, matches }: Entry): boolean {
  return matches.some(({ item }) => item.label === folded);
}

/** A link that leads somewhere, with the items that it may stand for. */
export function entryOf(
  element: DocElement,
  label: string,
  folded: string,
  target: Target,
  matches: readonly ItemMatch[],
): Omit<Entry, 'language' | 'href'> {
  const place = `${target.key ?? '#'} `; // links of a draft often have one address for all
  const key = place + (label === '' ? '' : (calledLike(target, matches) ?? folded));
  return { element, label, folded, target, place, key, matches };
}

/** What the item is called that a link with an address stands for: without one only the same words are the same link. */
function calledLike({ key }: Target, [match]: readonly ItemMatch[]): string | undefined {
  return key === undefined ? undefined : match?.item.label;
}

/** Whether a link to the home page is the site's mark: it shows an image, or the site's name. */
export function isBrand(document: IndexedDocument, link: DocElement, label: string, name: string): boolean {
  if (label !== '' && (label === name || name.startsWith(`${label} `) || label.startsWith(`${name} `))) return true;
  if (/(?:^|[\s_-])(?:logo|brand)(?:$|[\s_-])/i.test(attribute(link, 'class') ?? '')) return true;
  return firstImage(document, link) !== undefined;
}

const firstImage = firstWithin(({ tag }) => tag === 'img' || tag === 'picture');
