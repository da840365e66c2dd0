import { attribute } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';

/** Sheets of classes whose names say what they do. */
export type ClassSheet = 'tailwind' | 'bootstrap';

const OF_TAILWIND =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl|hover|focus|dark|group-hover):[a-z[-]|(?:items|justify|space-[xy]|max-w|leading|tracking)-[a-z0-9]|text-(?:sm|xs|base|lg|xl|[2-9]xl)(?:\s|$))/;
const OF_BOOTSTRAP =
  /(?:^|\s)(?:col-(?:sm|md|lg|xl)-\d|list-(?:unstyled|inline)|navbar-nav|d-(?:(?:sm|md|lg|xl)-)?(?:flex|none|block|grid)|text-(?:sm|md|lg)-(?:start|end|center)|align-items-[a-z]|justify-content-[a-z])/;
/** Elements that are looked at, and steps for one. */
const [MOST, READ] = [5000, 4];

/** The sheet whose classes a page uses; nothing for none that is known, and where both may be meant. */
export const classSheetOf = oncePerDocument((document): ClassSheet | undefined => {
  let [tailwind, bootstrap] = [0, 0];
  const looked = document.elements.slice(0, MOST);
  document.budget.spend(looked.length * READ);
  for (const element of looked) {
    const names = attribute(element, 'class');
    if (names === undefined || names.length > LONGEST) continue;
    if (OF_BOOTSTRAP.test(names)) bootstrap += 1;
    else if (OF_TAILWIND.test(names)) tailwind += 1;
  }
  return tailwind === bootstrap ? undefined : tailwind > bootstrap ? 'tailwind' : 'bootstrap';
});

/** Characters of class names that are read. */
const LONGEST = 1000;

/** How the children of an element stand: in a row, a grid, how far apart. */
const LAYS_OUT =
  /^(?:(?:inline-)?(?:flex|grid)|(?:d|is)-(?:(?:sm|md|lg|xl|xxl)-)?(?:inline-)?(?:flex|grid)|flex-(?:(?:sm|md|lg|xl|xxl)-)?(?:row|col|column|wrap|nowrap)(?:-reverse)?|(?:items|justify|content|place-items|place-content|align-items|align-content|gap|row-gap|column-gap|space-[xy]|divide-[xy]|grid-cols|grid-rows|grid-flow|auto-cols|auto-rows|columns|is-justify-content|is-align-items)-.{1,40}|divide-[xy]|[hv]stack)$/;
/** What is a list by itself in such sheets: it has no marks. */
const LIST = /^(?:nav|navbar-nav|nav-(?:pills|tabs|fill|justified|underline)|list-(?:inline|unstyled|none|group))$/;
/** What makes a box of a link that would stand in a line. */
const BOX = /^(?:block|flex|grid|d-(?:block|flex|grid)|w-full|w-100|btn-block)$/;

/** A class without the widths and states that it is for: `flex` of `lg:flex`. */
export function bareName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Whether a class says how the children of its element stand. */
export function laysOut(name: string): boolean {
  return LAYS_OUT.test(bareName(name));
}

/** Whether a class makes a list without marks of its element. */
export function isListClass(name: string): boolean {
  return LIST.test(name);
}

/** Whether a class makes an element stand by itself, and not in a line. */
export function isBoxClass(name: string): boolean {
  return BOX.test(name);
}
