import { telUrl } from '../../component/contact/contact-link.js';
import { escapeAttribute } from '../../html/escape.js';
import type { Manifest } from '../../manifest/schema.js';
import { spanInAttribute } from '../document/attribute-value.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, attributeSpan, type DocElement } from '../document/element.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import { type Shown, shownIn } from '../edit/keep-rest.js';
import type { Proposal } from '../rule.js';

/** A link that writes a message to a number, up to that number and behind its end. */
const MESSAGE = /^\s{0,9}(sms(?:to)?:(?:\/\/)?)([^?;&]{3,60})/i;

/** A link that writes a message, where the component for a contact of the site would call it instead. */
export interface MessageLink {
  /** What belongs in its `href`: the contact's number behind the scheme that is there. */
  address: string;
  /** The component for the number that the link shows as its text: in the link it is none by itself. */
  text: { component: string; shown: Shown } | undefined;
}

/** What is known of a link that writes a message to a number; nothing for others, and where the component writes one, too. */
export function messageLinkOf(
  document: IndexedDocument,
  { resources }: Manifest,
  link: DocElement,
  field: string,
): MessageLink | undefined {
  const contact = resources.contacts[field];
  const [, scheme] = MESSAGE.exec(attribute(link, 'href') ?? '') ?? [];
  if (scheme === undefined || contact?.kind !== 'phone' || contact.url?.trim()) return undefined;
  const number = telUrl(contact.value)?.replace(/^tel:|;.{0,20}$/g, '');
  if (number === undefined) return undefined;
  const shown = shownIn(document, link);
  return {
    address: scheme + number,
    text: shown && { component: `<x-contact field="${escapeAttribute(field)}" link="false"></x-contact>`, shown },
  };
}

/** Proposes to write a contact's number in such a link, and to leave all else that it has. */
export function writingNumber(
  document: IndexedDocument,
  link: DocElement,
  { address, text }: MessageLink,
): { fix: Proposal } | undefined {
  const written = attribute(link, 'href') ?? '';
  const [whole = '', , number = ''] = MESSAGE.exec(written) ?? [];
  const place = spanInAttribute(document, link, 'href', whole.length - number.length, whole.length);
  // A value that can't be followed comes as the whole attribute.
  if (!place || place.start === attributeSpan(link, 'href')?.start) return undefined;
  const edits = [
    { ...place, text: address.replace(/^[a-z]{3,5}:(?:\/\/)?/i, '') },
    ...(text
      ? [
          {
            start: sourceOffset(document, text.shown.text, text.shown.from),
            end: sourceEnd(document, text.shown.text, text.shown.to),
            text: text.component,
          },
        ]
      : []),
  ];
  return { fix: { description: `Write to \`${address}\`, and leave the link as it is`, edits } };
}
