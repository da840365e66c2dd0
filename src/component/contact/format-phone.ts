import { beginsWith } from './leading-digits.js';
import { PHONE_FORMATS } from './phone-formats.js';

/** A number as programs write it: its country code, and nothing between the digits. @see ITU-T E.164 */
const BARE = /^(?:\+|00)([1-9]\d{3,14})$/;

/** Digits of a country code, and which are tried: no code is the beginning of another. */
const CODE_LENGTHS = [1, 2, 3] as const;

/**
 * A number as people of its country write it for others abroad, such as `+39 06 1234 5678` for `+390612345678`.
 *
 * @param value bare digits behind `+` or `00`
 * @returns nothing for a number in which something stands between the digits, and for one that no format of its country fits
 */
export function formatPhone(value: string): string | undefined {
  const digits = BARE.exec(value)?.[1];
  if (digits === undefined) return undefined;
  for (const length of CODE_LENGTHS) {
    const code = digits.slice(0, length);
    const formats = PHONE_FORMATS[code];
    if (formats) return grouped(code, digits.slice(length), formats);
  }
  return undefined;
}

function grouped(code: string, national: string, formats: readonly string[]): string | undefined {
  for (const format of formats) {
    const [leading = '', shape = ''] = format.split('=');
    if (leading !== '' && !beginsWith(national, leading)) continue;
    const groups = groupsOf(national, shape);
    if (!groups) continue;
    const between = shape.split(GROUP);
    return `+${code} ${groups.map((group, index) => group + (between[index + 1] ?? '')).join('')}`;
  }
  return undefined;
}

/** The digits of each group of a shape; nothing where the number has more or fewer. */
function groupsOf(national: string, shape: string): string[] | undefined {
  const sizes = (shape.match(EACH_GROUP) ?? []).map((group) => {
    const [least = 0, most = least] = group.split(',').map(Number);
    return { least, most };
  });
  let left = national.length - sizes.reduce((sum, { least }) => sum + least, 0);
  if (left < 0) return undefined;
  const groups: string[] = [];
  let at = 0;
  for (const { least, most } of sizes) {
    const more = Math.min(left, most - least);
    groups.push(national.slice(at, at + least + more));
    at += least + more;
    left -= more;
  }
  return left === 0 ? groups : undefined;
}

/** How many digits a group of a shape has: a number, or from one to another. */
const GROUP = /\d+(?:,\d+)?/;
const EACH_GROUP = /\d+(?:,\d+)?/g;
