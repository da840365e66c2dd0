import { escapeAttribute } from '../../html/escape.js';
import type { Manifest } from '../../manifest/schema.js';
import { messengerOf } from '../contact/messenger.js';

/**
 * The attribute with which a component stays a link where a link was, with a blank before it: phones and mail addresses are links
 * by themselves, an address or a line of text only if it is said.
 */
export function linkAttribute(manifest: Manifest, field: string): string {
  const contact = manifest.resources.contacts[field];
  if (!contact || contact.kind === 'phone' || contact.kind === 'email') return '';
  return contact.url?.trim() ? ' link="true"' : '';
}

/** A component for a contact in place of text: a chat that is given by its name alone opens for nobody. */
export function componentForText(manifest: Manifest, field: string): string {
  const isChat = messengerOf(manifest.resources.contacts[field]?.url ?? '') !== undefined;
  return `<x-contact field="${escapeAttribute(field)}"${isChat ? linkAttribute(manifest, field) : ''}></x-contact>`;
}
