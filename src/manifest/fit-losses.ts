import { pointer } from '../pointer.js';
import type { Manifest } from './schema.js';

/** What a manifest lost at one place. */
export interface Loss {
  /** JSON Pointer (RFC 6901) into the manifest before. */
  pointer: string;
  /** How much is still there: items of a menu on all levels, entries of a list or table, characters of a text. */
  kept: number;
  /** How much there was. */
  of: number;
}

/** Entries of one list or table whose losses are told one by one; of more it is told how many entries are whole. */
const TOLD = 20;

/** What is in the first manifest and not in the second, which is cut from it. */
export function lossesOf(before: Manifest, after: Manifest): Loss[] {
  return compare([], before, { ...after, detail: before.detail });
}

function compare(keys: readonly string[], before: unknown, after: unknown): Loss[] {
  if (before === undefined || before === after) return [];
  const at = pointer(...keys);
  if (typeof before === 'string') {
    return [{ pointer: at, kept: typeof after === 'string' ? after.length - '…'.length : 0, of: before.length }];
  }
  if (keys.at(-1) === 'items' && Array.isArray(before)) {
    const [kept, of] = [countItems(after), countItems(before)];
    if (kept !== of) return [{ pointer: at, kept, of }];
  }
  if (typeof before !== 'object' || before === null) return [{ pointer: at, kept: 0, of: 1 }];
  const members = Object.entries(before);
  if (typeof after !== 'object' || after === null) return [{ pointer: at, kept: 0, of: members.length }];
  const found = members.map(([key, value]) => compare([...keys, key], value, ownMember(after, key)));
  const whole = found.filter((losses) => losses.length === 0).length;
  const left = Object.keys(after).length;
  if (Array.isArray(before) && left !== members.length) return [{ pointer: at, kept: left, of: members.length }];
  return members.length - whole > TOLD ? [{ pointer: at, kept: whole, of: members.length }] : found.flat();
}

function ownMember(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** Items on all levels, those of a value that is no list none. */
function countItems(items: unknown): number {
  if (!Array.isArray(items)) return 0;
  let count = items.length;
  for (const item of items) {
    if (typeof item === 'object' && item !== null && 'children' in item) count += countItems(item.children);
  }
  return count;
}
