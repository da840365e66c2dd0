import type { Contact } from '../../site/schema.js';

/** Kinds whose value is a number: read from left to right in every language. */
const NUMBERS: ReadonlySet<Contact['kind']> = new Set(['phone', 'whatsapp']);

/** Whether what a contact says is one number. */
export function isNumber({ kind }: Pick<Contact, 'kind'>): boolean {
  return NUMBERS.has(kind);
}

/** Letters that are written from right to left: those of Hebrew, Arabic, Syriac and Thaana. Digits are not among them. */
const RIGHT_TO_LEFT =
  /[\u05d0-\u05f2\u0620-\u064a\u066e-\u06d5\u06ee\u06ef\u06fa-\u07b1\u08a0-\u08c9\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has letters that are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The `dir` of an expansion: in a text from right to left, the groups of a number would stand in another order. What is shown
 * in its place may be words, which are written in their own direction.
 */
export function directionOf({ kind, display = '' }: Contact): 'ltr' | undefined {
  return isNumber({ kind }) && !hasRightToLeft(display) ? 'ltr' : undefined;
}

/** Kinds that lead to a page of somebody else where they have no address of their own. */
const ELSEWHERE: ReadonlySet<Contact['kind']> = new Set(['whatsapp', 'address']);

/** The `rel` of a contact's link: an address that the site gives is its own affair. */
export function relationOf({ kind, url }: Contact): string[] {
  return ELSEWHERE.has(kind) && !url?.trim() ? ['noopener'] : [];
}
