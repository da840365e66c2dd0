import { plainDigits } from '../../contact/configured.js';
import { messengerOf } from '../../contact/messenger.js';
import type { IndexedDocument } from '../../document/document.js';
import { labelTextOf } from '../../document/text.js';
import { parsePhone } from '../../words/parse-phone.js';
import { CERTAIN, type Verdict } from './decide.js';
import type { InventedContact } from './invented-contact.js';
import { numberOf } from './number-link.js';
import { isExtensionOf, type ShownNumber, stemOf } from './stem-of-house.js';
import type { Suspect } from './suspect.js';

/** Digits of a number without its prefix, at least, and those of an extension behind it, at most. */
const LEAST = 8;
const LONGEST_EXTENSION = 4;
/** Numbers of a page that others are compared with. */
const MOST = 40;

/**
 * Makes a function that decides of a number, in a link or a text, of which nothing else tells whose it is, by the numbers that a page surely
 * gives out as the site's: it calls the same house where it is one of them, or one with an extension.
 */
export function verdictOnSame(
  found: readonly InventedContact[],
  document: IndexedDocument,
): (suspect: Suspect) => Verdict | undefined {
  const sure = found.flatMap(({ suspect, verdict }) => {
    if (suspect.isContradiction || verdict.score < CERTAIN) return [];
    return (suspect.kind === 'phone' ? shownNumberOf(suspect, document) : numberOfChat(suspect)) ?? [];
  });
  const compared = [...new Set(sure.map(({ digits }) => digits))].slice(0, MOST);
  const stems = sure.slice(0, MOST).flatMap((number) => (number.shown === '' ? [] : (stemOf(number) ?? [])));
  return (suspect) => {
    const { kind, source, value, label } = suspect;
    const isShown = source === 'link' || source === 'text';
    if (kind !== 'phone' || !isShown || label === 'party' || label === 'identifier') return undefined;
    const digits = plainDigits(numberOf(value));
    for (const house of compared) {
      const at = digits.indexOf(house);
      const extension = digits.length - at - house.length;
      if (at === -1 || extension > LONGEST_EXTENSION) continue;
      if (extension === 0)
        return { why: 'the page gives the same number as that of the site elsewhere', score: CERTAIN };
      return EXTENSION;
    }
    const own = stems.length > 0 ? shownNumberOf(suspect, document) : undefined;
    return own && stems.some((stem) => isExtensionOf(stem, own)) ? EXTENSION : undefined;
  };
}

const EXTENSION: Verdict = {
  why: 'it is an extension of another number that the page gives as that of the site',
  score: CERTAIN,
};

/** The number by which a chat is begun, as in `https://wa.me/33672418805`: the same phone rings. */
function numberOfChat({ value }: Suspect): ShownNumber | undefined {
  const number = messengerOf(value)?.number;
  const national = number === undefined ? undefined : parsePhone(`+${number}`, undefined)?.national;
  // Zeros in front are of no number that can be dialled.
  return national === undefined || !/^[1-9]/.test(national) || national.length < LEAST
    ? undefined
    : { digits: national, shown: '' };
}

/** The digits of a number, and what people read of it. */
function shownNumberOf({ value, link }: Suspect, document: IndexedDocument): ShownNumber | undefined {
  const digits = houseOf(value);
  return digits === undefined ? undefined : { digits, shown: link ? labelTextOf(document, link) : value };
}

/** The digits of a number without the zeros before them; nothing for one that is too short to tell. */
export function houseOf(value: string): string | undefined {
  const written = numberOf(value);
  // Without the country's code, as it is written elsewhere.
  const national = /^\s*(?:\+|00)/.test(written) ? parsePhone(written, undefined)?.national : undefined;
  if (national !== undefined && national.length >= LEAST) return national.replace(/^0{1,4}/, '');
  const digits = plainDigits(written).replace(/^0{1,4}/, '');
  return digits.length < LEAST ? undefined : digits;
}
