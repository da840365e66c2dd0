import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { profileKey } from '../social/profile.js';
import { messengerOf } from './messenger.js';

/** The keys of an address: two of one chat, one number to write to or one page are equal in one of them. */
export function linkKeys(address: string): string[] {
  const messenger = messengerOf(address);
  if (messenger) return [`${messenger.name}:${messenger.id}`];
  const [, number] = /^\s*sms:(?:\/\/)?([+\d\s().-]{3,40})/i.exec(address) ?? [];
  const key = number === undefined ? profileKey(address) : `sms:${number.replace(/\D/g, '')}`;
  return key === undefined ? [] : [key];
}

/** The contacts that have a link of their own, by the keys of that. */
export const contactLinksOf = memo(({ resources }: Manifest): ReadonlyMap<string, string> => {
  const links = new Map<string, string>();
  // A profile that the site has among those is theirs to show.
  const profiles = new Set(resources.social.flatMap(({ url }) => profileKey(url) ?? []));
  for (const [field, { kind, value, url }] of Object.entries(resources.contacts)) {
    for (const address of [url, kind === 'text' ? value : undefined])
      for (const key of address === undefined ? [] : linkKeys(address))
        if (!links.has(key) && !profiles.has(key)) links.set(key, field);
  }
  return links;
});
