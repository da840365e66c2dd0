import { networkName } from '../../../component/social/networks.js';
import { attribute, type DocElement } from '../../../lint/document/element.js';
import { linkTarget } from '../../../lint/document/link-key.js';
import { type Entry, isBrand, entryOf as ratedEntry } from '../../../lint/menu/entries.js';
import { isLanguage } from '../../../lint/menu/languages.js';
import { NETWORKS } from '../../../lint/social/networks.js';
import { networkOf } from '../../../lint/social/profile.js';
import { fold } from '../../../lint/words/fold.js';
import { labelOf, namesOf, type RatedPage } from './html-page.js';

const SKIP = /(?:^|[\s_-])(?:skip|skip-?link|screen-reader-text|visually-hidden-focusable)(?:$|[\s_-])/i;

/** Whether a link may be an item of a menu. */
export function isMenuLink(page: RatedPage, link: DocElement): boolean {
  const { document, manifest } = page;
  const label = labelOf(document, link);
  const href = attribute(link, 'href')?.trim() ?? '';
  if (
    !/[\p{L}\p{N}]/u.test(label) ||
    label.length > LONGEST_LABEL ||
    SKIP.test(namesOf(link)) ||
    /^(?:tel|mailto|sms|callto):/i.test(href)
  )
    return false;
  if (isProfile(link, href, fold(label)) || isLanguage(link, fold(label))) return false;
  if (BRAND.test(namesOf(link)) || BRAND.test(link.parent?.tag === 'li' ? namesOf(link.parent) : '')) return false;
  const target = linkTarget(page, link);
  return !(target.home && isBrand(document, link, fold(label), fold(manifest.site.name)));
}

const LONGEST_LABEL = 80;
/** Links of a menu that is written by hand, at most: with more it is an index. */
export const MOST_LINKS = 500;
const BRAND = /(?:^|[\s_-])(?:logo|brand)(?:$|[\s_-])/i;
const ICON = /(?:^|[\s_-])(?:social|btn-social|social-icon|social-link)(?:$|[\s_-])/i;

/** What people call networks: nobody has a page of that name. */
const NETWORK_NAMES: ReadonlySet<string> = new Set([...NETWORKS.map(({ name }) => fold(networkName(name))), 'twitter']);

/** Whether a link leads to a profile, or will when it has an address. */
function isProfile(link: DocElement, href: string, label: string): boolean {
  return (
    networkOf(href) !== undefined ||
    NETWORK_NAMES.has(label) ||
    ICON.test(namesOf(link)) ||
    (link.parent ? ICON.test(namesOf(link.parent)) : false)
  );
}

/** A link as the linter's search for menus takes it; no menu is known yet that it could be of. */
export function entryOf(page: RatedPage, link: DocElement): Entry {
  const label = labelOf(page.document, link);
  const href = attribute(link, 'href') ?? '';
  return { ...ratedEntry(link, label, fold(label), linkTarget(page, link), []), href, language: false };
}
