import { parsed } from '../../html/url.js';
import { networkOf, profileOf, webAddress } from './profile.js';

/** A profile at a network, with the handle or name that tells whose it is. */
export interface NamedProfile {
  network: string;
  handle: string;
  /** Its network is one for reviews, blogs or music, where a page about the site may be made by others. */
  isLoose: boolean;
}

/** Networks beside those that `profileOf` knows, by their hosts: what the path of a profile looks like. */
const MORE: readonly (readonly [name: string, host: RegExp, path: RegExp, isLoose: boolean])[] = [
  ['tripadvisor', /^tripadvisor\.[a-z.]{2,6}$/, /(?:_review-|profile\/)([^/]{1,200})/i, true],
  ['trustpilot', /^trustpilot\.com$/, /^review\/([^/]{1,200})/i, true],
  ['googlemaps', /^(?:g\.page|g\.co)$/, /^([^/]{1,200})/i, true],
  ['spotify', /^open\.spotify\.com$/, /^(?:show|artist|user)\/([^/]{1,200})/i, true],
  ['applepodcasts', /^podcasts\.apple\.com$/, /^[a-z]{2}\/podcast\/([^/]{1,200})/i, true],
  ['bandcamp', /^([a-z0-9-]{2,63})\.bandcamp\.com$/, /^$/, true],
  ['substack', /^([a-z0-9-]{2,63})\.substack\.com$/, /^(?:about)?$/, true],
  ['tumblr', /^([a-z0-9-]{2,63})\.tumblr\.com$/, /^$/, false],
  ['patreon', /^patreon\.com$/, /^(?!posts)([^/]{1,200})$/i, false],
  ['etsy', /^etsy\.com$/, /^(?:[a-z-]{2,5}\/)?shop\/([^/]{1,200})$/i, true],
  ['ok', /^ok\.ru$/, /^(?:group\/|profile\/)?([^/]{1,200})$/i, false],
  ['dzen', /^dzen\.ru$/, /^([^/]{1,200})$/i, false],
  ['rutube', /^rutube\.ru$/, /^(?:channel|u)\/([^/]{1,200})$/i, false],
  ['douyin', /^douyin\.com$/, /^user\/([^/]{1,200})$/i, false],
  ['bilibili', /^space\.bilibili\.com$/, /^([^/]{1,200})$/i, false],
  ['xiaohongshu', /^xiaohongshu\.com$/, /^user\/profile\/([^/]{1,200})$/i, false],
  ['zhihu', /^zhihu\.com$/, /^(?:people|org)\/([^/]{1,200})$/i, false],
  ['naverblog', /^blog\.naver\.com$/, /^([^/]{1,200})$/i, true],
  ['note', /^note\.com$/, /^([^/]{1,200})$/i, true],
  ['ameblo', /^ameblo\.jp$/, /^([^/]{1,200})$/i, true],
  ['facebook', /^facebook\.com$/, /^groups\/([^/]{1,200})$/i, true],
  [
    'mastodon',
    /^[a-z0-9.-]{3,80}$/,
    /^@([a-z0-9_]{1,60})(?:\/(?:media|with_replies|followers|following|featured))?$/i,
    false,
  ],
];

/** The profile that an address leads to; nothing for a share button, a post, and what is no network. */
export function namedProfileOf(address: string): NamedProfile | undefined {
  const known = profileOf(address);
  if (known) return { ...known, isLoose: known.network === 'yelp' || known.network === 'medium' };
  const url = parsed(webAddress(address.trim()));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|pt|de|fr|es|it|uk|us|en)\./, '');
  const path = url.pathname.replace(/^\/|\/$/g, '');
  for (const [network, pattern, form, isLoose] of MORE) {
    const [, subdomain] = pattern.exec(host) ?? [];
    const match = pattern.test(host) ? form.exec(path) : undefined;
    const handle = match?.[1] ?? (match ? subdomain : undefined);
    if (handle !== undefined) return { network, handle, isLoose };
  }
  return undefined;
}

/** The network whose home page an address is: no profile at all. */
export function bareNetworkOf(address: string): string | undefined {
  if (!/^\s*(?:https?:)?\/\//i.test(address)) return undefined;
  const url = parsed(address.trim().replace(/^\/\//, 'https://'));
  const network = url && networkOf(url.href);
  return url && network !== undefined && /^\/*$/.test(url.pathname) && url.search === '' ? network : undefined;
}
