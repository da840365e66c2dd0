import { nearestTag } from '../document/nearest.js';
import { sentenceBefore } from '../owner/beside.js';
import { readLabel } from '../owner/read-label.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { type NumberPlace, termBefore } from './channel-beside.js';
import { saidBy } from './number-words.js';

/** What a label for a contact says, as `readLabel` tells it. */
const KNOWN: ReadonlySet<string> = new Set(['contact', 'site', 'nothing', 'urgent']);
/** Words of a line that is a label without a colon, at most. */
const SHORT = 3;
/** Characters behind a contact that may say that it is of the past. */
const BEHIND = 48;

const cellAround = nearestTag('td', 'dd', 'li', 'p', 'div');

/**
 * Whether what stands right before a configured number or mail address may make it something else than a contact: the name of
 * an account, the key of a payment, a number of before. What a sentence says that goes on to it is no such label.
 */
export function isUnderUnknownLabel({ document, manifest }: Page, place: NumberPlace): boolean {
  const { flow, from, to, element } = place;
  const sentence = sentenceBefore(flow.text, { flow, at: from });
  const own = sentence.split('\n').at(-1) ?? '';
  const [behind = ''] = flow.text.slice(to, to + BEHIND).split(/[.!?;|·•\n]/u);
  document.budget.spend(READ * (own.length + behind.length));
  if (isOfBefore(words(own)) || isOfBefore(words(behind))) return true;
  const line = /\p{L}/u.test(own) ? own : termOf(place, element);
  const label = line.replace(TEMPLATE_CODE, '').split(PART).at(-1) ?? '';
  const said = words(label);
  const last = said.at(-1) ?? '';
  const isLabel = /[:：=]\s*$/u.test(label) || said.length <= SHORT;
  if (said.length === 0 || !isLabel) return false;
  const names = siteNamesOf(manifest);
  const isOfSite = (word: string) => names.words.has(word) || names.trades.has(word);
  if (said.every(isOfSite) || saidBy(label, isOfSite) === 'called') return false;
  return isAccountWord(last) || !KNOWN.has(readLabel(label, names));
}

/** What a template writes there, which nobody knows. */
const TEMPLATE_CODE = /\{\{[^{}]{0,200}\}\}|\{[%#@/:][^{}]{0,200}\}|<%[^%]{0,200}%>/g;
/** Where a line goes on to something else. */
const PART = /\S{0,64}@\S{0,64}|\s[-–—/]\s|[|·•;,()]|\p{Nd}{2}/u;

/** Steps to read a character. */
const READ = 40;

/** The term or the cell before a number that begins its own. */
function termOf({ document, flow, from }: NumberPlace, element: NumberPlace['element']): string {
  if (!element || /[\p{L}\p{Nd}]/u.test(flow.text.slice(0, from))) return '';
  const cell = cellAround(document, element);
  return cell?.tag === 'td' || cell?.tag === 'dd' ? termBefore(document, element).trim() : '';
}

/** The last word of a label for what somebody signs in or pays with, or for one of many things with numbers. */
const isAccountWord = wordList(
  'account accounts login username userid user id ticket customer member voucher iban pix zelle',
  'benutzer* konto kundenkonto zugang compte identifiant utilisateur usuario cuenta utente conto utilizador usuário conta',
  'gebruiker* rekening användar* bruger* bruker* tili käyttäjä* użytkownik* účet uživatel* fiók felhasználó* cont utilizator*',
  'λογαριασμός χρήστης hesap kullanıcı аккаунт логин пользовател* счёт акаунт логін користувач* حساب مستخدم חשבון משתמש',
);

/** Words for what was and is no more, and for what is not to be used. */
const isFormerWord = wordList(
  'old previous former formerly ex defunct obsolete outdated discontinued disconnected retired',
  'alte alter altes ehemals ehemalige* frühere* bisherige* vormals stillgelegt* abgeschaltet*',
  'ancien ancienne antérieur précédent* désactivé* antiguo anterior viejo vecchio vecchia precedente dismesso antigo antiga desativado',
  'oude vorige voormalig* gamla gammalt tidigare gamle gammel tidligere nedlagt vanha entinen aiempi',
  'stary stare poprzedni* dawny dawniej nieaktualn* starý staré bývalý předchozí zrušen* régi korábbi megszűnt vechi vechiul fost',
  'παλιό παλιός παλαιό πρώην eski önceki старый старые прежний бывший старий колишній попередній',
  'القديم السابق قديم הישן הקודם ישן קודם قدیمی سابق',
);

const NO_MORE =
  /\b(?:no longer|not (?:in use|our|ours|valid|active)|(?:do not|don t|never) (?:call|use|ring|dial|write|mail)|nicht (?:mehr|anrufen|verwenden)|ne plus|n est plus|plus valide|ya no|non (?:chiamare|usare|piu)|nao (?:ligue|use)|niet meer|inte langre|ikke lenger)\b/;

function isOfBefore(said: readonly string[]): boolean {
  return said.some(isFormerWord) || NO_MORE.test(said.join(' '));
}
