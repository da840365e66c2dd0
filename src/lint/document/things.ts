import type { IndexedDocument } from './document.js';
import { attribute, type DocElement, type DocText, isWithin } from './element.js';
import { type JsonEntry, type JsonGroup, type JsonNode, readJson } from './json-tree.js';
import { oncePerDocument } from './once-per-document.js';
import { scriptTextsOf } from './script-texts.js';
import { textOf } from './text.js';

/** Something that a page describes for machines, by schema.org. */
export interface Thing {
  types: readonly string[];
  /** Values by the name of the property: texts, and other things. */
  values: ReadonlyMap<string, readonly (Value | Thing)[]>;
}

/** A text that a thing has, and the element that says it: a script, or one with an `itemprop`. */
export interface Value {
  text: string;
  element: DocElement;
  /** Where it stands in JSON-LD. */
  json?: JsonPlace;
}

/** A place in JSON-LD: the text of the script, and what of it. */
export interface JsonPlace {
  script: DocText;
  entry: JsonEntry;
}

/** What ends the names of types of things that are who a site belongs to, or the site. */
const OWNERS =
  'WebSite Organization Corporation NGO Business Store Restaurant Hotel Service Company School Clinic Bakery Dentist Agency Club Museum Cafe CafeOrCoffeeShop BarOrPub'.split(
    ' ',
  );

/** Whether a type of things is that of who a site belongs to, or of the site. */
export function isOwner(type: string): boolean {
  return OWNERS.some((name) => type.endsWith(name));
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
export function textsOf(thing: Thing, name: string): string[] {
  return valuesOf(thing, name).map(({ text }) => text);
}

/** The same with the elements that say them. */
export function valuesOf({ values }: Thing, name: string): Value[] {
  return (values.get(name) ?? []).filter((value): value is Value => 'text' in value && value.text.trim() !== '');
}

/** The things of a property. */
export function partsOf({ values }: Thing, name: string): Thing[] {
  return (values.get(name) ?? []).filter((value): value is Thing => 'types' in value);
}

function* ofScripts(document: IndexedDocument): Generator<Thing> {
  for (const script of scriptTextsOf(document).filter(isLinkedData)) {
    const element = script.parent;
    if (!element) continue;
    document.budget.spend(script.value.length);
    let count = 0;
    const roots: (JsonNode | undefined)[] = [readJson(script.value)];
    for (let root = roots.pop(); root !== undefined && count < MOST_THINGS; root = roots.pop()) {
      count += 1;
      if (root.kind === 'list')
        roots.push(
          ...root.entries
            .slice(0, MOST_THINGS)
            .map(({ value }) => value)
            .reverse(),
        );
      else if (root.kind === 'object') {
        yield ofJson(root, { script, element }, 0);
        const graph = root.entries.findLast(({ name }) => name === '@graph');
        if (graph) roots.push(graph.value);
      }
    }
  }
}

/** Whether a text is the JSON-LD of a script. */
export function isLinkedData({ parent }: DocText): boolean {
  return parent?.tag === 'script' && /^application\/ld\+json/i.test(attribute(parent, 'type')?.trim() ?? '');
}

function ofJson(input: JsonGroup, place: { script: DocText; element: DocElement }, level: number): Thing {
  const values = new Map<string, (Value | Thing)[]>();
  for (const member of input.entries) {
    const { value, name = '' } = member;
    const list = value.kind === 'list' ? value.entries.slice(0, MOST_THINGS) : [member];
    const read = list.flatMap((entry): (Value | Thing)[] => {
      const { value: each } = entry;
      if (each.kind === 'object') return level < MOST_LEVELS ? [ofJson(each, place, level + 1)] : [];
      if (each.kind !== 'scalar' || !(typeof each.value === 'string' || typeof each.value === 'number')) return [];
      return [{ text: String(each.value), element: place.element, json: { script: place.script, entry } }];
    });
    values.set(name, read);
  }
  const types = (values.get('@type') ?? []).flatMap((type) => ('text' in type ? [typeName(type.text)] : []));
  return { types, values };
}

/** `LocalBusiness` for `https://schema.org/LocalBusiness`. */
function typeName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1);
}

interface Scope {
  element: DocElement;
  types: string[];
  values: Map<string, (Value | Thing)[]>;
}

function isItem({ attributes }: DocElement): boolean {
  return attributes.some(({ name }) => name === 'itemscope');
}

/** The items of microdata, those in others as their values. @see HTML, section 5 */
function ofMicrodata(document: IndexedDocument): Thing[] {
  const roots: Thing[] = [];
  const open: Scope[] = [];
  if (!document.elements.some(isItem)) return roots; // most pages
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
    const value = isScope ? scope : { text: valueIn(document, element), element };
    if (outer) for (const name of names) addTo(outer.values, name, value);
    else if (isScope) roots.push(scope);
    if (isScope && open.length < MOST_LEVELS) open.push(scope);
  }
  return roots;
}

function addTo(values: Scope['values'], name: string, value: Value | Thing): void {
  const known = values.get(name);
  if (known) known.push(value);
  else values.set(name, [value]);
}

function valueIn(document: IndexedDocument, element: DocElement): string {
  const named = ['content', 'href', 'src', 'datetime', 'value'].map((name) => attribute(element, name));
  return (named.find((value) => value !== undefined) ?? textOf(document, element)).replace(/\s+/g, ' ').trim();
}
