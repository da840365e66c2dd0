import { spanInAttribute } from '../../document/attribute-value.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, attributeSpan, type DocElement, type Span } from '../../document/element.js';
import { linksOf } from '../../document/links.js';
import { labelTextOf } from '../../document/text.js';
import type { JsonPlace } from '../../document/things.js';
import { partsOf, type Thing, thingsOfType, type Value, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { hasLogoComponent } from '../../logo/logo-components.js';
import { ownThings } from '../../owner/own-things.js';
import { placeOfElement } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';

/** A web address that a page says is its own or the site's. */
export interface SaidAddress {
  /** As written, without blanks around it. */
  value: string;
  /** Where the finding is. */
  span: Span;
  why: string;
  /**
   * Hosts at which it is wrong: any other, those that have the site's name in part, those that are made up of it, and those that
   * are so for sure.
   */
  wrongAt: 'any' | 'alike' | 'made up' | 'surely made up';
  /** It is told where the page says elsewhere that it stands at that host: data, and the page in another language. */
  isBesides?: boolean;
  /** Where it stands in JSON-LD, or else the first characters of it in an attribute. */
  data?: JsonPlace | undefined;
  partOf?: ((length: number) => Span | undefined) | undefined;
}

/** The web addresses that a page says are its own or the site's, in the order of the source. */
export function saidWebAddresses(page: Page): SaidAddress[] {
  return [...ofHead(page), ...ofLinks(page), ...ofData(page)];
}

const STANDS = 'the page says that it stands there';
const NAMED = 'the link is called as the site is';
const HOME = 'the page calls it home';
const DESCRIBED = 'the data describes the site';

function ofHead(page: Page): SaidAddress[] {
  const links = withTag(page.document, 'link').flatMap((link): SaidAddress[] => {
    const rel = attribute(link, 'rel')?.trim().toLowerCase();
    if (rel === 'canonical') return said(page, link, 'href', 'alike', STANDS);
    if (rel === 'home') return said(page, link, 'href', 'made up', HOME);
    // A site may have a domain for each country.
    const isLanguage = rel === 'alternate' && attribute(link, 'hreflang') !== undefined;
    if (!isLanguage) return [];
    return said(page, link, 'href', 'surely made up', STANDS).map((each) => ({ ...each, isBesides: true }));
  });
  const metas = withTag(page.document, 'meta').flatMap((meta) => {
    const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';
    return /^\s*(?:og|twitter):url\s*$/i.test(name) ? said(page, meta, 'content', 'alike', STANDS) : [];
  });
  return [...links, ...metas];
}

function ofLinks(page: Page): SaidAddress[] {
  const { document } = page;
  return linksOf(document).flatMap(({ element, href }) => {
    if (!/^\s*(?:https?:)?\/\//i.test(href)) return []; // most links
    const isHome = /(?:^|\s)home(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
    if (isHome || hasLogoComponent(document, element)) return said(page, element, 'href', 'made up', HOME);
    return isNamedAsSite(page, element) ? said(page, element, 'href', 'alike', NAMED) : [];
  });
}

/** Whether a link in a footer is called as the site is, and nothing else. */
function isNamedAsSite({ document, manifest }: Page, link: DocElement): boolean {
  const text = fold(labelTextOf(document, link));
  return text !== '' && text === fold(manifest.site.name) && placeOfElement(document, link).kind === 'footer';
}

function said(
  { document }: Page,
  element: DocElement,
  name: string,
  wrongAt: SaidAddress['wrongAt'],
  why: string,
): SaidAddress[] {
  const written = attribute(element, name);
  if (written === undefined) return [];
  const from = written.length - written.trimStart().length;
  return [
    {
      value: written.trim(),
      span: { start: element.start, end: element.openEnd },
      why,
      wrongAt,
      partOf: (length) => partOf(document, element, name, from, length),
    },
  ];
}

function partOf(document: Page['document'], element: DocElement, name: string, from: number, length: number) {
  const span = spanInAttribute(document, element, name, from, from + length);
  // A value that can't be followed comes as the whole attribute.
  return span?.start === attributeSpan(element, name)?.start ? undefined : span;
}

/** Members by which a thing names an address of its own, besides `url` and `@id`. */
const OWN = ['mainEntityOfPage', 'sameAs'];

function ofData(page: Page): SaidAddress[] {
  const { document, manifest } = page;
  const own = ownThings(document, siteNamesOf(manifest)).filter(({ isUnsure }) => !isUnsure);
  const found = own.flatMap(({ thing }): SaidAddress[] => [
    ...valuesOf(thing, 'url').flatMap((value) => ofValue(page, value, 'any')),
    ...valuesOf(thing, '@id').flatMap((value) => ofValue(page, value, 'alike')),
    ...[...OWN.flatMap((name) => valuesOf(thing, name)), ...ofParts(thing)].flatMap((value) =>
      ofValue(page, value, 'made up'),
    ),
  ]);
  const pages = thingsOfType(document, (type) => type.endsWith('Page')).flatMap((thing) =>
    ['url', '@id'].flatMap((name) => valuesOf(thing, name).flatMap((value) => ofValue(page, value, 'made up'))),
  );
  // What stands in a graph is read as a part of that, and by itself.
  const known = new Set<number>();
  return [...found, ...pages].filter(({ span: { start } }) => !known.has(start) && known.add(start));
}

/** The addresses of the page about a thing, and of the search of a site. */
function ofParts(thing: Thing): Value[] {
  const about = partsOf(thing, 'mainEntityOfPage').flatMap((each) => [
    ...valuesOf(each, '@id'),
    ...valuesOf(each, 'url'),
  ]);
  const actions = partsOf(thing, 'potentialAction');
  const targets = actions.flatMap((action) => partsOf(action, 'target'));
  return [
    ...about,
    ...actions.flatMap((action) => valuesOf(action, 'target')),
    ...targets.flatMap((target) => valuesOf(target, 'urlTemplate')),
  ];
}

function ofValue(page: Page, value: Value, wrongAt: SaidAddress['wrongAt']): SaidAddress[] {
  const text = value.text.trim();
  const span = spanOfValue(page.document, value);
  const base = { value: text, span, why: DESCRIBED, wrongAt, isBesides: true };
  if (value.json) return [{ ...base, data: value.json }];
  const { element } = value;
  const name = ['content', 'href'].find((each) => attribute(element, each)?.trim() === text);
  const inTag = name === undefined ? undefined : said(page, element, name, wrongAt, DESCRIBED)[0];
  return [{ ...base, partOf: inTag?.partOf }];
}
