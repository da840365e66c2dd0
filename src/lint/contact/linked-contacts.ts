import type { Budget } from '../../budget.js';
import { telUrl } from '../../component/contact/contact-link.js';
import { parsed, percentDecoded } from '../../html/url.js';
import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import { linksOf } from '../document/links.js';
import { profileOf } from '../social/profile.js';
import { linkKeys } from './contact-links.js';
import { findNumbers } from './find-numbers.js';
import { findMailAddresses, type MailIndex } from './mail-addresses.js';
import type { NumberIndex } from './number-index.js';
import type { PhoneNumber } from './phone-number.js';
import type { StaticContact, Wanted } from './wanted.js';

/** The configured contacts that links of a page lead to. */
export function linkedContacts(document: IndexedDocument, { numbers, mails, links }: Wanted): StaticContact[] {
  const { budget } = document;
  return linksOf(document).flatMap(({ element, href }): StaticContact[] => {
    const written = href.trim();
    const own =
      links.size > 0 && (OWN_LINK.test(written) || profileOf(written) !== undefined)
        ? linkKeys(written).flatMap((key) => links.get(key) ?? [])
        : [];
    const fields =
      own.length > 0
        ? own.slice(0, 1)
        : isNumberLink(written)
          ? numberFields(written, numbers, budget)
          : mailFields(written, mails, budget);
    const { start, end } = element;
    const shown = shortText(written, LONGEST_NUMBER);
    return fields.map((field) => ({ field, start, end, link: element, written: shown, score: 1 }));
  });
}

/** What may be the link of a contact that has one of its own: a chat, or a number to write to. */
const OWN_LINK =
  /^(?:sms|whatsapp|viber|signal|sgnl|skype|tg|line|weixin):|^(?:https?:)?\/\/[^/]{0,40}(?:whatsapp|wa\.me|viber|signal|t\.me|telegram|line\.me|lin\.ee|m\.me|messenger|kakao|zalo)/i;

/** UTF-16 code units of a number in a link, however it is spelled. */
const LONGEST_NUMBER = 250;

const NUMBER_LINK =
  /^(?:tel|callto|sms|smsto|fax|whatsapp|viber|facetime|facetime-audio|skype|signal|sip):|^(?:https?:)?\/\/(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|(?:www\.)?whatsapp\.com|signal\.me|viber\.click)\//i;

function isNumberLink(href: string): boolean {
  return NUMBER_LINK.test(href);
}

function numberFields(href: string, numbers: NumberIndex, budget: Budget): string[] {
  const text = percentDecoded(href).replace(/^[a-z-]+:(?!\/\/)/i, '');
  // The text of a message may hold any number; that to call is in the path or in a parameter.
  const url = parsed(text.replace(/^\/\//, 'https://'));
  const number = url
    ? (url.searchParams.get('phone') ?? url.searchParams.get('number') ?? url.pathname)
    : text.replace(/[?;].*$/s, '');
  if (number.length > LONGEST_NUMBER) return [];
  const plain = telUrl(number)?.slice(4) ?? number;
  const found = findNumbers(plain, numbers, budget);
  return found.length > 0 || plain === number ? fieldsOf(found) : fieldsOf(findNumbers(number, numbers, budget));
}

function fieldsOf(found: readonly { number: PhoneNumber }[]): string[] {
  return [...new Set(found.map(({ number }) => number.field))];
}

function mailFields(href: string, mails: MailIndex, budget: Budget): string[] {
  if (!/^mailto:/i.test(href)) return [];
  const [recipients = ''] = href.slice('mailto:'.length).split('?');
  const addresses = percentDecoded(recipients).toLowerCase();
  const found = findMailAddresses(addresses, mails, budget).map(({ mail }) => mail);
  return [...new Set(found)].sort((a, b) => a.order - b.order).map(({ field }) => field);
}
