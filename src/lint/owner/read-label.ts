import { fold } from '../words/fold.js';
import { endsInIdentifier } from '../words/identifier-words.js';
import { withoutAfterHours } from './after-hours.js';
import { withPlainCalls } from './free-call.js';
import { isHealerWord, isHealthWord } from './health.js';
import { isBeforeTown } from './house-of-town.js';
import { isHouseWord } from './house-words.js';
import { withoutImprintLabel } from './imprint-label.js';
import {
  isContactWord,
  isHelplineWord,
  isHelpWord,
  isOtherPartyWord,
  isSmallWord,
  UNSPACED_CONTACT,
  UNSPACED_OTHERS,
} from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { isOfHouse, isSomebodyOfHouse } from './named-in-label.js';
import { isNearName } from './near-name.js';
import { isOurs, isYours } from './ours.js';
import { isCooperationWord, isFirmKind, UNSPACED_DESKS } from './own-desk-words.js';
import { namesPublicService } from './public-services.js';
import { isOfRecipients, nameAddressed } from './recipients.js';
import { isOwnHost, isOwnWord, likeness, nameOfHost, type SiteNames } from './site-names.js';
import { withoutTownOfName } from './town-of-name.js';
import { isCaseWord, isDutyWord, isUrgentWord, saysAnyHour, UNSPACED_URGENT } from './urgent-words.js';

/**
 * What a text beside a contact says of whose it is. `contact`: words such as "phone" or "call us"; `site`: the site's name;
 * `nothing`: signs and small words alone; `topic`: words that may be anything, before a colon or without capitals; `other`: what
 * may be the name of somebody else; `party`: words for somebody else; `urgent`:
 * cases that cannot wait, with nobody else named; `identifier`: what follows is no contact.
 */
export type Label = 'contact' | 'site' | 'nothing' | 'topic' | 'other' | 'party' | 'urgent' | 'identifier';

/** Characters of a text that are read: its end, which is next to the contact. */
const MOST = 200;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.&*-]*/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const CASELESS = /\p{Lo}/u;
const ACRONYM = /^\p{Lu}{3,}$/u;
/** Small words and endings of Chinese, Japanese and Korean that are no name. */
const UNSPACED_SMALL =
  /[のをはがにでとへもからまでよりくださいお請请您我们的在于於為为是有和与或及至致는은이가을를에로으로와과및의]|또는|혹은|그리고|[0-9]{1,4}[年月日時分号番]|년|월|일|หรือ|และ|ที่|ได้|เรา|กับ/gu;

/** The word for certified mail, which stands among the numbers of a firm. */
const CERTIFIED =
  /(?<![\p{L}\p{N}])(?:pec|p\.e\.c\.|posta certificata|posta elettronica certificata)\s{0,2}[:：]?\s{0,3}$/iu;

/** What says nothing of whose a certified mailbox is: numbers of a firm, codes of towns, and streets with their houses. */
const OF_NUMBER = /\p{Nd}{4}|\p{Nd}[\p{L}]?\s{0,3}$/u;

/** What a text says that stands before a contact. */
export function readLabel(text: string, names: SiteNames): Label {
  if (isOfRecipients(text)) return 'party';
  const addressed = nameAddressed(text);
  if (addressed !== undefined) {
    const own = readLabel(addressed, names);
    return own === 'site' || own === 'contact' ? own : 'party';
  }
  const { rest: end, isAfter } = withoutAfterHours(
    withoutImprintLabel(withPlainCalls(withoutTownOfName(text.slice(-MOST), names))),
  );
  const [mailbox] = CERTIFIED.exec(end) ?? [];
  if (mailbox !== undefined) {
    const parts = end.slice(0, -mailbox.length).split(/\s[-–—|·]\s|[,;·|]/u);
    const rest = readLabel(parts.filter((part) => !OF_NUMBER.test(part)).join(' '), names);
    return rest === 'other' || rest === 'party' ? rest : 'contact';
  }
  if (endsInIdentifier(end)) return 'identifier';
  if (isNearName(end, names)) return 'site';
  if (namesPublicService(end, names)) return 'party';
  if (UNSPACED.test(end)) return readUnspaced(end, names);
  let isContact = false;
  let isSite = false;
  let letters = 0;
  let unknown = 0;
  let capitals = 0;
  let isFirst = true;
  let wasOwn = false;
  let wasHouse = false;
  let isOtherHouse = false;
  let isUrgent = isAfter;
  let isDuty = false;
  let isCase = false;
  let isHealer = false;
  let isHelp = false;
  const hasSmall = /\p{Ll}/u.test(end);
  const isTopic = /[:：]\s*$/.test(end.trimEnd());
  for (const { 0: written, index } of end.matchAll(WORD)) {
    const word = fold(written.replace(/['’]s$/, '')).replaceAll(' ', '');
    const parts = fold(written).split(' ');
    const isStart = isFirst || /[.?!:;·|–—\n]\s{0,3}$/.test(end.slice(Math.max(0, index - 4), index));
    isFirst = false;
    // A firm has its form behind its name, which may be short for the site's: "Edlinger GmbH", "Abubilla, S. Coop."
    if (wasOwn && (isLegalForm(word) || isFirmKind(word))) {
      letters = names.letters;
      continue;
    }
    if (wasOwn && /^\p{L}$/u.test(word)) continue;
    wasOwn = false;
    const isBehindHouse = wasHouse;
    wasHouse = false;
    // "Notdienst bei Sturmschäden": the case says nothing of who answers.
    if (isUrgent && isCaseWord(word)) {
      isCase = true;
      continue;
    }
    if (word === '' || isSmallWord(word)) continue;
    if (isHelplineWord(word) || isForeignHost(written, names)) return 'party';
    isHelp ||= isHelpWord(word);
    if (isFirmKind(word) && lettersOfName(wordBehind(end, index + written.length), '', names) > 0) continue;
    if (isTopic && isCooperationWord(word)) {
      isContact = true;
      continue;
    }
    const bare = PREFIXED.test(word) ? withoutPrefix(word) : word;
    const ownLetters = lettersOfName(word, written, names) || (bare === word ? 0 : lettersOfName(bare, written, names));
    if (ownLetters > 0) {
      // "Autohaus Lindner" is another house than the practice of that name.
      isOtherHouse ||= isBehindHouse && /^\p{Lu}/u.test(written);
      wasOwn = true;
      isSite = true;
      letters += ownLetters;
      continue;
    }
    if (
      isStart &&
      isHealthWord(word) &&
      !names.isHealing &&
      isBeforeTown(written, end.slice(index + written.length), names)
    )
      return 'party';
    if (
      isContactWord(word) ||
      names.desks.has(word) ||
      isContactWord(bare) ||
      (!isLegalForm(word) && parts.every((part) => part === '' || isContactWord(part) || isSmallWord(part)))
    ) {
      isContact = true;
      continue;
    }
    if (isDutyWord(word)) isDuty = true;
    if (isDuty && isDutyWord(word) && !isUrgentWord(word)) continue;
    if (
      isUrgentWord(word) ||
      isUrgentWord(bare) ||
      (parts.length > 1 && parts.every((part) => part.length < 2 || isSmallWord(part) || isUrgentWord(part)))
    ) {
      isUrgent = true;
      continue;
    }
    if (isHealerWord(word) || isHealerWord(bare)) {
      if (!names.isHealing) return 'party';
      isHealer = true;
      continue;
    }
    if (isCase && !isOtherPartyWord(word)) {
      isCase = false;
      continue;
    }
    if (names.trades.has(word) || names.trades.has(word.replace(/s$/, ''))) continue;
    if (isOtherPartyWord(word) || parts.some((part) => part.length > 3 && isOtherPartyWord(part))) return 'party';
    if (names.around.has(word)) continue;
    unknown += 1;
    if (isStart && isBeforeTown(written, end.slice(index + written.length), names)) capitals += 1;
    wasHouse = isStart && /^\p{Lu}/u.test(written) && isHouseWord(word);
    if (!isStart && (/^\p{Lu}/u.test(written) || CASELESS.test(written))) capitals += 1;
    else if (isStart && (CASELESS.test(written) || (ACRONYM.test(written) && hasSmall))) capitals += 1;
  }
  // "Call the doctor" is said by a house that has one; one for emergencies may be that of the town.
  if (isHealer && !isContact) return 'party';
  if (isSite && capitals > 0 && isSomebodyOfHouse(end, names)) return 'contact';
  // One word of a name of several, with a capital, is a name that others have too.
  if (isSite && letters * 5 < names.letters * 4) {
    // "Your bakery in Bath: call …"
    if (isContact && capitals + unknown === 0 && isYours(end)) return 'contact';
    return (capitals > 0 || isOtherHouse) && !isTopic ? 'other' : 'topic';
  }
  if (capitals > 0 && (!isTopic || isOfHouse(end))) return 'other';
  if (isSite && unknown === 0) return 'site';
  // "Duty manager:" is somebody of the house.
  if (isDuty && unknown <= 1 && isTopic) return 'urgent';
  // Unknown words may be those for who else is on duty.
  if (isUrgent)
    return unknown === 0 || isOurs(end) || (isContact && capitals === 0 && unknown <= (isTopic ? MOST_UNKNOWN : 1))
      ? 'urgent'
      : 'party';
  // "Environment helpline" is that of whoever looks after it.
  if (isHelp && unknown > 0 && !isOurs(end)) return 'party';
  if (isContact && capitals === 0) return 'contact';
  if (unknown > 0 && isTopic && isOurs(end)) return 'contact';
  if (unknown > 0 && unknown <= MOST_UNKNOWN && capitals === 0 && isTopic && saysAnyHour(end)) return 'urgent';
  if (unknown > 0) return 'topic';
  return isSite ? 'site' : 'nothing';
}

/** The next word of a text that is no short form of a kind of firm, folded. */
function wordBehind(text: string, from: number): string {
  const behind = text.slice(from, from + LONGEST_KIND).match(WORD) ?? [];
  return fold(behind.find((word) => !isFirmKind(fold(word))) ?? '').replaceAll(' ', '');
}

/** Characters of a kind of firm before its name. */
const LONGEST_KIND = 40;

/** A name that is a host of another house: "Booking.com". */
function isForeignHost(written: string, names: SiteNames): boolean {
  return HOST.test(written) && !isOwnHost(written, names) && likeness(nameOfHost(written.toLowerCase()), names) < ALIKE;
}

const HOST = /^[\p{L}\p{N}-]{3,40}\.(?:com|org|net|co\.uk|io|gov|info|eu|de|fr|it|es|nl|pl|pt)$/iu;
/** How much a host shares with the site's names at least to be taken for the site's. */
const ALIKE = 0.7;

/** Words that nobody knows in a label for who answers at any hour. */
const MOST_UNKNOWN = 3;

const PREFIXED = /^[\p{sc=Hebrew}\p{sc=Arabic}]/u;

/** A word without what Hebrew and Arabic write in one with it, such as "and", "by" and "the". */
function withoutPrefix(word: string): string {
  return word.replace(
    /^(?:[\u05d5\u05d1\u05d4\u05dc\u05db\u05de\u05e9]|[\u0648\u0641]?(?:\u0627\u0644|\u0628\u0627\u0644|\u0644\u0644)|[\u0648\u0641\u0628\u0644\u0643])/u,
    '',
  );
}

/** How many letters of the site's name a word stands for: all, where it is no name but what the site is, as in "the clinic". */
function lettersOfName(word: string, written: string, names: SiteNames): number {
  if (!isOwnWord(word, names)) return 0;
  const isName = names.words.has(word) && /^\p{Lu}/u.test(written);
  return isName ? word.length : names.letters;
}

function readUnspaced(written: string, names: SiteNames): Label {
  const text = written.replace(UNSPACED_DESKS, '联系');
  if (UNSPACED_OTHERS.test(text)) return 'party';
  const isSite = [...names.squashed].some((name) => fold(text).replaceAll(' ', '').includes(name));
  const calm = text.replace(UNSPACED_URGENT, ' ');
  const isUrgent = calm !== text;
  const rest = calm.replace(UNSPACED_CONTACT, ' ');
  const isContact = rest !== calm || /\b(?:tel|fax|mail|e-mail|phone|call|line)\b/i.test(text);
  const left = rest
    .replace(/[A-Za-z-]+/g, (word) => (isContactWord(fold(word)) ? ' ' : word))
    .replace(UNSPACED_SMALL, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (isSite) return isContact || left.length < text.length / 2 ? 'site' : 'topic';
  if (left === '' && isUrgent) return 'urgent';
  if (left === '') return isContact ? 'contact' : 'nothing';
  return /[:：]\s*$/.test(text) && isContact ? 'topic' : left.replaceAll(' ', '').length > 1 ? 'other' : 'topic';
}

/** Whether a text says that a contact beside it is somebody else's, or none. */
export function isOthers(label: Label): boolean {
  return label === 'other' || label === 'party' || label === 'identifier';
}
