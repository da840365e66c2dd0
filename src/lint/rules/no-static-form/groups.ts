import { countUpTo } from '../../document/ascending.js';
import { countBy } from '../../document/count.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { type Control, type ControlGroup, controlOf, groupOf, isButton, labelsOf } from './controls.js';

/** Levels up from a control without a form, at most, to what sends it. */
const LEVELS = 6;

/** Controls of one form, at most: a longer one is an application, an order or a sample of controls. */
const MOST_CONTROLS = 14;

/**
 * The forms of a page, and the groups of controls that stand without one; not those that hold an addon, or no control, or
 * too many.
 */
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
  const addons = countBy(document.elements, ({ tag }) => tag === 'x-addon');
  return [...byForm, ...looseGroups(document, loose)]
    .filter(([element, controls]) => controls.length > 0 && controls.length <= MOST_CONTROLS && addons(element) === 0)
    .map(([element, controls]) => groupOf(document, element, controls));
}

/** The smallest elements that hold a control to write in and what sends it, with all controls in them. */
function looseGroups(document: IndexedDocument, controls: readonly Control[]): [DocElement, Control[]][] {
  const elements = new Set<DocElement>();
  for (const { type, element } of controls) {
    if (type !== 'textarea' && type !== 'email' && type !== 'text') continue;
    const sender = senderAround(document, element);
    if (sender) elements.add(sender);
  }
  return [...elements].map((element) => [element, firstWithin(controls, element)]);
}

/** The controls in an element, of some in the order of the source; not many more than a form may have. */
function firstWithin(controls: readonly Control[], { index, last }: DocElement): Control[] {
  const from = countUpTo(controls, ({ element }) => element.index, index - 1);
  return controls.slice(from, from + MOST_CONTROLS + 1).filter(({ element }) => element.index <= last);
}

const buttonsWithin = oncePerDocument(({ elements }) => countBy(elements, isButton));

function senderAround(document: IndexedDocument, control: DocElement): DocElement | undefined {
  let level = 0;
  for (let each = control.parent; each && level < LEVELS; each = each.parent) {
    level += 1;
    if (/^(?:body|main|header|footer|nav|html)$/.test(each.tag)) return undefined;
    if (buttonsWithin(document)(each) > 0) return each;
  }
  return undefined;
}
