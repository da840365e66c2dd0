import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { linksOf } from '../../../lint/document/links.js';
import { textsOf } from '../../../lint/document/things.js';
import { networkOf, profileKey, profileOf } from '../../../lint/social/profile.js';
import type { SiteState } from '../../../site/schema.js';
import { namesOf, type RatedPage } from './html-page.js';
import { ownerThings } from './owner-things.js';
import { NAMED } from './whose-contact.js';
import { isProfileOfOthers } from './whose-profile.js';
import { withoutTracking } from './without-tracking.js';

type Profiles = NonNullable<SiteState['social']>;

/** Profiles of a site, and links that may be some. */
export interface FoundProfiles {
  social: Profiles;
  unsure: string[];
}

const PLACE =
  /(?:^|[\s_-])(?:social[a-z]*|follow[a-z]*|profiles?|networks?|contact\w*|footer|header|top-?bar)(?:$|[\s_-])/i;
const ICON =
  /(?:^|[\s_-])(?:fa|fab|bi|icon|icon-social|ri|ti|lni|la|uk-icon)-(facebook|twitter|instagram|linkedin|youtube|github|tiktok|pinterest|dribbble|behance)/i;

/** The profiles that a page links to where a site has its own, or names in JSON-LD; each once. */
export function findProfiles(page: RatedPage): FoundProfiles {
  const { document } = page;
  const unsure: string[] = [];
  const profiles = new Map<string, Profiles[number]>();
  const add = (url: string) => {
    const network = profileOf(url)?.network;
    const key = profileKey(url);
    if (network !== undefined && key !== undefined && !profiles.has(key))
      profiles.set(key, { network, url: withoutTracking(url) });
  };
  const elsewhere: string[] = [];
  const others: string[] = [];
  for (const { element, href } of linksOf(document)) {
    const url = href.trim();
    if (profileOf(url) === undefined) {
      if (isMine(element) && /^https?:/i.test(url))
        unsure.push(`the profile \`${url}\`, because its network is not known`);
      continue;
    }
    if (isOfSite(element) && !isMine(element) && isProfileOfOthers(page, element, url)) others.push(url);
    else if (isOfSite(element)) add(url);
    else elsewhere.push(url);
  }
  for (const thing of ownerThings(page)) for (const url of textsOf(thing, 'sameAs')) add(url);
  for (const url of new Set(others)) {
    if (!profiles.has(profileKey(url) ?? '')) unsure.push(`the profile \`${url}\`, because ${NAMED}`);
  }
  for (const url of new Set(elsewhere)) {
    if (!profiles.has(profileKey(url) ?? ''))
      unsure.push(`the profile \`${url}\`, because it is linked from the content alone`);
  }
  const waiting = document.elements.filter((element) => element.tag === 'a' && isWaiting(page, element));
  const names = new Set(waiting.map((link) => iconOf(page, link)));
  if (names.size > 0) unsure.push(`the profiles on ${[...names].join(', ')}, because their links lead nowhere yet`);
  return { social: [...profiles.values()], unsure };
}

/** Whether a link says that it leads to whoever the page is of. @see https://microformats.org/wiki/rel-me */
function isMine(link: DocElement): boolean {
  return /(?:^|\s)me(?:\s|$)/.test(attribute(link, 'rel') ?? '');
}

/** Whether a link stands where a site has its own profiles. */
function isOfSite(link: DocElement): boolean {
  if (isMine(link)) return true;
  const article = closest(link, ({ tag }) => tag === 'article');
  if (article) return false;
  const place = closest(
    link,
    (each) =>
      each.tag === 'footer' ||
      each.tag === 'header' ||
      each.tag === 'nav' ||
      (each.tag !== 'body' && each.tag !== 'html' && PLACE.test(namesOf(each))),
  );
  return place !== undefined;
}

function isWaiting(page: RatedPage, link: DocElement): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  return /^(?:#!?)?$/.test(href) && networkOf(href) === undefined && iconOf(page, link) !== undefined && isOfSite(link);
}

function iconOf({ document }: RatedPage, link: DocElement): string | undefined {
  for (let index = link.index; index <= link.last; index += 1) {
    const element = document.elements[index];
    const name = element && ICON.exec(attribute(element, 'class') ?? '')?.[1];
    if (name) return name.toLowerCase();
  }
  return undefined;
}
