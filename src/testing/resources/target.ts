import { linkUrl, parsed, percentDecoded, webUrl } from '../../html/url.js';
import type { Contact, Site } from '../../site/schema.js';
import type { Target } from './resource.js';

/** Where an address of the site leads, if a link may lead there. */
export function linkTarget(url: string | undefined, site: Site): Target | undefined {
  return sameAddress(linkUrl(url), site);
}

/** The file that an address of the site names, if a page may load it. */
export function fileTarget(url: string | undefined, site: Site): Target | undefined {
  return sameAddress(webUrl(url), site);
}

function sameAddress(url: string | undefined, site: Site): Target | undefined {
  if (url === undefined) return undefined;
  const wanted = absolute(url, site);
  return { shown: url, is: (href) => absolute(href, site) === wanted };
}

/** An address as browsers would ask for it, percent-encoding aside. */
export function absolute(url: string, { site }: Site): string {
  return percentDecoded(parsed(url, site.url)?.href ?? url.trim());
}

/** Where the number or the mail address of a contact leads: compared by digits and letters, not by how it is written. */
export function contactTarget({ kind, value }: Contact): Target | undefined {
  if (kind === 'phone') {
    const digits = [...dialled(value)];
    return digits[0] ? { shown: `tel:${digits[0]}`, is: (href) => isCall(href, digits) } : undefined;
  }
  if (kind !== 'email') return undefined;
  const wanted = value.trim().replace(/^mailto:/i, '');
  return { shown: `mailto:${wanted}`, is: (href) => mailAddress(href) === wanted };
}

/** The ways to dial a number: without the prefix that stands for `+`, and without the zero of its own country. */
function* dialled(value: string): Generator<string> {
  const plain = value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const abroad = /^[\s(\u200e\u200f\u202a-\u202e]*(?:tel:\s*(?:\(\s*)?)?00/i.test(plain)
    ? plain.replace('00', '')
    : plain;
  for (const spelling of [abroad, abroad.replace('(0)', '')]) yield spelling.replace(/\D/g, '');
}

function isCall(href: string, digits: readonly string[]): boolean {
  if (!/^tel:/i.test(href)) return false;
  return digits.includes(href.replace(/\D/g, ''));
}

/** The address that a `mailto:` link writes to, or nothing. */
export function mailAddress(href: string): string | undefined {
  return /^mailto:/i.test(href) ? percentDecoded(href.slice('mailto:'.length).replace(/\?.*$/s, '')) : undefined;
}
