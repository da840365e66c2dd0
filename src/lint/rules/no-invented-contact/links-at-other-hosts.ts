import { parsed } from '../../../html/url.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import type { DocElement } from '../../document/element.js';
import { linksOf } from '../../document/links.js';
import { labelTextOf } from '../../document/text.js';
import { inventedMenusOf } from '../../menu/invented-menus.js';
import { isFileLink } from '../../menu/site-links.js';
import { isHostOfName } from '../../owner/host-of-name.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { placeOfElement } from '../../owner/place.js';
import { domainOf, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem, Proposal } from '../../rule.js';
import { isAtHostOfPage } from '../no-invented-menu/host-of-page.js';
import type { ClaimedHosts } from './at-claimed-hosts.js';
import { hasPage, isHostAlone, onlyPagesOf } from './has-page.js';
import { bareHost, hostsOfPage, otherHostsOf } from './other-hosts.js';
import { pagesThatFit } from './pages-that-fit.js';

/**
 * The links to a host of the site's name, or below it, that is not the site's, as the page says that it is its own, has its mailboxes
 * there, or as the name alone tells: what stands there is made up with it, or belongs to another host of the same house. Somebody has to look.
 *
 * @param claimed the hosts that the page takes for its own
 */
export function linksAtOtherHosts(page: Page, claimed: ClaimedHosts): Problem[] {
  const { document, manifest } = page;
  const others = otherHostsOf(page);
  const named = new Set(others.flatMap(({ hostname, isNamed }) => (isNamed ? [bareHost(hostname)] : [])));
  const ofMails = new Set(claimed.keys());
  for (const host of hostsOfPage(page).keys()) ofMails.delete(host);
  const own = parsed(manifest.site.url);
  if (!own) return [];
  const names = siteNamesOf(manifest);
  const told = new Set(others.map(({ said }) => said.span.start));
  const inMenus = linksOfMenus(page);
  return linksOf(document).flatMap(({ element, href }): Problem[] => {
    const value = href.trim();
    if (!/^(?:https?:)?\/\//i.test(value) || told.has(element.start) || inMenus.has(element)) return [];
    const host = bareHost(parsed(value, own.href)?.hostname ?? '');
    const over = host.slice(host.indexOf('.') + 1);
    const claimed = [host, over, domainOf(host)].find((each) => named.has(each) || ofMails.has(each));
    const above = claimed ?? (host !== '' && isHostOfName(host, names) ? host : undefined);
    // A file is told as one, and the host alone where people read it.
    if (above === undefined || isKnownDomain(host, names) || isFileLink({ href: value })) return [];
    const { kind: place } = placeOfElement(document, element);
    if (place === 'other' || place === 'article') return [];
    const ofClaimed = named.has(above) ? 'which the page says is its own' : 'where the page has its mailboxes';
    const claim = claimed === undefined ? "which has the site's name" : ofClaimed;
    const why = `it is ${host === above ? 'at' : 'below'} \`${above}\`, ${claim} and which is not the site's`;
    const fix = host === above ? ownInstead(page, element, href, own.origin) : undefined;
    const fitting = fix ? [] : pagesThatFit(manifest, labelTextOf(document, element));
    const listedPages = fitting.map((url) => `\`${url}\``).join(' or ');
    const pages = fitting.length === 0 ? onlyPagesOf(own.host) : `${listedPages} of its menus`;
    const expected = fix ? `\`${fix.expected}\`` : `${pages}, or no link`;
    return [
      {
        start: element.start,
        end: element.end,
        outcome: 'needs-review',
        message: `Unexpected web address \`${value}\`, expected ${expected}: ${why}`,
        resource: '/site/url',
        evidence: { value, kind: 'web address', why, score: 0.6 },
        ...(fix?.proposal && { fix: fix.proposal }),
      },
    ];
  });
}

/** The links that go with a menu that is told. */
function linksOfMenus(page: Page): ReadonlySet<DocElement> {
  const entries = inventedMenusOf(page).flatMap((menu) => menu.entries);
  return new Set(entries.filter((entry) => isAtHostOfPage(page, entry)).map(({ element }) => element));
}

/** The same page at the site's own host, where the site has it. */
function ownInstead({ document, manifest }: Page, element: DocElement, href: string, origin: string) {
  const address = href.trim();
  // The host ends with the first sign of a path behind the two of the scheme.
  const slashes = address.indexOf('//') + 2;
  const behind = address.slice(slashes).search(/[/?#]/);
  const length = behind === -1 ? address.length : slashes + behind;
  const expected = origin + address.slice(length);
  if (!(isHostAlone(expected) || hasPage(manifest, expected))) return undefined;
  const from = href.indexOf(address);
  const place = spanInAttribute(document, element, 'href', from, from + length);
  const proposal: Proposal | undefined = place && {
    description: `Write \`${origin}\`, the site's own host`,
    edits: [{ ...place, text: origin }],
  };
  return { expected, proposal };
}
