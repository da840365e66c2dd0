import { pointer } from 'inlay/internal/message/pointer.js';
import type { ProblemPlace } from '../../api/problem.js';
import type { SiteBody } from '../../site/kinds/site.js';
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

function logosOf(logos: Logos | undefined): [at: string, logo: NonNullable<Logos['main']>][] {
  const { variants = {}, ...others } = logos ?? {};
  const named = [
    ...Object.entries(variants).map(([name, logo]) => [pointer('logos', 'variants', name), logo] as const),
    ...Object.entries(others).map(([name, logo]) => [pointer('logos', name), logo] as const),
  ];
  return named.flatMap(([at, logo]) => (logo ? [[at, logo]] : []));
}
