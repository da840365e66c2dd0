import { isJson } from '../../text/is-json.js';
import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type Span } from '../document/element.js';
import { overlapWith } from '../document/overlaps.js';
import { placesOf } from '../document/places.js';
import { templatePartsOf } from '../document/template-parts.js';
import { READ_CHARACTER } from '../work.js';
import { balancedBlocks } from './balanced-blocks.js';
import { codeTexts } from './code-texts.js';

/** How template languages mark what is theirs. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['<?', '?>'],
];

/** Settings above a page, as generators of sites read them: YAML or TOML between two lines of marks. */
const FRONT_MATTER = /^\ufeff?(---|\+\+\+)[\t ]*\r?\n/;
const FRONT_MATTER_END = { '---': /\n---[\t ]*(?:\r?\n|$)/g, '+++': /\n\+\+\+[\t ]*(?:\r?\n|$)/g };
/** The same in JSON: an object right at the top. */
const JSON_START = /^\ufeff?\{\s{0,1000}"/;
const JSON_PART = /\\.|["{}]/gs;

/** An expression with a text in it, as in Svelte and JSX: `{"Tel +49 …"}`, `{phone ?? "+49 …"}`. */
const EXPRESSION = /\{[^{}<>"'`]{0,200}["'`]/y;
/** UTF-16 code units of such an expression, at most: what is longer is code, or braces that are only text. */
const LONGEST = 5000;

/** Tags of a template around a text that becomes a value: it may be put into an attribute. */
const BLOCK_TAG =
  /\{%[-+~]?\s{0,9}(end)?(capture|set|filter|apply|macro|schema|trans|translate|blocktrans|blocktranslate)\b/g;

/** `[gallery phone="…"]`, as editors of CMSs write it. */
const SHORTCODE = /\[[a-z][\w-]{0,40}\s[^[\]<>]{0,1000}\]/gi;

/**
 * A function that says whether an edit lies within what another program reads before the page is HTML: markup there is none,
 * and may break it; or within a block that a template puts who knows where, unless an element there shows that it is HTML.
 * What goes with all of such a place is judged by what is lost.
 *
 * @param edits all that will be asked for: their places are looked up in one pass
 */
export function templateSpans(document: IndexedDocument, edits: readonly Span[]): (edit: Span) => boolean {
  if (edits.length === 0) return () => false;
  const { source, template, budget } = document;
  const spans = [...template.code, ...spansOf(source, dataIn(document))];
  budget.spend(spans.length + edits.length);
  const isInSpan = overlapWith(spans.map(({ start, end }) => ({ from: start, to: end })));
  const unplaced = unplacedOf(document, edits);
  return (edit) => isInSpan({ from: edit.start, to: edit.end }) || unplaced.has(edit);
}

/** The edits that are in a block of unknown place, and in no element that begins there. */
function unplacedOf(document: IndexedDocument, edits: readonly Span[]): ReadonlySet<Span> {
  const unplaced = new Set<Span>();
  const blocks = templatePartsOf(document).blocks.toSorted((a, b) => a.start - b.start);
  if (blocks.length === 0) return unplaced;
  const placeAt = placesOf(document);
  const open: Span[] = [];
  let next = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    for (let block = blocks[next]; block && block.start <= edit.start; block = blocks[next]) {
      open.push(block);
      next += 1;
    }
    while ((open.at(-1)?.end ?? edit.start) < edit.start) open.pop();
    const { before, innermost } = placeAt(edit.start);
    const around = open.at(-1); // the last to begin of those around
    if (!around) continue;
    const isOfTag = before !== undefined && edit.start < before.openEnd && edit.end <= before.end;
    const element = isOfTag ? before : innermost;
    if (element === undefined || edit.end > element.end || element.start < around.start) unplaced.add(edit);
  }
  return unplaced;
}

/** What is JSON in a script for data: braces around a text in it are those of objects. */
function dataIn(document: IndexedDocument): Span[] {
  return withTag(document, 'script').flatMap((script) => {
    const data = DATA.test(attribute(script, 'type') ?? '')
      ? document.source.slice(script.openEnd, script.closeStart)
      : '';
    document.budget.spend(data.length * READ_CHARACTER);
    return isJson(data) ? [{ start: script.openEnd, end: script.closeStart }] : [];
  });
}

const DATA = /^\s{0,9}(?:application\/(?:[\w.-]{1,40}\+)?json|importmap|speculationrules)\s{0,9}(?:;|$)/i;

function spansOf(source: string, data: readonly Span[]): Span[] {
  const isInData = overlapWith(data.map(({ start, end }) => ({ from: start, to: end })));
  const inCode = expressions(source).filter(({ start, end }) => !isInData({ from: start, to: end }));
  const spans = [...frontMatter(source), ...blocks(source), ...codeTexts(source), ...inCode];
  for (const [open, close] of MARKS) {
    let at = source.indexOf(open);
    while (at >= 0) {
      const end = source.indexOf(close, at + open.length);
      if (end < 0) break;
      spans.push({ start: at, end: end + close.length });
      at = source.indexOf(open, end + close.length);
    }
  }
  for (const { index, 0: code } of source.matchAll(SHORTCODE))
    if (code.includes('=')) spans.push({ start: index, end: index + code.length });
  return spans;
}

function frontMatter(source: string): Span[] {
  const mark = FRONT_MATTER.exec(source)?.[1];
  const end = mark === '---' || mark === '+++' ? endOfSettings(source, FRONT_MATTER_END[mark]) : endOfJson(source);
  return end === undefined ? [] : [{ start: 0, end }];
}

function endOfSettings(source: string, mark: RegExp): number | undefined {
  mark.lastIndex = 3;
  return mark.test(source) ? mark.lastIndex : undefined;
}

function endOfJson(source: string): number | undefined {
  if (!JSON_START.test(source)) return undefined;
  let depth = 0;
  let isInText = false;
  for (const { index, 0: part } of source.matchAll(JSON_PART)) {
    if (part === '"') isInText = !isInText;
    if (isInText) continue;
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (part === '}' && depth === 0) return index + 1;
  }
  return undefined;
}

function expressions(source: string): Span[] {
  if (!source.includes('{')) return []; // most pages have none
  const spans: Span[] = [];
  const open: number[] = [];
  for (const { index, 0: brace } of source.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else {
      EXPRESSION.lastIndex = open.pop() ?? source.length;
      const start = EXPRESSION.lastIndex;
      if (index - start < LONGEST && EXPRESSION.test(source)) spans.push({ start, end: index + 1 });
    }
  }
  return spans;
}

function blocks(source: string): Span[] {
  return source.includes('{%') ? balancedBlocks(source, BLOCK_TAG) : [];
}
