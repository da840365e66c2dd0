import { canvas } from './canvas.js';
import { discovery } from './discovery/discovery.js';
import { menus } from './menus.js';

/** The areas of the Theme API, in the order in which its document has them. */
export const AREAS = {
  discovery,
  menus,
  canvas,
} as const;
