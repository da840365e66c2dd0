import leven from 'leven';
import { words } from '../../words/fold.js';

/** Words that any file may have in its name, or any link to one; folded. */
const GENERIC: ReadonlySet<string> = new Set(
  `a an the and of to our your my for with in on as at by from e y et und der die das den dem le la les de du des un une el los il lo
   gli o os i na do da w z em en op het een och og med av af ja и в во на для от по до та й з і και του της για download downloads downloaden herunterladen laden telecharger
   descargar descarga scarica scaricare baixar ladda ner last ned lataa pobierz stahnout letoltes descarca indir скачать
   завантажити تحميل הורדה ダウンロード 下载 下載 다운로드 pdf doc docx xls xlsx ppt zip jpg jpeg png gif webp svg mp3 mp4 file files
   fil filer datei dateien fichier archivo arquivo bestand plik soubor document documents dokument dokumente documento image images
   img bild bilder photo photos foto fotos picture pic imagen immagine imagem zdjecie scan scanned copy kopie copie final finale
   web print online version ver rev new neu nouveau nuevo nuovo small medium large full hero cover header banner thumb dsc screenshot
   untitled page here hier ici aqui qui read open view show see get lesen lire leer uploads media assets`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
/** Between two words that stand together, and before a number. */
const CAMEL = /(\p{Ll})(?=\p{Lu})|(\p{L})(?=\d)/gu;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;
const NUMBER = /^(?:v?\d{1,12}|\d{1,4}x\d{1,4})$/;

/** Characters that are read. */
const LONGEST = 160;
/** Words that are compared. */
const MOST_WORDS = 12;

/** What a name or title tells of a file. */
export interface Telling {
  words: readonly string[];
  /** Years, months, editions. */
  numbers: readonly string[];
}

/**
 * The words of a title that tell which file it is.
 *
 * @param own words of the site's own name, which all of its files may have
 */
export function tellingOfTitle(title: string, own: ReadonlySet<string>): Telling {
  const all = words(title.slice(0, LONGEST).replace(CAMEL, '$1$2 '));
  const isWord = (word: string) => (word.length > 1 || UNSPACED.test(word)) && !NUMBER.test(word);
  return {
    words: [...new Set(all.filter((word) => isWord(word) && !GENERIC.has(word) && !own.has(word)))].slice(
      0,
      MOST_WORDS,
    ),
    numbers: all.filter((word) => /^\d{1,12}$/.test(word)),
  };
}

/** The same of the last part of a decoded path: its ending and folders say nothing. */
export function tellingOfName(name: string, own: ReadonlySet<string>): Telling {
  return tellingOfTitle(name.replace(EXTENSION, ''), own);
}

/** Letters that words which may be alike have in common at their beginnings. */
const START = 3;

/** By which words that may be alike are found. */
export function keysOf(word: string): readonly string[] {
  return UNSPACED.test(word) ? pairsOf(word) : [word.slice(0, START)];
}

/** Two letters of a word that stand beside each other; a letter that stands alone. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2) return letters;
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))];
}

/** Letters that two forms of a word begin with, their share of the shorter one, and how much shorter that may be. */
const [LEAST_START, MOST_OF_START, MOST_OF_LENGTH] = [4, 0.7, 0.6];
/** Letters of a word in which two may be wrong. */
const LEAST_SLIP = 8;
const MOST_SLIP = 2;
const HALF = 0.5;

/** Whether two words are forms of one, or one is the other with a slip. */
export function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const isUnspaced = UNSPACED.test(a);
  if (isUnspaced !== UNSPACED.test(b)) return false;
  if (isUnspaced) {
    const [own, other] = [pairsOf(a), new Set(pairsOf(b))];
    const shared = own.filter((pair) => other.has(pair)).length;
    return shared > 0 && shared >= Math.min(own.length, other.size) * HALF;
  }
  const [fewer, more] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (fewer < more * MOST_OF_LENGTH) return false;
  let start = 0;
  while (start < fewer && a[start] === b[start]) start += 1;
  if (start >= LEAST_START && start >= fewer * MOST_OF_START) return true;
  return fewer >= LEAST_SLIP && leven(a, b, { maxDistance: MOST_SLIP + 1 }) <= MOST_SLIP;
}
