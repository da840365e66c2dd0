import { countryNamesIn } from '../words/country-names.js';
import { fold, words } from '../words/fold.js';
import { countryNamed } from './countries.js';
import { isStreetWord } from './street-words.js';

/** A country that a text names, as it is written there, with its ISO 3166 code. */
export interface NamedCountry {
  name: string;
  country: string;
}

/** Words of a name, at most. */
const MOST_WORDS = 5;
/** Letters of a name of its own language, at least. */
const SHORTEST = 4;
const TOKEN = /[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}'’.-]{0,60}/gu;
/** How a name begins, in scripts with capitals and without. */
const NAME = /^(?:\p{Lu}|\p{Lo})/u;
/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Countries that are called like people: what stands before says that it is a place. */
const CALLED_LIKE_PEOPLE: ReadonlySet<string> = new Set(['JO', 'TD']);
const BEFORE_PLACE = /(?:[,(]|(?<!\p{L})(?:in|from|of))\s{0,3}$/iu;

/** The countries that a text names in one of some languages, or in their own. */
export function countriesIn(text: string, languages: readonly string[]): NamedCountry[] {
  const tables = [...new Set(languages)].map(countryNamesIn);
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: written, index: at }) => ({ written, at }));
  const found: NamedCountry[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    if (!first || !NAME.test(first.written)) continue;
    for (let count = Math.min(MOST_WORDS, tokens.length - index); count > 0; count -= 1) {
      const last = tokens[index + count - 1];
      if (!last) continue;
      const name = text.slice(first.at, last.at + last.written.length).replace(/(?:['’]s|[.'’-])$/u, '');
      const country = countryOf(name, tables);
      if (country === undefined) continue;
      const isPartOfName =
        fold(tokens[index - 1]?.written ?? '') === 'new' || isStreetWord(fold(tokens[index + count]?.written ?? ''));
      const isPerson =
        CALLED_LIKE_PEOPLE.has(country) && !BEFORE_PLACE.test(text.slice(Math.max(0, first.at - 8), first.at));
      if (!isPartOfName && !isPerson) found.push({ name, country });
      index += count - 1;
      break;
    }
  }
  if (UNSPACED.test(text))
    for (const table of tables)
      for (const [name, country] of table)
        if (UNSPACED.test(name) && text.includes(name)) found.push({ name, country });
  return found;
}

function countryOf(name: string, tables: readonly ReadonlyMap<string, string>[]): string | undefined {
  const key = words(name).join(' ');
  for (const table of tables) {
    const country = table.get(key);
    if (country !== undefined) return country;
  }
  return key.length < SHORTEST ? undefined : countryNamed(name);
}
