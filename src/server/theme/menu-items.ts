import { pointer } from 'inlay/internal/message/pointer.js';
import type { MenusBody } from '../site/kinds/menus.js';

type Item = MenusBody['definitions'][string]['items'][number];

/** An item of a menu, with the path to it. */
export interface FoundItem {
  item: Item;
  /** JSON Pointer. */
  at: string;
}

/** The items of all menus, at every depth. Without recursion: trees may be deep. */
export function itemsOf(definitions: MenusBody['definitions']): FoundItem[] {
  const open = Object.entries(definitions).flatMap(([key, { items }]) => below(items, ['definitions', key, 'items']));
  const found: FoundItem[] = [];
  for (const { item, path } of open) {
    found.push({ item, at: pointer(...path) });
    open.push(...below(item.children ?? [], [...path, 'children']));
  }
  return found;
}

function below(items: readonly Item[], path: readonly (string | number)[]) {
  return items.map((item, index) => ({ item, path: [...path, index] }));
}
