import { isPlaceholder, isRandom } from '../text/literal.js';
import { matches } from '../text/matches.js';
import type { Secret } from './known-keys.js';

/** What an `Authorization` header says, in whatever text it stands. @see RFC 6750, RFC 7617 */
const HEADER = /\b(?:Bearer|Basic)\s{1,4}([\w\-.~+/]{12,400}={0,2})/g;
/** A header that has a key, as it is sent. */
const KEY_HEADER =
  /(?<![\w-])((?:X-)?(?:[A-Za-z]{2,20}-){0,2}(?:Api|Auth|Access|Admin|Inlay|Private|Secret|Service|Confirmation)-(?:Key|Token)):\s{0,4}([\w\-.~+/]{16,400}={0,2})/g;
/** The word for a password right before one. */
const LABEL =
  /(?:pass(?:word|wort|ord|phrase|code)|mot de passe|kennwort|contrase|senha|wachtwoord|parola|lösenord|adgangskode|hasło|heslo|jelszó|şifre|пароль|密[码碼]|パスワード|비밀번호)([^\p{L}\p{N}\n]{0,12})$/iu;
const SIGN = /[:：=|`"']/;
/** A group that may be a word or a year. */
const WORD = /^(?:[A-Z]?[a-z]{3}|[a-z]{4}|[A-Z]{4}|\d{4})$/;
/** Groups of a password that are none, at least, where no word for one stands before. */
const NO_WORDS = 3;

/** An application password as platforms show it: six groups of four. */
const APPLICATION_PASSWORD = /(?<![A-Za-z0-9])[A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5}(?![A-Za-z0-9])/g;
/** Characters of one, from a blank in it to the next, and how many blanks it has. */
const [PASSWORD_LENGTH, GROUP, BLANKS] = [29, 5, 5];
const BLANK = 0x20;
/** 1 for the signs that one is made of, by their codes. */
const OF_PASSWORD = new Uint8Array(128);
for (const sign of ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  OF_PASSWORD[sign.charCodeAt(0)] = 1;
/** Letters and digits of one that chance made, at least. */
const DIFFERENT = 12;
/** Characters before one that are read for the word for it. */
const BEFORE = 60;

/** Secrets that are known by how they are written out, where people write settings; in no order. */
export function writtenSecrets(source: string): Secret[] {
  const secrets: Secret[] = [];
  if (source.includes('Bearer') || source.includes('Basic')) {
    for (const { index: at, 0: whole, 1: value = '' } of source.matchAll(HEADER)) {
      if (isPlaceholder(value) || !(isRandom(value, 12) || value.endsWith('='))) continue;
      const isBearer = whole.startsWith('Bearer');
      const secret: Secret = { at, name: 'a value for an `Authorization` header', value, named: true };
      secrets.push(isBearer && isRandom(value, 16) ? { ...secret, isWritten: true } : secret);
    }
  }
  if (source.includes('Key:') || source.includes('Token:')) {
    for (const { index: at, 1: name = '', 2: value = '' } of source.matchAll(KEY_HEADER)) {
      if (isPlaceholder(value) || !isRandom(value, 16)) continue;
      secrets.push({ at, name: `a value for \`${name}\``, value, named: true, isWritten: true });
    }
  }
  for (const { at, value } of spacedGroups(source)) {
    const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
    if (!isMixed || new Set(value).size < DIFFERENT) continue;
    const noWords = value.split(' ').filter((group) => !WORD.test(group)).length;
    if (noWords < NO_WORDS && !isLabelled(source.slice(Math.max(0, at - BEFORE), at))) continue;
    secrets.push({ at, name: 'an application password', value, named: true, isWritten: true });
  }
  return secrets;
}

/** Whether a text ends in the word for a password and a sign, maybe with tags between. */
function isLabelled(before: string): boolean {
  const behind = LABEL.exec(before.replace(/<[^<>]{1,20}>/g, ' '))?.[1];
  return behind !== undefined && SIGN.test(behind);
}

/** What is written in six groups of four. Its five blanks are looked for first: in each 25 places, five hold one of them. */
function spacedGroups(source: string): { at: number; value: string }[] {
  const found: { at: number; value: string }[] = [];
  let end = 0;
  for (let place = 0; place < source.length; place += BLANKS * GROUP) {
    for (let blank = place; blank < place + GROUP; blank += 1) {
      const code = source.charCodeAt(blank);
      if (OF_PASSWORD[code] !== 1) break; // none has other signs
      if (code !== BLANK || !isLoneBlank(source, blank) || !isOfFive(source, blank)) continue;
      const from = Math.max(end, blank - PASSWORD_LENGTH);
      for (const { index, 0: value } of matches(APPLICATION_PASSWORD, source.slice(from, blank + PASSWORD_LENGTH))) {
        found.push({ at: from + index, value });
        end = from + index + value.length;
      }
    }
  }
  return found;
}

/** Whether a blank may be one of the five: it stands in a row of as many. */
function isOfFive(source: string, blank: number): boolean {
  let count = 1;
  for (let at = blank - GROUP; count < BLANKS && isLoneBlank(source, at); at -= GROUP) count += 1;
  for (let at = blank + GROUP; count < BLANKS && isLoneBlank(source, at); at += GROUP) count += 1;
  return count === BLANKS;
}

/** A blank beside another is of an indent. */
function isLoneBlank(source: string, at: number): boolean {
  return source.charCodeAt(at) === BLANK && source.charCodeAt(at + 1) !== BLANK && source.charCodeAt(at - 1) !== BLANK;
}
