import type { Store } from '../../store/store.js';
import { feedOf } from '../pages/feed.js';
import { FEED_PATH, ICON_PATH } from '../pages/head.js';
import { iconOf } from '../pages/icon.js';
import type { Reading } from '../pages/reading.js';
import type { Shared } from '../pages/shared.js';
import { robotsOf, SITEMAP_PATH, sitemapOf } from '../pages/sitemap.js';
import { STYLESHEET, STYLESHEET_PATH } from '../stylesheet/index.js';
import type { Entry } from './entry.js';
import { fixed } from './fixed.js';
import { FILE_POLICY, FOR_EVER, REVALIDATED } from './headers.js';

const TYPES = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

/** What is no page and is made of the site: style sheet, picture, feed, sitemap, robots. */
export async function fileEntry(
  path: string,
  shared: Shared,
  store: Store,
  reading: Reading,
): Promise<Entry | undefined> {
  if (path === STYLESHEET_PATH) return file(STYLESHEET, 'css', FOR_EVER);
  if (path === ICON_PATH) return file(iconOf(shared), 'svg');
  if (path === '/robots.txt') return file(robotsOf(shared), 'text');
  if (path === FEED_PATH) return shared.values.blog_feed ? file(await feedOf(shared, reading), 'atom') : undefined;
  const [, digits] = SITEMAP_PATH.exec(path) ?? [];
  if (path !== '/sitemap.xml' && digits === undefined) return undefined;
  await reading.count('published');
  const xml = await sitemapOf(shared, store, digits === undefined ? undefined : Number(digits));
  return xml === undefined ? undefined : file(xml, 'xml');
}

function file(content: string, type: keyof typeof TYPES, kept: string = REVALIDATED): Entry {
  const headers = {
    'content-type': TYPES[type],
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_POLICY,
    'cache-control': kept,
  };
  return { fixed: fixed(content, headers) };
}
