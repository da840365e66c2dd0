import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { pageCodeOf } from '../document/page-code.js';
import type { Inside } from './outside.js';

/** An address of the style sheet that comes with Inlay. */
const ADDRESS = /(?:^|\/)inlay(?:\.min)?\.css(?:$|[?#])|(?:^|\/)inlay\/(?:dist\/styles\/inlay|styles)\.css(?:$|[?#])/i;
/** The same in quotes or as an address in a style sheet or in a script that imports it. */
const IMPORTED = /["'(](?:[^"'()\s]{0,200}\/)?inlay(?:\/styles|\/dist\/styles\/inlay|\.min)?\.css/i;

/** Elements whose text is shown slanted: the sheet makes a contact in them upright. */
const SLANTED: ReadonlySet<string> = new Set('address em i cite dfn var'.split(' '));
/** Elements that are as wide as their longest words are: the sheet lets those of a contact break. */
const AS_WIDE_AS_WORDS: ReadonlySet<string> = new Set('td th caption fieldset button'.split(' '));
/** Letters of a word that every screen has room for. */
const LONGEST_WORD = 24;

/** Whether a page has the style sheet that comes with Inlay: linked, imported, or brought in by a script. */
export function hasOwnSheet(document: IndexedDocument): boolean {
  const { elements, texts } = document;
  if (elements.some((element) => element.tag === 'link' && ADDRESS.test(attribute(element, 'href')?.trim() ?? '')))
    return true;
  const sheets = texts.flatMap(({ parent, value }) => (parent?.tag === 'style' ? [value] : []));
  const codes = [...sheets, ...pageCodeOf(document)];
  for (const { length } of codes) document.budget.spend(length);
  return codes.some((code) => IMPORTED.test(code));
}

/**
 * Why what a component shows would look otherwise by the style sheet that comes with Inlay; nothing where no component comes that was
 * not there before, and for a contact in a text, as far as the sheet says nothing that is seen: it sets contacts upright, lets long
 * words of them break, and gives links an outline.
 */
export function styledByOwnSheet(was: Inside, is: Inside, around: readonly DocElement[]): string | undefined {
  const had = was.shown.map(({ tag }) => tag);
  for (const { tag, html } of is.shown) {
    const place = had.indexOf(tag);
    if (place >= 0) had.splice(place, 1);
    else if (isComponentTag(tag) && (tag !== 'x-contact' || isContactSeen(html, around)))
      return `the page has Inlay’s own style sheet, which would style \`${tag}\`, and does not style what it replaces`;
  }
  return undefined;
}

function isContactSeen(html: string, around: readonly DocElement[]): boolean {
  if (/<a[\s>]/i.test(html)) return true;
  const words = html.replace(/<[^>]{0,2000}>/g, ' ').split(/\s+/);
  if (words.some(({ length }) => length > LONGEST_WORD)) return true;
  return around.some(
    (each) =>
      SLANTED.has(each.tag) ||
      AS_WIDE_AS_WORDS.has(each.tag) ||
      /\bfont(?:-style)?\s{0,9}:/i.test(attribute(each, 'style') ?? ''),
  );
}
