import { render } from 'inlay/internal/canvas/render.js';
import type { SiteModel } from '../site/model.js';

/** A component that showed something and shows nothing any more. */
export interface Lost {
  canvas: string;
  location: string;
  message: string;
}

/** What published headers, footers and sections no longer show since menus were changed. */
export function lostByMenus(before: SiteModel, after: SiteModel): Lost[] {
  return [...after.canvases].flatMap(([key, { body }]) => {
    const source = body.published?.source;
    return source === undefined ? [] : lostOf(key, source, before, after);
  });
}

function lostOf(canvas: string, source: string, before: SiteModel, after: SiteModel): Lost[] {
  const [shown, shows] = [render(source, before.site), render(source, after.site)].map(({ report }) => report.inlays);
  return (shown ?? []).flatMap(({ tag, attributes, outcome }, index) => {
    const location = attributes['location'] ?? '';
    if (tag !== 'x-menu' || outcome !== 'expanded' || shows?.[index]?.outcome === 'expanded') return [];
    return [{ canvas, location, message: `\`${location}\` has no menu any more: the canvas shows nothing there` }];
  });
}
