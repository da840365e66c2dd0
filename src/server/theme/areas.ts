import { canvas } from './canvas.js';
import { codeSlots } from './code-slots/code-slots.js';
import { history } from './history/history.js';
import { menus } from './menus.js';
import { options } from './options/options.js';

/** The areas of the Theme API, in the order in which its document has them. */
export const AREAS = {
  menus,
  canvas,
  codeSlots,
  options,
  history,
} as const;
