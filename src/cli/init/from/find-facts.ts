import type { IndexedDocument } from '../../../lint/document/document.js';
import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { isOwner, textsOf, thingsOfType } from '../../../lint/document/things.js';
import { hasBrandClass } from '../../../lint/logo/brand-class.js';
import { fold } from '../../../lint/words/fold.js';
import { isLanguageTag, isSiteUrl } from '../../../site/facts.js';
import type { SiteFacts } from '../options.js';
import { type HtmlPage, isHome, labelOf, oneLine } from './html-page.js';
import { copyrightsOn, hasCopyright, homeNamesOn } from './named-places.js';

/** What pages say of the site, and what is not sure of it. */
export interface FoundFacts {
  facts: Partial<SiteFacts>;
  unsure: string[];
}

/** The name, description, language and address of the site that pages are of. */
export function findFacts(pages: readonly HtmlPage[]): FoundFacts {
  const unsure: string[] = [];
  const names = pages.flatMap(namesOn);
  const parts = titleParts(pages);
  const shared = parts.filter((part) => !isOfPage(pages, part));
  const agreed = agreedName(pages, parts);
  const name = names[0] ?? agreed ?? brandInTitle(pages, shared) ?? shared[0];
  const others = [...(agreed === undefined ? shared : []), ...pages.flatMap(brandsOn)].filter(
    (other) => fold(other) !== fold(name ?? ''),
  );
  const [other] = others;
  if (name === undefined) unsure.push('the name of the site, because no page has a title or names it');
  else if (names.length === 0 && other !== undefined)
    unsure.push(`the name \`${name}\`, because the pages say \`${other}\` too`);
  const description = first(pages, ({ document }) => [
    ...metaOf(document, 'description'),
    ...metaOf(document, 'og:description'),
    ...thingsOfType(document, isOwner).flatMap((thing) => textsOf(thing, 'description')),
  ]);
  const languages = new Set(pages.flatMap(({ document }) => languageOf(document)));
  const [language, second] = languages;
  if (language === undefined) unsure.push('the language, because no page says it with `lang`');
  else if (second !== undefined)
    unsure.push(`the language \`${language}\`, because there are pages in \`${second}\` too`);
  const url = first(pages, ({ document }) =>
    [
      ...document.elements
        .filter(
          ({ tag, attributes }) =>
            tag === 'link' &&
            attributes.some(({ name: key, value }) => key === 'rel' && /^canonical$/i.test(value.trim())),
        )
        .flatMap((element) => attribute(element, 'href') ?? []),
      ...metaOf(document, 'og:url'),
      ...thingsOfType(document, isOwner).flatMap((thing) => textsOf(thing, 'url')),
    ].filter(isSiteUrl),
  );
  const facts = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(language !== undefined && { language }),
    ...(url !== undefined && { url: new URL(url).origin }),
  };
  return { facts, unsure };
}

function first(pages: readonly HtmlPage[], read: (page: HtmlPage) => string[]): string | undefined {
  for (const page of pages) {
    const [found] = read(page)
      .map(oneLine)
      .filter((text) => text !== '');
    if (found !== undefined) return found;
  }
  return undefined;
}

function metaOf({ elements }: IndexedDocument, name: string): string[] {
  return elements
    .filter(
      (element) =>
        element.tag === 'meta' && [attribute(element, 'property'), attribute(element, 'name')].includes(name),
    )
    .flatMap((element) => attribute(element, 'content') ?? []);
}

/** The names that a page gives to its site in so many words. */
function namesOn({ document }: HtmlPage): string[] {
  return [
    ...metaOf(document, 'og:site_name'),
    ...thingsOfType(document, isOwner).flatMap((thing) => textsOf(thing, 'name')),
    ...metaOf(document, 'application-name'),
    ...metaOf(document, 'apple-mobile-web-app-title'),
  ]
    .map(oneLine)
    .filter((name) => name !== '');
}

function languageOf({ elements }: IndexedDocument): string[] {
  const root = elements.find(({ tag }) => tag === 'html');
  const language = (root && attribute(root, 'lang')?.trim()) ?? '';
  return isLanguageTag(language) ? [language] : [];
}

/** Parts of a title that are read; each is compared with all links. */
const MOST_PARTS = 20;

/** Between the parts of a title. */
const SEPARATOR = / [|\-–—·•:»«/]{1,3} | ?[|»] ?/;

/** The parts of the titles that all pages have, else those of the first page. */
function titleParts(pages: readonly HtmlPage[]): string[] {
  const all = pages.map(({ document }) => {
    const title = document.elements.find(({ tag, isHtml }) => tag === 'title' && isHtml);
    const text = title?.children.map((child) => (child.kind === 'text' ? child.value : '')).join('') ?? '';
    return oneLine(text)
      .split(SEPARATOR)
      .filter((part) => part !== '')
      .slice(0, MOST_PARTS);
  });
  const titled = all.filter((parts) => parts.length > 0);
  const [parts = []] = titled;
  const common = parts.filter((part) => titled.every((other) => other.includes(part)));
  return titled.length > 1 && common.length > 0 ? common : parts;
}

/** A name that two of these agree on: the title, the link of a header that leads to the start, the copyright. */
function agreedName(pages: readonly HtmlPage[], parts: readonly string[]): string | undefined {
  const homes = pages.flatMap(homeNamesOn);
  const copyrights = pages.flatMap(copyrightsOn);
  const said = new Set(homes.map(fold));
  return (
    parts.find((part) => said.has(fold(part))) ??
    parts.find((part) => hasCopyright(copyrights, part)) ??
    homes.find((home) => hasCopyright(copyrights, home))
  );
}

/** Whether a part of a title is what menus call a page, and so not the site. */
function isOfPage(pages: readonly HtmlPage[], part: string): boolean {
  const name = fold(part);
  return pages.some((page) => {
    const { document } = page;
    return document.elements.some(
      (element) =>
        element.tag === 'a' &&
        !isBrandPlace(page, element) &&
        isInMenu(element) &&
        fold(labelOf(document, element)) === name,
    );
  });
}

function isInMenu(link: DocElement): boolean {
  return closest(link, ({ tag }) => tag === 'nav' || tag === 'header' || tag === 'footer') !== undefined;
}

/** The names that stand where a page has its brand. */
function brandsOn(page: HtmlPage): string[] {
  const { document } = page;
  const brands = document.elements.filter((element) => element.tag === 'a' && isBrandPlace(page, element));
  return brands.map((element) => labelOf(document, element)).filter((text) => /\p{L}/u.test(text) && text.length <= 60);
}

function isBrandPlace(page: HtmlPage, element: DocElement): boolean {
  const { document } = page;
  if (isImageToHome(page, element)) return true;
  if (!hasBrandClass(document, element) && !hasBrandClass(document, element.parent)) return false;
  return closest(element, ({ tag }) => tag === 'main' || tag === 'section' || tag === 'article')?.tag !== 'article';
}

/** Whether a link of a header or footer shows an image or drawing without words and leads to the start, as a logo does. */
export function isImageToHome({ document, url }: HtmlPage, link: DocElement): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  if (!isInMenu(link) || href.startsWith('#') || !URL.canParse(href, url) || !isHome(new URL(href, url))) return false;
  const within = document.elements.slice(link.index, link.last + 1);
  return (
    within.some(({ tag }) => tag === 'img' || tag === 'svg') &&
    within.every(
      ({ isHtml, children }) =>
        !isHtml || children.every((child) => child.kind !== 'text' || child.value.trim() === ''),
    )
  );
}

/** A part of the titles that is the brand as well, or heads a page. */
function brandInTitle(pages: readonly HtmlPage[], parts: readonly string[]): string | undefined {
  const headings = pages.flatMap(({ document }) =>
    document.elements.filter(({ tag }) => tag === 'h1').map((element) => labelOf(document, element)),
  );
  const said = new Set([...pages.flatMap(brandsOn), ...headings].map(fold));
  return parts.find((part) => said.has(fold(part)));
}
