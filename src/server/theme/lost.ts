import { render } from 'inlay/internal/canvas/render.js';
import type { SiteModel } from '../site/model.js';

/** A component that showed something and shows nothing any more. */
export interface LostInlay {
  canvas: string;
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** What published headers, footers and sections no longer show since the site was changed. */
export function lostInlays(before: SiteModel, after: SiteModel): LostInlay[] {
  return [...after.canvases].flatMap(([key, { body }]) => {
    const source = body.published?.source;
    return source === undefined ? [] : lostOf(key, source, before, after);
  });
}

function lostOf(canvas: string, source: string, before: SiteModel, after: SiteModel): LostInlay[] {
  const [shown, shows] = [render(source, before.site), render(source, after.site)].map(({ report }) => report.inlays);
  return (shown ?? []).flatMap(({ tag, attributes, outcome }, index) =>
    outcome === 'expanded' && shows?.[index]?.outcome !== 'expanded' ? [{ canvas, tag, attributes }] : [],
  );
}
