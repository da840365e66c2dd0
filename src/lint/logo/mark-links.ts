import { attribute, type DocElement } from '../document/element.js';
import type { Target } from '../link-key.js';
import type { Page } from '../rule.js';

const LANGUAGE_HOME = /^\/?[a-z]{2}(?:-[a-z]{2})?\/?$/i;

/** Whether a link leads to the start of the site in another language. */
export function isLanguageHome(link: DocElement | undefined): boolean {
  return link !== undefined && LANGUAGE_HOME.test(attribute(link, 'href')?.trim() ?? 'none');
}

/** Whether a link leads to a page of the site that is no start. */
export function isInnerPage(link: DocElement, target: Target | undefined): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  return (
    target?.key !== undefined && !target.home && target.tail !== '' && !isLanguageHome(link) && !href.startsWith('#')
  );
}

/** Whether a link leads to another host. */
export function isForeign({ manifest }: Page, link: DocElement): boolean {
  const href = attribute(link, 'href') ?? '';
  if (!/^(?:https?:)?\/\//i.test(href)) return false;
  const host = (url: string) => /^(?:https?:)?\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase();
  return host(href) !== host(manifest.site.url);
}

/** Whether a link leads to the home page of some host: a site may have moved. */
export function isRoot(link: DocElement): boolean {
  return /^(?:https?:)?\/\/[^/?#]+\/?$/i.test(attribute(link, 'href')?.trim() ?? '');
}
