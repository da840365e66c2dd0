import { contactUrl } from '../../component/contact/contact-link.js';
import { isNumber } from '../../component/contact/marks.js';
import { asRulesRead } from '../../lint/contact/as-rules-read.js';
import { linkedContacts } from '../../lint/contact/linked-contacts.js';
import { wantedOf } from '../../lint/contact/wanted.js';
import { indexDocument } from '../../lint/document/document.js';
import type { DocElement } from '../../lint/document/element.js';
import { linksOf } from '../../lint/document/links.js';
import { networkOf, profileKey } from '../../lint/social/profile.js';
import { buildManifest } from '../../manifest/build.js';
import type { ReadPage } from '../page/page.js';
import type { Trouble } from '../verdict.js';

/** A link that an author wrote. */
interface Written {
  element: DocElement;
  href: string;
}

/** A number of at least five digits (shorter ones are everybody's, as 112 is), or a mail address, which a share link has none of. */
const CONTACT = /^\s*(?:tel:(?:\D*\d){5}|mailto:[^?\s])/i;

/**
 * Numbers, mail addresses and profiles that the author links by hand though the site has another one of that kind. Whether
 * one is the site's is asked of the linter, as `no-static-contact` and `no-static-social` know it however it is spelled.
 */
export function foreignLinks(page: ReadPage): Trouble[] {
  const document = indexDocument(page.html);
  const allowed = new Set(page.foreign.map((href) => href.trim()));
  const own = linksOf(document).filter(
    ({ element, href }) =>
      !allowed.has(href.trim()) &&
      !page.expansions.some(({ start, end }) => element.start >= start && element.end <= end),
  );
  if (!own.some(({ href }) => CONTACT.test(href) || networkOf(href) !== undefined)) return [];
  return [...contacts(own, document, page), ...profiles(own, page)];
}

function contacts(own: readonly Written[], document: ReturnType<typeof indexDocument>, { site }: ReadPage): Trouble[] {
  const manifest = buildManifest(site);
  const linked = linkedContacts(document, wantedOf(asRulesRead(manifest)));
  const known = new Set(linked.map(({ start }) => start));
  const urls = new Set(Object.values(site.contacts).map(contactUrl));
  return own.flatMap(({ element: { start, end }, href }): Trouble[] => {
    const kind = CONTACT.test(href) ? (/^\s*tel:/i.test(href) ? 'phone' : 'email') : undefined;
    const others = Object.entries(site.contacts).filter(([, contact]) =>
      isNumber(contact) ? kind === 'phone' : contact.kind === kind,
    );
    if (others.length === 0 || known.has(start) || urls.has(href.trim())) return [];
    const fields = others.map(([field]) => `\`${field}\``).join(', ');
    return [
      {
        message: `Unexpected \`${href.trim()}\` by hand, expected the site's ${fields}, or the address in \`foreign\``,
        start,
        end,
      },
    ];
  });
}

function profiles(own: readonly Written[], { site }: ReadPage): Trouble[] {
  const keys = new Set(site.social.map(({ url }) => profileKey(url)));
  const networks = new Set(site.social.map(({ url }) => networkOf(url)));
  return own.flatMap(({ element: { start, end }, href }): Trouble[] => {
    const network = networkOf(href);
    const key = profileKey(href);
    // Of a known network the key of a profile begins with its name, that of a share button or a post does not.
    const isProfile = network !== undefined && networks.has(network) && key?.startsWith(`${network}:`);
    if (!isProfile || keys.has(key)) return [];
    return [
      {
        message: `Unexpected \`${href.trim()}\` by hand, expected the site's own profile on ${network}, or the address in \`foreign\``,
        start,
        end,
      },
    ];
  });
}
