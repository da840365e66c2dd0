/**
 * What makes a user's name its own: without regard to case and width, as people read it.
 *
 * @see https://unicode.org/reports/tr15/ form NFKC
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Scripts whose letters people are named with. Those of Chinese, Japanese and Korean stand beside each other in one name. */
const SCRIPTS: readonly (readonly [name: string, letter: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Lao', /\p{Script=Lao}/u],
  [
    'Chinese, Japanese or Korean',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  ],
];

/** Letters of no script of their own, such as a long mark. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The scripts of a name's letters, in the order of the letters; one alone in a name that cannot be taken for another of a
 * second script letter by letter.
 *
 * @see https://unicode.org/reports/tr39/#Mixed_Script_Detection
 */
export function scriptsOf(name: string): string[] {
  const letters = [...name.normalize('NFKC')].filter((sign) => /\p{L}/u.test(sign) && !OF_ALL.test(sign));
  return [...new Set(letters.map((letter) => SCRIPTS.find(([, own]) => own.test(letter))?.[0] ?? 'another script'))];
}
