import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'inlay/internal/zod.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { SiteModel } from '../../site/model.js';
import type { Document } from '../../store/document.js';
import type { Store } from '../../store/store.js';
import { addressesOfHtml } from '../deploy/addresses.js';
import { pathOf } from './linked.js';

/** A link in what visitors see of a canvas, to a page that goes. */
export const canvasLink = z.strictObject({
  canvas: z.string().describe('`header`, `footer`, a section, or `page/<id>`'),
  url: z.string(),
});

type CanvasLink = z.infer<typeof canvasLink>;

/** Pages that are looked at: to read more would have the writer wait. */
export const MOST_PAGES = 500;

/** Links that one answer names. */
const MOST_TOLD = 100;

/**
 * The links of published canvases, and of the first pages, that lead to a path.
 *
 * @param page the key of the page that is there: what links to itself goes with it
 */
export async function canvasLinksTo(
  path: string,
  page: string,
  store: Pick<Store, 'list'>,
  { canvases, site }: SiteModel,
): Promise<CanvasLink[]> {
  const { items } = await store.list('page', { limit: MOST_PAGES });
  const pages = (items as Document<PageBody>[]).filter(({ key }) => key !== page); // of that kind
  const sources = [
    ...[...canvases].map(([key, { body }]) => ({ canvas: key, from: '/', source: body.published?.source })),
    ...pages.map(({ key, body }) => ({ canvas: `page/${key}`, from: body.path, source: body.published?.source })),
  ];
  const found: CanvasLink[] = [];
  for (const { canvas, from, source } of sources) {
    if (source === undefined || !/<a[\s>]/i.test(source)) continue;
    const home = new URL(from, site.site.url).href;
    const urls = new Set(addressesOfHtml(source).filter((url) => pathOf(url, home) === path));
    found.push(...[...urls].map((url) => ({ canvas, url })));
    if (found.length >= MOST_TOLD) break;
    await turn();
  }
  return found.slice(0, MOST_TOLD);
}
