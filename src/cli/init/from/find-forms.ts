import type { IndexedDocument } from '../../../lint/document/document.js';
import { attribute, type DocElement } from '../../../lint/document/element.js';
import { purposeOf } from '../../../lint/form/classify.js';
import type { ControlGroup } from '../../../lint/form/controls.js';
import { controlGroupsOf } from '../../../lint/form/groups.js';
import { unreceivedForms } from '../../../lint/rules/no-fictitious-form/rule.js';
import type { Addon } from '../../../site/schema.js';
import { elementBefore, labelOf, type RatedPage } from './html-page.js';

/** A form of a page, by its provider. */
export interface FoundForm {
  provider: string;
  form: Addon['forms'][number];
}

/** Forms of a site, and what may be some. */
export interface FoundForms {
  forms: FoundForm[];
  unsure: string[];
}

const PROVIDERS = { contact: 'provider_contact_form', newsletter: 'provider_newsletter_form' } as const;
const TITLES = { contact: 'Contact form', newsletter: 'Newsletter' } as const;

/** From here on nobody has to look. */
const CERTAIN = 0.75;

/** Hidden fields that are made for each visit, or are secret. */
const OF_A_VISIT = /nonce|csrf|xsrf|token|captcha|signature|session|timestamp|authenticity|viewstate/i;

/** The contact and newsletter forms of a page, with their HTML. One that nobody receives is none: it would seem in order from then on. */
export function findForms(page: RatedPage): FoundForms {
  const { document, source } = page;
  const forms: FoundForm[] = [];
  const unsure: string[] = [];
  const unreceived = unreceivedForms(page);
  for (const group of controlGroupsOf(document)) {
    const purpose = purposeOf(group);
    const { element } = group;
    if (!purpose) {
      if (isUnknown(group))
        unsure.push(`the form to \`${attribute(element, 'action')}\`, because it says neither contact nor newsletter`);
      continue;
    }
    const { kind, score } = purpose;
    if (score < CERTAIN) {
      unsure.push(`a form, because little says that it is a ${kind} form`);
      continue;
    }
    if (element.tag !== 'form') {
      unsure.push(`the ${kind} fields of \`${page.at.name}\`, because they stand in no form`);
      continue;
    }
    const fault = unreceived.get(element);
    if (fault !== undefined) {
      unsure.push(`the ${kind} form, because it ${fault}: nobody receives what people send with it`);
      continue;
    }
    const id = attribute(element, 'id')?.trim() || kind;
    const visit = hiddenOf(page, element).find((name) => OF_A_VISIT.test(name));
    if (visit !== undefined)
      unsure.push(`the HTML of the ${kind} form, because its field \`${visit}\` is made for each visit`);
    const html = source.slice(element.start, element.end);
    const form = { id, title: titleOf(page, element) ?? TITLES[kind], ...(visit === undefined && { html }) };
    forms.push({ provider: PROVIDERS[kind], form });
  }
  return { forms, unsure };
}

/** Whether a form sends what visitors write to an address, and is no search, log-in or the like. */
function isUnknown({ element, controls }: ControlGroup): boolean {
  const isOther = controls.some(({ type }) => type === 'password' || type === 'search');
  const isPost = /^post$/i.test(attribute(element, 'method')?.trim() ?? '');
  return element.tag === 'form' && isPost && !isOther && (attribute(element, 'action') ?? '').trim() !== '';
}

function hiddenOf({ document }: RatedPage, form: DocElement): string[] {
  return document.elements
    .slice(form.index, form.last + 1)
    .filter((element) => element.tag === 'input' && /^hidden$/i.test(attribute(element, 'type') ?? ''))
    .flatMap((element) => attribute(element, 'name') ?? []);
}

function titleOf({ document }: RatedPage, form: DocElement): string | undefined {
  const label = attribute(form, 'aria-label')?.trim() || attribute(form, 'title')?.trim();
  if (label) return label;
  const id = attribute(form, 'aria-labelledby')?.trim();
  const named = id ? document.elements.find((element) => attribute(element, 'id') === id) : undefined;
  const heading =
    named ?? document.elements.slice(form.index, form.last + 1).find(isHeading) ?? headingBefore(document, form);
  return (heading && labelOf(document, heading)) || undefined;
}

function isHeading({ tag }: DocElement): boolean {
  return /^(?:h[1-6]|legend)$/.test(tag);
}

/** Levels up from a form to what its heading stands before, and paragraphs between the two. */
const HEADING_LEVELS = 3;
const MOST_BETWEEN = 2;

/** The heading that stands right before a form, or before what holds nothing but the form. */
function headingBefore(document: IndexedDocument, form: DocElement): DocElement | undefined {
  let each: DocElement | undefined = form;
  for (let level = 0; each && level < HEADING_LEVELS; level += 1) {
    let before = elementBefore(each);
    for (let between = 0; before?.tag === 'p' && between < MOST_BETWEEN; between += 1) before = elementBefore(before);
    if (before) {
      const text = labelOf(document, before);
      const heading = document.elements.slice(before.index, before.last + 1).find(isHeading);
      return heading && labelOf(document, heading) === text ? heading : undefined;
    }
    each = each.parent;
    if (each && OF_PAGE.has(each.tag)) return undefined;
  }
  return undefined;
}

/** What holds more than a form: a heading before it is not the form's. */
const OF_PAGE: ReadonlySet<string> = new Set('html body main article aside footer header'.split(' '));
