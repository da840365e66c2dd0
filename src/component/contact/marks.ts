import type { Contact } from '../../site/schema.js';

/** Kinds whose value is a number: read from left to right in every language. */
const NUMBERS: ReadonlySet<Contact['kind']> = new Set(['phone', 'whatsapp']);

/** Whether what a contact says is one number. */
export function isNumber({ kind }: Pick<Contact, 'kind'>): boolean {
  return NUMBERS.has(kind);
}

/** Letters that are written from right to left: those of Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours, and nothing but letters. */
const RIGHT_TO_LEFT =
  /[\u05d0-\u05ea\u05ef-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u0860-\u086a\u0870-\u0887\u0889-\u088f\u08a0-\u08c9\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc]/;

/** Whether a text has letters that are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The `dir` of an expansion: in a text from right to left, the groups of a number would stand in another order. What is shown
 * in its place may be words, which are written in their own direction.
 */
export function directionOf({ kind, value, display = '' }: Contact): 'ltr' | undefined {
  return isNumber({ kind }) && !hasRightToLeft(display.trim() === '' ? value : display) ? 'ltr' : undefined;
}

/** Whether a contact is in words, which may be those of another language than the page's. */
export function isProse({ kind }: Pick<Contact, 'kind'>): boolean {
  return kind === 'address' || kind === 'text';
}

/**
 * Whether a text is written in another direction than a page, as browsers tell it by its first letter: a street in Latin letters on
 * an Arabic page, which would have its number on the other side.
 */
export function isAgainst(text: string, direction: 'ltr' | 'rtl'): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && hasRightToLeft(letter) !== (direction === 'rtl');
}

/** Kinds that lead to a page of somebody else where they have no address of their own. */
const ELSEWHERE: ReadonlySet<Contact['kind']> = new Set(['whatsapp', 'address']);

/** The `rel` of a contact's link: an address that the site gives is its own affair. */
export function relationOf({ kind, url }: Contact): string[] {
  return ELSEWHERE.has(kind) && !url?.trim() ? ['noopener'] : [];
}
