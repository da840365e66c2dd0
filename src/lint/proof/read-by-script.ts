import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { pageCodeOf } from '../document/page-code.js';
import { plainStrings } from '../document/plain-strings.js';
import { cut } from './cut.js';

/** What a fix replaces, and what comes in its place. */
interface Replaced {
  before: readonly DocNode[];
  after: readonly DocNode[];
  /** The element that both stand in. */
  parent: DocElement | undefined;
}

/** Says why code of a page may tell what was there from what comes; nothing where none does. The code is read at the first question. */
export type ReadByScript = (replaced: Replaced) => string | undefined;

/** Attributes whose values scripts ask for. */
const ASKED: ReadonlySet<string> = new Set(['href', 'class', 'id', 'src', 'alt', 'title', 'name']);
/** The beginning of an address that says enough: `tel:`. */
const LEAST_BEGINNING = 4;
/** Steps to read a character of code. */
const READ = 2;

/** What the code of a page asks for. */
export function readByScript(document: IndexedDocument): ReadByScript {
  let known: ReadonlySet<string> | undefined;
  const literals = () => {
    if (known) return known;
    const code = pageCodeOf(document).join('\n');
    document.budget.spend(code.length * READ);
    known = new Set(plainStrings(code).map(({ text }) => text.trim()));
    return known;
  };
  return ({ before, after, parent }) => {
    const all = literals();
    const asked = (text: string) => text !== '' && (all.has(text) || all.has(`#${text}`) || all.has(`.${text}`));
    const id = parent && attribute(parent, 'id')?.trim();
    if (id !== undefined && asked(id)) return `a script in the page reads what is in \`#${cut(id)}\``;
    const ownHandler = [...(parent ? [parent] : []), ...elementsIn(before)].find(handlesItself);
    if (ownHandler) return `a handler of \`<${ownHandler.tag}>\` reads what it is`;
    const now = new Set(valuesIn(after));
    const value = valuesIn(before).find((each) => !now.has(each) && (all.has(each) || beginsAs(each, all, now)));
    return value === undefined ? undefined : `a script in the page looks for \`${cut(value)}\``;
  };
}

/** Whether a script asks how an address begins, which what comes begins otherwise. */
function beginsAs(value: string, all: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  if (!/^(?:tel|mailto|sms|https?):/i.test(value)) return false;
  for (const literal of all) {
    if (literal.length <= LEAST_BEGINNING || !value.startsWith(literal)) continue;
    if (![...now].some((each) => each.startsWith(literal))) return true;
  }
  return false;
}

/** Texts, and values of attributes, that a script may ask for. */
function valuesIn(nodes: readonly DocNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return node.blank ? [] : [node.value.trim()];
    const own = node.attributes.filter(({ name }) => ASKED.has(name)).map(({ value }) => value.trim());
    return [...own.filter((value) => value !== ''), ...valuesIn(node.children)];
  });
}

function elementsIn(nodes: readonly DocNode[]): DocElement[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...elementsIn(node.children)] : []));
}

/** Whether a handler of an element reads the element itself. */
function handlesItself({ attributes }: DocElement): boolean {
  return attributes.some(({ name, value }) => /^on[a-z]/.test(name) && /\bthis\b/.test(value));
}
