import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { isCallingWord, isOtherNumberWord, UNSPACED_CALL } from '../../contact/call-words.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { overlapWith } from '../../document/overlaps.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { asciiDigit, fold } from '../../words/fold.js';
import { endsInIdentifier } from '../../words/identifier-words.js';
import { wordList } from '../../words/word-list.js';
import { isHostOfAnybody, mailHostOf, mailOf } from './mail.js';
import { mayHaveNumber } from './may-have-number.js';
import type { Told } from './told-values.js';

/** Words for asking, which say that a number is called. */
const isAskWord = wordList(
  'enquiries enquiry inquiries inquiry auskunft auskünfte anfragen rückfragen renseignements consultas inlichtingen',
  'förfrågningar upplysning* henvendelser forespørsler tiedustelut zapytania érdeklődés felvilágosítás',
  'danışma справки справка довідки справки',
  'للاستفسار للاستفسارات استفسار استفسارات الاستفسار الاستفسارات استعلام للاستعلام الاستعلامات پرسش استعلامات לפרטים לבירורים पूछताछ',
);
/** Characters before a number that are read, and words between one for calling and the number: whom to ask for. */
const [BEFORE, MOST_BETWEEN] = [80, 4];
/** Steps to look for contacts in a character. */
const READ = 20;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
/** Digits in a row, as ids and dates have them, too. */
const BARE = /^[1-9\u0661-\u0669\u06f1-\u06f9]\p{Nd}*$/u;
/** Where something else begins. */
const PART = /[.!?]\s+(?=\p{Lu}.{8})|[|·•;{}()<>=\n]|\p{Nd}{3}/gu;

/** A contact in a comment: where it stands in that, and what is known of it. */
export interface CalledInComment {
  from: number;
  to: number;
  value: string;
  told: Told;
}

/**
 * The contacts of the site's own in a comment that stand nowhere else on the page: numbers with a word for calling before them,
 * and mailboxes at hosts of the site's name.
 */
export function calledInComment(page: Page, text: string): CalledInComment[] {
  const { contacts } = page.manifest.resources;
  if (Object.keys(contacts).length === 0) return [];
  const hasNumber = mayHaveNumber(text);
  if (!hasNumber && !text.includes('@')) return [];
  page.document.budget.spend(text.length * READ);
  const mails = text.includes('@') ? anyMails(text) : [];
  const isInMail = overlapWith(mails);
  const numbers = hasNumber ? anyNumbers(text).filter((each) => !isInMail(each)) : [];
  return [
    ...mails.flatMap(({ from, to, value }): CalledInComment[] => {
      const mail = mailOf(value, page);
      if (!mail || !(mail.isOwn || (mail.isNamed && !isHostOfAnybody(mailHostOf(value))))) return [];
      const why = mail.isOwn ? "it is at the site's own domain" : "its host has the site's name";
      return [{ from, to, value, told: { known: mail, verdict: { why, score: 0.6 } } }];
    }),
    ...numbers.flatMap(({ from, to, value }): CalledInComment[] => {
      if (!isCalled(page, text, from, value)) return [];
      const { isOwn, isPossible, near } = compareNumber(
        value,
        configuredContactsOf(page.manifest),
        page.document.budget,
      );
      if (isOwn || !(isPossible || near || isDialled(value))) return [];
      const verdict = { why: 'the words before it say that it is called', score: 0.6 };
      return [{ from, to, value, told: { known: { kind: 'phone', isOwn: false, near }, verdict } }];
    }),
  ];
}

/** Whether the words before a number say that it is called, by whomever: `chiamare Marco`, `Tel. negozio`. */
function isCalled({ manifest }: Page, text: string, at: number, value: string): boolean {
  const whole = text.slice(Math.max(0, at - BEFORE), at);
  const end = [...whole.matchAll(PART)].at(-1);
  const part = end ? whole.slice(end.index + end[0].length) : whole;
  if (endsInIdentifier(part)) return false;
  const words = [...part.matchAll(WORD)].map(([word]) => fold(word).replaceAll(' ', '')).slice(-MOST_BETWEEN - 1);
  const last = words.at(-1) ?? '';
  if (isOtherNumberWord(last)) return false;
  // Digits alone may be anything: the word stands right before them.
  if (BARE.test(value) && !saysCall(last) && !UNSPACED_CALL.test(part)) return false;
  if (!UNSPACED_CALL.test(part) && !words.some(saysCall)) return false;
  const label = readLabel(part, siteNamesOf(manifest));
  return !isOthers(label) || label === 'other';
}

function saysCall(word: string): boolean {
  return isCallingWord(word) || isAskWord(word);
}

/** Whether digits are written as those of a number to dial, be it in another country. */
function isDialled(value: string): boolean {
  const digits = plainDigits(value).length;
  return /^(?:\+|0[1-9])/.test(value.replace(/\p{Nd}/gu, asciiDigit)) && digits >= 9 && digits <= 12;
}
