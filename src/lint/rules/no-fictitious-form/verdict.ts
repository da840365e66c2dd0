import type { NoAddress } from '../../form/placeholder-address.js';
import { noKeyOfService } from '../../form/service-keys.js';
import type { Deeds } from '../../form/what-code-does.js';

/** Why nobody receives what is sent with a form. */
export interface Verdict {
  reason: NoAddress | 'mail program' | 'key' | 'no target' | 'no names' | 'only says so' | 'no form';
  /** What says so, as in "sends to `#`". */
  says: string;
  /** How sure that is, from 0 to 1. */
  score: number;
}

/** Nobody has to look. */
export const SURE = 0.95;

/** From here on nobody has to look. */
export const CERTAIN = 0.75;

/** What is said of each kind of address that nobody answers at. */
const SAID: Readonly<Record<NoAddress, string>> = {
  placeholder: 'an address that is yet to be put in',
  'no key of it': 'an address with a key that its service never gave out',
  'own machine': 'an address of the own machine or network',
  'trial server': 'a server for trying things out',
  'made-up host': "a host that is made up of the site's name and is not the site's",
  'host of the name': "a host that has the site's name and is not the site's",
};

/** Somebody has to look: a site may have a host with another ending, too, and a script of its own may do the rest. */
export const LOOK = 0.6;

/** The verdict of a form that an attribute sends to where nobody answers. */
export function ofAddress(why: NoAddress, name: string, value: string): Verdict {
  const score = why === 'host of the name' ? LOOK : SURE;
  const key = why === 'no key of it' ? noKeyOfService(value) : undefined;
  const more = key ? ` (${key.says})` : '';
  return { reason: why, says: `sends to ${SAID[why]}, \`${name}="${value}"\`${more}`, score };
}

/** A script that writes a mail in a program of the visitor. */
export const BY_MAIL: Verdict = {
  reason: 'mail program',
  says: 'has a script that opens a program of the visitor by `mailto:`',
  score: SURE,
};

/** The verdict of a script that sends to where nobody answers. */
export function ofScript({ value, why }: NonNullable<Deeds['nobody']>): Verdict {
  const what = why === 'placeholder' && !value.includes('/') ? 'a key that is yet to be put in' : SAID[why];
  return { reason: why, says: `has a script that sends with ${what}, \`${value}\``, score: SURE };
}
