import { contactUrl } from '../../component/contact/contact-link.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';

/**
 * A manifest as the rules read it: a contact in WhatsApp is a number with a link of its own, as sites have said it before there
 * was a kind for it. The very manifest where it has none.
 */
export const asRulesRead = memo((manifest: Manifest): Manifest => {
  const { resources } = manifest;
  const entries = Object.entries(resources.contacts);
  if (!entries.some(([, { kind }]) => kind === 'whatsapp')) return manifest;
  const contacts: typeof resources.contacts = Object.create(null);
  for (const [field, contact] of entries) {
    const url = contact.kind === 'whatsapp' ? contactUrl(contact) : undefined;
    contacts[field] = contact.kind === 'whatsapp' ? { ...contact, kind: 'phone', ...(url && { url }) } : contact;
  }
  return { ...manifest, resources: { ...resources, contacts } };
});
