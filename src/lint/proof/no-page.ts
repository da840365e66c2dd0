import type { IndexedDocument } from '../document/document.js';
import { templatePartsOf } from '../document/template-parts.js';

/** Code that says of the file that it is something else than HTML: PHP, Java, ASP and the template languages with such a tag. */
const SAYS_TYPE: readonly RegExp[] = [
  /\bheader\s{0,9}\(?\s{0,9}["']\s{0,9}content-type\s{0,9}:(?!\s{0,9}text\/html\b)/i,
  /\b(?:header|withheader|setheader)\s{0,9}\(\s{0,9}["']content-type["']\s{0,9},(?!\s{0,9}["']text\/html\b)/i,
  /\b(?:set)?contenttype\s{0,9}[=(]\s{0,9}["'](?!text\/html\b)/i,
];

/** Code that takes what the file writes: a mail, an answer in JSON or a value of an attribute may be made of it. */
const TAKES_OUTPUT =
  /\bob_get_(?:clean|contents|flush)\b|\bob_start\s{0,9}\((?!\s{0,9}(?:\)|null\b|["']ob_gzhandler))/i;

/** Whether the code of a file says that what it writes is no page, or not at once: there a component may stay as it is written. */
export function isNoPage(document: IndexedDocument): boolean {
  const { source, budget } = document;
  return templatePartsOf(document).code.some(({ start, end }) => {
    budget.spend(end - start);
    const code = source.slice(start, end);
    return TAKES_OUTPUT.test(code) || SAYS_TYPE.some((type) => type.test(code));
  });
}
