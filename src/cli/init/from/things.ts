import type { IndexedDocument } from '../../../lint/document/document.js';
import { attribute, type DocElement, isWithin } from '../../../lint/document/element.js';
import { oncePerDocument } from '../../../lint/document/once-per-document.js';
import { textOf } from '../../../lint/document/text.js';
import { oneLine } from './html-page.js';

/** Something that a page describes for machines, by schema.org. */
export interface Thing {
  types: readonly string[];
  /** Values by the name of the property: texts, and other things. */
  values: ReadonlyMap<string, readonly (string | Thing)[]>;
}

/** Levels of things in one another, and things of a page, at most: nobody describes more of a site. */
const MOST_LEVELS = 8;
const MOST_THINGS = 2_000;

/** What a page describes in JSON-LD and in microdata. */
export const thingsOf = oncePerDocument((document): readonly Thing[] => [
  ...ofScripts(document),
  ...ofMicrodata(document),
]);

/** The things of some types. */
export function thingsOfType(document: IndexedDocument, passes: (type: string) => boolean): readonly Thing[] {
  return thingsOf(document).filter((thing) => thing.types.some((type) => passes(type)));
}

/** The texts of a property. */
export function textsOf({ values }: Thing, name: string): string[] {
  return (values.get(name) ?? []).filter((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/** The things of a property. */
export function partsOf({ values }: Thing, name: string): Thing[] {
  return (values.get(name) ?? []).filter((value): value is Thing => typeof value !== 'string');
}

function* ofScripts(document: IndexedDocument): Generator<Thing> {
  for (const { parent, value } of document.texts) {
    if (parent?.tag !== 'script' || !/^application\/ld\+json/i.test(attribute(parent, 'type')?.trim() ?? '')) continue;
    document.budget.spend(value.length);
    let count = 0;
    const roots: unknown[] = [parsedJson(value)];
    for (let root = roots.pop(); root !== undefined && count < MOST_THINGS; root = roots.pop()) {
      count += 1;
      if (Array.isArray(root)) roots.push(...root.slice(0, MOST_THINGS).reverse());
      else if (typeof root === 'object' && root !== null) {
        yield ofJson(root, 0);
        if ('@graph' in root) roots.push(root['@graph']);
      }
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // half a script says nothing
  }
}

function ofJson(input: object, level: number): Thing {
  const values = new Map<string, (string | Thing)[]>();
  for (const [name, value] of Object.entries(input)) {
    const list: unknown[] = Array.isArray(value) ? value.slice(0, MOST_THINGS) : [value];
    const read = list.flatMap((each): (string | Thing)[] => {
      if (typeof each === 'string') return [each];
      if (typeof each === 'number') return [String(each)];
      return typeof each === 'object' && each !== null && level < MOST_LEVELS ? [ofJson(each, level + 1)] : [];
    });
    values.set(name, read);
  }
  const types = (values.get('@type') ?? []).filter((type) => typeof type === 'string');
  return { types: types.map(typeName), values };
}

/** `LocalBusiness` for `https://schema.org/LocalBusiness`. */
function typeName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1);
}

interface Scope {
  element: DocElement;
  types: string[];
  values: Map<string, (string | Thing)[]>;
}

/** The items of microdata, those in others as their values. @see HTML, section 5 */
function ofMicrodata(document: IndexedDocument): Thing[] {
  const roots: Thing[] = [];
  const open: Scope[] = [];
  for (const element of document.elements) {
    while (open.length > 0 && !isWithin(element, open.at(-1)?.element ?? element)) open.pop();
    const outer = open.at(-1);
    const names = attribute(element, 'itemprop')?.trim().split(/\s+/) ?? [];
    const isScope = attribute(element, 'itemscope') !== undefined;
    if (!isScope && (names.length === 0 || !outer)) continue;
    const types = (attribute(element, 'itemtype') ?? '')
      .split(/\s+/)
      .filter((type) => type !== '')
      .map(typeName);
    const scope: Scope = { element, types, values: new Map() };
    const value = isScope ? scope : valueIn(document, element);
    if (outer) for (const name of names) outer.values.set(name, [...(outer.values.get(name) ?? []), value]);
    else if (isScope) roots.push(scope);
    if (isScope && open.length < MOST_LEVELS) open.push(scope);
  }
  return roots;
}

function valueIn(document: IndexedDocument, element: DocElement): string {
  const named = ['content', 'href', 'src', 'datetime', 'value'].map((name) => attribute(element, name));
  return oneLine(named.find((value) => value !== undefined) ?? textOf(document, element));
}
