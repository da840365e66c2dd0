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

/** Control characters, those of C1 and the line separators of Unicode too; line ends where lines are none. */
const CONTROLS = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;
const CONTROLS_IN_LINES = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

/** Kinds of contacts that are lines of text. */
const OF_LINES: ReadonlySet<string> = new Set(['address', 'text']);

/** Texts with characters that nobody sees and that programs obey: a line end in a mail address begins another header. */
export function controlPlaces({
  site,
  social = [],
  contacts = {},
  attachments = [],
}: Partial<SiteBody>): ProblemPlace[] {
  const place = (at: string, value: string | undefined, isLines = false): ProblemPlace[] => {
    if (value === undefined || !(isLines ? CONTROLS_IN_LINES : CONTROLS).test(value)) return [];
    const expected = isLines ? 'text without control characters' : 'one line without control characters';
    const message = `Unexpected ${JSON.stringify(value.slice(0, 100))}, expected ${expected}`;
    return [{ pointer: at, code: 'control-character', message }];
  };
  return [
    ...place('/site/name', site?.name),
    ...place('/site/description', site?.description, true),
    ...Object.entries(contacts).flatMap(([name, { kind, value, display }]) => [
      ...place(pointer('contacts', name, 'value'), value, OF_LINES.has(kind)),
      ...place(pointer('contacts', name, 'display'), display, OF_LINES.has(kind)),
    ]),
    ...social.flatMap(({ label, network }, index) => [
      ...place(pointer('social', index, 'label'), label),
      ...place(pointer('social', index, 'network'), network),
    ]),
    ...attachments.flatMap(({ title }, index) => place(pointer('attachments', index, 'title'), title)),
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
