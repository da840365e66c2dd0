import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import type { DocElement } from '../document/element.js';
import type { Channel } from './channels.js';
import { contactLinksOf } from './contact-links.js';
import { type MailIndex, mailAddress, mailIndex } from './mail-addresses.js';
import { type NumberIndex, numberIndex } from './number-index.js';
import { phoneNumbers } from './phone-number.js';
import { type PlaceIndex, placeIndex } from './place-index.js';
import { postalAddress } from './postal-address.js';
import type { OverBlocks } from './town-below.js';

/** A configured contact on a page, written by hand. */
export interface StaticContact {
  field: string;
  /** UTF-16 offsets into the source: a link, or the text. */
  start: number;
  end: number;
  /** The link, if it is one. */
  link: DocElement | undefined;
  /** As it is written. */
  written: string;
  /** How sure it is, from 0 to 1. */
  score: number;
  /** The channel that its label says and that the site has not under this number, such as a fax. */
  mislabelled?: Channel;
  /** Other fields that have the same number or mailbox, where nothing beside it says which one is meant. */
  equals?: readonly string[];
  /** Why it may be dialled in another country, as it has no code of one: the end of a sentence. */
  abroad?: string;
  /** More digits beside it belong to it: an edit of it alone would leave them. */
  hasRest?: boolean;
  /** Its town stands in blocks of its own. */
  over?: OverBlocks;
}

export interface Wanted {
  numbers: NumberIndex;
  mails: MailIndex;
  places: PlaceIndex;
  /** Fields by the keys of their own links. */
  links: ReadonlyMap<string, string>;
}

/** What is looked for on the pages of a site. */
export const wantedOf = memo((manifest: Manifest): Wanted => {
  const { resources, site } = manifest;
  const country = /-([A-Za-z]{2})\b/.exec(site.language)?.[1]?.toUpperCase();
  const contacts = Object.entries(resources.contacts);
  const values = (kind: string) =>
    contacts.flatMap(([field, contact]) => (contact.kind === kind ? [[field, contact.value] as const] : []));
  return {
    links: contactLinksOf(manifest),
    numbers: numberIndex(
      contacts.flatMap(([field, { kind, value, display }]) =>
        kind === 'phone' ? phoneNumbers(field, value, display, country) : [],
      ),
    ),
    mails: mailIndex(values('email').flatMap(([field, value], order) => mailAddress(field, value, order) ?? [])),
    places: placeIndex(values('address').flatMap(([field, value], order) => postalAddress(field, value, order) ?? [])),
  };
});
