import { author } from './author.js';
import { canvas } from './canvas.js';
import { codeSlots } from './code-slots/code-slots.js';
import { compliance } from './compliance/compliance.js';
import { content } from './content.js';
import { dependencies } from './dependencies.js';
import { deploy } from './deploy/deploy.js';
import { discovery } from './discovery/discovery.js';
import { history } from './history/history.js';
import { menus } from './menus.js';
import { options } from './options/options.js';
import { pages } from './pages/pages.js';
import { reset } from './reset.js';
import { site } from './site/site.js';
import { updates } from './updates.js';

/** The areas of the Theme API, in the order in which its document has them. */
export const AREAS = {
  discovery,
  menus,
  pages,
  canvas,
  content,
  author,
  site,
  codeSlots,
  options,
  history,
  reset,
  deploy,
  updates,
  compliance,
  dependencies,
} as const;
