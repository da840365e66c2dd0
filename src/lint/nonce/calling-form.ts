import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { descendants } from '../document/text.js';

/** The function that an attribute such as `onclick` calls first. */
const CALL = /^\s{0,9}(?:return\s{1,3})?([A-Za-z_$][\w$]{1,60})\s?\(/;

/** The first of these elements in which an attribute such as `onclick` calls a function of a script. */
export function formCalling(
  document: IndexedDocument,
  script: DocElement,
  forms: Iterable<DocElement>,
): DocElement | undefined {
  const code = document.source.slice(script.openEnd, script.closeStart);
  document.budget.spend(code.length);
  for (const form of forms)
    for (const { attributes } of [form, ...descendants(document, form)])
      for (const { name, value } of attributes) {
        const called = name.startsWith('on') ? CALL.exec(value)?.[1] : undefined;
        if (called !== undefined && code.includes(`function ${called}(`)) return form;
      }
  return undefined;
}
