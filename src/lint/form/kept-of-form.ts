import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { labelTextOf } from '../document/text.js';
import { classAttribute, classesOf } from '../edit/class-names.js';
import { bareName } from '../edit/utility-classes.js';
import type { Edit } from '../finding.js';

/** What stays of a form that a component replaces: the card that it is, and the heading in it. */
export interface KeptOfForm {
  form: DocElement;
  /** The classes of the card, as an attribute. */
  classes: string;
  /** Where the heading and what follows it end; the end of the start tag without one. */
  until: number;
}

/** Classes that make a card of an element: its ground, frame, corners, and room within. */
const CARD =
  /^(?:bg-(?!transparent)[a-z].{0,40}|rounded(?:-.{1,20})?|shadow(?:-.{1,20})?|ring-.{1,20}|border(?:-.{1,20})?|p[xy]?-.{1,10}|card|card-body|box)$/;
const CONTROLS: ReadonlySet<string> = new Set('input textarea select button label fieldset output'.split(' '));
/** Elements at the beginning of a form that are looked at, and such in one. */
const [MOST, MOST_WITHIN] = [4, 12];

/** The card that a form is, with its heading: no form of a provider has them. Nothing for a form that is none. */
export function keptOfForm(document: IndexedDocument, form: DocElement): KeptOfForm | undefined {
  if (form.tag !== 'form' || !form.closed) return undefined;
  const classes = classesOf(form);
  const isCard = classes.filter((name) => CARD.test(bareName(name))).length > 1 || classes.includes('card');
  if (!isCard) return undefined;
  const last = endOfHeading(document, form);
  return {
    form,
    classes: classes.length === 0 ? '' : classAttribute('class', classes),
    until: last?.end ?? form.openEnd,
  };
}

/** A sentence on the heading of a form that goes with it; empty where it stays, and without one. */
export function headingGone(document: IndexedDocument, form: DocElement): string {
  if (keptOfForm(document, form)) return '';
  const heading = headingIn(document, form);
  const text = heading ? labelTextOf(document, heading).replace(/\s+/g, ' ').trim() : '';
  return text === '' ? '' : `. Its heading goes with it: \`${shortText(text, LONGEST)}\``;
}

const headingIn = firstWithin(({ tag, isHtml }) => isHtml && /^h[1-6]$/.test(tag));
/** Characters of a heading in a message. */
const LONGEST = 60;

/** The last element of the heading at the beginning of a form, without a control. */
function endOfHeading(document: IndexedDocument, form: DocElement): DocElement | undefined {
  let [last, hasHeading]: [DocElement | undefined, boolean] = [undefined, false];
  for (const child of form.children.slice(0, MOST * 2)) {
    if (child.kind === 'text') {
      if (child.value.trim() !== '') break;
      continue;
    }
    const all = document.elements.slice(child.index, child.last + 1);
    if (all.length > MOST_WITHIN || all.some(({ tag }) => CONTROLS.has(tag))) break;
    hasHeading ||= all.some(({ tag, isHtml }) => isHtml && /^h[1-6]$/.test(tag));
    if (!hasHeading && attribute(child, 'class') === undefined && child.tag !== 'p') break;
    last = child;
  }
  return hasHeading ? last : undefined;
}

/** The edits that write a component in place of the fields of a form, within the card that it was. */
export function keeping({ form, classes, until }: KeptOfForm, component: string): Edit[] {
  const open = `<div${classes}>`;
  const isHeaded = until > form.openEnd;
  const all = { start: form.start, end: form.end, text: `${open}${component}</div>` };
  if (!isHeaded) return [all];
  return [
    { start: form.start, end: form.openEnd, text: open },
    { start: until, end: form.end, text: `\n${component}\n</div>` },
  ];
}
