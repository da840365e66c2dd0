import { pointer } from 'inlay/internal/message/pointer.js';
import type { ProblemPlace } from '../../api/problem.js';
import { isAddress } from '../../site/forms/fields.js';
import type { SiteBody } from '../../site/kinds/site.js';
import { namePlaces, textPlaces } from '../text-places.js';
import { urlPlaces } from '../url-places.js';

/** A site's address without a path: its own pages and files begin at the root of its host. */
const ROOT = /^https?:\/\/[^/?#\s]+\/?$/;

type Logos = NonNullable<SiteBody['logos']>;

/** Addresses of a site that no visitor could follow or see: those that components would leave out. */
export function siteUrlPlaces({
  logos,
  social = [],
  contacts = {},
  attachments = [],
}: Partial<SiteBody>): ProblemPlace[] {
  return [
    ...logosOf(logos).flatMap(([at, logo]) => [
      ...urlPlaces(`${at}/url`, logo.url, 'image'),
      ...urlPlaces(`${at}/dark`, logo.dark, 'image'),
    ]),
    ...social.flatMap(({ url }, index) => urlPlaces(pointer('social', index, 'url'), url, 'link')),
    ...Object.entries(contacts).flatMap(([name, { url }]) => urlPlaces(pointer('contacts', name, 'url'), url, 'link')),
    ...attachments.flatMap(({ url }, index) => urlPlaces(pointer('attachments', index, 'url'), url, 'file')),
  ];
}

/** What the server needs of a site's address and of its mail addresses, beyond what the library does. */
export function servedPlaces({ site, contacts = {} }: Partial<SiteBody>): ProblemPlace[] {
  const url = site?.url ?? '';
  const ofUrl = ROOT.test(url)
    ? []
    : [
        {
          pointer: '/site/url',
          code: 'invalid',
          message: `Unexpected \`${url}\`, expected an address without a path, such as \`https://example.com\``,
        },
      ];
  const ofMails = Object.entries(contacts).flatMap(([name, { kind, value }]): ProblemPlace[] => {
    // Of one with control characters that is told.
    if (kind !== 'email' || isAddress(value) || textPlaces('', value).length > 0) return [];
    const message = `Unexpected \`${value.slice(0, 100)}\`, expected one mail address`;
    return [{ pointer: pointer('contacts', name, 'value'), code: 'invalid', message }];
  });
  const ofName =
    site?.name.trim() === ''
      ? [{ pointer: '/site/name', code: 'invalid', message: 'Unexpected empty name, expected what the site is called' }]
      : [];
  return [...ofName, ...ofUrl, ...ofMails];
}

/** Kinds of contacts that are lines of text. */
const OF_LINES: ReadonlySet<string> = new Set(['address', 'text', 'hours']);

/** Texts with characters that nobody sees and that programs obey: a line end in a mail address begins another header. */
export function controlPlaces({
  site,
  social = [],
  contacts = {},
  attachments = [],
}: Partial<SiteBody>): ProblemPlace[] {
  return [
    ...namePlaces('/site/name', site?.name),
    ...textPlaces('/site/description', site?.description, true),
    ...Object.entries(contacts).flatMap(([name, { kind, value, display }]) => [
      ...textPlaces(pointer('contacts', name, 'value'), value, OF_LINES.has(kind)),
      ...textPlaces(pointer('contacts', name, 'display'), display, OF_LINES.has(kind)),
    ]),
    ...social.flatMap(({ label, network }, index) => [
      ...textPlaces(pointer('social', index, 'label'), label),
      ...textPlaces(pointer('social', index, 'network'), network),
    ]),
    ...attachments.flatMap(({ title }, index) => namePlaces(pointer('attachments', index, 'title'), title)),
  ];
}

/** The logos of a site, each with a JSON Pointer to it. */
export function logosOf(logos: Logos | undefined): [at: string, logo: NonNullable<Logos['main']>][] {
  const { variants = {}, ...others } = logos ?? {};
  const named = [
    ...Object.entries(variants).map(([name, logo]) => [pointer('logos', 'variants', name), logo] as const),
    ...Object.entries(others).map(([name, logo]) => [pointer('logos', name), logo] as const),
  ];
  return named.flatMap(([at, logo]) => (logo ? [[at, logo]] : []));
}
