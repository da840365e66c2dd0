import { parsed } from '../../../html/url.js';
import { attribute } from '../../document/element.js';
import { scriptTextsOf } from '../../document/script-texts.js';
import { isFileLink } from '../../menu/site-links.js';
import { isHostOfName, isSubdomainOfName } from '../../owner/host-of-name.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { domainOf, isOwnHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import type { ClaimedHosts } from './at-claimed-hosts.js';
import { literalsOf } from './literals.js';
import { bareHost } from './other-hosts.js';

/** UTF-16 code units of a script that is read: a longer one is a library. */
const LONGEST = 60_000;
/** Steps to look for strings in a character. */
const SEARCHED = 4;
const ADDRESS = /^(?:https?:)?\/\/(?=[a-z\d])/i;
/** Scripts that no browser runs: data, which is read elsewhere, and templates. */
const NOT_RUN = /json|template|html/i;
const SERVICE = /\.list-manage\d?\.com$/;

/**
 * The addresses in scripts at a host that the page takes for its own, that has the site's name, or that a service calls by it: what
 * the script sends and fetches goes there. Somebody has to look.
 */
export function hostsInScripts(page: Page, claimed: ClaimedHosts): Problem[] {
  const { document, manifest } = page;
  const own = parsed(manifest.site.url);
  if (!own) return [];
  return scriptTextsOf(document).flatMap(({ parent, value, start }): Problem[] => {
    if (!parent || value.length > LONGEST || !value.includes('//')) return [];
    if (NOT_RUN.test(attribute(parent, 'type') ?? '')) return [];
    document.budget.spend(value.length * SEARCHED);
    return literalsOf(value).flatMap(({ name, text, at }) => {
      const why = ADDRESS.test(text) ? whyOther(page, text.trim(), claimed, name !== '') : undefined;
      if (why === undefined) return [];
      const from = start + at;
      return [
        {
          start: from,
          end: from + text.length,
          outcome: 'needs-review',
          message: `Unexpected web address \`${text}\` in a script, expected one at \`${own.host}\`, the site's own host, or none: ${why}`,
          resource: '/site/url',
          evidence: { value: text, kind: 'web address', source: 'script', why, score: 0.6 },
        },
      ];
    });
  });
}

/**
 * Why an address is at a host of the house that is not the site's; nothing for one that may be anybody's. By its name alone a host
 * counts in settings: what a form calls is told with the form.
 */
function whyOther({ manifest }: Page, address: string, claimed: ClaimedHosts, isSetting: boolean): string | undefined {
  const names = siteNamesOf(manifest);
  const host = bareHost(parsed(address, manifest.site.url)?.hostname ?? '');
  if (!host.includes('.') || isOwnHost(host, names) || isKnownDomain(host, names) || isFileLink({ href: address }))
    return undefined;
  const above = [host, domainOf(host)].find((each) => claimed.has(each));
  if (above !== undefined)
    return `it is ${above === host ? 'at' : 'below'} \`${above}\`, which the page takes for its own and which is not the site's`;
  if (!isSetting) return undefined;
  if (isHostOfName(host, names)) return `it is at \`${host}\`, which has the site's name and which is not the site's`;
  if (SERVICE.test(host) && isSubdomainOfName(host, names))
    return `it is at \`${host}\`, where a service has somebody of the site's name, and the site names none there`;
  return undefined;
}
