import { parsed } from '../html/url.js';

/** What the address of a site is, for messages. */
export const SITE_URL = 'an absolute http or https URL without user name and password';

/** Whether a text is the address of a site. */
export function isSiteUrl(value: string): boolean {
  const url = parsed(value);
  return !!url && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
}

/** What stands in for the address of a site that nobody has said yet. */
export const STAND_IN_URL = 'https://example.com';

/** Whether the address of a site is a stand-in: where it leads says nothing of the site. */
export function isStandIn(url: string): boolean {
  return parsed(url)?.origin === STAND_IN_URL;
}

/** What a language tag is, for messages. */
export const LANGUAGE_TAG = 'a BCP 47 language tag such as `en` or `pt-BR`';

/** Whether a text is a language tag. */
export function isLanguageTag(value: string): boolean {
  // No language has a longer code: `german` is written like one, and is none. @see IANA Language Subtag Registry
  if (!/^[a-z]{2,3}(?:-|$)/i.test(value)) return false;
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
