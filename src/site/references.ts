import type { Problem } from '../message/error.js';
import { nearestHint } from '../message/nearest.js';
import { pointer } from '../message/pointer.js';
import { MAX_FORM_NAME, MAX_MENU_DEPTH, MAX_MENU_ITEMS } from './limits.js';

type Json = Record<string, unknown>;

/**
 * What a schema can't say: locations with a menu that nobody defined, menus over the limits, default forms that do not
 * exist, form ids given twice, too long names of forms. It takes the state as it came and passes over whatever has another shape than it should,
 * so that these problems show up together with the schema's.
 */
export function referenceProblems(input: unknown): Problem[] {
  const { menus, addons } = members(input);
  return [...menuProblems(members(menus)), ...Object.entries(members(addons)).flatMap(addonProblems)];
}

function menuProblems({ locations, definitions }: Json): Problem[] {
  const defined = Object.keys(members(definitions));
  const known = new Set(defined);
  const hint = hinter(defined);
  const dangling = Object.entries(members(locations)).flatMap(([location, value]) => {
    const { menu } = members(value);
    if (typeof menu !== 'string' || known.has(menu)) return [];
    return problem(
      ['menus', 'locations', location, 'menu'],
      `Unexpected \`${menu}\`, expected a key of \`definitions\`${hint(menu)}`,
    );
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
  const known = new Set<string>();
  const repeated = ids.flatMap((id, index) => {
    if (typeof id !== 'string') return [];
    if (known.has(id))
      return problem(
        ['addons', provider, 'forms', index, 'id'],
        `Unexpected second form \`${id}\`, expected each id once`,
      );
    known.add(id);
    return [];
  });
  const long = [
    ...nameProblems(provider, ['addons', provider]),
    ...ids.flatMap((id, index) => nameProblems(id, ['addons', provider, 'forms', index, 'id'])),
  ];
  if (typeof preset !== 'string' || known.has(preset)) return [...repeated, ...long];
  return [
    ...repeated,
    ...long,
    ...problem(
      ['addons', provider, 'default'],
      `Unexpected \`${preset}\`, expected the id of one of \`forms\`${nearestHint(preset, known)}`,
    ),
  ];
}

function nameProblems(name: unknown, at: readonly PropertyKey[]): Problem[] {
  if (typeof name !== 'string' || name.length <= MAX_FORM_NAME) return [];
  return problem(at, `Unexpected name of ${name.length} characters, expected at most ${MAX_FORM_NAME}`);
}

function problem(at: readonly PropertyKey[], message: string): Problem[] {
  return [{ pointer: pointer(...at), message }];
}

/** Problems of one kind that get a hint: a search takes time, and after so many of them something else is wrong. */
const HINTED = 20;

function hinter(allowed: readonly string[]): (found: string) => string {
  let hints = 0;
  return (found) => {
    hints += 1;
    return hints > HINTED ? '' : nearestHint(found, allowed);
  };
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
