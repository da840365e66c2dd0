import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { outOfParagraph } from '../edit/block-target.js';
import type { Target } from '../edit/replace.js';

/** What goes with a drop-down that is a menu. */
export interface Chooser {
  /** What a component replaces; nothing where something else of its form needs it. */
  target: Target | undefined;
  /** Its label. */
  label: DocElement | undefined;
}

const labelAround = nearestTag('label');
const formAround = nearestTag('form');
const fieldAround = nearestTag('fieldset', 'table', 'button');
/** What else a form may have to send, or to send with. */
const CONTROLS = ['input', 'select', 'textarea', 'button', 'output'] as const;

/** What a component replaces of a drop-down, and its label, which would name nothing once that is gone. */
export function chooserOf(document: IndexedDocument, select: DocElement): Chooser {
  const around = labelAround(document, select);
  const id = attribute(select, 'id');
  const named =
    id === undefined ? undefined : withTag(document, 'label').find((label) => attribute(label, 'for') === id);
  const label = around ?? named;
  const isFree = select.closed && !isInForm(document, select) && !(around && holdsMore(document, around, select));
  if (!isFree) return { target: undefined, label };
  // A label holds no block: it goes whole.
  const whole = around?.closed ? around : select;
  if (around && whole !== around) return { target: undefined, label };
  const { start, end } = whole;
  return { target: outOfParagraph(document, { start, end, replaced: select }, whole), label };
}

/** Whether other controls stand in the form of a drop-down, as a button that sends it. */
function isInForm(document: IndexedDocument, select: DocElement): boolean {
  if (fieldAround(document, select)) return true;
  const form = formAround(document, select);
  return form !== undefined && holdsMore(document, form, select);
}

function holdsMore(document: IndexedDocument, element: DocElement, select: DocElement): boolean {
  return CONTROLS.some((tag) =>
    withTag(document, tag).some((each) => each !== select && each.index > element.index && each.index <= element.last),
  );
}
