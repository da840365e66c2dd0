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

/** An address as a mail server takes it. @see HTML, valid e-mail address */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)+$/;

/** What is wrong with a field, in a sentence for the visitor; nothing where it is right. */
export function faultOf({ label, type, isRequired, most }: Field, value: string): string | undefined {
  if (value.trim() === '') return isRequired ? `${label} is missing.` : undefined;
  if (value.length > most) return `${label} is too long: ${most} characters at most.`;
  if (type === 'email' && !ADDRESS.test(value.trim())) return `${label} is not a mail address.`;
  return undefined;
}
