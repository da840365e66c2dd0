import type { Contact } from '../../site/schema.js';
import type { Note } from '../resolution.js';
import { telUrl } from './contact-link.js';

/** Why a contact that should be a link is none. */
export function unlinked({ kind, value, url }: Contact): Note {
  const reason: Record<Contact['kind'], string> = {
    phone: `\`${value}\` is not one phone number`,
    email: `\`${value}\` is not one mail address`,
    address: 'it has no `url`, and nothing to look for on a map',
    whatsapp:
      telUrl(value) === undefined
        ? `\`${value}\` is not one phone number`
        : `\`${value}\` is not one phone number with its country code`,
    hours: 'it has no `url`',
    text: 'it has no `url`',
  };
  return {
    code: 'no-link',
    message: `Not linked: ${url?.trim() ? `its address \`${url}\` is not allowed` : reason[kind]}`,
  };
}
