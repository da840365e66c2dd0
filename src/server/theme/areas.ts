import { author } from './author.js';
import { canvas } from './canvas.js';
import { content } from './content.js';
import { discovery } from './discovery/discovery.js';
import { menus } from './menus.js';
import { pages } from './pages/pages.js';
import { site } from './site/site.js';

/** The areas of the Theme API, in the order in which its document has them. */
export const AREAS = {
  discovery,
  menus,
  pages,
  canvas,
  content,
  author,
  site,
} as const;
