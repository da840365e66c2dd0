import type { SiteBody } from './kinds/site.js';

/**
 * Where messages of forms without a recipient of their own are mailed to: the first mail address that the site has, in the order of
 * the contacts' names, which is the same before they are stored and afterwards.
 */
export function mailAddressOf(contacts: SiteBody['contacts']): string | undefined {
  const all = Object.entries(contacts ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return all.find(([, { kind }]) => kind === 'email')?.[1].value;
}
