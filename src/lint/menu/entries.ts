import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { linkTarget, type Target } from '../document/link-key.js';
import { nameOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { assignedMenus } from './assigned-menus.js';
import { isLanguage } from './languages.js';
import { type ItemMatch, matchLink } from './match-link.js';

/** A link as a part of navigation. */
export interface Entry {
  element: DocElement;
  /** As read, or what its images are called. */
  label: string;
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

/** The links of a page that may be parts of navigation; an `a` that has no address yet is one too. */
export function entriesOf(page: Page): Entry[] {
  const { document, manifest } = page;
  const index = assignedMenus(manifest);
  if (index.menus.length === 0) return [];
  const name = fold(manifest.site.name);
  const entries: Entry[] = [];
  // Pages repeat their links: each is compared with the menus once.
  const known = new Map<string, readonly ItemMatch[]>();
  for (let at = 0; at < document.elements.length; at += 1) {
    const element = document.elements[at];
    if (!element) break;
    if (isComponentTag(element.tag)) at = element.last;
    if (element.tag !== 'a' || attribute(element, 'name') !== undefined) continue;
    const label = nameOf(document, element).trim();
    const folded = fold(label);
    const target = linkTarget(page, element);
    if (target.home && isBrand(document, element, folded, name)) continue;
    const compared = `${target.home} ${target.key ?? ''}\n${target.tail}\n${folded}`;
    const matches = known.get(compared) ?? matchLink(folded, target, index, document.budget);
    known.set(compared, matches);
    entries.push({ ...entryOf(element, label, folded, target, matches), language: isLanguage(element, folded) });
  }
  return entries;
}

/** A link that leads somewhere, with the items that it may stand for. */
export function entryOf(
  element: DocElement,
  label: string,
  folded: string,
  target: Target,
  matches: readonly ItemMatch[],
): Omit<Entry, 'language'> {
  const place = `${target.key ?? '#'} `; // links of a draft often have one address for all
  const key = place + (label === '' ? '' : (matches[0]?.item.label ?? folded));
  return { element, label, target, place, key, matches };
}

/** Whether a link to the home page is the site's mark: it shows an image, or the site's name. */
export function isBrand(document: IndexedDocument, link: DocElement, label: string, name: string): boolean {
  if (label !== '' && (label === name || name.startsWith(`${label} `) || label.startsWith(`${name} `))) return true;
  if (/(?:^|[\s_-])(?:logo|brand)(?:$|[\s_-])/i.test(attribute(link, 'class') ?? '')) return true;
  return firstImage(document, link) !== undefined;
}

const firstImage = firstWithin(({ tag }) => tag === 'img' || tag === 'picture');
