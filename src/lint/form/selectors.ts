import { attribute, type DocElement } from '../document/element.js';

/** One compound of a selector, such as `form.news[data-form]`. */
interface Compound {
  tag: string | undefined;
  ids: readonly string[];
  classes: readonly string[];
  /** With the value, where one is asked for. */
  attributes: readonly { name: string; value: string | undefined }[];
}

const PART =
  /([#.]?)((?:[\w-]|[^\0-\x7f])+)|\[\s{0,4}([\w:@.-]+)(?:=["']?([^"'\]]{0,80})["']?)?[^\]]{0,20}\]|::?[\w-]+(?:\([^()]{0,80}\))?|\*/gy;
/** Compounds of a selector that are looked at. */
const MOST_COMPOUNDS = 6;

/** The compounds of one selector, from the left; nothing for what is none. */
function compoundsOf(selector: string): Compound[] | undefined {
  const compounds: Compound[] = [];
  for (const text of selector
    .trim()
    .split(/[\s>+~]+/)
    .filter((each) => each !== '')) {
    const ids: string[] = [];
    const classes: string[] = [];
    const attributes: { name: string; value: string | undefined }[] = [];
    let tag: string | undefined;
    PART.lastIndex = 0;
    let end = 0;
    for (let match = PART.exec(text); match; match = PART.exec(text)) {
      end = PART.lastIndex;
      const [, sign, name = '', attributeName, value] = match;
      if (attributeName !== undefined) attributes.push({ name: attributeName.toLowerCase(), value });
      else if (sign === '#') ids.push(name);
      else if (sign === '.') classes.push(name);
      else if (name !== '') tag = name.toLowerCase();
    }
    if (end !== text.length) return undefined;
    compounds.push({ tag, ids, classes, attributes });
  }
  return compounds.length > 0 && compounds.length <= MOST_COMPOUNDS ? compounds : undefined;
}

/** A selector of a script: what it looks for, and what it is found by. */
export interface Selector {
  /** The most telling part of its last compound: `#id`, `.class`, `[attribute` or a tag. */
  key: string;
  matches(element: DocElement): boolean;
}

/** The selectors of a list, such as `#news, form.mail`. */
export function selectorsOf(text: string): Selector[] {
  return text.split(',').flatMap((each): Selector[] => {
    const compounds = compoundsOf(each);
    const last = compounds?.at(-1);
    if (!compounds || !last) return [];
    const [id] = last.ids;
    const [name] = last.classes;
    const [first] = last.attributes;
    const key =
      id !== undefined ? `#${id}` : name !== undefined ? `.${name}` : first !== undefined ? `[${first.name}` : last.tag;
    return key === undefined ? [] : [{ key, matches: (element) => matches(element, compounds) }];
  });
}

/** Ancestors that are looked at for the compounds before the last. */
const DEPTH = 12;

function matches(element: DocElement, compounds: readonly Compound[]): boolean {
  const last = compounds.at(-1);
  if (!last || !isOf(element, last)) return false;
  let next = compounds.length - 2;
  let each = element.parent;
  for (let level = 0; next >= 0 && each && level < DEPTH; level += 1) {
    const compound = compounds[next];
    if (compound && isOf(each, compound)) next -= 1;
    each = each.parent;
  }
  return next < 0;
}

function isOf(element: DocElement, { tag, ids, classes, attributes }: Compound): boolean {
  if (tag !== undefined && element.tag !== tag) return false;
  if (ids.some((id) => attribute(element, 'id') !== id)) return false;
  const own = classes.length > 0 ? (attribute(element, 'class') ?? '').split(/\s+/) : [];
  return (
    classes.every((name) => own.includes(name)) &&
    attributes.every(({ name, value }) => hasAttribute(element, name, value))
  );
}

function hasAttribute(element: DocElement, name: string, value: string | undefined): boolean {
  const own = attribute(element, name);
  return own !== undefined && (value === undefined || own === value);
}
