import { parsed } from '../../html/url.js';
import type { IndexedDocument } from '../document/document.js';
import { isOwner, partsOf, type Thing, textsOf, thingsOf } from '../document/things.js';
import { fold, words } from '../words/fold.js';
import { madeUpHost } from './made-up-host.js';
import { isNearName } from './near-name.js';
import { isOwnHost, likeness, type SiteNames } from './site-names.js';

/** Types of things that are no organisation and no place, by what their names end in. */
const NO_OWNER =
  /(?:Person|Event|Article|Posting|Review|Rating|Product|Offer|Catalog|Object|List|ListItem|Recipe|Course|Page|Action|Quotation|CreativeWork|Book|Movie|Question|Answer|Comment|Role|Trip|Dataset|Service)$/;
/** Types with those ends that are who a site belongs to. */
const OWNER_SERVICE =
  /(?:Legal|Professional|Financial|Emergency|Accounting|Taxi|Government|Food|Broadcast|Cable)Service$/;

/** How much of a name a thing shares with the site at least, to be the site. */
const ALIKE = 0.6;
/** The same where it says to be at another address. */
const VERY_ALIKE = 0.9;
/** Levels of things that are looked at. */
const LEVELS = 6;

/** A thing that is who the site belongs to. */
export interface OwnThing {
  thing: Thing;
  /** It says that it is somebody else, and stands where a page describes itself. */
  isUnsure: boolean;
  /** It is a part of the site's own organisation, with a name of its own. */
  isPart?: boolean;
}

/** The things on a page that are who the site belongs to: its organisation, and what is said to be a part of that. */
export function ownThings(document: IndexedDocument, names: SiteNames): OwnThing[] {
  return ownThingsAndParts(document, names).filter(({ isPart }) => !isPart);
}

/** The same, with departments of the site's organisation that have a name of their own. */
export function ownThingsAndParts(document: IndexedDocument, names: SiteNames): OwnThing[] {
  const own: OwnThing[] = [];
  const roots = thingsOf(document);
  const isOnlyOne = roots.filter(isOrganisation).length === 1;
  const visit = (thing: Thing, isRoot: boolean, level: number, isPublisher = false, isMaker = false) => {
    if (level > LEVELS) return;
    const whose = whoseIs(thing, names, isRoot, isPublisher, isMaker);
    const isAlone = isRoot && whose === 'elsewhere' && isOnlyOne && isLinkedData(thing);
    if (whose === 'site' || (whose === 'unknown' && isRoot) || isAlone) own.push({ thing, isUnsure: isAlone });
    const isNextRoot = whose === 'site' || whose === 'unknown' || isAlone;
    for (const [property, values] of thing.values) {
      const isOfSite = PUBLISHES.has(property) && (whose === 'site' || isOwnPage(thing, names));
      for (const value of values) {
        if (!('types' in value)) continue;
        if (property === 'department' || property === 'subOrganization') {
          if (whose === 'site' && property === 'department' && whoseIs(value, names, false, false) === 'other')
            own.push({ thing: value, isUnsure: true, isPart: true });
          visit(value, isNextRoot, level + 1);
        }
        if (property !== 'department' && property !== 'subOrganization')
          visit(value, property === '@graph' && isRoot, level + 1, isOfSite, MAKES.has(property));
      }
    }
  };
  for (const thing of roots) visit(thing, true, 0);
  return own;
}

/** Who brings a site or a page out. */
const PUBLISHES: ReadonlySet<string> = new Set(['publisher', 'copyrightHolder']);
/** Who makes what a page is about, or brings it out: by the site's name it is the site. */
const MAKES: ReadonlySet<string> = new Set(
  'publisher copyrightHolder provider author creator brand manufacturer organizer seller offeredBy hiringOrganization maintainer producer sourceOrganization parentOrganization worksFor'.split(
    ' ',
  ),
);
const WEB = /^(?:WebSite|WebPage|(?:About|Contact|Collection|FAQ|Profile|Checkout)Page)$/;

/** Whether a thing is the site or a page of it: it says to be at no other address. */
function isOwnPage(thing: Thing, names: SiteNames): boolean {
  if (!thing.types.some((type) => WEB.test(type))) return false;
  return [...textsOf(thing, 'url'), ...textsOf(thing, '@id')].every((address) => {
    const host = parsed(address)?.hostname;
    return host === undefined || isOwnHost(host, names);
  });
}

/** Whether a thing stands in a script: markup describes what a visitor reads of, and that is anybody. */
function isLinkedData({ values }: Thing): boolean {
  return [...values.values()].flat().some((value) => 'text' in value && value.element.tag === 'script');
}

function isOrganisation({ types }: Thing): boolean {
  if (types.length === 0 || types.some((type) => PART.test(type))) return false;
  return types.some((type) => isOwner(type) || OWNER_SERVICE.test(type)) || !types.some((type) => NO_OWNER.test(type));
}

/** Whether a thing is the site, somebody else, somebody who says to be at another address, or may be either. */
function whoseIs(
  thing: Thing,
  names: SiteNames,
  isRoot: boolean,
  isPublisher: boolean,
  isMaker = false,
): 'site' | 'other' | 'elsewhere' | 'unknown' {
  if (!isOrganisation(thing)) return 'other';
  const [url] = textsOf(thing, 'url').map((address) => parsed(address)?.hostname);
  const [name] = textsOf(thing, 'name');
  if (url !== undefined && (isOwnHost(url, names) || madeUpHost(url, names)?.isSure)) return 'site';
  // The address may be made up, too: what a page describes by the site's name is the site.
  if (url !== undefined)
    return (isRoot || isMaker) && name !== undefined && (isOwnName(name, names) || isNearName(name, names))
      ? 'site'
      : 'elsewhere';
  if (name === undefined) return isPublisher || (!isRoot && hasOwnId(thing, names)) ? 'site' : 'unknown';
  const isOwn = likeness(name, names) >= ALIKE || names.squashed.includes(squash(name)) || isShortened(name, names);
  return isOwn || isNearName(name, names) ? 'site' : 'other';
}

/** What the names of things say of who the site belongs to, in `/#org`. */
const OWN_ID =
  /^\/(?:#\/?)?(?:schema\/)?(?:org|organi[sz]ation|publisher|company|business|local-?business|identity|site)?s?$/i;

/** Whether a thing is called the organisation at the site's own address: there a page may also name others, as `#sponsor`. */
function hasOwnId(thing: Thing, names: SiteNames): boolean {
  return textsOf(thing, '@id').some((id) => {
    const url = parsed(id);
    return url !== undefined && isOwnHost(url.hostname, names) && OWN_ID.test(url.pathname + url.hash);
  });
}

/** Words of a shortened name that tell it from others, at least, and the letters of one. */
const [LEAST_WORDS, LONG] = [2, 4];

/** Whether a name is the site's without some of its words, as people call it. */
function isShortened(name: string, names: SiteNames): boolean {
  const said = words(name);
  return (
    said.every((word) => names.words.has(word)) && said.filter(({ length }) => length >= LONG).length >= LEAST_WORDS
  );
}

/** Whether a name is the site's, perhaps with a word more or less: not one that begins like it. */
function isOwnName(name: string, names: SiteNames): boolean {
  const { length } = squash(name);
  return names.squashed.some(
    (own) =>
      own === squash(name) ||
      (Math.min(length, own.length) * 2 >= Math.max(length, own.length) && likeness(name, names) >= VERY_ALIKE),
  );
}

function squash(name: string): string {
  return fold(name).replaceAll(' ', '');
}

/** Parts of things, which are looked at with what they belong to. */
const PART = /^(?:PostalAddress|ContactPoint|GeoCoordinates|OpeningHoursSpecification|ImageObject)$/;

/** A thing and its contact points. */
export function withContactPoints(thing: Thing): Thing[] {
  return [thing, ...partsOf(thing, 'contactPoint')];
}
