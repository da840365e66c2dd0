import { countBy } from '../document/count.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument, oncePerElement } from '../document/once-per-document.js';
import { descendants, labelTextOf, textOf } from '../document/text.js';
import { fold } from '../words/fold.js';

/** A control that people fill in. */
export interface Control {
  element: DocElement;
  /** `textarea`, `select`, or the type of an `input`. */
  type: string;
  /** All that names it, folded: its name, id, placeholder and labels. */
  hints: string;
}

/** A form, or controls that stand together without one. */
export interface ControlGroup {
  element: DocElement;
  /** Those that people see. */
  controls: readonly Control[];
  /** What its buttons say, folded. */
  buttons: string;
  /** All of its text; folded. */
  says: string;
  /** What it is called: its names, where it sends, its headings and buttons; folded. */
  called: string;
  /** The heading and text right before it, folded. */
  before: string;
  /** It has something that sends. */
  sends: boolean;
}

const NOT_FILLED: ReadonlySet<string> = new Set('hidden submit button reset image'.split(' '));
const TRAP =
  /(?:^|[\s_-])(?:honey ?pot|hp|trap|gotcha|no-?spam|antispam|bot-?field|visually-hidden-field)(?:$|[\s_-])/i;
/** In a style without its blanks. */
const OUT_OF_SIGHT =
  /display:none|visibility:hidden|(?:left|top|right):-\d{3}|(?:height|width|opacity):0(?:px)?(?:;|$)/i;

const labelAround = nearestTag('label');

/** The control that an element is, if people see it. */
export function controlOf(
  document: IndexedDocument,
  element: DocElement,
  labels: ReadonlyMap<string, string>,
): Control | undefined {
  const { tag } = element;
  if (!element.isHtml || (tag !== 'input' && tag !== 'textarea' && tag !== 'select')) return undefined;
  const type = tag === 'input' ? attribute(element, 'type')?.trim().toLowerCase() || 'text' : tag;
  if (NOT_FILLED.has(type) || isTrap(document, element)) return undefined;
  const id = attribute(element, 'id');
  const label = labelAround(document, element);
  const named = ['name', 'id', 'placeholder', 'aria-label', 'title', 'autocomplete'].map(
    (name) => attribute(element, name) ?? '',
  );
  const texts = [...named, ...['name', 'id'].map((name) => spaced(attribute(element, name) ?? ''))];
  const around = label
    ? foldedLabel(document, label)
    : fold((id !== undefined && labels.get(id)) || textAround(document, element));
  return { element, type, hints: `${fold(texts.join(' '))} ${around}`.trim() };
}

/** Many controls may stand in one label. */
const foldedLabel = oncePerElement((document, label) => fold(labelTextOf(document, label)));

/** Levels up, and characters, in which a text is a control's label although nothing says so. */
const LABEL_LEVELS = 3;
const LONGEST_LABEL = 80;

const fieldsWithin = oncePerDocument(({ elements }) =>
  countBy(elements, ({ tag }) => /^(?:input|textarea|select|button)$/.test(tag)),
);

/** The text beside a control in the smallest elements that hold no other control. */
function textAround(document: IndexedDocument, control: DocElement): string {
  let text = '';
  let level = 0;
  for (let each = control.parent; each && level < LABEL_LEVELS; each = each.parent) {
    level += 1;
    // The control itself is one.
    if (fieldsWithin(document)(each) > 1) break;
    const around = labelTextOf(document, each);
    if (around.length > LONGEST_LABEL) break;
    text = around;
  }
  return text;
}

/** Camel case as words. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function isTrap(document: IndexedDocument, element: DocElement): boolean {
  if (TRAP.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'name') ?? ''}`)) return true;
  if (attribute(element, 'tabindex') === '-1' && attribute(element, 'autocomplete') === 'off') return true;
  let level = 0;
  for (let each: DocElement | undefined = element; each && level < 3 && each.tag !== 'form'; each = each.parent) {
    level += 1;
    if (isOutOfSight(document, each)) return true;
  }
  return false;
}

const isOutOfSight = oncePerElement(
  (_document, element) =>
    OUT_OF_SIGHT.test((attribute(element, 'style') ?? '').replace(/\s+/g, '')) ||
    HIDING_CLASS.test(attribute(element, 'class') ?? '') ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true',
);

/** Classes by which frameworks hide. */
const HIDING_CLASS = /(?:^|\s)(?:d-none|hidden|hide|is-hidden|invisible|uk-hidden|off-?screen)(?:\s|$)/;

/** Texts of labels by the id of the control that they are for. */
export function labelsOf({ elements }: IndexedDocument, document: IndexedDocument): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const element of elements) {
    const id = element.tag === 'label' ? attribute(element, 'for') : undefined;
    if (id !== undefined) labels.set(id, labelTextOf(document, element));
  }
  return labels;
}

const NAMES = ['class', 'id', 'name', 'action', 'aria-label', 'role', 'data-form', 'data-name', 'onsubmit'];

/** What an element holds, as a form. */
export function groupOf(document: IndexedDocument, element: DocElement, controls: readonly Control[]): ControlGroup {
  const buttons = descendants(document, element).filter(isButton);
  const sending = fold(buttons.map((button) => buttonText(document, button)).join(' '));
  const titles = descendants(document, element).filter(({ tag }) => /^(?:h[1-6]|legend)$/.test(tag));
  const named = NAMES.map((name) => spaced(attribute(element, name) ?? ''));
  return {
    element,
    controls,
    buttons: sending,
    says: fold(textOf(document, element)),
    called: fold([...named, ...titles.map((title) => textOf(document, title)), sending].join(' ')),
    before: fold(textBefore(document, element)),
    sends: buttons.length > 0,
  };
}

/** Whether an element sends a form, or looks as if it did. */
export function isButton(element: DocElement): boolean {
  const { tag } = element;
  if (tag === 'button') return true;
  if (tag === 'input') return /^(?:submit|button|image)$/i.test(attribute(element, 'type') ?? '');
  if (attribute(element, 'role') === 'button') return true;
  if (tag !== 'a') return false;
  if (/(?:^|[\s_-])(?:btn|button|submit)(?:$|[\s_-])/i.test(attribute(element, 'class') ?? '')) return true;
  return (
    /^javascript:(?!void|;|$)/i.test(attribute(element, 'href')?.trim() ?? '') ||
    attribute(element, 'onclick') !== undefined
  );
}

function buttonText(document: IndexedDocument, button: DocElement): string {
  const named = ['value', 'aria-label', 'title', 'alt'].map((name) => attribute(button, name) ?? '');
  return [textOf(document, button), ...named].join(' ');
}

/** Levels up, and characters, in which a heading or a line says what a form is for. */
const LEVELS = 3;
const MOST_BEFORE = 300;

function textBefore(document: IndexedDocument, element: DocElement): string {
  let text = '';
  let level = 0;
  for (let each: DocElement | undefined = element; each?.parent && level < LEVELS; each = each.parent) {
    level += 1;
    if (/^(?:body|main|header|footer)$/.test(each.parent.tag) && level > 1) break;
    const from = Math.max(each.parent.firstText, each.firstText - MOST_BEFORE);
    for (let index = each.firstText - 1; index >= from && text.length < MOST_BEFORE; index -= 1) {
      const run = document.texts[index];
      if (run && !run.raw) text = `${run.value.slice(-MOST_BEFORE)} ${text}`;
    }
  }
  return text.slice(-MOST_BEFORE);
}
