import * as z from 'inlay/internal/zod.js';
import type { SiteModel } from '../../site/model.js';

/** An item of a menu that leads to a page that goes. */
export const lostLink = z.strictObject({
  menu: z.string(),
  pointer: z.string().describe('JSON Pointer into `definitions` of the menus'),
  label: z.string(),
  url: z.string(),
  message: z.string(),
});

/** Links that one answer names. */
const MOST_TOLD = 100;

/** The items of menus that lead to a path where nothing will be. */
export function linksTo(path: string, { documents, site }: SiteModel): z.infer<typeof lostLink>[] {
  const found: z.infer<typeof lostLink>[] = [];
  const home = site.site.url;
  for (const [menu, { items }] of Object.entries(documents.menus.body.definitions)) {
    // Without recursion: a tree may be deep.
    const open = items.map((item, index) => ({ item, pointer: `/${escaped(menu)}/items/${index}` }));
    for (const { item, pointer } of open) {
      if (found.length === MOST_TOLD) return found;
      const { label, url, children = [] } = item;
      if (url !== undefined && pathOf(url, home) === path)
        found.push({
          menu,
          pointer,
          label,
          url,
          message: `\`${label}\` leads to \`${path}\`, where nothing is any more`,
        });
      open.push(...children.map((child, index) => ({ item: child, pointer: `${pointer}/children/${index}` })));
    }
  }
  return found;
}

/** The path of an address on this site; nothing for one elsewhere. */
export function pathOf(url: string, home: string): string | undefined {
  if (!URL.canParse(url, home)) return undefined;
  const { origin, pathname } = new URL(url, home);
  if (origin !== new URL(home).origin) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    return path.endsWith('/') ? path : `${path}/`;
  } catch {
    return undefined;
  }
}

function escaped(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
