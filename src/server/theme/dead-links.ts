import { setImmediate as turn } from 'node:timers/promises';
import { pointer } from 'inlay/internal/message/pointer.js';
import type { MenusBody } from '../site/kinds/menus.js';
import type { RenderedPath } from './ports.js';

/** An item of a menu whose address leads to nothing on the site. */
export interface DeadLink {
  /** JSON Pointer to the address in the menus. */
  pointer: string;
  url: string;
  message: string;
}

type Item = MenusBody['definitions'][string]['items'][number];

/** Addresses that are opened: to open more would have the writer wait. */
const MOST_OPENED = 100;

const MISSING: ReadonlySet<number> = new Set([404, 410]);

/**
 * Items of menus that lead to a path of the site where visitors find nothing: a page may be yet to be made, so it is told and
 * not refused.
 *
 * @param siteUrl where the site is for its visitors: an address of it is one of the site
 * @param render what a visitor gets for a path
 */
export async function deadLinks(
  definitions: MenusBody['definitions'],
  siteUrl: string,
  render: (path: string) => Promise<RenderedPath>,
): Promise<DeadLink[]> {
  const links = linksOf(definitions).flatMap((link) => {
    const path = ownPath(link.url, siteUrl);
    return path === undefined ? [] : [{ ...link, path }];
  });
  const dead = new Set<string>();
  for (const path of [...new Set(links.map((link) => link.path))].slice(0, MOST_OPENED)) {
    if (MISSING.has((await render(path)).status)) dead.add(path);
    await turn();
  }
  return links.flatMap(({ at, url, path }) =>
    dead.has(path)
      ? [
          {
            pointer: at,
            url,
            message: `The site has nothing at \`${path}\` yet: publish a page there, or visitors get 404`,
          },
        ]
      : [],
  );
}

/** The path of an address on the site; nothing for another site, and for what depends on the page that it stands on. */
function ownPath(url: string, siteUrl: string): string | undefined {
  if (!/^(?:\/(?!\/)|https?:)/i.test(url) || !URL.canParse(url, siteUrl)) return undefined;
  const { origin, pathname } = new URL(url, siteUrl);
  return origin === new URL(siteUrl).origin ? pathname : undefined;
}

/** The addresses of all items, at every depth, with JSON Pointers to them. Without recursion: trees may be deep. */
export function linksOf(definitions: MenusBody['definitions']): { at: string; url: string }[] {
  const open = Object.entries(definitions).flatMap(([key, { items }]) => below(items, ['definitions', key, 'items']));
  const found: { at: string; url: string }[] = [];
  for (const { item, path } of open) {
    if (item.url !== undefined) found.push({ at: pointer(...path, 'url'), url: item.url });
    open.push(...below(item.children ?? [], [...path, 'children']));
  }
  return found;
}

function below(items: readonly Item[], path: readonly (string | number)[]) {
  return items.map((item, index) => ({ item, path: [...path, index] }));
}
