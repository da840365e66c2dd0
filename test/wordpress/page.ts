import { type CheerioAPI, load } from 'cheerio';
import type { Lab } from './lab.js';

/** What a visitor without an account gets. */
export interface View {
  status: number;
  html: string;
  /** Milliseconds until the last byte. */
  ms: number;
  /** The page as a browser parses it. */
  $: CheerioAPI;
}

/** Views a page of the site, by path or address. */
export async function view(lab: Lab, page: string): Promise<View> {
  const start = performance.now();
  const response = await fetch(new URL(page, lab.url));
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - start, $: load(html) };
}

/** A link of a menu: label, address, and which page it says it is. */
export type Link = [label: string, href: string | undefined, current: string | undefined];

/** The links of the menu in a part of a page, in their order; undefined where there is none. */
export function menuIn({ $ }: View, part: string): Link[] | undefined {
  const list = $(part).find('ul.x-menu').first();
  if (list.length === 0) return undefined;
  return list
    .find('a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href'), $(link).attr('aria-current')]);
}

/** The one-time value that the form of the tests' plugin has in a view. */
export function tokenOf({ $ }: View): string | undefined {
  return $('.x-addon form input[name=token]').attr('value');
}

/** The names of the elements in a part of a page that Inlay should have replaced. */
export function unexpanded({ $ }: View, part: string): string[] {
  return $(part)
    .find('*')
    .toArray()
    .map(({ tagName }) => tagName)
    .filter((name) => name.startsWith('x-'));
}
