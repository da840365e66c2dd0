import type { Secret } from '../../../secrets/known-keys.js';
import { isPassword, isPlaceholder } from '../../../text/literal.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement, DocText, Span } from '../../document/element.js';
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

/**
 * The same in attributes that are no hint to visitors, such as the address of a link that writes a mail.
 *
 * @param clues what `cluesIn` finds in the source
 */
export function passwordsInAttributes(document: IndexedDocument, clues: readonly RegExpExecArray[]): [Span, Secret][] {
  return labelledInAttributes(document, clues).flatMap(([element, value]): [Span, Secret][] => {
    if (!isSurelyPassword(value) || isExample(element, { value })) return [];
    return [[element, { at: element.start, name: 'a password', value, named: true, isLikely: true }]];
  });
}

/**
 * What stands behind the word for a password and is too weak to be told of: it may be a word of any kind, and is not to be
 * quoted.
 */
export function maybePasswords(document: IndexedDocument, clues: readonly RegExpExecArray[]): string[] {
  if (!clues.some(([clue]) => WORD.test(clue))) return [];
  const inTexts = document.texts.flatMap(({ value }) => {
    document.budget.spend(value.length);
    return labelled(value);
  });
  const values = [...inTexts, ...labelledInAttributes(document, clues).map(([, value]) => value)];
  return values.filter(
    (value) => /\p{L}/u.test(value) && /\d/.test(value) && isPassword(value) && !isPlaceholder(value),
  );
}

/** Values of attributes behind the word for a password, with what has them. */
function labelledInAttributes(document: IndexedDocument, clues: readonly RegExpExecArray[]): [DocElement, string][] {
  if (!clues.some(([clue]) => WORD.test(clue))) return [];
  return document.elements.flatMap((element) => {
    if (isEditable(element) || element.tag === 'input') return [];
    return element.attributes.flatMap(({ value }): [DocElement, string][] => {
      if (!/[:：]|%3a/i.test(value)) return [];
      document.budget.spend(value.length);
      return labelled(decoded(value)).map((each) => [element, each]);
    });
  });
}

function labelled(text: string): string[] {
  return [...text.matchAll(LABELLED)].flatMap(({ index, 1: word = '' }) =>
    FOR_ALL.test(text.slice(Math.max(0, index - 20), index)) ? [] : [word.replace(/[.,;:)"'»”]{1,4}$/, '')],
  );
}

/** A value of an address as it is meant. */
function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a percent sign that is only that
  }
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
