import { tokens } from '../../html/element.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';

/** Names of classes in a style sheet, and how one goes on with an escape of a letter: it may be any. */
const SELECTED = /\.(-?[a-z_][\w-]*|(?=\\))(\\\w)?/gi;

/** A function that says whether an element or a style sheet of a page names a class. The page is read at the first question. */
export function pageClasses({ elements, texts, budget }: IndexedDocument): (name: string) => boolean {
  let names: Set<string> | undefined;
  let mayBeAny = false;
  return (name) => {
    if (!names) {
      budget.spend(elements.length);
      names = new Set(elements.flatMap((element) => tokens(attribute(element, 'class'))));
      for (const { raw, parent, value } of texts) {
        if (!raw || parent?.tag !== 'style') continue;
        budget.spend(value.length);
        for (const [, selected = '', letter] of value.matchAll(SELECTED)) {
          names.add(selected);
          mayBeAny ||= letter !== undefined;
        }
      }
    }
    return mayBeAny || names.has(name);
  };
}
