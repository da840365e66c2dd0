import type { SiteModel } from '../site/model.js';
import type { Store } from '../store/store.js';
import { lostInlays } from './lost.js';

/** A component that showed something and shows nothing any more. */
export interface Lost {
  canvas: string;
  location: string;
  message: string;
}

/** What published headers, footers, sections and pages no longer show since menus were changed. */
export async function lostByMenus(store: Pick<Store, 'list'>, before: SiteModel, after: SiteModel): Promise<Lost[]> {
  const lost = await lostInlays(store, before, after);
  return lost.flatMap(({ canvas, tag, attributes }) => {
    const location = attributes['location'] ?? '';
    if (tag !== 'x-menu') return [];
    return [{ canvas, location, message: `\`${location}\` has no menu any more: the canvas shows nothing there` }];
  });
}
