import { parsed } from '../../html/url.js';
import type { IndexedDocument } from '../document/document.js';
import { isOwner, partsOf, type Thing, textsOf, thingsOf } from '../document/things.js';
import { fold } from '../words/fold.js';
import { isOwnHost, likeness, type SiteNames } from './site-names.js';

/** Types of things that are no organisation and no place, by what their names end in. */
const NO_OWNER =
  /(?:Person|Event|Article|Posting|Review|Rating|Product|Offer|Catalog|Object|List|ListItem|Recipe|Course|Page|Action|Quotation|CreativeWork|Book|Movie|Question|Answer|Comment|Role|Trip|Dataset|Service)$/;
/** Types with those ends that are who a site belongs to. */
const OWNER_SERVICE =
  /(?:Legal|Professional|Financial|Emergency|Accounting|Taxi|Government|Food|Broadcast|Cable)Service$/;

/** How much of a name a thing shares with the site at least, to be the site. */
const ALIKE = 0.6;
/** Levels of things that are looked at. */
const LEVELS = 6;

/** The things on a page that are who the site belongs to: its organisation, and what is said to be a part of that. */
export function ownThings(document: IndexedDocument, names: SiteNames): Thing[] {
  const own: Thing[] = [];
  const visit = (thing: Thing, isRoot: boolean, level: number) => {
    if (level > LEVELS) return;
    const whose = whoseIs(thing, names);
    if (whose === 'site' || (whose === 'unknown' && isRoot)) own.push(thing);
    const isNextRoot = whose !== 'other';
    for (const [property, values] of thing.values) {
      for (const value of values) {
        if (!('types' in value)) continue;
        if (property === 'department' || property === 'subOrganization') visit(value, isNextRoot, level + 1);
        else visit(value, property === '@graph' && isRoot, level + 1);
      }
    }
  };
  for (const thing of thingsOf(document)) visit(thing, true, 0);
  return own;
}

/** Whether a thing is the site, somebody else, or may be either. */
function whoseIs(thing: Thing, names: SiteNames): 'site' | 'other' | 'unknown' {
  const { types } = thing;
  const isOrganisation =
    types.some((type) => isOwner(type) || OWNER_SERVICE.test(type)) || !types.some((type) => NO_OWNER.test(type));
  if (!isOrganisation || types.length === 0 || types.some((type) => PART.test(type))) return 'other';
  const [url] = textsOf(thing, 'url').map((address) => parsed(address)?.hostname);
  if (url !== undefined) return isOwnHost(url, names) ? 'site' : 'other';
  const [name] = textsOf(thing, 'name');
  if (name === undefined) return 'unknown';
  return likeness(name, names) >= ALIKE || names.squashed.includes(fold(name).replaceAll(' ', '')) ? 'site' : 'other';
}

/** Parts of things, which are looked at with what they belong to. */
const PART = /^(?:PostalAddress|ContactPoint|GeoCoordinates|OpeningHoursSpecification|ImageObject)$/;

/** A thing and its contact points. */
export function withContactPoints(thing: Thing): Thing[] {
  return [thing, ...partsOf(thing, 'contactPoint')];
}
