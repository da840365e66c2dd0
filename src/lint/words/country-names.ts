import { words } from './fold.js';
import { countriesWithPlan } from './parse-phone.js';

/** Languages whose names of countries are kept: there are no more with names than these. */
const MOST_LANGUAGES = 400;
const known = new Map<string, ReadonlyMap<string, string>>();

/** ISO 3166 codes of countries by what a language calls them, folded; none where nobody knows the language. */
export function countryNamesIn(language: string): ReadonlyMap<string, string> {
  const base = baseOf(language);
  if (base === undefined) return NONE;
  const names = known.get(base) ?? readNames(base);
  if (known.size < MOST_LANGUAGES) known.set(base, names);
  return names;
}

/** What a language calls a country; nothing where nobody knows. */
export function countryIn(language: string, country: string): string | undefined {
  const base = baseOf(language);
  const name = base === undefined ? undefined : namesIn(base).of(country);
  return name === country ? undefined : name;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** A language without its region, where names in it are known. */
function baseOf(language: string): string | undefined {
  try {
    const base = new Intl.Locale(language).language;
    return Intl.DisplayNames.supportedLocalesOf(base).length > 0 ? base : undefined;
  } catch {
    return undefined; // it is no language
  }
}

function namesIn(base: string, style: 'long' | 'short' = 'long'): Intl.DisplayNames {
  return new Intl.DisplayNames(base, { type: 'region', style });
}

/** Letters of a short name, at least: fewer are other words too, as "us". */
const SHORTEST = 4;

function readNames(base: string): ReadonlyMap<string, string> {
  const styles = [namesIn(base), namesIn(base, 'short')];
  return new Map(
    countriesWithPlan().flatMap((country) =>
      styles.flatMap((names): [string, string][] => {
        const name = words(names.of(country) ?? '').join(' ');
        const isNamed = name !== '' && name !== country.toLowerCase();
        return isNamed && (name.length >= SHORTEST || /\P{ASCII}/u.test(name)) ? [[name, country]] : [];
      }),
    ),
  );
}
