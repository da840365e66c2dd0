import { plainDigits } from '../../contact/configured.js';

/** What a number is dialled by: its digits, and how it is shown. */
export interface ShownNumber {
  /** Without the country's code and the zeros in front. */
  digits: string;
  /** As people read it. */
  shown: string;
}

/** What the numbers of a house begin with, where one of them shows it. */
export interface Stem {
  digits: string;
  /** Whether a hyphen shows it; else it is only a zero at the end, which calls whoever answers for all. */
  isShown: boolean;
}

/** Digits of a stem, at least, and those of an extension behind it, at most. */
const LEAST_STEM = 7;
const LONGEST_EXTENSION = 3;

/** A hyphen with a digit before it. */
const HYPHEN = /\p{Nd}[ \u00a0]?[\u2010-\u2015-][ \u00a0]?/gu;
/** An extension and nothing else. */
const EXTENSION = /^\p{Nd}{1,3}\s{0,9}$/u;

/** The stem of a number; nothing where it shows none. */
export function stemOf({ digits, shown }: ShownNumber): Stem | undefined {
  const extension = extensionIn(digits, shown);
  const isShown = extension !== undefined;
  if (!isShown && !digits.endsWith('0')) return undefined;
  const stem = digits.slice(0, -(extension?.length ?? 1));
  return stem.length < LEAST_STEM ? undefined : { digits: stem, isShown };
}

/**
 * Whether a number is an extension of a house. As long as one of that house it may be anybody's in the same street: then a hyphen
 * has to show it.
 */
export function isExtensionOf(stem: Stem, { digits, shown }: ShownNumber): boolean {
  if (!digits.startsWith(stem.digits)) return false;
  const length = digits.length - stem.digits.length;
  if (length === 0 || length > LONGEST_EXTENSION) return false;
  return stem.isShown || length > 1 || extensionIn(digits, shown)?.length === length;
}

/** The extension that a number shows behind its only hyphen, as in "0821 / 45 08 73-14". */
function extensionIn(digits: string, shown: string): string | undefined {
  const hyphens = [...shown.matchAll(HYPHEN)];
  const [first] = hyphens;
  if (!first || hyphens.length > 1) return undefined;
  const behind = shown.slice(first.index + first[0].length);
  const extension = EXTENSION.test(behind) ? plainDigits(behind) : '';
  return extension !== '' && digits.endsWith(extension) ? extension : undefined;
}
