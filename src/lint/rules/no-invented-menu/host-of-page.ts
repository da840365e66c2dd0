import { parsed } from '../../../html/url.js';
import type { Entry } from '../../menu/entries.js';
import { isAccountLink, isButtonLike, isFileLink } from '../../menu/site-links.js';
import type { Page } from '../../rule.js';
import { hostsOfPage } from '../no-invented-contact/other-hosts.js';

/**
 * Whether a link leads to a page at a host that the page says is its own and that is not the site's, or below it: it is as invented
 * as the others of its menu. What is the visitor's own and a call to action stay, as they do at the site's host.
 */
export function isAtHostOfPage(page: Page, entry: Entry): boolean {
  const written = entry.href.trim();
  if (!/^(?:https?:)?\/\//i.test(written) || entry.language) return false;
  if (isFileLink(entry) || isAccountLink(entry) || isButtonLike(entry.element)) return false;
  const host = parsed(written, page.manifest.site.url)?.hostname.toLowerCase();
  return host !== undefined && [...hostsOfPage(page).keys()].some((own) => `.${host}`.endsWith(`.${own}`));
}
