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
        ([name, other]) => isSame(contact, other) && (contact.url === other.url || baseOf(name) === field),
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
  if (other.kind !== 'phone') return known;
  const value = !known.value.startsWith('+') && other.value.startsWith('+') ? other.value : known.value;
  const display =
    (isData ? other.display : undefined) ?? known.display ?? (value === known.value ? undefined : known.value);
  return { ...known, value, ...(display !== undefined && display !== value && { display }) };
}

/** A field without the number behind it: a chat and a phone may have one number, and are two contacts. */
function baseOf(field: string): string {
  return field.replace(/_\d+$/, '');
}

function isSame(one: Contact, other: Contact): boolean {
  if (one.kind !== other.kind) return false;
  if (keyOf(one) === keyOf(other)) return true;
  return one.kind === 'address' && isSameAddress(one.value, other.value);
}

/** The line on a number that may be a phone's, unless it is known to be one. */
export function ofNumber({ number, why }: DoubtfulNumber, fields: Readonly<Record<string, Contact>>): string[] {
  const key = keyOf({ kind: 'phone', value: number });
  const isKnown = Object.values(fields).some((contact) => contact.kind === 'phone' && keyOf(contact) === key);
  return isKnown ? [] : [`the number \`${number}\`, because ${why}`];
}

/** What is the same for a contact however it is spelled. */
function keyOf({ kind, value }: Contact): string {
  if (kind === 'phone') return value.replace(/\D/g, '').slice(-DIGITS);
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/** Digits that tell numbers of one site apart: those before them are prefixes. */
const DIGITS = 9;
