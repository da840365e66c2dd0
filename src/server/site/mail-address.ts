import type { SiteBody } from './kinds/site.js';

/** Where messages of forms without a recipient of their own are mailed to: the first mail address that the site has. */
export function mailAddressOf(contacts: SiteBody['contacts']): string | undefined {
  return Object.values(contacts ?? {}).find(({ kind }) => kind === 'email')?.value;
}
