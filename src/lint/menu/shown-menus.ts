import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { given, usesOf } from '../document/uses.js';
import { drawerAround } from './drawer.js';

/** The locations that a page shows by the component. */
export const shownLocations = oncePerDocument(
  (document): ReadonlySet<string> =>
    new Set(usesOf(document).flatMap((use) => (use.tag === 'x-menu' ? (given(use, 'location') ?? []) : []))),
);

/** Those that it shows elsewhere than in a drawer. */
export const locationsBeside = oncePerDocument(
  (document): ReadonlySet<string> =>
    new Set(
      usesOf(document).flatMap((use) =>
        use.tag === 'x-menu' && !(use.host && drawerAround(document, use.host)) ? (given(use, 'location') ?? []) : [],
      ),
    ),
);

/** The location that a component in an element shows, the first of several. */
export function shownWithin(document: IndexedDocument, { start, end }: DocElement): string | undefined {
  const menus = menuUses(document);
  const next = menus[countUpTo(menus, (use) => use.start, start - 1)];
  return next && next.start < end ? next.location : undefined;
}

const menuUses = oncePerDocument((document) =>
  usesOf(document).flatMap((use) =>
    use.tag === 'x-menu' ? [{ start: use.start, location: given(use, 'location') ?? '' }] : [],
  ),
);
