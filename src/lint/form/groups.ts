import { countUpTo } from '../document/ascending.js';
import { countBy } from '../document/count.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
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
  const { byForm, loose } = controlsOf(document);
  const addons = countBy(document.elements, ({ tag }) => tag === 'x-addon');
  return [...byForm, ...looseGroups(document, loose)]
    .filter(([element, controls]) => controls.length > 0 && controls.length <= MOST_CONTROLS && addons(element) === 0)
    .map(([element, controls]) => groupOf(document, element, controls));
}

/** The forms of a page with all that people fill in, however much that is. */
export function formsOf(document: IndexedDocument): ReadonlyMap<DocElement, readonly Control[]> {
  return controlsOf(document).byForm;
}

/** The groups of controls that stand without a form, as far as one form may be that long. */
export function looseControlsOf(document: IndexedDocument): [DocElement, readonly Control[]][] {
  const groups = looseGroups(document, controlsOf(document).loose);
  return groups.filter(([, { length }]) => length > 0 && length <= MOST_CONTROLS);
}

/** The controls that stand without a form. */
export function looseOnesOf(document: IndexedDocument): readonly Control[] {
  return controlsOf(document).loose;
}

/** What people fill in, by the form that it belongs to. */
const controlsOf = oncePerDocument((document: IndexedDocument) => {
  const labels = labelsOf(document, document);
  const byForm = new Map<DocElement, Control[]>();
  const byId = new Map<string, DocElement>();
  const loose: Control[] = [];
  const open: DocElement[] = [];
  for (const element of document.elements) {
    const id = element.tag === 'form' ? attribute(element, 'id') : undefined;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  for (const element of document.elements) {
    while (open.length > 0 && element.index > (open.at(-1)?.last ?? 0)) open.pop();
    if (element.tag === 'form') {
      open.push(element);
      byForm.set(element, byForm.get(element) ?? []);
    }
    const control = controlOf(document, element, labels);
    if (!control) continue;
    const owner = attribute(element, 'form');
    const form = (owner === undefined ? undefined : byId.get(owner)) ?? open.at(-1);
    if (!form) loose.push(control);
    else if (byForm.has(form)) byForm.get(form)?.push(control);
    else byForm.set(form, [control]);
  }
  return { byForm, loose };
});

/** The smallest elements that hold a control to write in and what sends it, with all controls in them. */
function looseGroups(document: IndexedDocument, controls: readonly Control[]): [DocElement, Control[]][] {
  const elements = new Set<DocElement>();
  for (const { type, element } of controls) {
    if (type !== 'textarea' && type !== 'email' && type !== 'tel' && type !== 'text') continue;
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
