import { ARABIC } from './ar.js';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { ITALIAN } from './it.js';
import type { SignInWords } from './sign-in-words.js';

/** By primary language. */
const WORDS: ReadonlyMap<string, SignInWords> = new Map([
  ['ar', ARABIC],
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
]);

/**
 * The words for signing in, and the language that they are of: English where there are no words of the one that is asked for.
 *
 * @param language BCP 47
 */
export function signInWordsIn(language: string): { words: SignInWords; language: string } {
  const words = WORDS.get(language.toLowerCase().split('-')[0] ?? '');
  return words ? { words, language } : { words: ENGLISH, language: 'en' };
}
