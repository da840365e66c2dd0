import type { DocElement } from '../../document/element.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import type { Edit } from '../../finding.js';
import type { Page } from '../../rule.js';

/** A size as people read it: a number, and the sign of its unit. */
const SIZE =
  /(?<![\p{L}\p{Nd}.,])(\d{1,4}(?:[.,]\d{1,2})?)(\s?)(kilobytes?|megabytes?|kb|kib|ko|mb|mib|mo|gb|go|кб|мб|кио|مب|كب)(?![\p{L}\p{Nd}])/iu;
/** Units of a thousand of the last. */
const MEGA = /^(?:m|м|مب)/iu;
const GIGA = /^g/i;
const THOUSAND = 1000;
/** Characters of a text that are read. */
const LONGEST = 200;

/** The size of a file in the label of a link. */
export interface SizeInLabel {
  /** As it stands there. */
  written: string;
  /** Writes that of another file. */
  edit(bytes: number): Edit;
}

/** The size that the label of a link says: it is that of the file which the link leads to. */
export function sizeInLabel({ document }: Page, link: DocElement): SizeInLabel | undefined {
  if (link.tag !== 'a') return undefined;
  for (const text of document.texts.slice(link.firstText, link.endText)) {
    if (text.raw || text.value.length > LONGEST) continue;
    const match = SIZE.exec(text.value);
    if (!match) continue;
    const [written, number = '', blank = '', unit = ''] = match;
    const from = match.index;
    return {
      written,
      edit: (bytes) => ({
        start: sourceOffset(document, text, from),
        end: sourceEnd(document, text, from + written.length),
        text: `${numberIn(bytes, unit, number)}${blank}${unit}`,
      }),
    };
  }
  return undefined;
}

/** A size in a unit, as precise as it was written and no more than it needs. */
function numberIn(bytes: number, unit: string, like: string): string {
  const size = bytes / THOUSAND ** (GIGA.test(unit) ? 3 : MEGA.test(unit) ? 2 : 1);
  const [, decimals = ''] = like.split(/[.,]/);
  const digits = size < 1 ? 2 : decimals.length;
  const separator = like.includes(',') ? ',' : '.';
  return size.toFixed(digits).replace('.', separator);
}
