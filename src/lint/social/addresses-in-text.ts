import { type Flow, partOf } from '../document/flows.js';
import { nearestTag } from '../document/nearest.js';
import { placeOfElement } from '../owner/place.js';
import type { Page } from '../rule.js';
import { isConfiguredProfile } from './configured-profiles.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { networkNamed } from './network-names.js';
import { whyOwnInText } from './owner-in-text.js';
import { MESSENGERS, rated } from './profile-score.js';
import { saidBefore } from './said-before.js';

/** A host and a path behind it: an address as people read it out, with its protocol or without. */
const ADDRESS =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?((?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,6}\/[\w.~@%/-]{1,100}[\w/])(?:\?[\w=&%.-]{1,80})?/giu;
/** Characters before one that may say whose it is. */
const MOST_BEFORE = 80;
/** The name of a network right before an address of it: "Instagram: instagram.com/harbour". */
const NAMED = /(\p{L}[\p{L}\p{M}]{1,15})\s?[:：–-]?\s?$/u;
const linkAround = nearestTag('a', 'code', 'pre');

/** The profiles that a page gives by their addresses in words, without a link. */
export function addressesInText(page: Page, flow: Flow): InventedProfile[] {
  const { document, manifest } = page;
  const found = [...flow.text.matchAll(ADDRESS)].map(({ 0: written, 1: bare = '', index }) => {
    return { written, url: `https://${bare}`, from: index, to: index + written.length };
  });
  const leads = saidBefore(flow.text, found, MOST_BEFORE);
  return found.flatMap(({ written, url, from, to }, index): InventedProfile[] => {
    const profile = namedProfileOf(url);
    if (!profile || MESSENGERS.has(profile.network) || isConfiguredProfile(url, manifest)) return [];
    // A person's profile is never the site's.
    if (profile.network === 'linkedin' && profile.handle.startsWith('in/')) return [];
    const { start, end, element } = partOf(document, flow, from, to);
    if (linkAround(document, element)) return [];
    const why = whyOwnInText(page, withoutNetwork(leads[index] ?? ''), profile.handle, element);
    if (why === undefined) return [];
    return [
      {
        start,
        end,
        url: written,
        network: profile.network,
        place: placeOfElement(document, element).kind,
        isEmpty: false,
        isText: true,
        why,
        score: rated(0.8, page, profile.isLoose),
        link: undefined,
      },
    ];
  });
}

function withoutNetwork(before: string): string {
  const [label, name = ''] = NAMED.exec(before) ?? [];
  return label !== undefined && networkNamed(name) !== undefined ? before.slice(0, -label.length) : before;
}
