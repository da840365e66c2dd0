import { isConfiguredProfile } from 'inlay/internal/lint/social/configured-profiles.js';
import { namedProfileOf } from 'inlay/internal/lint/social/more-networks.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';

/** A phone number, mail address or profile that is certain to be one, and that the site does not have. */
export interface NamedContact {
  /** JSON Pointer to the text or address. */
  pointer: string;
  code: 'unknown-phone' | 'unknown-mail' | 'unknown-profile';
  message: string;
  /** As it is written. */
  value: string;
}

/** Digits of a number that is worth comparing, and of one in a text that has no `+` before it: dates have eight. */
const LEAST_DIGITS = 6;
const LEAST_BARE = 9;

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;
const NUMBER = /(?<![\p{L}\p{N}.,/+-])(?:\+|0)\d[\d\s()./-]{4,24}\d(?![\p{L}\p{N}])/gu;
const PROFILE = /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,6}\/[\w.~@%/-]{1,100}/giu;

/**
 * What an address reaches that the site does not have.
 *
 * @param at JSON Pointer to it
 */
export function unknownOfUrl(at: string, url: string | undefined, manifest: Manifest): NamedContact[] {
  const [, scheme = '', rest = ''] = /^([a-z]{3,6}):([^?]*)/i.exec(url ?? '') ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
    case 'sms':
      return isPhone(rest, manifest) ? [] : [told(at, 'phone', rest)];
    case 'mailto':
      return isMail(rest, manifest) ? [] : [told(at, 'mail', rest)];
    case 'http':
    case 'https':
      return isUnknownProfile(url ?? '', manifest) ? [told(at, 'profile', url ?? '')] : [];
    default:
      return [];
  }
}

/**
 * What a text names that the site does not have.
 *
 * @param at JSON Pointer to it
 */
export function unknownInText(at: string, text: string, manifest: Manifest): NamedContact[] {
  const mails = found(text, MAIL).filter((mail) => !isMail(mail, manifest));
  const numbers = found(text, NUMBER).filter((number) => {
    const count = digitsOf(number).length;
    return count >= (number.startsWith('+') ? LEAST_DIGITS : LEAST_BARE) && !isPhone(number, manifest);
  });
  const profiles = found(text, PROFILE).filter((each) =>
    isUnknownProfile(/^https?:/i.test(each) ? each : `https://${each}`, manifest),
  );
  return [
    ...numbers.map((number) => told(at, 'phone', number)),
    ...mails.map((mail) => told(at, 'mail', mail)),
    ...profiles.map((profile) => told(at, 'profile', profile)),
  ];
}

const NAMES = { phone: 'phone number', mail: 'mail address', profile: 'profile' } as const;

function told(pointer: string, what: keyof typeof NAMES, value: string): NamedContact {
  const short = value.slice(0, 100);
  const message = `Unexpected ${NAMES[what]} \`${short}\`: the site has no such one. Leave it only if it is no invention`;
  return { pointer, code: `unknown-${what}`, message, value };
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([each]) => each))];
}

function isUnknownProfile(url: string, manifest: Manifest): boolean {
  return namedProfileOf(url) !== undefined && !isConfiguredProfile(url, manifest);
}

/** Texts in which the site may have a contact. */
function textsOf({ resources }: Manifest): string[] {
  return Object.values(resources.contacts).flatMap(({ value, url }) => [value, ...(url === undefined ? [] : [url])]);
}

function isMail(mail: string, manifest: Manifest): boolean {
  const wanted = decoded(mail).trim().toLowerCase();
  return textsOf(manifest).some((text) => found(text.toLowerCase(), MAIL).includes(wanted));
}

/** Whether a number is one of the site, with or without the code of its country. */
function isPhone(number: string, manifest: Manifest): boolean {
  const wanted = digitsOf(decoded(number)).replace(/^0+/, '');
  if (wanted.length < LEAST_DIGITS) return false;
  return textsOf(manifest).some((text) => {
    const own = digitsOf(text).replace(/^0+/, '');
    return own.length >= LEAST_DIGITS && (own.endsWith(wanted) || wanted.endsWith(own));
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
