import { pointer } from 'inlay/internal/message/pointer.js';
import type { ProblemPlace } from '../../api/problem.js';
import type { SiteBody } from '../../site/kinds/site.js';
import { namePlaces, textPlaces } from '../text-places.js';
import { urlPlaces } from '../url-places.js';

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

/** Kinds of contacts that are lines of text. */
const OF_LINES: ReadonlySet<string> = new Set(['address', 'text']);

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

function logosOf(logos: Logos | undefined): [at: string, logo: NonNullable<Logos['main']>][] {
  const { variants = {}, ...others } = logos ?? {};
  const named = [
    ...Object.entries(variants).map(([name, logo]) => [pointer('logos', 'variants', name), logo] as const),
    ...Object.entries(others).map(([name, logo]) => [pointer('logos', name), logo] as const),
  ];
  return named.flatMap(([at, logo]) => (logo ? [[at, logo]] : []));
}
