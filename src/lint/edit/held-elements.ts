import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { pageScripts } from '../proof/page-scripts.js';

/** Attributes by which an element is shown or hidden: a script, a button or a style takes hold of it by them. */
const SHOWN_BY = ['hidden', 'popover', 'open'] as const;

/** Attributes that name other elements by their ids, with or without a `#` before these. */
const NAMING: ReadonlySet<string> = new Set(
  'aria-controls aria-owns aria-labelledby aria-describedby aria-details for popovertarget commandfor href data-target data-bs-target data-toggle-target data-drawer-target data-dropdown-toggle data-collapse-toggle'.split(
    ' ',
  ),
);

/** Attributes with code: of HTML, and of the libraries that have their own. */
const WITH_CODE = /^(?:on[a-z]{2,30}$|@|x-on:|v-on:)/;

/** Whether something of the page takes hold of an element itself, so that it has to stay: a script, a button, a link to it. */
export function isHeld(document: IndexedDocument, element: DocElement): boolean {
  if (SHOWN_BY.some((name) => attribute(element, name) !== undefined)) return true;
  const id = attribute(element, 'id');
  if (id === undefined || id === '') return false;
  return namesOf(document).ids.has(id) || isInCode(document, id);
}

function isInCode(document: IndexedDocument, id: string): boolean {
  return scriptsOf(document)(id) || namesOf(document).codes.some((code) => code.includes(id));
}

const scriptsOf = oncePerDocument(pageScripts);

/** Ids that attributes name, and the attributes with code. */
const namesOf = oncePerDocument(({ elements, budget }): { ids: ReadonlySet<string>; codes: readonly string[] } => {
  const ids = new Set<string>();
  const codes: string[] = [];
  for (const { attributes } of elements)
    for (const { name, value } of attributes) {
      if (NAMING.has(name) && (name !== 'href' || value.startsWith('#'))) {
        budget.spend(value.length);
        for (const each of value.split(/\s+/)) ids.add(each.replace(/^#/, ''));
      } else if (codes.length < MOST_CODES && WITH_CODE.test(name)) codes.push(value);
    }
  return { ids, codes };
});

/** Attributes with code that are searched, at most. */
const MOST_CODES = 200;
