import { decodeHTML } from 'entities';
import { parsed } from '../../../html/url.js';
import { attribute } from '../../../lint/document/element.js';
import { InlayError } from '../../../message/error.js';
import { isSiteUrl } from '../../../site/facts.js';
import { MAX_MENU_DEPTH } from '../../../site/limits.js';
import type { MenuItem } from '../../../site/schema.js';
import * as z from '../../../zod.js';
import { fetchWeb } from '../../input/fetch-web.js';
import { decodeUtf8 } from '../../input/utf8.js';
import type { SiteFacts } from '../options.js';
import type { HtmlPage } from './html-page.js';

/** What a WordPress tells everybody. */
export interface WordPress {
  facts: Partial<SiteFacts>;
  /** Its custom logo. */
  logo?: { url: string; alt?: string; width?: number; height?: number };
  /** Its icon, which is no logo. */
  icon?: string;
  /** Its menus, by the location that they are assigned to, where it tells everybody. */
  menus: Readonly<Record<string, WordPressMenu>>;
}

/** A menu of a WordPress. */
export interface WordPressMenu {
  /** What editors call the location. */
  label: string;
  items: MenuItem[];
}

const text = z.string().catch('');
const indexSchema = z.object({
  name: text,
  description: text,
  home: text,
  url: text,
  site_logo: z.int().positive().optional().catch(undefined),
  site_icon_url: z.string().optional().catch(undefined),
  namespaces: z.array(z.string()),
});
const pixels = z.int().positive().optional().catch(undefined);
const mediaSchema = z.object({
  source_url: z.string(),
  alt_text: text,
  media_details: z.object({ width: pixels, height: pixels }).catch({ width: undefined, height: undefined }),
});

/** Bytes of an answer: the index of a site with many plugins has some hundred thousand. */
const MOST_BYTES = 4_194_304;

/**
 * What the REST API of a page's site says of it, if it is a WordPress and says anything: nothing where it does not answer.
 *
 * @param timeoutMs milliseconds for each answer
 */
export async function wordPressAt(page: HtmlPage, timeoutMs: number): Promise<WordPress | undefined> {
  const root = apiOf(page);
  const index = indexSchema.safeParse(await answerOf(root, timeoutMs));
  if (!index.success || !index.data.namespaces.includes('wp/v2')) return undefined;
  const { name, description, home, url, site_logo: logo, site_icon_url: icon } = index.data;
  const address = [home, url].find(isSiteUrl);
  const media =
    logo === undefined
      ? undefined
      : mediaSchema.safeParse(await answerOf(below(root, `wp/v2/media/${logo}`), timeoutMs));
  return {
    facts: {
      ...(name !== '' && { name: decoded(name) }),
      ...(description !== '' && { description: decoded(description) }),
      ...(address !== undefined && { url: address }),
    },
    ...(media?.success && { logo: logoOf(media.data) }),
    ...(icon && { icon }),
    menus: await menusAt(root, timeoutMs),
  };
}

/** The text of an answer, which WordPress writes with references. */
function decoded(value: string): string {
  return decodeHTML(value).trim();
}

const locationsSchema = z.record(z.string(), z.object({ description: text, menu: z.int() }));
const itemsSchema = z.array(
  z.object({ id: z.int(), title: z.object({ rendered: text }), url: text, parent: z.int().catch(0), target: text }),
);

/** Menus that are asked for, and items of each: what a page of the API holds at most. */
const MOST_MENUS = 10;
const MOST_ITEMS = 100;

/** The menus, which a WordPress tells visitors of only where it was told to. */
async function menusAt(root: string, timeoutMs: number): Promise<Record<string, WordPressMenu>> {
  const locations = locationsSchema.safeParse(await answerOf(below(root, 'wp/v2/menu-locations'), timeoutMs));
  if (!locations.success) return {};
  const assigned = Object.entries(locations.data).filter(([name, { menu }]) => menu > 0 && name !== '__proto__');
  const menus = new Map<string, WordPressMenu>();
  for (const [location, { description, menu }] of assigned.slice(0, MOST_MENUS)) {
    const query = `wp/v2/menu-items?menus=${menu}&per_page=${MOST_ITEMS}&orderby=menu_order&order=asc`;
    const items = itemsSchema.safeParse(await answerOf(below(root, query), timeoutMs));
    if (items.success && items.data.length > 0)
      menus.set(location, { label: description || location, items: treeOf(items.data) });
  }
  return Object.fromEntries(menus);
}

/** Items below those that they name as their parent, or on top where that is not there; a circle is left out. */
function treeOf(flat: z.infer<typeof itemsSchema>): MenuItem[] {
  const itemsBelow = (parent: number, depth: number): MenuItem[] =>
    flat
      .filter((item) => (known.has(item.parent) ? item.parent : 0) === parent)
      .map(({ id, title, url, target }) => {
        const children = depth < MAX_MENU_DEPTH ? itemsBelow(id, depth + 1) : [];
        return {
          label: decoded(title.rendered),
          ...(url !== '' && url !== '#' && { url }),
          ...(target === '_blank' && { target: '_blank' as const }),
          ...(children.length > 0 && { children }),
        };
      });
  const known = new Set(flat.map(({ id }) => id));
  return itemsBelow(0, 1);
}

/** Where the API of a page's site is: where the page says, if that is the same host, else at its usual place. */
function apiOf({ document, url }: HtmlPage): string {
  const link = document.elements.find(
    (element) => element.tag === 'link' && attribute(element, 'rel')?.trim() === 'https://api.w.org/',
  );
  const said = parsed((link && attribute(link, 'href')) ?? '', url);
  const isSame = said?.origin === new URL(url).origin && /\/wp-json\/?$/.test(said.pathname);
  return isSame ? said.href : new URL('/wp-json/', url).href;
}

function below(root: string, path: string): string {
  return new URL(path, root.endsWith('/') ? root : `${root}/`).href;
}

async function answerOf(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const { status, bytes } = await fetchWeb(url, { accept: 'application/json', timeoutMs, bytes: MOST_BYTES });
    return status === 200 ? JSON.parse(decodeUtf8(bytes, 'drop')) : undefined;
  } catch (error) {
    if (error instanceof InlayError || error instanceof SyntaxError) return undefined; // the page says enough
    throw error;
  }
}

function logoOf({
  source_url,
  alt_text,
  media_details: { width, height },
}: z.infer<typeof mediaSchema>): NonNullable<WordPress['logo']> {
  return {
    url: source_url,
    ...(alt_text !== '' && { alt: decoded(alt_text) }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}
