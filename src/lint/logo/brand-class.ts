import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';

const BRAND_CLASS =
  /(?:^|[\s_-])(?:logo(?:type|s|tipo)?|brand(?:ing|line|name|mark|title|text|lockup)?|wordmark|marca|marque|marke|znak|lockup|custom-logo|pre-?loader|splash(?:-?screen)?|loading-?screen)(?:$|[\s_-])/i;
const ENDS_IN_LOGO = /(?:^|[\s_-])[a-z]*logo(?:$|[\s_-])/i;
/** Class names of colours that are called after the brand. */
const COLOUR =
  /(?:^|:)(?:bg|text|btn|button|border|ring|from|via|to|fill|stroke|accent|outline|shadow|divide|decoration|link|is|has|alert|badge)-/;

/** Whether an element calls itself a logo or brand. */
export function hasBrandClass(document: IndexedDocument, element: DocElement | undefined): boolean {
  return element !== undefined && isBranded(document, element);
}

const isBranded = oncePerElement((_document, { attributes }) =>
  attributes.some(({ name, value }) => (name === 'class' || name === 'id' || name === 'itemprop') && isBrand(value)),
);

/** What names of brands have in them: most names have none of it. */
const HINT = /logo|brand|wordmark|mar(?:ca|que|ke)|znak|lockup|loader|splash|loading/i;

function isBrand(names: string): boolean {
  if (!HINT.test(names)) return false;
  return names
    .split(/\s+/)
    .some((token) => (BRAND_CLASS.test(token) || ENDS_IN_LOGO.test(token)) && !COLOUR.test(token));
}
