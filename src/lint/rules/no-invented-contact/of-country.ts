import { pointer } from '../../../message/pointer.js';
import { countryNamed, mayBeSameCountry } from '../../contact/countries.js';
import { partsOf, type Thing, type Value, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { writingInData } from '../../edit/data-edits.js';
import type { Page, Problem } from '../../rule.js';
import { callingCodeOf, parsePhone } from '../../words/parse-phone.js';

/** The country of an address in data, where the site's addresses end with another, or all of its numbers are of others. */
export function problemsOfCountry(page: Page, thing: Thing): Problem[] {
  return partsOf(thing, 'address').flatMap((address) =>
    valuesOf(address, 'addressCountry').flatMap((value) => ofAddresses(page, value) ?? ofNumbers(page, value) ?? []),
  );
}

/** A country at the end of one of the site's addresses. */
interface OwnCountry {
  field: string;
  code: string;
  name: string;
}

/** Contacts that are looked at. */
const MOST = 200;

function countriesOf({ manifest }: Page): OwnCountry[] {
  return Object.entries(manifest.resources.contacts)
    .slice(0, MOST)
    .flatMap(([field, { kind, value }]) => {
      const name = kind === 'address' ? (value.split(/[\n,]/u).at(-1) ?? '').trim() : '';
      const code = countryNamed(name);
      return code === undefined ? [] : [{ field, code, name }];
    });
}

/** Nothing where the site's addresses say no country, and an empty list where it is theirs. */
function ofAddresses(page: Page, value: Value): Problem[] | undefined {
  const own = countriesOf(page);
  const [first] = own;
  if (!first) return undefined;
  const written = value.text.trim();
  const code = countryCode(written);
  if (code === undefined || own.some((each) => mayBeSameCountry(each.code, code))) return [];
  const expected = /^\p{Lu}{2}$/u.test(written) ? first.code : first.name;
  const why = `the site's \`${first.field}\` ends with \`${first.name}\``;
  return [
    {
      ...spanOfValue(page.document, value),
      message: `Unexpected country \`${written}\`, expected \`${expected}\`: ${why}`,
      resource: pointer('resources', 'contacts', first.field),
      evidence: { value: written, kind: 'country', why, score: 0.9 },
      ...(value.json && { fix: writingInData(page.document, value.json, expected) }),
    },
  ];
}

function countryCode(written: string): string | undefined {
  const named = countryNamed(written);
  if (named !== undefined) return named;
  const code = written.toUpperCase();
  return callingCodeOf(code) === undefined ? undefined : code;
}

function ofNumbers(page: Page, value: Value): Problem[] | undefined {
  const written = value.text.trim().toUpperCase();
  const code = callingCodeOf(written === 'UK' ? 'GB' : written);
  const own = code === undefined ? undefined : countryOfNumbers(page, code);
  if (own === undefined) return undefined;
  const why = "the site's phone numbers are of that country";
  return [
    {
      ...spanOfValue(page.document, value),
      outcome: 'needs-review',
      message: `Unexpected country \`${value.text.trim()}\`, expected \`${own}\`: ${why}`,
      resource: '/resources/contacts',
      evidence: { value: value.text.trim(), kind: 'country', why, score: 0.6 },
      ...(value.json && { fix: writingInData(page.document, value.json, own) }),
    },
  ];
}

/** The country of the site's numbers, if none has a calling code. */
function countryOfNumbers({ manifest }: Page, code: string): string | undefined {
  const numbers = Object.values(manifest.resources.contacts)
    .slice(0, MOST_NUMBERS)
    .flatMap(({ kind, value }) => (kind === 'phone' ? (parsePhone(value, undefined) ?? []) : []));
  if (numbers.some(({ countryCode }) => countryCode === code)) return undefined;
  return numbers.find(({ country }) => country !== undefined)?.country;
}

/** Numbers that are looked at. */
const MOST_NUMBERS = 50;
