import { withTag } from '../document/by-tag.js';
import { attribute } from '../document/element.js';
import { likeness, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { isConfiguredProfile } from './configured-profiles.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { MESSENGERS, rated } from './profile-score.js';

/** Names of what says the site's own profile, and of what says that of who wrote the page: a person, or the house. */
const HEAD_NAMES = /^(?:og:see_also|article:publisher|twitter:site|fb:page|me)$/i;
const AUTHOR_NAMES = /^(?:twitter:creator|article:author|fediverse:creator)$/i;

/** How much of a handle the site's name has, to be its own by that; and to be the house's where an author's stands. */
const ALIKE = 0.5;
const VERY_ALIKE = 0.75;

/** The profiles that `link` and `meta` elements give to the site. */
export function profilesOfHead(page: Page): InventedProfile[] {
  const { document, manifest } = page;
  return [...withTag(document, 'meta'), ...withTag(document, 'link')].flatMap((element): InventedProfile[] => {
    const name = (
      element.tag === 'link'
        ? attribute(element, 'rel')
        : (attribute(element, 'property') ?? attribute(element, 'name'))
    )?.trim();
    if (name === undefined || !(HEAD_NAMES.test(name) || AUTHOR_NAMES.test(name))) return [];
    const written = (attribute(element, element.tag === 'link' ? 'href' : 'content') ?? '').trim();
    const url = addressOf(name, written);
    const profile = namedProfileOf(url);
    if (!profile || MESSENGERS.has(profile.network) || isConfiguredProfile(url, manifest)) return [];
    const { start, openEnd: end } = element;
    // An account of another name may be that of whom the site belongs to; as the author's it is that of a person.
    const alike = likeness(profile.handle, siteNamesOf(manifest));
    const isAuthors = AUTHOR_NAMES.test(name);
    if (isAuthors && alike < VERY_ALIKE) return [];
    const why = isAuthors ? 'its handle is nearly the name of the site' : `\`${name}\` names the site's own profile`;
    return [
      {
        start,
        end,
        url: written,
        network: profile.network,
        place: 'text',
        isEmpty: false,
        why,
        score: rated(alike >= ALIKE ? 0.9 : 0.6, page, false),
        link: undefined,
      },
    ];
  });
}

/** The address of a profile: of a handle at the network that the name says. */
function addressOf(name: string, written: string): string {
  if (/^twitter:/i.test(name) && /^@?\w{1,30}$/.test(written)) return `https://x.com/${written.replace('@', '')}`;
  const [, handle, host] = /^@?(\w{1,60})@([\w.-]{4,100})$/.exec(written) ?? [];
  return host === undefined ? written : `https://${host}/@${handle}`;
}
