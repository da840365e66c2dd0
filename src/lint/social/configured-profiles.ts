import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { messengerOf } from '../contact/messenger.js';
import { namedProfileOf } from './more-networks.js';
import { profileKey } from './profile.js';

/** Under which an address of a profile is equal to others of the same. */
function keysOf(url: string): string[] {
  const named = namedProfileOf(url);
  const messenger = messengerOf(url);
  return [
    profileKey(url),
    named && `${named.network}:${named.handle.toLowerCase()}`,
    messenger && `${messenger.name}:${messenger.id}`,
  ].filter((key) => key !== undefined);
}

const configuredOf = memo(({ resources }: Manifest): ReadonlySet<string> => {
  const urls = [
    ...resources.social.map(({ url }) => url),
    ...Object.values(resources.contacts).flatMap(({ kind, value, url }) => [
      ...(url === undefined ? [] : [url]),
      ...(kind === 'text' ? [value] : []),
    ]),
  ];
  return new Set(urls.flatMap(keysOf));
});

/** Whether an address is that of a profile that the site has, however it is spelled. */
export function isConfiguredProfile(url: string, manifest: Manifest): boolean {
  if (/^\s*(?:[#?.]|\/(?!\/)|$)/.test(url)) return false; // a page of the site
  const configured = configuredOf(manifest);
  return configured.size > 0 && keysOf(url).some((key) => configured.has(key));
}
