import type { SiteModel } from '../site/model.js';
import { lostInlays } from './lost.js';

/** A component that showed something and shows nothing any more. */
export interface Lost {
  canvas: string;
  location: string;
  message: string;
}

/** What published headers, footers and sections no longer show since menus were changed. */
export function lostByMenus(before: SiteModel, after: SiteModel): Lost[] {
  return lostInlays(before, after).flatMap(({ canvas, tag, attributes }) => {
    const location = attributes['location'] ?? '';
    if (tag !== 'x-menu') return [];
    return [{ canvas, location, message: `\`${location}\` has no menu any more: the canvas shows nothing there` }];
  });
}
