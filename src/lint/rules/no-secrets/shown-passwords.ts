import type { Secret } from '../../../secrets/known-keys.js';
import { isPassword, isPlaceholder } from '../../../text/literal.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocText, Span } from '../../document/element.js';
import { sourceOffset } from '../../document/source-offset.js';
import { isEditable, isExample } from './places-of-secrets.js';

const WORDS =
  'passwor[dt]|passwd|passphrase|pwd|contraseña|contrasena|senha|palavra-passe|mot de passe|wachtwoord|lösenord|passord|adgangskode|salasana|hasło|heslo|jelszó|parola|şifre';
const WORD = new RegExp(`^(?:${WORDS})$`, 'i');
/** The word for a password with its colon, and what stands behind it: all of a text, or nothing more of this one. */
const LABELLED = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${WORDS})\\s{0,3}[:：]\\s{0,9}(\\S{0,60})`, 'giu');
/** What stands before the word where the password is for guests, or for all who want to try something. */
const FOR_ALL = /(?:wi-?fi|wlan|hotspot|guest|gäste|gast|demo|test)[\s-]{0,3}$/i;
/** Between the word and a text: the word is then the label of a field. */
const FIELD = /<(?:input|textarea|select|button)/i;
const SIGN = /[!#$%&*+=?@^~§€]/;

/**
 * Passwords that a page shows behind the word for it: they may be meant to be read, so somebody has to look.
 *
 * @param clues what `cluesIn` finds in the source
 */
export function shownPasswords(document: IndexedDocument, clues: readonly RegExpExecArray[]): [Span, Secret][] {
  if (!clues.some(([clue]) => WORD.test(clue))) return [];
  const secrets: [Span, Secret][] = [];
  const add = (text: DocText, index: number, word: string) => {
    const value = word.replace(/[.,;:)"'»”]{1,4}$/, '');
    const holder = text.parent;
    if (!isSurelyPassword(value) || (holder && (isEditable(holder) || isExample(holder, { value })))) return;
    const at = sourceOffset(document, text, index);
    secrets.push([holder ?? text, { at, name: 'a password', value, named: true, isLikely: true }]);
  };
  let asked: DocText | undefined;
  for (const text of document.texts) {
    const start = text.value.search(/\S/);
    if (text.raw || start === -1) continue;
    if (asked && !FIELD.test(document.source.slice(asked.end, text.start)))
      add(text, start, /\S{1,60}/.exec(text.value.slice(start, start + 60))?.[0] ?? '');
    asked = undefined;
    if (!text.value.includes(':') && !text.value.includes('：')) continue;
    document.budget.spend(text.value.length);
    for (const { index, 0: all, 1: word = '' } of text.value.matchAll(LABELLED)) {
      if (FOR_ALL.test(text.value.slice(Math.max(0, index - 20), index))) continue;
      if (word !== '') add(text, index + all.length - word.length, word);
      else if (index + all.length === text.value.length) asked = text;
    }
  }
  return secrets;
}

/** Whether a value can hardly be anything else: letters, digits and a sign. */
function isSurelyPassword(value: string): boolean {
  return (
    value.length >= 8 &&
    /\p{L}/u.test(value) &&
    /\d/.test(value) &&
    SIGN.test(value) &&
    isPassword(value) &&
    !isPlaceholder(value) &&
    !/@[\w-]{1,60}\.|:\/\//.test(value)
  );
}
