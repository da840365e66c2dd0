import { parsed } from '../../../html/url.js';
import { linksOf } from '../../document/links.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { placeOfElement } from '../../owner/place.js';
import { domainOf, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { bareHost, otherHostsOf } from './other-hosts.js';

/**
 * The links to hosts below one of the site's name that the page says is its own and that is not the site's: what stands there is
 * made up with it, or belongs to another host of the same house. Somebody has to look.
 */
export function linksBelowOtherHosts(page: Page): Problem[] {
  const { document, manifest } = page;
  const named = new Set(otherHostsOf(page).flatMap(({ hostname, isNamed }) => (isNamed ? [bareHost(hostname)] : [])));
  const own = parsed(manifest.site.url)?.host;
  if (named.size === 0 || own === undefined) return [];
  const names = siteNamesOf(manifest);
  return linksOf(document).flatMap(({ element, href }): Problem[] => {
    if (!/^\s*(?:https?:)?\/\//i.test(href)) return [];
    const host = bareHost(parsed(href.trim(), manifest.site.url)?.hostname ?? '');
    const over = host.slice(host.indexOf('.') + 1);
    const above = [over, domainOf(host)].find((each) => each !== host && named.has(each));
    if (above === undefined || isKnownDomain(host, names)) return [];
    const { kind: place } = placeOfElement(document, element);
    if (place === 'other' || place === 'article') return [];
    const why = `the host is below \`${above}\`, which the page says is its own and which is not the site's`;
    return [
      {
        start: element.start,
        end: element.end,
        outcome: 'needs-review',
        message: `Unexpected web address \`${href.trim()}\`, expected one at \`${own}\`, the site's own host, or no link: ${why}`,
        resource: '/site/url',
        evidence: { value: href.trim(), kind: 'web address', why, score: 0.6 },
      },
    ];
  });
}
