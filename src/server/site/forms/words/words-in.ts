import { ARABIC } from './ar.js';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import type { FormWords } from './form-words.js';
import { FRENCH } from './fr.js';
import { ITALIAN } from './it.js';

/** By primary language. */
const WORDS: ReadonlyMap<string, FormWords> = new Map([
  ['ar', ARABIC],
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['it', ITALIAN],
]);

/**
 * What forms say in a language; in English where there are no words of it.
 *
 * @param language BCP 47
 */
export function formWordsIn(language: string): FormWords {
  return WORDS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH;
}

/** A sentence with values in place of its names in braces. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
