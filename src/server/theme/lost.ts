import { setImmediate as turn } from 'node:timers/promises';
import { render } from 'inlay/internal/canvas/render.js';
import type { PageBody } from '../site/kinds/page.js';
import type { SiteModel } from '../site/model.js';
import type { Store } from '../store/store.js';

/** A component that showed something and shows nothing any more. */
export interface LostInlay {
  canvas: string;
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Pages that are looked at: to render more would have the writer wait. */
const MOST_PAGES = 200;

/** What published headers, footers, sections and the first pages no longer show since the site was changed. */
export async function lostInlays(
  store: Pick<Store, 'list'>,
  before: SiteModel,
  after: SiteModel,
): Promise<LostInlay[]> {
  const canvases = [...after.canvases].map(([key, { body }]) => ({ name: key, source: body.published?.source }));
  const { items } = await store.list('page', { limit: MOST_PAGES });
  const pages = items.map(({ key, body }) => ({
    name: `page/${key}`,
    source: (body as PageBody).published?.source, // of that kind
  }));
  const found: LostInlay[] = [];
  for (const { name, source } of [...canvases, ...pages]) {
    if (source === undefined || !source.includes('<x-')) continue;
    found.push(...lostOf(name, source, before, after));
    await turn();
  }
  return found;
}

function lostOf(canvas: string, source: string, before: SiteModel, after: SiteModel): LostInlay[] {
  const [shown, shows] = [render(source, before.site), render(source, after.site)].map(({ report }) => report.inlays);
  return (shown ?? []).flatMap(({ tag, attributes, outcome }, index) =>
    outcome === 'expanded' && shows?.[index]?.outcome !== 'expanded' ? [{ canvas, tag, attributes }] : [],
  );
}
