import { contactUrl } from '../../../component/contact/contact-link.js';
import { percentDecoded } from '../../../html/url.js';
import { channelsBeside } from '../../../lint/contact/channel-beside.js';
import { messengerOf } from '../../../lint/contact/messenger.js';
import type { IndexedDocument } from '../../../lint/document/document.js';
import { closest, type DocElement } from '../../../lint/document/element.js';
import { type Link, linksOf } from '../../../lint/document/links.js';
import { textOf } from '../../../lint/document/text.js';
import { spotOf } from '../../../lint/owner/beside.js';
import { profileOf } from '../../../lint/social/profile.js';
import type { Contact } from '../../../site/schema.js';
import { type ContactLabel, labelOfContact } from './contact-labels.js';
import { digits, email, extensionAt, type FoundContact, LEAST_DIGITS, numberCalled } from './contact-values.js';
import { elementBefore, labelOf, type RatedPage } from './html-page.js';
import { ofStanding } from './whose-contact.js';

/**
 * The contacts that links of a page call, write to, or chat with.
 *
 * @param unsure takes lines on the chats that have no number
 */
export function contactsOfLinks(page: RatedPage, unsure: string[]): FoundContact[] {
  const { document } = page;
  return linksOf(document).flatMap((link): FoundContact[] => {
    const { element } = link;
    if (closest(element, ({ tag }) => tag === 'article')) return [];
    const found = ofLink(document, link, unsure);
    if (found.length === 0) return [];
    const text = labelOf(document, element);
    return ofStanding(page, found, { element: element.parent, spot: spotOf(document, element), text });
  });
}

function ofLink(document: IndexedDocument, link: Link, unsure: string[]): FoundContact[] {
  const { element, href } = link;
  const [, scheme = '', rest = ''] = /^\s*(tel|callto|fax|mailto):([^?]*)/i.exec(href) ?? [];
  if (scheme === '') return ofChat(document, link, unsure);
  const label = labelAround(document, element);
  if (scheme.toLowerCase() === 'mailto') return email(percentDecoded(rest), label);
  const text = textOf(document, element);
  const isFax = scheme.toLowerCase() === 'fax' || (label === undefined && isBesideFax(document, element, text));
  const number = percentDecoded(rest).replace(/^\/\//, '');
  return numberCalled(isFax ? 'fax' : label, number, digits(text) >= LEAST_DIGITS ? numberIn(text) : undefined);
}

/** A chat by number is a number with a link of its own; others are told of. */
function ofChat(document: IndexedDocument, { element, href }: Link, unsure: string[]): FoundContact[] {
  const url = href.trim();
  const messenger = messengerOf(url);
  if (!messenger || profileOf(url)) return [];
  if (messenger.number === undefined || messenger.name !== 'WhatsApp') {
    const why = 'a contact is a number, a mail address or a postal address';
    unsure.push(`the chat in ${messenger.name} \`${url}\`, because ${why}`);
    return [];
  }
  const text = textOf(document, element);
  const shown = digits(text) >= LEAST_DIGITS ? numberIn(text) : undefined;
  return numberCalled('whatsapp', `+${messenger.number}`, shown).map(({ field, contact }) => {
    const chat: Contact = { ...contact, kind: 'whatsapp' };
    // A link that says more than the number is kept, such as one with the text of a message.
    return { field, contact: contactUrl(chat) === url ? chat : { ...chat, url } };
  });
}

/** Characters before a link that are read. */
const MOST_BEFORE = 40;

/** What the words of a link, before it in its line, or in the term before it call what it leads to. */
function labelAround(document: IndexedDocument, link: DocElement): ContactLabel | undefined {
  const [own = ''] = labelOf(document, link).split(/[+(\p{Nd}@]/u, 1);
  const called = labelOfContact(own);
  if (called) return called;
  const before = textBefore(document, link);
  const line = before.split(/[\n|·•–,;]/).at(-1) ?? '';
  if (/\p{L}/u.test(line)) return labelOfContact(line.split(/\p{Nd}/u).at(-1) ?? '');
  for (const each of [link, link.parent]) {
    const term = each && elementBefore(each);
    if (term) return term.tag === 'a' ? undefined : labelOfContact(labelOf(document, term));
  }
  return undefined;
}

/** The text before a link in its lines, from the link before it on. */
function textBefore(document: IndexedDocument, link: DocElement): string {
  const spot = spotOf(document, link);
  if (!spot) return '';
  const last = elementBefore(link);
  const between = last?.tag === 'a' ? document.texts.slice(last.endText, link.firstText) : undefined;
  return (
    between?.map(({ value }) => value).join('') ?? spot.flow.text.slice(Math.max(0, spot.at - MOST_BEFORE), spot.at)
  );
}

function isBesideFax(document: IndexedDocument, element: DocElement, text: string): boolean {
  const spot = spotOf(document, element);
  if (!spot) return false;
  const { flow, at } = spot;
  return (
    channelsBeside({ document, flow, from: at, to: at + text.length, element, start: element.start }).channel?.id ===
    'fax'
  );
}

/** The number of a text with its extension, without the words around it. */
function numberIn(text: string): string {
  const found = /[+(\d](?:[\d\s()./-]{0,40}\d)?/.exec(text);
  if (!found) return text;
  return found[0] + extensionAt(text, found.index + found[0].length);
}
