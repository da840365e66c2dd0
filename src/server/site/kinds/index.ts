import type { Kinds } from '../../store/kinds.js';
import { authorKind } from './author.js';
import { canvasKind } from './canvas.js';
import { formKind } from './form.js';
import { menusKind } from './menus.js';
import { optionsKind } from './options.js';
import { pageKind, pathKind } from './page.js';
import { presentationKind } from './presentation.js';
import { projectKind, releaseKind } from './project.js';
import { siteKind } from './site.js';
import { slotKind } from './slot.js';

/** All that of a site can be changed. */
export const KINDS = {
  site: siteKind,
  menus: menusKind,
  options: optionsKind,
  canvas: canvasKind,
  page: pageKind,
  path: pathKind,
  presentation: presentationKind,
  slot: slotKind,
  author: authorKind,
  form: formKind,
  project: projectKind,
  release: releaseKind,
} as const satisfies Kinds;

export type KindName = keyof typeof KINDS;
