import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { descendants } from '../document/text.js';
import { isButton } from './controls.js';
import { placesNaming } from './handlers.js';
import { pageScriptsOf, type ScriptPlace } from './page-scripts.js';

/** Fields and buttons of a form that are looked at, and places in scripts that name them, at most. */
const [MOST_PARTS, MOST_PLACES] = [40, 8];
/** Elements of a page to compare with what a script looks up. */
const MOST_COMPARED = 20_000;
/** Steps to compare an element with a selector. */
const COMPARED = 2;

/**
 * Where the scripts of a page take a form: by its own names, by what stands around it, or else by a field or button of it that
 * they look up, and nothing else of the page with it.
 */
export function placesTaking(document: IndexedDocument, form: DocElement): ScriptPlace[] {
  const { scripts, selectors } = pageScriptsOf(document);
  if (scripts.length === 0) return [];
  const isFirst = withTag(document, form.tag)[0] === form;
  const around = (selectors.get(form.tag) ?? []).filter(
    ({ selector, script: { text }, at }) =>
      selector.matches(form) && (!selector.isBare || (isFirst && FIRST.test(text.slice(Math.max(0, at - CALL), at)))),
  );
  const places = [...placesNaming(document, form), ...around];
  return places.length > 0 ? places : placesOfParts(document, form);
}

/** A call that takes the first element that fits, up to its text, and the characters before that which are read for it. */
const FIRST = /\bquerySelector\s?\(\s?$/;
const CALL = 30;

function placesOfParts(document: IndexedDocument, form: DocElement): ScriptPlace[] {
  const { selectors } = pageScriptsOf(document);
  if (document.elements.length > MOST_COMPARED) return [];
  const parts = descendants(document, form).filter((each) => FIELDS.has(each.tag) || isButton(each));
  const places = new Map<string, ScriptPlace>();
  for (const part of parts.slice(0, MOST_PARTS)) {
    for (const key of keysOf(part)) {
      for (const { selector, script, at } of selectors.get(key) ?? []) {
        const place = `${script.start + at}`;
        if (places.size >= MOST_PLACES || places.has(place) || selector.isBare || !selector.matches(part)) continue;
        document.budget.spend(document.elements.length * COMPARED);
        if (document.elements.every((each) => isWithin(each, form) || !selector.matches(each)))
          places.set(place, { script, at });
      }
    }
  }
  return [...places.values()];
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/** The keys of selectors by an id or a class. */
function keysOf({ attributes }: DocElement): string[] {
  return attributes.flatMap(({ name, value }) =>
    name === 'id' ? [`#${value}`] : name === 'class' ? value.split(/\s+/).map((each) => `.${each}`) : [],
  );
}
