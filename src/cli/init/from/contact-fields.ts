import { isNumber } from '../../../component/contact/marks.js';
import type { Contact } from '../../../site/schema.js';
import type { DoubtfulNumber } from './contact-lines.js';
import type { FoundContact } from './contact-values.js';
import { fullnessOf, isSameAddress } from './same-address.js';

/** Contacts by their fields, each once; of two for one field the later has a number. Of an address the fuller spelling stays. */
export function fieldsOf(found: readonly FoundContact[]): Record<string, Contact> {
  const fields = new Map<string, Contact>();
  const ofData = new Set<string>();
  for (const { field, contact, isData = false } of found) {
    const [known, spelled] =
      [...fields].find(
        ([name, other]) => isSame(contact, other) && (isSameLink(contact, other) || baseOf(name) === field),
      ) ?? [];
    if (known !== undefined && spelled !== undefined) {
      fields.set(known, merged(spelled, contact, ofData.has(known)));
      if (!isData) ofData.delete(known);
      continue;
    }
    let name = field;
    for (let number = 2; fields.has(name); number += 1) name = `${field}_${number}`;
    fields.set(name, contact);
    if (isData) ofData.add(name);
  }
  return Object.fromEntries(fields);
}

/**
 * Two spellings of a contact as one: the number with its country, as the page shows it; of an address the fuller one.
 *
 * @param isData whether the first is of structured data, and nobody reads it
 */
function merged(known: Contact, other: Contact, isData: boolean): Contact {
  if (other.kind === 'address') return fullnessOf(other.value) > fullnessOf(known.value) ? other : known;
  if (!isNumber(other)) return known;
  const value = !known.value.startsWith('+') && other.value.startsWith('+') ? other.value : known.value;
  const display =
    (isData ? other.display : undefined) ?? known.display ?? (value === known.value ? undefined : known.value);
  const isChat = (known.kind === 'whatsapp' || other.kind === 'whatsapp') && value.startsWith('+');
  return {
    ...known,
    ...(isChat && { kind: 'whatsapp' as const }),
    value,
    ...(display !== undefined && display !== value && { display }),
  };
}

function isSameLink(one: Contact, other: Contact): boolean {
  return one.kind === other.kind && one.url === other.url;
}

/** A field without the number behind it: a chat and a phone may have one number, and are two contacts. */
function baseOf(field: string): string {
  return field.replace(/_\d+$/, '');
}

function isSame(one: Contact, other: Contact): boolean {
  if (one.kind !== other.kind && !(isNumber(one) && isNumber(other))) return false;
  if (keyOf(one) === keyOf(other)) return true;
  return one.kind === 'address' && isSameAddress(one.value, other.value);
}

/** Contacts of the site, those of its own parts first, and those of others. Addresses in sentences count where there are no others. */
export function partedContacts(found: readonly FoundContact[]): { own: FoundContact[]; others: FoundContact[] } {
  const rankOf = ({ rank = 0 }: FoundContact) => rank;
  const hasAddress = found.some(
    ({ contact, isText, others }) => contact.kind === 'address' && isText !== true && others === undefined,
  );
  const kept = hasAddress ? found.filter(({ isText }) => isText !== true) : found;
  const own = kept.filter(({ others }) => others === undefined).sort((a, b) => rankOf(a) - rankOf(b));
  const others: FoundContact[] = [];
  for (const each of kept) {
    const isKnown = others.some(({ contact }) => isSame(contact, each.contact) || isWithin(each.contact, contact));
    if (each.others !== undefined && !isKnown) others.push(each);
  }
  return { own, others };
}

/** Whether an address is a part of another one. */
function isWithin(one: Contact, other: Contact): boolean {
  return one.kind === 'address' && other.kind === 'address' && other.value.includes(one.value);
}

const NOUNS = {
  phone: 'number',
  email: 'mail address',
  address: 'postal address',
  whatsapp: 'number',
  hours: 'opening hours',
  text: 'text',
} as const;

/** The line on a contact of somebody else, unless the site has it too. */
export function ofOthers({ contact, others = '' }: FoundContact, fields: Readonly<Record<string, Contact>>): string[] {
  if (Object.values(fields).some((each) => isSame(each, contact))) return [];
  const value = (contact.display ?? contact.value).replaceAll('\n', ', ');
  return [`the ${NOUNS[contact.kind]} \`${value}\`, because ${others}`];
}

/** The line on a number that may be a phone's, unless it is known to be one. */
export function ofNumber({ number, why }: DoubtfulNumber, known: readonly Contact[]): string[] {
  const key = keyOf({ kind: 'phone', value: number });
  const isKnown = known.some((contact) => contact.kind === 'phone' && keyOf(contact) === key);
  return isKnown ? [] : [`the number \`${number}\`, because ${why}`];
}

/** What is the same for a contact however it is spelled. */
function keyOf({ kind, value }: Contact): string {
  if (isNumber({ kind })) return value.replace(/\D/g, '').slice(-DIGITS);
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/** Digits that tell numbers of one site apart: those before them are prefixes. */
const DIGITS = 9;
