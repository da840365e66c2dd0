import type { Problem } from '../error.js';
import { nearestHint } from '../nearest.js';
import { pointer } from '../pointer.js';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS } from './limits.js';

type Json = Record<string, unknown>;

/**
 * What a schema can't say: locations with a menu that nobody defined, menus over the limits, default forms that do not
 * exist, form ids given twice. It takes the state as it came and passes over whatever has another shape than it should,
 * so that these problems show up together with the schema's.
 */
export function referenceProblems(input: unknown): Problem[] {
  const { menus, addons } = members(input);
  return [...menuProblems(members(menus)), ...Object.entries(members(addons)).flatMap(addonProblems)];
}

function menuProblems({ locations, definitions }: Json): Problem[] {
  const defined = Object.keys(members(definitions));
  const dangling = Object.entries(members(locations)).flatMap(([location, value]) => {
    const { menu } = members(value);
    if (typeof menu !== 'string' || defined.includes(menu)) return [];
    return problem(['menus', 'locations', location, 'menu'], unexpected(menu, 'a key of `definitions`', defined));
  });
  const oversized = Object.entries(members(definitions)).flatMap(([id, value]) => {
    const { count, depth } = measure(members(value)['items']);
    const at = ['menus', 'definitions', id, 'items'];
    if (count > MAX_MENU_ITEMS) return problem(at, `Unexpected ${count} items, expected at most ${MAX_MENU_ITEMS}`);
    if (depth > MAX_MENU_DEPTH) return problem(at, `Unexpected ${depth} levels, expected at most ${MAX_MENU_DEPTH}`);
    return [];
  });
  return [...dangling, ...oversized];
}

function addonProblems([provider, value]: [string, unknown]): Problem[] {
  const { default: preset, forms } = members(value);
  const ids = list(forms).map((form) => members(form)['id']);
  const known = ids.filter((id) => typeof id === 'string');
  const repeated = ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? problem(['addons', provider, 'forms', index, 'id'], `Unexpected second form \`${id}\`, expected each id once`)
      : [],
  );
  if (typeof preset !== 'string' || known.includes(preset)) return repeated;
  return [
    ...repeated,
    ...problem(['addons', provider, 'default'], unexpected(preset, 'the id of one of `forms`', known)),
  ];
}

function problem(at: readonly PropertyKey[], message: string): Problem[] {
  return [{ pointer: pointer(...at), message }];
}

function unexpected(found: string, expected: string, allowed: readonly string[]): string {
  return `Unexpected \`${found}\`, expected ${expected}${nearestHint(found, allowed)}`;
}

function measure(items: unknown): { count: number; depth: number } {
  let count = 0;
  let depth = 0;
  for (let level = list(items); level.length > 0; level = level.flatMap((item) => list(members(item)['children']))) {
    count += level.length;
    depth += 1;
  }
  return { count, depth };
}

/** The members of an object; none of anything else. */
function members(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
