import type { Brand } from './brand.js';
import { withoutVariant } from './file-name.js';
import type { Reason } from './reasons.js';
import { LOGO_WORDS } from './words.js';

function wordsOf(files: readonly string[]): string[] {
  return files.flatMap((name) => name.split(' '));
}

function isOwnWord(word: string, { words, squashed, files }: Brand): boolean {
  if (files.some(({ bare, generic }) => !generic && bare === word)) return true;
  return word.length > 2 && (words.has(word) || (word.length > 4 && squashed.some((name) => name.includes(word))));
}

/**
 * What the names of a mark's files say for it.
 *
 * @param isOwn whether its label is the site's name
 */
export function* ofFileInFavour(files: readonly string[], brand: Brand, isOwn: boolean): Generator<Reason> {
  const words = wordsOf(files);
  if (!words.some((word) => LOGO_WORDS.has(word))) return;
  if (words.some((word) => isOwnWord(word, brand))) yield 'ownFileName';
  if (isOwn || !isFileOfOther(files, brand)) yield 'logoFileName';
}

/** Whether a file is called a logo, and by another name. */
export function isFileOfOther(files: readonly string[], brand: Brand): boolean {
  const words = wordsOf(files);
  if (!words.some((word) => LOGO_WORDS.has(word)) || words.some((word) => isOwnWord(word, brand))) return false;
  return wordsOf(files.map(withoutVariant)).some((word) => !LOGO_WORDS.has(word) && word.length > 3);
}
