import { attribute, type DocElement } from '../document/element.js';

/** One compound of a selector, such as `form.news[data-form]`. */
interface Compound {
  tag: string | undefined;
  ids: readonly string[];
  classes: readonly string[];
  /** With the value, where one is asked for. */
  attributes: readonly { name: string; value: string | undefined }[];
}

const NAME = /(?:[\w-]|[^\0-\x7f]){1,100}/y;
const PSEUDO = /::?[\w-]{1,40}(?:\([^()]{0,80}\))?|\*/y;
/** Compounds of a selector that are looked at. */
const MOST_COMPOUNDS = 6;

/** The compounds of one selector, from the left; nothing for what is none. */
function compoundsOf(selector: string): Compound[] | undefined {
  const texts = selector.split(/[\s>+~]/).filter((each) => each !== '');
  if (texts.length === 0 || texts.length > MOST_COMPOUNDS) return undefined;
  const compounds = texts.map(compoundOf).filter((compound) => compound !== undefined);
  return compounds.length === texts.length ? compounds : undefined;
}

function compoundOf(text: string): Compound | undefined {
  const ids: string[] = [];
  const classes: string[] = [];
  const attributes: Compound['attributes'][number][] = [];
  let tag: string | undefined;
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    if (sign === '[') {
      const end = text.indexOf(']', at);
      if (end === -1) return undefined;
      const [name = '', value] = text.slice(at + 1, end).split('=');
      attributes.push({ name: name.replace(/[~|^$*]/g, '').toLowerCase(), value: exact(name, value) });
      at = end + 1;
      continue;
    }
    const isSigned = sign === '#' || sign === '.';
    NAME.lastIndex = isSigned ? at + 1 : at;
    const name = NAME.exec(text)?.[0];
    if (name !== undefined && (isSigned || at === 0)) {
      if (sign === '#') ids.push(name);
      else if (sign === '.') classes.push(name);
      else tag = name.toLowerCase();
      at = NAME.lastIndex;
      continue;
    }
    PSEUDO.lastIndex = at;
    if (!PSEUDO.test(text)) return undefined;
    at = PSEUDO.lastIndex;
  }
  return { tag, ids, classes, attributes };
}

/** The value that an attribute must have; nothing where only a part of it is asked for. */
function exact(name: string, value: string | undefined): string | undefined {
  return value === undefined || /[~|^$*]/.test(name) ? undefined : value.replace(/["']/g, '');
}

/** A selector of a script: what it looks for, and what it is found by. */
export interface Selector {
  /** The most telling part of its last compound: `#id`, `.class`, `[attribute` or a tag. */
  key: string;
  /** It asks for a tag and nothing else. */
  isBare: boolean;
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
    const isBare = key === last.tag && compounds.length === 1;
    return key === undefined ? [] : [{ key, isBare, matches: (element) => matches(element, compounds) }];
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
