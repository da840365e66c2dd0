import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { addressWords, STREET } from './address-words.js';
import { nameOfDesk } from './named-desk.js';

/** A house of a site, by the town that its address says. */
interface House {
  /** What its contacts are called besides their kind, as in `phone_leoben`. */
  name: string;
  field: string;
  town: readonly string[];
}

/** Houses of a site that are looked at. */
const MOST = 50;
/** A town with its code. */
const WITH_CODE =
  /(?<!\p{Nd})\p{Nd}{4,6}(?!\p{Nd})[^\n,;|]{0,4}\p{L}|\p{L}[^\n,;|]{0,4}(?<!\p{Nd})\p{Nd}{4,6}(?!\p{Nd})/u;

const housesOf = memo(({ resources }: Manifest): readonly House[] => {
  const houses = Object.entries(resources.contacts)
    .filter(([, { kind }]) => kind === 'address')
    .slice(0, MOST)
    .flatMap(([field, { value }]) => {
      const town = townOf(value);
      return town.length === 0 ? [] : [{ name: nameOfDesk(field), field, town }];
    });
  return houses.length > 1 ? houses : [];
});

/** The words of the town in an address. */
function townOf(value: string): string[] {
  const parts = value.split(/[,;|\n]/u).slice(1);
  return namesIn(parts.find((part) => WITH_CODE.test(part)) ?? parts.at(-1) ?? '');
}

function namesIn(text: string): string[] {
  return addressWords(text).flatMap(({ word }) => (word === STREET || /\p{Nd}/u.test(word) ? [] : [word]));
}

/** Whether a site has houses in several towns. */
export function hasHouses(manifest: Manifest): boolean {
  return housesOf(manifest).length > 0;
}

function housesIn(manifest: Manifest, text: string): House[] {
  const said = new Set(namesIn(text));
  return housesOf(manifest).filter(({ town }) => town.every((word) => said.has(word)));
}

/** Whether a text says the towns of several houses. */
export function saysSeveralTowns(manifest: Manifest, text: string): boolean {
  return housesIn(manifest, text).length > 1;
}

/**
 * The site's contact of a kind for the one house whose town a text says: the address there, or the number that is called as
 * that or as the town. Nothing where it says several towns or none.
 */
export function fieldInTown(manifest: Manifest, kind: 'phone' | 'address', text: string): string | undefined {
  const [house, another] = housesIn(manifest, text);
  if (!house || another) return undefined;
  if (kind === 'address') return house.field;
  const numbers = Object.entries(manifest.resources.contacts).filter(([, contact]) => contact.kind === 'phone');
  const named = (name: string) => numbers.find(([field]) => nameOfDesk(field) === name && !FAX.test(field))?.[0];
  return named(house.name) ?? named(house.town.join(' '));
}

const FAX = /fax/i;
