import type { Manifest } from '../../manifest/schema.js';
import type { DocElement } from '../document/element.js';
import { linesOf } from '../document/lines.js';
import { oncePerPage } from '../document/once-per-page.js';
import { sharedAncestor } from '../document/shared-ancestor.js';
import { given, usesOf } from '../document/uses.js';
import type { Page } from '../rule.js';
import { controlGroupsOf } from './groups.js';
import { formComponent, offeredForm } from './offered-form.js';

/** A form by hand in whose place a component would come that stands beside it already, or is to come there. */
export interface RepeatedForm {
  component: string;
  /** Line of what comes first, from 1. */
  line: number;
}

/** A sentence on why nothing comes in the place of a form. */
export function repeatedText({ component, line }: RepeatedForm): string {
  return `no second form beside it: \`${component}\` at line ${line} is the same form, and shown twice its labels and buttons act on the first`;
}

const linesOfPage = oncePerPage(({ document }) => linesOf(document.source));

/** The forms by hand that repeat another one beside them, by their element. A page may well have one again elsewhere. */
export const repeatedForms = oncePerPage((page): ReadonlyMap<DocElement, RepeatedForm> => {
  const repeated = new Map<DocElement, RepeatedForm>();
  const shown = shownForms(page);
  const last = new Map<string, { element: DocElement; line: number }>();
  const groups = controlGroupsOf(page.document).sort((a, b) => a.element.index - b.element.index);
  if (groups.length + shown.length < 2) return repeated;
  const { positionOf } = linesOfPage(page);
  for (const group of groups) {
    const { form } = offeredForm(page, group);
    if (!form) continue;
    const { element } = group;
    const { component, provider, id } = form;
    const key = keyOf(page.manifest, provider, id);
    const own = shown.find((each) => each.key === key && isBeside(each.element, element));
    const before = last.get(key);
    const first = own
      ? positionOf(own.element.start).line
      : before && isBeside(before.element, element)
        ? before.line
        : undefined;
    if (first !== undefined) repeated.set(element, { component, line: first });
    last.set(key, { element, line: first ?? positionOf(element.start).line });
  }
  return repeated;
});

/** A sentence on the same form elsewhere on the page; empty where there is none before, and none that is a component. */
export function sameFormElsewhere(page: Page, own: DocElement, provider: string, id: string | undefined): string {
  const key = keyOf(page.manifest, provider, id);
  const before = writtenForms(page).get(key);
  const shown = shownForms(page).find((each) => each.key === key)?.element;
  const there = shown ?? (before && before.index < own.index ? before : undefined);
  if (!there) return '';
  const { line } = linesOfPage(page).positionOf(there.start);
  const what = shown ? `The page shows that form at line ${line} already` : `That form comes at line ${line}, too`;
  return `. ${what}: leave it out here where one is enough`;
}

/** The first form by hand that each form of the site would come in the place of. */
const writtenForms = oncePerPage((page): ReadonlyMap<string, DocElement> => {
  const first = new Map<string, DocElement>();
  for (const group of controlGroupsOf(page.document)) {
    const { form } = offeredForm(page, group);
    if (!form) continue;
    const key = keyOf(page.manifest, form.provider, form.id);
    const known = first.get(key);
    if (!known || group.element.index < known.index) first.set(key, group.element);
  }
  return first;
});

interface ShownForm {
  key: string;
  element: DocElement;
}

/** Components of a page that are looked at. */
const MOST_SHOWN = 20;

const shownForms = oncePerPage(({ document, manifest }): readonly ShownForm[] =>
  usesOf(document)
    .filter(({ tag }) => tag === 'x-addon')
    .slice(0, MOST_SHOWN)
    .flatMap((use): ShownForm[] => {
      const provider = given(use, 'provider')?.trim();
      if (!use.element || provider === undefined) return [];
      return [{ key: keyOf(manifest, provider, given(use, 'id')?.trim() || undefined), element: use.element }];
    }),
);

/** The component with the id of its form, be it written or not. */
function keyOf({ resources: { addons } }: Manifest, provider: string, id: string | undefined): string {
  const addon = Object.hasOwn(addons, provider) ? addons[provider] : undefined;
  return formComponent(provider, id ?? addon?.default ?? addon?.forms[0]?.id);
}

/** Levels up from a form to what stands beside it. */
const LEVELS = 3;
/** Elements between two forms that stand in no part of a page of their own: a heading and a line. */
const MOST_BETWEEN = 3;
const WHOLE: ReadonlySet<string> = new Set(['html', 'body', 'main']);

function isBeside(one: DocElement, other: DocElement): boolean {
  const around = sharedAncestor(one, other, LEVELS);
  if (around && !WHOLE.has(around.tag)) return isOpenIn(one, around) && isOpenIn(other, around);
  if (one.parent !== other.parent) return false;
  return Math.max(one.index, other.index) - Math.min(one.last, other.last) - 1 <= MOST_BETWEEN;
}

/** Parts of a page that stand for themselves, and a dialog, which opens by itself. */
const PARTS: ReadonlySet<string> = new Set('dialog section article aside header footer main'.split(' '));

/** Whether an element is a part of what is around it, and of no part of a page within. */
function isOpenIn(element: DocElement, around: DocElement): boolean {
  for (let each: DocElement | undefined = element; each && each !== around; each = each.parent)
    if (PARTS.has(each.tag)) return false;
  return true;
}
