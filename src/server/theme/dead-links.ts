import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'inlay/internal/zod.js';
import { placeOfPath } from '../site/lookups.js';
import type { SiteModel } from '../site/model.js';
import { optionValues } from '../site/options/options-of.js';
import { listPageOf } from '../site/pages/list-path.js';
import { NO_PORTS, type ThemePorts } from './ports.js';

/** An address that leads to nothing on the site. */
export const deadLink = z.strictObject({
  pointer: z.string().describe('To the address, in what was written'),
  url: z.string(),
  message: z.string(),
});

export type DeadLink = z.output<typeof deadLink>;

/** An address, with a JSON Pointer to it. */
export interface Link {
  at: string;
  url: string;
}

/** Addresses that are opened: to open more would have the writer wait. */
const MOST_OPENED = 100;

const MISSING: ReadonlySet<number> = new Set([404, 410]);

/**
 * Addresses that lead to a path of the site where visitors find nothing, and those that lead elsewhere from each page: a page may
 * be yet to be made, so it is told and not refused.
 *
 * @returns none where this server shows no pages
 */
export async function deadLinks(
  links: readonly Link[],
  { site: { site }, options }: Pick<SiteModel, 'site' | 'options'>,
  { renderPath }: Pick<ThemePorts, 'renderPath'>,
): Promise<DeadLink[]> {
  if (renderPath === NO_PORTS.renderPath) return [];
  const own = links.flatMap((link) => {
    const target = ownTarget(link.url, site.url);
    return target === undefined ? [] : [{ ...link, ...target }];
  });
  const dead = new Set<string>();
  for (const path of [...new Set(own.map((link) => link.path))].slice(0, MOST_OPENED)) {
    if (MISSING.has((await renderPath(path)).status)) dead.add(path);
    await turn();
  }
  const { blog_path: blog } = optionValues(options);
  return own.flatMap(({ at, url, path, isRelative }) => {
    if (dead.has(path)) return [{ pointer: at, url, message: missing(path, blog) }];
    if (!isRelative) return [];
    const message = `Unexpected \`${url}\`, expected \`${path}\`: it leads elsewhere from each page`;
    return [{ pointer: at, url, message }];
  });
}

/** What a visitor would need there. */
function missing(path: string, blog: string): string {
  const nothing = `The site has nothing at \`${path}\``;
  if (listPageOf(placeOfPath(path), placeOfPath(blog)) !== undefined)
    return `${nothing}: the list of posts is not so long, visitors get 404`;
  if (/\.[a-z\d]{1,8}$/i.test(path))
    return `${nothing}: upload the file and write the address that the answer has, or visitors get 404`;
  return `${nothing} yet: publish a page there, or visitors get 404`;
}

/** The path of an address on the site; nothing for another site, and for what stays on the page that it stands on. */
function ownTarget(given: string, siteUrl: string): { path: string; isRelative: boolean } | undefined {
  const url = given.trim();
  if (url === '' || /^(?:[#?]|(?!https?:)[a-z][a-z\d+.-]*:)/i.test(url) || !URL.canParse(url, siteUrl))
    return undefined;
  const { host, pathname } = new URL(url, siteUrl);
  if (host !== new URL(siteUrl).host) return undefined;
  return { path: pathname, isRelative: !/^(?:[/\\]|https?:)/i.test(url) };
}
