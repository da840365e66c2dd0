import type { MenuItem } from '../../site/schema.js';
import { showsNothing } from '../../text/shows-nothing.js';

/** How many items of all levels have a label; the others are not shown. */
export function countShown(items: readonly MenuItem[]): number {
  let count = 0;
  for (let level = items; level.length > 0; level = level.flatMap((item) => item.children ?? []))
    for (const { label } of level) if (!showsNothing(label)) count += 1;
  return count;
}

/** Whether any item has a label, on whatever level. */
export function showsAny(items: readonly MenuItem[]): boolean {
  return items.some(({ label, children = [] }) => !showsNothing(label) || showsAny(children));
}

/** Whether an item has a submenu when so many levels are shown. */
export function hasSubmenu(items: readonly MenuItem[], depth: number): boolean {
  return depth > 1 && items.some(({ children = [] }) => showsAnyOf(children, depth - 1));
}

function showsAnyOf(items: readonly MenuItem[], depth: number): boolean {
  return items.some(
    ({ label, children = [] }) => !showsNothing(label) || (depth > 1 && showsAnyOf(children, depth - 1)),
  );
}
