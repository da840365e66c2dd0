import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { keptOfElement } from '../document/kept.js';

const BRAND_CLASS =
  /(?:^|[\s_-])(?:logo(?:type|s|tipo)?|brand(?:ing)?|wordmark|marca|marque|marke|znak|lockup|custom-logo)(?:$|[\s_-])/i;
const ENDS_IN_LOGO = /(?:^|[\s_-])[a-z]*logo(?:$|[\s_-])/i;
/** Class names of colours that are called after the brand. */
const COLOUR =
  /(?:^|:)(?:bg|text|btn|button|border|ring|from|via|to|fill|stroke|accent|outline|shadow|divide|decoration|link|is|has|alert|badge)-/;

/** Whether an element calls itself a logo or brand. */
export function hasBrandClass(document: IndexedDocument, element: DocElement | undefined): boolean {
  return element !== undefined && isBranded(document, element);
}

const isBranded = keptOfElement((_document, element) =>
  ['class', 'id', 'itemprop'].some((name) =>
    attribute(element, name)
      ?.split(/\s+/)
      .some((token) => (BRAND_CLASS.test(token) || ENDS_IN_LOGO.test(token)) && !COLOUR.test(token)),
  ),
);
