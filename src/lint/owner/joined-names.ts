import { fold } from '../words/fold.js';
import { isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';

/** What people write between two names, in letters: hosts have no `&`. */
const AND: readonly string[] = 'and und et y e i og och en ja a si ve ir un n'.split(' ');
/** What a name may begin with and its host leaves out. */
const ARTICLE: ReadonlySet<string> = new Set(
  'the der die das le la les el los las il lo gli i o os as de het'.split(' '),
);
const IS_AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'og', 'och', 'ja', 've']);
/** Letters that hosts spell with two, and not as they fold. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A name in one word, as a host may spell it. */
export interface JoinedName {
  /** In lower case, of letters and digits of ASCII alone. */
  text: string;
  /** How many words of the name tell it from others. */
  words: number;
}

/** Words of a name that are joined, and ways to join them, at most: longer names are in no host. */
const [MOST_WORDS, MOST_WAYS] = [8, 64];

/** The ways to write a name in one word: with `and` for its `&` or none, with its article and its legal form or none. */
export function joinedNames(name: string): JoinedName[] {
  const whole = name.slice(0, LONGEST).toLowerCase();
  // What stands behind a dash says what the house does.
  const [first = ''] = whole.split(/ [-–—|·] |[|:,]/);
  const twice = [whole, first].map(spelledOut);
  return [...new Set([whole, first, ...twice])].flatMap(waysOf);
}

/** A name in small letters with those spelled as hosts do that have none of them: `ae` for `ä`. */
export function spelledOut(name: string): string {
  return name.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter);
}

/** Characters of a name that are read. */
const LONGEST = 120;
/** Words that are left of a name without its small ones, at least: with fewer others may be called so. */
const LEAST_LEFT = 3;

function waysOf(name: string): JoinedName[] {
  const tokens = name.split(/([&+])|[^\p{L}\p{M}\p{N}'’.&+]+/u).flatMap((part) => {
    const word = part === '&' || part === '+' ? '&' : fold(part ?? '').replaceAll(' ', '');
    return word === '' ? [] : [word];
  });
  if (tokens.length > MOST_WORDS) return [];
  const telling = tokens.filter((token) => token !== '&' && !isSmallWord(token));
  const isShorter = telling.length >= LEAST_LEFT && telling.length < tokens.length;
  return [...joinsOf(tokens), ...(isShorter ? joinsOf(telling) : [])];
}

function joinsOf(tokens: readonly string[]): JoinedName[] {
  const steps = tokens.map((token, index) => optionsOf(token, index, tokens.length));
  let ways = [''];
  for (const options of steps) ways = ways.flatMap((way) => options.map((option) => way + option)).slice(0, MOST_WAYS);
  const words = steps.filter((options) => !options.includes('')).length;
  return [...new Set(ways)].filter((text) => /^[a-z0-9]{2,63}$/.test(text)).map((text) => ({ text, words }));
}

/** What may stand for a word in one word with others. */
function optionsOf(token: string, index: number, count: number): readonly string[] {
  if (token === '&') return ['', ...AND];
  const isBetween = index > 0 && index < count - 1;
  if (isBetween && IS_AND.has(token)) return [token, ''];
  if ((index === 0 && count > 1 && ARTICLE.has(token)) || (isLast(index, count) && isLegalForm(token)))
    return [token, ''];
  return [token];
}

function isLast(index: number, count: number): boolean {
  return index > 0 && index === count - 1;
}
