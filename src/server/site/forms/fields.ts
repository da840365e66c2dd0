import type { FormBody } from '../kinds/form.js';
import type { FormWords } from './words/form-words.js';
import { filled } from './words/words-in.js';

/** A field of a form of the site. */
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'textarea' | 'consent';
  /** For browsers that fill it in. @see HTML, autofill */
  autocomplete?: string;
  isRequired: boolean;
  /** Characters at most. */
  most: number;
}

/** What fields of built-in forms are, but for their labels. */
const FIELDS = {
  name: { type: 'text', autocomplete: 'name', isRequired: true, most: 200 },
  email: { type: 'email', autocomplete: 'email', isRequired: true, most: 254 },
  message: { type: 'textarea', isRequired: true, most: 10_000 },
} as const satisfies Readonly<Record<string, Omit<Field, 'name' | 'label'>>>;

/** The provider whose mails go to who has filled in the form. */
export const NEWSLETTER = 'provider_newsletter_form';

/** The forms that are built in, by provider, with their fields. */
export const PROVIDER_FIELDS: Readonly<Record<string, readonly (keyof typeof FIELDS)[]>> = {
  provider_contact_form: ['name', 'email', 'message'],
  [NEWSLETTER]: ['email'],
};

/** The field that people don't see: what fills it in is a program. */
export const HONEYPOT = 'website';

/** The field of the token. */
export const TOKEN = '_token';

/** The fields of a provider's form with these settings; nothing for a provider that is not built in. */
export function fieldsOf(
  provider: string,
  { consent, labels }: Pick<FormBody, 'consent' | 'labels'>,
  words: FormWords,
): readonly Field[] | undefined {
  const names = Object.hasOwn(PROVIDER_FIELDS, provider) ? PROVIDER_FIELDS[provider] : undefined;
  if (!names) return undefined;
  const fields = names.map((name): Field => ({ name, label: labels[name] || words[name], ...FIELDS[name] }));
  if (consent === '') return fields;
  return [...fields, { name: 'consent', label: consent, type: 'consent', isRequired: true, most: 3 }];
}

/** The part of an address before its `@`, and a part of its host. @see HTML, valid e-mail address */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const HOST_PART = /^[a-zA-Z\d-]{1,63}$/;

/** Whether a text is an address as a mail server takes it. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const parts = text.slice(at + 1).split('.');
  const isHost = parts.every((part) => HOST_PART.test(part) && !part.startsWith('-') && !part.endsWith('-'));
  return at > 0 && LOCAL.test(text.slice(0, at)) && parts.length > 1 && isHost;
}

/** What is wrong with a field, in a sentence for the visitor; nothing where it is right. */
export function faultOf(field: Field, value: string, words: FormWords): string | undefined {
  const { label, type, isRequired, most } = field;
  if (value.trim() === '') return isRequired ? filled(words.isMissing, { field: label }) : undefined;
  if (value.length > most) return filled(words.isTooLong, { field: label, most });
  if (type === 'email' && !isAddress(value.trim())) return filled(words.isNoAddress, { field: label });
  return undefined;
}

/** Line ends, as programs and terminals know them. */
const LINE_ENDS = /[\r\n\v\f\x85\u2028\u2029]+/g;

/** What was sent for a field: in one line, where it has no more. A line end would begin another field in a mail. */
export function takenValue({ type }: Pick<Field, 'type'>, sent: string): string {
  return type === 'textarea' ? sent : sent.replace(LINE_ENDS, ' ');
}
