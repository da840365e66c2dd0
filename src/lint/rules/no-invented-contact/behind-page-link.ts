import { parsed } from '../../../html/url.js';
import { messengerOf } from '../../contact/messenger.js';
import { attribute, type DocElement } from '../../document/element.js';
import { letteredBefore } from '../../document/lettered-piece.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { assignedMenus } from '../../menu/assigned-menus.js';
import { isButtonLike } from '../../menu/site-links.js';
import type { Spot } from '../../owner/beside.js';
import { isPageName } from '../../owner/page-words.js';
import { isOwnHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';

const linkAround = nearestTag('a', 'button');
/** Steps to read what a link says. */
const READ = 300;

/**
 * Where the link or button ends that stands right before an offset of a line and leads to a page of the site; 0 for none. What
 * it says is of that page, and not of the contact behind it. A link that may be somebody's name is none.
 */
export function endOfPageLink(page: Page, { flow, at }: Spot): number {
  const { document } = page;
  const before = letteredBefore(document, flow, at);
  const link = before && linkAround(document, before.text.parent);
  if (!before || !link) return 0;
  const end = before.at + before.text.value.length;
  // The contact may stand in the link itself.
  if (end > at || flow.text.slice(end, at).includes(':')) return 0;
  document.budget.spend(READ);
  return saysItsPage(page, link) ? end : 0;
}

function saysItsPage(page: Page, link: DocElement): boolean {
  const { document, manifest } = page;
  const text = labelTextOf(document, link).trim();
  if (link.tag === 'a' && !isOfSite(page, attribute(link, 'href')?.trim() ?? '')) return false;
  const folded = fold(text);
  if (assignedMenus(manifest).menus.some(({ items }) => items.some(({ label }) => label === folded))) return true;
  return isPageName(text) || (link.tag === 'a' && isButtonLike(link) && !IN_CAPITALS.test(text));
}

/** What may be somebody's name on a button: each word with a capital. */
const IN_CAPITALS = /^\p{Lu}[\p{Ll}.'’-]*(?:\s\p{Lu}[\p{Ll}.'’-]*){1,3}$/u;

/** Whether an address is that of a page of the site, or leads nowhere yet. */
function isOfSite({ manifest }: Page, href: string): boolean {
  if (messengerOf(href) !== undefined) return false;
  if (/^(?:[/#?.]|javascript:|$)/i.test(href) && !href.startsWith('//')) return true;
  const url = parsed(href, manifest.site.url);
  return url !== undefined && /^https?:$/.test(url.protocol) && isOwnHost(url.hostname, siteNamesOf(manifest));
}
