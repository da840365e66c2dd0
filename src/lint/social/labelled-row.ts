import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { linksWithin } from '../document/links.js';
import { sourceOffset } from '../document/source-offset.js';
import type { Proposal } from '../rule.js';

/** Characters of a label. */
const LONGEST = 60;
/** Elements that a label is set in. */
const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'span', 'em']);
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Proposes to end a paragraph behind its label, as in "Follow us:", and to write the component in place of the links that follow
 * it; nothing for a paragraph that says more.
 *
 * @param paragraph the `p` around all the links
 */
export function behindLabel(
  document: IndexedDocument,
  paragraph: DocElement,
  links: readonly DocElement[],
  component: string,
): Proposal | undefined {
  const label = document.texts.slice(paragraph.firstText, paragraph.endText).find(({ value }) => SAYS.test(value));
  if (paragraph.tag !== 'p' || !paragraph.closed || !label) return undefined;
  const said = label.value.trimEnd();
  // A label in bold needs no colon.
  const box = label.parent === paragraph ? undefined : label.parent;
  if (box && (box.parent !== paragraph || !BOLD.has(box.tag))) return undefined;
  if (said.length > LONGEST || !(box || /[:：]$/.test(said))) return undefined;
  const isOfRow = (element: DocElement | undefined) => links.some((link) => element && isWithin(element, link));
  const texts = document.texts.slice(paragraph.firstText, paragraph.endText);
  if (texts.some((text) => text !== label && SAYS.test(text.value) && !isOfRow(text.parent))) return undefined;
  if (!linksWithin(document, paragraph).every(({ element }) => isOfRow(element))) return undefined;
  const start = box ? box.end : sourceOffset(document, label, said.length);
  return {
    description: `Keep \`${said.trim()}\` and write \`${component}\` behind it`,
    edits: [{ start, end: paragraph.end, text: `</p>\n${component}` }],
  };
}
