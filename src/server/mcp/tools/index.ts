import type { Tool } from '../tool.js';
import { describeSite } from './describe-site.js';
import { explainLogo } from './explain-logo.js';
import { fixCanvas } from './fix-canvas.js';
import { getComponent } from './get-component.js';
import { lintCanvas } from './lint-canvas.js';
import { listMenu } from './list-menu.js';
import { renderCanvas } from './render-canvas.js';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  describeSite,
  getComponent,
  lintCanvas,
  fixCanvas,
  renderCanvas,
  explainLogo,
  listMenu,
];
