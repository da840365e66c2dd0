import { tokens } from '../../html/element.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';

/** A class in a selector, with escaped marks in its name: `.md\\:flex`. */
const CLASS = /\.((?:[\w\u0080-\uffff-]|\\.)+)/g;

/** The end of a selector that may be for any element: it names no tag, class or id first, or one of an outer rule or a namespace. */
export const ANY = /^(?:\*|\[|:)|[&|]/;

/** The ends of selectors, by what they name: a page has thousands, and asks for many elements. */
export interface SelectorEnds {
  /** Whether one of them may be for any element. */
  readonly isAny: boolean;
  /** Whether one of them names an element by its tag, class or id. */
  mayName(document: IndexedDocument, element: DocElement): boolean;
}

/** A tag, or none, with classes. */
interface End {
  tag: string;
  classes: readonly string[];
}

/** Reads the ends of selectors, those behind the last blank or combinator. */
export function selectorEnds(ends: readonly string[]): SelectorEnds {
  const tags = new Set<string>();
  const byClass = new Map<string, End[]>();
  let hasId = false;
  for (const end of ends) {
    const tag = tagOf(end);
    const classes = [...new Set([...end.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')))];
    const [first] = classes;
    if (first !== undefined) {
      const known = byClass.get(first);
      if (known) known.push({ tag, classes });
      else byClass.set(first, [{ tag, classes }]);
    } else if (tag !== '') tags.add(tag);
    else hasId ||= end.startsWith('#');
  }
  return {
    isAny: ends.some((end) => ANY.test(end)),
    mayName(document, element) {
      if (hasId || tags.has(element.tag)) return true;
      const own = classesOf(document, element) ?? NO_CLASSES;
      document.budget.spend(1 + own.size);
      for (const name of own) {
        for (const { tag, classes } of byClass.get(name) ?? []) {
          document.budget.spend(classes.length);
          if ((tag === '' || tag === element.tag) && classes.every((each) => own.has(each))) return true;
        }
      }
      return false;
    },
  };
}

const classesOf = oncePerElement((_document, element) => new Set(tokens(attribute(element, 'class'))));
const NO_CLASSES: ReadonlySet<string> = new Set();

/** The tag that the end of a selector names; empty for none. */
export function tagOf(end: string): string {
  return /^[a-z][\w-]*/i.exec(end)?.[0].toLowerCase() ?? '';
}
