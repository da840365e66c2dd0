import { mailtoUrl, telUrl } from '../component/contact/contact-link.js';
import { chooseLogo } from '../component/logo/choose-logo.js';
import { usableProfiles } from '../component/social/social.js';
import { cleanText } from '../html/escape.js';
import { imageUrl, parsed, WEB_PROTOCOLS } from '../html/url.js';
import { assertSite } from '../site/parse.js';
import { publicSite } from '../site/public-site.js';
import type { Site } from '../site/schema.js';
import { openHours } from './open-hours.js';
import { postalAddress } from './postal-address.js';
import type { StructuredData } from './schema.js';

/**
 * Who is behind a site, for search engines and assistants: JSON-LD of schema.org, as plain JSON. It says what the site's state
 * has and nothing else, without what looks like a secret, such as a token in an address. Addresses of images are absolute;
 * profiles without `https://` or `http://` are left out, as are numbers and mail addresses that are not just one.
 *
 * It is a `LocalBusiness` where the site has a postal address, and a number or opening hours; else an `Organization`.
 *
 * @param site from `parseSite`
 * @returns an object of the caller's own
 * @throws InlayError `site-not-parsed`
 * @see https://schema.org/Organization
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function structuredData(site: Site): StructuredData {
  assertSite(site);
  return dataOf(publicSite(site).site);
}

function dataOf(site: Site): StructuredData {
  const url = homeOf(site);
  const numbers = valuesOf(site, 'phone').flatMap((value) => telUrl(value)?.slice('tel:'.length) ?? []);
  const mails = valuesOf(site, 'email').flatMap(mailOf);
  const addresses = valuesOf(site, 'address').flatMap((value) => postalAddress(value, site.site.name) ?? []);
  const hours = valuesOf(site, 'hours').flatMap(openHours);
  const isLocal = addresses.length > 0 && numbers.length + hours.length > 0;
  const logo = logoOf(site, url);
  const sameAs = profilesOf(site);
  const [telephone] = numbers;
  const [email] = mails;
  const [address, ...moreAddresses] = addresses;
  return {
    '@context': 'https://schema.org',
    '@type': isLocal ? 'LocalBusiness' : 'Organization',
    '@id': `${url}#organization`,
    ...textOf('name', site.site.name),
    url,
    ...textOf('description', site.site.description),
    ...(logo && { logo }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(telephone !== undefined && { telephone }),
    ...(email !== undefined && { email }),
    ...(numbers.length + mails.length > 0 && { contactPoint: contactPoints(numbers, mails) }),
    ...(address !== undefined && { address: moreAddresses.length > 0 ? addresses : address }),
    ...(isLocal && hours.length > 0 && { openingHours: hours }),
  };
}

/** The site's address without a fragment. */
function homeOf({ site }: Site): string {
  const url = parsed(site.url);
  if (!url) return site.url;
  url.hash = '';
  return url.href;
}

function textOf<K extends string>(name: K, value: string): { [key in K]?: string } {
  const text = cleanText(value).trim();
  return text === '' ? {} : ({ [name]: text } as { [key in K]?: string }); // a computed name is any name to the compiler
}

/** The values of the contacts of a kind, each once. */
function valuesOf(site: Site, wanted: string): string[] {
  const values = Object.values(site.contacts).flatMap(({ kind, value }) => (kind === wanted ? [cleanText(value)] : []));
  return [...new Set(values)];
}

function mailOf(value: string): string[] {
  return mailtoUrl(value) === undefined ? [] : [value.trim().replace(/^mailto:/i, '')];
}

function logoOf(site: Site, url: string): StructuredData['logo'] {
  const { logo } = chooseLogo(site, 'default');
  const image = parsed(imageUrl(logo?.url) ?? '', url);
  if (!logo || !image) return undefined;
  const { width, height } = logo;
  return {
    '@type': 'ImageObject',
    url: image.href,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** Addresses of the profiles, each once. One without a scheme would be a page of this site. */
function profilesOf(site: Site): string[] {
  const addresses = usableProfiles(site).flatMap(({ url }) => {
    const address = parsed(url);
    return address && WEB_PROTOCOLS.has(address.protocol) ? [address.href] : [];
  });
  return [...new Set(addresses)];
}

function contactPoints(numbers: readonly string[], mails: readonly string[]): StructuredData['contactPoint'] {
  const type = { '@type': 'ContactPoint' as const };
  return [...numbers.map((telephone) => ({ ...type, telephone })), ...mails.map((email) => ({ ...type, email }))];
}
