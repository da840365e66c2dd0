import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { descendants } from '../document/text.js';
import { type Control, type ControlGroup, controlOf, groupOf, isButton, labelsOf } from './controls.js';

/** Levels up from a control without a form, at most, to what sends it. */
const LEVELS = 6;

/** The forms of a page, and the groups of controls that stand without one; not those that hold a component. */
export function controlGroupsOf(document: IndexedDocument): ControlGroup[] {
  const labels = labelsOf(document, document);
  const byForm = new Map<DocElement, Control[]>();
  const loose: Control[] = [];
  const open: DocElement[] = [];
  for (const element of document.elements) {
    while (open.length > 0 && element.index > (open.at(-1)?.last ?? 0)) open.pop();
    if (element.tag === 'form') {
      open.push(element);
      byForm.set(element, []);
    }
    const control = controlOf(document, element, labels);
    if (!control) continue;
    const form = open.at(-1);
    if (form) byForm.get(form)?.push(control);
    else loose.push(control);
  }
  const groups = [...byForm].map(([form, controls]) => groupOf(document, form, controls));
  groups.push(...looseGroups(document, loose));
  return groups.filter(
    ({ element, controls }) =>
      controls.length > 0 &&
      !descendants(document, element).some(({ tag }) => isComponentTag(tag) && tag === 'x-addon'),
  );
}

/** The smallest elements that hold a control to write in and what sends it, with all controls in them. */
function looseGroups(document: IndexedDocument, controls: readonly Control[]): ControlGroup[] {
  const elements = new Set<DocElement>();
  for (const { type, element } of controls) {
    if (type !== 'textarea' && type !== 'email' && type !== 'text') continue;
    const sender = senderAround(document, element);
    if (sender) elements.add(sender);
  }
  return [...elements].map((element) =>
    groupOf(
      document,
      element,
      controls.filter((each) => isWithin(each.element, element)),
    ),
  );
}

function senderAround(document: IndexedDocument, control: DocElement): DocElement | undefined {
  let level = 0;
  for (let each = control.parent; each && level < LEVELS; each = each.parent) {
    level += 1;
    if (/^(?:body|main|header|footer|nav|html)$/.test(each.tag)) return undefined;
    if (descendants(document, each).some(isButton)) return each;
  }
  return undefined;
}
