import type { DocElement } from '../document/element.js';
import { MAIL } from '../form/words.js';
import { fold } from '../words/fold.js';
import { type NumberPlace, termBefore } from './channel-beside.js';

/** Characters before a mailbox that are read, and words of a label. */
const BEFORE = 40;
const MOST_WORDS = 4;

/** What a label for a mailbox says besides, folded: that it is an address, and an electronic one. */
const MORE =
  /^(?:e$|ad+r|dire[ck]|indiri|endere|osoit|cim|адр|διευ|عنوان|العنوان|כתובת|ele[ck]tr|elettr|poczt|электр|електр|ηλεκτρ|الكترون|الالكترون|اكترون)/u;

/** Whether a label that says no more than that it is a mailbox stands right before one: `E-mail:`, or a term of a list. */
export function isBehindMailLabel({
  document,
  flow: { text },
  from,
  element,
}: Pick<NumberPlace, 'document' | 'flow' | 'from'> & { element: DocElement | undefined }): boolean {
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const isInLine = /\p{L}/u.test(before);
  const said = isInLine ? before : element ? termBefore(document, element) : '';
  if (isInLine && !/[:：]\s{0,3}$/.test(said)) return false;
  const [label = ''] = said
    .replace(/[:：\s]{1,4}$/u, '')
    .split(/[.;,|·•\n\p{Nd}]\s?/u)
    .slice(-1);
  const all = fold(label).split(' ');
  return all.length <= MOST_WORDS && MAIL.test(fold(label)) && all.every((word) => MAIL.test(word) || MORE.test(word));
}
