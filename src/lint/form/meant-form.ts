import type { Manifest } from '../../manifest/schema.js';
import { countBy } from '../document/count.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { fold } from '../words/fold.js';
import { isForNobody, type Purpose } from './classify.js';
import type { ControlGroup } from './controls.js';
import { headingsOfForm } from './form-heading.js';
import { formMeant, type MeantForm, meantForms, purposesOf } from './form-purposes.js';
import type { FormPurpose } from './purpose-words.js';

/**
 * The form of the site that is for what the headings and buttons of a form by hand say, or else its names; nothing where they say
 * nothing, or several forms are for that, and for a log-in or a search.
 */
export function formMeantBy(manifest: Manifest, document: IndexedDocument, group: ControlGroup): MeantForm | undefined {
  const forms = meantForms(manifest);
  if (forms.length === 0 || isForNobody(group)) return undefined;
  const { inside, before } = headingsOfForm(document, group.element);
  const own = purposesOf([...inside, group.buttons].join(' '));
  const above = purposesOf(`${inside.join(' ')} ${group.buttons} ${before?.text ?? ''}`);
  document.budget.spend((forms.length + WORDS) * COMPARED);
  // What stands over several forms is told by their buttons.
  const first = before?.isAround === false ? above : own;
  const all = [first, above, purposesOf(group.called)];
  for (const said of all) {
    const form = said.size > 0 ? formMeant(forms, said) : undefined;
    if (form) return form;
  }
  const isOpen = all.every((said) => said.size === 0 || isAnything(said));
  return isOpen ? formNamedAround(forms, document, group) : undefined;
}

/** Any form takes a question. */
function isAnything(said: ReadonlySet<FormPurpose>): boolean {
  return said.size === 1 && said.has('question');
}

/** Levels up from a form to a box that is named after it. */
const LEVELS = 3;

/** The form of the site that the box around a form is named after, as `p-demo`: where that holds no other one. */
function formNamedAround(
  forms: readonly MeantForm[],
  document: IndexedDocument,
  { element }: ControlGroup,
): MeantForm | undefined {
  let level = 0;
  for (let each = element.parent; each && level < LEVELS && !OF_PAGE.test(each.tag); each = each.parent) {
    level += 1;
    document.budget.spend(COMPARED);
    if (formsWithin(document)(each) > (element.tag === 'form' ? 1 : 0)) return undefined;
    const said = purposesOf(fold(`${attribute(each, 'id') ?? ''} ${attribute(each, 'class') ?? ''}`.slice(0, LONGEST)));
    said.delete('question');
    said.delete('newsletter');
    const form = said.size > 0 ? formMeant(forms, said) : undefined;
    if (form) return form;
  }
  return undefined;
}

const OF_PAGE = /^(?:body|main|header|footer|html)$/;
/** Characters of names that are read. */
const LONGEST = 200;

const formsWithin = oncePerDocument(({ elements }) => countBy(elements, ({ tag }) => tag === 'form'));

/** Steps to compare a form, and texts that are read for it. */
const [COMPARED, WORDS] = [20, 20];

/**
 * Whether a form with nothing but a field for a mail address says of itself that it is for something else than news.
 */
export function saysOtherThanNews(document: IndexedDocument, group: ControlGroup): boolean {
  const { inside } = headingsOfForm(document, group.element);
  const said = purposesOf([...inside, group.buttons].join(' '));
  said.delete('question');
  return said.size > 0 && !said.has('newsletter');
}

/** Of the forms of a provider the only one that is called after what a form by hand is for, where its default is called otherwise. */
export function formOfKind(
  manifest: Manifest,
  provider: string,
  kind: Purpose['kind'],
  preset: string | undefined,
): string | undefined {
  const purpose = kind === 'contact' ? 'question' : 'newsletter';
  const own = meantForms(manifest).filter((form) => form.provider === provider);
  const isOther = own.some(({ id, purposes }) => id === preset && !purposes.has(purpose));
  const fitting = own.filter(({ purposes }) => purposes.has(purpose));
  return isOther && fitting.length === 1 ? fitting[0]?.id : undefined;
}
