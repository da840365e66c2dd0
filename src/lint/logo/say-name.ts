import { fold } from '../words/fold.js';
import { type Brand, OTHER_SCRIPT } from './brand.js';
import { LOGO_WORDS, PLAIN_WORDS } from './words.js';

/** What a label of a mark says: the site's name, nothing of anybody, or something else. */
export type Says = 'own' | 'nothing' | 'other';

/** Further words that a label may have beside the name: a town, a slogan's beginning. */
const MORE_WORDS = 2;

/** What a label says, given the site's names. */
export function says(label: string, { names, words, letters }: Brand): Says {
  const folded = fold(label);
  if (folded === '') return 'nothing';
  // Between two letters stands one blank at most: a longer text is more than a name.
  if (folded.length < 2 * letters && isOneOf(names, folded.replaceAll(' ', ''))) return 'own';
  const all: string[] = [];
  const own: string[] = [];
  let others = 0;
  for (const word of folded.split(' ')) {
    if (LOGO_WORDS.has(word) || PLAIN_WORDS.has(word)) continue;
    all.push(word);
    if (words.has(word) && /^\d+$/.test(word)) continue; // a year says nothing by itself
    if (words.has(word) && word.length > 1) own.push(word);
    else others += 1;
    if (others > MORE_WORDS) return 'other';
  }
  if (all.length === 0) return 'nothing';
  // One word of several is that of many: a foundation's projects begin with its name.
  if (others === 0)
    return names.some((name) => own.join('').length > name.replaceAll(' ', '').length * MOST_OF_NAME)
      ? 'own'
      : 'nothing';
  const found = new Set(all);
  const whole = names.some((name) => name.split(' ').every((word) => found.has(word)));
  return whole ? 'own' : 'other';
}

function isOneOf(names: readonly string[], squashed: string): boolean {
  return names.some((name) => isSameName(squashed, name.replaceAll(' ', '')) || isLastWord(squashed, name));
}

const MOST_OF_NAME = 0.59;

/** Whether a text is one of the site's names and nothing else. */
export function isName(text: string, { names, hostWords, longest, hints }: Brand): boolean {
  if (text.length > longest || !hints(text)) return false;
  const words = fold(hostWords.size > 0 ? apart(text) : text)
    .split(' ')
    .filter((word) => !LOGO_WORDS.has(word));
  // A name may stand there in two scripts: the second one as in the host.
  const inHost = [...hostWords].join('');
  const others = words.filter((word) => !OTHER_SCRIPT.test(word)).join('');
  const isBoth = hostWords.size > 0 && others !== '' && inHost.includes(others);
  const own = words.filter((word) => !hostWords.has(word) && !(isBoth && !OTHER_SCRIPT.test(word)));
  const squashed = (own.length > 0 && OTHER_SCRIPT.test(own.join('')) ? own : words).join('');
  return names.some((name) => {
    const own = name.replaceAll(' ', '');
    return (
      isSameName(squashed, own) ||
      isLastWord(squashed, name) ||
      isEnd(squashed, name) ||
      isShortened(words, name) ||
      (squashed.startsWith(own) && words.length <= name.split(' ').length + MORE_WORDS)
    );
  });
}

/** A text with a blank where it goes from another script to Latin: a line break may have stood there. */
function apart(text: string): string {
  return text.replace(/(?<=[^\0-\u024f\s])(?=[A-Za-z])/g, ' ');
}

/** Whether a text is the name in the letters of the host, where the name is in those of another script. */
export function isNameOfHost(text: string, { hostWords }: Brand): boolean {
  if (hostWords.size === 0) return false;
  const squashed = fold(text).replaceAll(' ', '');
  return squashed !== '' && squashed === [...hostWords].join('');
}

/** Whether a text is the name, or a name of one word with what people leave out. */
function isSameName(text: string, name: string): boolean {
  return text === name || (text.length >= shortest(text) && name.startsWith(text) && text.length * 2 >= name.length);
}

/** Whether a text is the last word of a name, which is what tells a firm from others of its trade. */
function isLastWord(text: string, name: string): boolean {
  return text.length > 4 && name.endsWith(` ${text}`);
}

/** Whether a text is the last words of a name and most of it: what is left out is the trade. */
function isEnd(text: string, name: string): boolean {
  if (text.length < LEAST_END || text.length * 2 < name.length) return false;
  const own = name.replaceAll(' ', '');
  if (!own.endsWith(text)) return false;
  let rest = own.length - text.length;
  for (const word of name.split(' ')) {
    if (rest === 0) return true;
    rest -= word.length;
  }
  return false;
}

/** Whether a text is one of the site's names, without anything more or less. */
export function isExactName(text: string, { squashed, longest }: Brand): boolean {
  return text.length <= longest && squashed.includes(fold(text).replaceAll(' ', ''));
}

/** Letters of the end of a name that stands for it. */
const LEAST_END = 6;

/** Whether a text is the name with some words as their first letters, as in `C. R. Laredo`; short words may be left out. */
function isShortened(words: readonly string[], name: string): boolean {
  const own = name.split(' ');
  if (words.length < 3 || words.length > own.length || !words.some((word) => word.length === 1)) return false;
  let at = 0;
  let whole = 0;
  for (const each of own) {
    const word = words[at];
    if (word === each) whole += word.length;
    if (word !== undefined && (word === each || (word.length === 1 && each.startsWith(word)))) at += 1;
    else if (each.length > SHORT_WORD) return false;
  }
  return at === words.length && whole >= LEAST_END;
}

const SHORT_WORD = 3;

/** Whether a text is the first words of one of the site's names: enough where a place is called the brand's. */
export function isBeginning(text: string, { names, longest, hints }: Brand): boolean {
  if (text.length > longest || !hints(text)) return false;
  const folded = fold(text);
  return folded.length >= 4 && names.some((name) => name === folded || name.startsWith(`${folded} `));
}

/** Characters that a part of a name needs to stand for it: a script of whole words says more with fewer. */
function shortest(text: string): number {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text) ? 2 : 4;
}
