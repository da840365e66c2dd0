import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin, lineage } from '../document/element.js';
import { descendants, labelTextOf } from '../document/text.js';
import type { Control } from './controls.js';

/** Attributes by which a library keeps the value of a control, from Alpine to Svelte. */
const MODEL =
  /^(?:x-model|v-model|\[\(ngmodel\)\]|\[ngmodel\]|ng-model|formcontrolname|bind:(?:value|checked|group)|x-bind:value|v-bind:value|:value|data-bind(?:[-:].{1,60})?|data-model|data-wp-bind--(?:value|checked))(?:[.:].{0,60})?$/;
/** Attributes by which a library is told of what people choose: Stimulus, the Interactivity API, listeners of templates. */
const LISTENS =
  /^(?:data-action$|data-wp-on(?:-async)?--(?:input|change)$|(?:@|x-on:|v-on:|on:|\()(?:input|change)(?![a-z])|data-on[-:](?:input|change))/;
/** Attributes that show a result in the element that has them. */
const SHOWS =
  /^(?:(?:x|v)-(?:text|html)|\[(?:textcontent|innertext|innerhtml)\]|ng-bind(?:-html)?|data-text|data-wp-text|data-[a-z0-9-]{1,40}-target|(?:x-bind|v-bind)?:(?:value|text-content)|data-bind)$/;
/** In Knockout one attribute has all: what it says of a control's value, and of a text that is shown. */
const KNOCKOUT_SHOWS = /\b(?:text|html)\s{0,3}:/;
/** An expression of a template that is printed in a text, and what is read of a text for it. */
const PRINTED = /\{\{[^{}]{1,200}\}\}|\{[^{}"'\s:;][^{}:;]{0,120}\}/g;

/** Elements in which a library looks for what is bound. */
const SCOPE =
  /^(?:x-data|v-scope|v-cloak|data-controller|ng-app|ng-controller|ng-init|data-signals|data-wp-interactive|data-wp-context)$/;
const LEVELS = 4;
/** Elements of a tool at most: more is a part of the page. */
const MOST_ELEMENTS = 80;
/** Characters of a tool's text that are read. */
const MOST_TEXT = 2000;

/**
 * Whether a library keeps all that people put into some controls, and shows a result of it beside them, as in a calculator: then
 * nobody has to receive them.
 */
export function areBoundToResult(document: IndexedDocument, form: DocElement, controls: readonly Control[]): boolean {
  if (controls.length === 0) return false;
  const isHeard = [form, ...scopesOf(form)].some(({ attributes }) => attributes.some(({ name }) => LISTENS.test(name)));
  const models = controls.map(({ element }) => modelOf(element, isHeard));
  if (models.some((model) => model === undefined)) return false;
  const filled = new Set(controls.map(({ element }) => element));
  return [form, ...scopesOf(form)].some((box) => showsResult(document, box, filled, models));
}

/** What a control is kept as, by its last name; empty where only a script knows, nothing where no library keeps it. */
function modelOf({ attributes }: DocElement, isHeard: boolean): string | undefined {
  const model = attributes.find(({ name }) => MODEL.test(name));
  if (model) return /([\w$]{1,60})[\s)}]{0,4}$/.exec(model.value.slice(0, 200))?.[1] ?? '';
  const isTold = attributes.some(({ name }) => LISTENS.test(name) || (isHeard && TARGET.test(name)));
  return isTold ? '' : undefined;
}

const TARGET = /^data-[a-z0-9-]{1,40}-target$/;

function scopesOf(form: DocElement): DocElement[] {
  const above = [...lineage(form.parent)].slice(0, LEVELS);
  const scope = above.findIndex(({ attributes }) => attributes.some(({ name }) => SCOPE.test(name)));
  return above.slice(0, Math.max(1, scope + 1)).filter(({ tag }) => tag !== 'body' && tag !== 'main' && tag !== 'html');
}

/** Whether an element shows what is reckoned: by an attribute or an expression in its text, beside the controls. */
function showsResult(
  document: IndexedDocument,
  box: DocElement,
  filled: ReadonlySet<DocElement>,
  models: readonly (string | undefined)[],
): boolean {
  if (box.last - box.index > MOST_ELEMENTS) return false;
  const within = descendants(document, box).filter((each) => !filled.has(each) && !FILLED.has(each.tag));
  const inAttributes = within.flatMap((element) =>
    element.attributes
      .filter(({ name, value }) => SHOWS.test(name) && (name !== 'data-bind' || KNOCKOUT_SHOWS.test(value)))
      .map(({ name, value }) => (TARGET.test(name) ? '' : value)),
  );
  const text = document.source.slice(box.openEnd, Math.min(box.closeStart, box.openEnd + MOST_TEXT));
  const isLeftOut = (at: number) => within.some(({ tag, start, end }) => LEFT_OUT.has(tag) && start <= at && at < end);
  const printed = [...text.matchAll(PRINTED)].flatMap(({ 0: said, index }) =>
    isInTag(text, index) || isLeftOut(box.openEnd + index) ? [] : [said],
  );
  const shown = [...inAttributes, ...printed];
  if (shown.length > 0) return models.includes('') || shown.some((said) => speaksOf(said, models));
  // A script of the library writes into the one place that is there for it.
  return models.includes('') && within.some((each) => each.tag === 'output' && isEmpty(document, each, filled));
}

const FILLED: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'option', 'button']);
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'textarea', 'select']);

/** Whether what is shown is of what people put in, or is reckoned elsewhere: `total`, `price()`. */
function speaksOf(said: string, models: readonly (string | undefined)[]): boolean {
  const names: readonly string[] = said.slice(0, MOST_TEXT).match(/[\w$]{1,60}/g) ?? [];
  return names.some((name) => models.includes(name)) || RECKONED.test(said);
}

const RECKONED = /\(\s{0,4}\)|[*/]|total|sum|result|amount|price|betrag|ergebnis|résultat|resultado|totaal/i;

function isInTag(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 300), at);
  return before.lastIndexOf('<') > before.lastIndexOf('>');
}

function isEmpty(document: IndexedDocument, element: DocElement, filled: ReadonlySet<DocElement>): boolean {
  return [...filled].every((each) => !isWithin(each, element)) && labelTextOf(document, element).length < 40;
}
