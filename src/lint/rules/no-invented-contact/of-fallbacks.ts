import { spanInAttribute } from '../../document/attribute-value.js';
import { textsWithTag, withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import { type ScriptMarkup, writtenMarkup } from '../../owner/script-markup.js';
import type { Page } from '../../rule.js';

/** UTF-16 code units of markup that is read. */
const LONGEST = 60_000;
/** What can name a contact. */
const HINT = /@|tel:|wa\.me|whatsapp|\p{Nd}{2}/iu;
/** Steps to look for a hint in a character. */
const READ = 2;

/** Markup that the parser reads as a text: what readers without scripts get, and the pages in the frames of a page. */
export function fallbackMarkupOf(page: Page): ScriptMarkup[] {
  return [...ofNoscript(page), ...ofFrames(page)];
}

function ofNoscript(page: Page): ScriptMarkup[] {
  const { document } = page;
  return textsWithTag(document, 'noscript').flatMap(({ parent, value, start }): ScriptMarkup[] => {
    if (!parent || !mayHaveContact(page, value)) return [];
    const place = placeOfElement(document, parent).kind;
    const spanIn = (part: { start: number; end: number }) => ({ start: start + part.start, end: start + part.end });
    return place === 'other' ? [] : [writtenMarkup(page, value, place, spanIn)];
  });
}

function ofFrames(page: Page): ScriptMarkup[] {
  const { document } = page;
  return withTag(document, 'iframe').flatMap((element): ScriptMarkup[] => {
    const value = attribute(element, 'srcdoc') ?? '';
    if (!mayHaveContact(page, value)) return [];
    const place = placeOfElement(document, element).kind;
    const whole = { start: element.start, end: element.openEnd };
    return place === 'other'
      ? []
      : [
          writtenMarkup(
            page,
            value,
            place,
            ({ start, end }) => spanInAttribute(document, element, 'srcdoc', start, end) ?? whole,
          ),
        ];
  });
}

function mayHaveContact({ document }: Page, markup: string): boolean {
  if (markup === '' || markup.length > LONGEST) return false;
  document.budget.spend(markup.length * READ);
  return HINT.test(markup);
}
