import { attribute, type DocElement } from '../document/element.js';

/** Properties of microdata and names of elements whose values are numbers of something else. */
const IDENTIFIER_NAME =
  /(?:^|[\s_-])(?:[a-z]{0,20}(?:ID|Number|Code)|sku|gtin\d{0,2}|mpn|isbn|vat|tax|iban|price|order|invoice|ticket|article|account)(?:$|[\s_-])/;

/** Whether an element is named after a number that nobody calls, such as `taxID`. */
export function isIdentifierProperty(element: DocElement | undefined): boolean {
  const names = element && [attribute(element, 'itemprop'), attribute(element, 'class'), attribute(element, 'id')];
  return names?.some((name) => name !== undefined && name.length < 200 && IDENTIFIER_NAME.test(name)) === true;
}
