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

const EMAIL: Field = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  isRequired: true,
  most: 254,
};

/** The forms that are built in, by provider. */
export const PROVIDER_FIELDS: Readonly<Record<string, readonly Field[]>> = {
  provider_contact_form: [
    { name: 'name', label: 'Name', type: 'text', autocomplete: 'name', isRequired: true, most: 200 },
    EMAIL,
    { name: 'message', label: 'Message', type: 'textarea', isRequired: true, most: 10_000 },
  ],
  provider_newsletter_form: [EMAIL],
};

/** The field that people don't see: what fills it in is a program. */
export const HONEYPOT = 'website';

/** The field of the token. */
export const TOKEN = '_token';

/** The fields of a provider's form with these settings; nothing for a provider that is not built in. */
export function fieldsOf(provider: string, consent: string): readonly Field[] | undefined {
  const fields = Object.hasOwn(PROVIDER_FIELDS, provider) ? PROVIDER_FIELDS[provider] : undefined;
  if (!fields || consent === '') return fields;
  return [...fields, { name: 'consent', label: consent, type: 'consent', isRequired: true, most: 3 }];
}

/** The part of an address before its `@`, and a part of its host. @see HTML, valid e-mail address */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const HOST_PART = /^[a-zA-Z\d-]{1,63}$/;

/** Whether a text is an address as a mail server takes it. */
function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const parts = text.slice(at + 1).split('.');
  const isHost = parts.every((part) => HOST_PART.test(part) && !part.startsWith('-') && !part.endsWith('-'));
  return at > 0 && LOCAL.test(text.slice(0, at)) && parts.length > 1 && isHost;
}

/** What is wrong with a field, in a sentence for the visitor; nothing where it is right. */
export function faultOf({ label, type, isRequired, most }: Field, value: string): string | undefined {
  if (value.trim() === '') return isRequired ? `${label} is missing.` : undefined;
  if (value.length > most) return `${label} is too long: ${most} characters at most.`;
  if (type === 'email' && !isAddress(value.trim())) return `${label} is not a mail address.`;
  return undefined;
}
