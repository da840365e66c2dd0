import type { Manifest } from '../../manifest/schema.js';
import { messengerOf } from './messenger.js';

/**
 * What has to be said where a component is to stand for a link to a chat and shows a number to call; nothing where its link opens
 * the chat, too.
 */
export function callsInsteadOfChat(manifest: Manifest, field: string, link: string): string | undefined {
  const contact = manifest.resources.contacts[field];
  if (contact?.kind !== 'phone' || contact.url?.trim() || !messengerOf(link)) return undefined;
  return `The component calls \`${field}\` and opens no chat: for that the contact needs a \`url\` in the site's state`;
}
