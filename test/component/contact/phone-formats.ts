import metadata from 'libphonenumber-js/metadata.max';
import { ROOT } from '../../support/folders.js';

/** The file that is made. */
export const PHONE_FORMATS_FILE = `${ROOT}src/component/contact/phone-formats.ts`;

/** A way to write a number, in the order of the metadata: pattern, national form, leading digits, two unused, international form. */
type Format = [
  pattern: string,
  national: string,
  leading?: string[] | 0,
  prefix?: unknown,
  optional?: unknown,
  international?: string,
];
/** A country's plan; its formats stand at the fifth place. */
type Plan = [unknown, unknown, unknown, unknown, formats?: Format[] | 0];

interface Metadata {
  country_calling_codes: Record<string, [main: string, ...others: string[]]>;
  countries: Record<string, Plan>;
  nonGeographic: Record<string, Plan>;
}

/** What is written for people abroad: a format that is for calls within the country only says so. */
function international(plan: Plan | undefined): string[] {
  const formats = plan?.[4] || [];
  return formats.flatMap(([pattern, national, leading, , , abroad]) => {
    if (abroad === 'NA') return [];
    const lead = (leading || []).at(-1) ?? '';
    return [`${lead}=${shapeOf(pattern, abroad || national)}`];
  });
}

/** How many digits each group has, and what stands between the groups: `(\d{2})(\d{4,6})` as `$1 $2` is `2 4,6`. */
function shapeOf(pattern: string, format: string): string {
  const groups = [...pattern.matchAll(/\(\\d(?:\{(\d+(?:,\d+)?)\})?\)/g)];
  const isPlain = groups.map(([whole]) => whole).join('') === pattern;
  const expected = groups.map((_group, index) => `$${index + 1}`);
  const between = format.split(/\$\d/).slice(1, -1);
  const written = expected.map((mark, index) => mark + (between[index] ?? '')).join('');
  if (!isPlain || written !== format || between.some((each) => !/^[ ./-]$/.test(each)))
    throw new Error(`Unexpected format \`${format}\` of \`${pattern}\`, expected groups of digits in their order`);
  return groups.map(([, digits = '1'], index) => digits + (between[index] ?? '')).join('');
}

/** The text of the file with the formats of all countries, from the metadata of `libphonenumber-js`. */
export function phoneFormatsText(): string {
  const { country_calling_codes, countries, nonGeographic } = metadata as unknown as Metadata; // its types say less
  const plans = [
    ...Object.entries(country_calling_codes).map(([code, [main]]) => [code, countries[main]] as const),
    ...Object.entries(nonGeographic),
  ];
  const lines = plans
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([code, plan]) => {
      const formats = international(plan).map((each) => `'${each.replaceAll('\\', '\\\\')}'`);
      const line = `  ${code}: [${formats.join(', ')}],`;
      if (formats.length === 0) return [];
      return line.length <= 120 ? [line] : [`  ${code}: [`, ...formats.map((each) => `    ${each},`), '  ],'];
    });
  return [
    '/**',
    ' * How numbers are written for people abroad, by calling code; the first that fits holds. Each is `leading=shape`: digits that',
    ' * the number within its country begins with, as a regular expression, and how many digits its groups have, with what stands',
    ' * between them; `4,6` is from four to six. Made by `test/component/contact/phone-formats.test.ts` with `UPDATE=1`, from the',
    " * metadata of Google's libphonenumber (Apache License 2.0) as `libphonenumber-js` has it.",
    ' */',
    'export const PHONE_FORMATS: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
