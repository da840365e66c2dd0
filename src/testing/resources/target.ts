import { linkUrl, parsed, percentDecoded, webUrl } from '../../html/url.js';
import type { Contact, Site } from '../../site/schema.js';
import { folded } from '../page/tree.js';
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

/** Where a contact leads by its value: compared by what is dialled, written to or looked for, not by spelling. */
export function contactTarget({ kind, value }: Contact): Target | undefined {
  if (kind === 'phone') {
    const number = dialled(value);
    return { shown: number.shown, is: (href) => isCall(href, number) };
  }
  if (kind === 'whatsapp') return chat(dialled(value));
  if (kind === 'address') return map(value);
  if (kind !== 'email') return undefined;
  const wanted = value.trim().replace(/^mailto:/i, '');
  return { shown: `mailto:${wanted}`, is: (href) => mailAddress(href) === wanted };
}

/** The chat with a number. */
function chat({ digits, shown }: Dialled): Target {
  const [first = shown] = digits;
  return {
    shown: `https://wa.me/${first}`,
    is: (href) => digits.some((each) => percentDecoded(href.trim()) === `https://wa.me/${each}`),
  };
}

/** The map that an address is looked for on. */
function map(value: string): Target {
  const wanted = folded(
    value
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(', '),
  );
  return {
    shown: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted.toWellFormed())}`,
    is(href) {
      const url = parsed(href);
      const query = url && folded(url.searchParams.get('query') ?? '');
      return url?.host === 'www.google.com' && url.pathname === '/maps/search/' && query === wanted;
    },
  };
}

/** A number as it is dialled. */
interface Dialled {
  /** With its country code: what begins with `+`, or `00` that stands for it. */
  abroad: boolean;
  /** The digits in one of these ways: with the zero of its own country in parentheses, or without. */
  digits: readonly string[];
  extension: string;
  shown: string;
}

function dialled(value: string): Dialled {
  const plain = value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const [, prefix = '', rest = ''] = /^\s*(?:tel:)?[\s(]*(\+|00)?(.*)$/is.exec(plain) ?? [];
  const [extended = '', extension = ''] = /[a-z#=]\D{0,3}(\d{1,7})\s*$/i.exec(rest) ?? [];
  const number = rest.slice(0, rest.length - extended.length);
  const digits = [number, number.replace('(0)', '')].map((spelling) => spelling.replace(/\D/g, ''));
  const shown = `tel:${prefix && '+'}${digits[0]}${extension && `;ext=${extension}`}`;
  return { abroad: prefix !== '', digits, extension, shown };
}

/** A `tel:` link as RFC 3966 has it: `+`, a number in which separators say nothing, an extension. */
const CALL = /^tel:(\+?)([\d\s().-]+)(?:;ext=(\d+))?$/i;

function isCall(href: string, { abroad, digits, extension }: Dialled): boolean {
  const [found, plus, number = '', ext = ''] = CALL.exec(percentDecoded(href.trim())) ?? [];
  if (found === undefined || (plus === '+') !== abroad || ext !== extension) return false;
  return digits.includes(number.replace(/\D/g, ''));
}

/** The one address that a `mailto:` link writes to, or nothing; of one that brings others, or a text, nothing as well. */
function mailAddress(href: string): string | undefined {
  return /^mailto:[^?]*$/i.test(href) ? percentDecoded(href.slice('mailto:'.length)) : undefined;
}
