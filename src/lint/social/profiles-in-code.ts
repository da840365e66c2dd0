import { nameWords } from '../../text/literal.js';
import { attribute, type Span } from '../document/element.js';
import { scriptTextsOf } from '../document/script-texts.js';
import { isOfTemplate } from '../document/template-code.js';
import { type CodePlace, codePlaceOf } from '../owner/names-around.js';
import type { PlaceKind } from '../owner/place.js';
import { isOwnWord, likeness, type SiteNames, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { isConfiguredProfile } from './configured-profiles.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { networkNamed, readNetworkLabel } from './network-names.js';
import { MESSENGERS, rated } from './profile-score.js';

/** A string that is an address, with slashes as JSON of PHP has them. */
const ADDRESS = /(["'`])((?:https?:)?(?:\\?\/){2}[^\s"'`<>]{4,300})\1/gi;
/** A tag that is written in a string, a comment, and a call that only reads. */
const IN_TAG = /<[a-z][^<>]{0,200}$/i;
const IN_COMMENT = /(?:^|\s)\/\/[^\n]{0,200}$/;
const READS = new Set('fetch axios get post import require embed iframe player feed widget'.split(' '));
/** Words of names of whom the site is not. */
const OTHERS = new Set(
  'author authors creator user users customer customers client clients guest guests placeholder example sample demo team staff member members people person speaker speakers partner partners sponsor sponsors supplier suppliers testimonial testimonials review reviews comment comments artist artists post posts article articles share sharing embed feed video credit credits'.split(
    ' ',
  ),
);
/** Words of names of the accounts of whom the code speaks for. */
const ACCOUNTS = new Set('social socials follow profile profiles sameas channels networks'.split(' '));
/** What an object is called, and what it does: a person. */
const CALLED = /["']?\b(?:name|title|fullName|firstName|author|company)["']?\s{0,4}:\s{0,4}(["'`])([^"'`\n]{1,100})\1/i;

/** How much of a handle the site's name has, to be its own by that. */
const ALIKE = 0.5;
const VERY_ALIKE = 0.75;
/** UTF-16 code units of a script that is read, and addresses in it. */
const LONGEST = 60_000;
const MOST = 60;
const BEFORE = 200;
/** Steps to read a character, and to judge an address. */
const SEARCHED = 2;
const JUDGED = 2000;

/** The profiles in the objects of scripts, and in data for them; structured data is read elsewhere. */
export function profilesInScripts(page: Page): InventedProfile[] {
  const { document } = page;
  const found: InventedProfile[] = [];
  for (const { parent, value, start } of scriptTextsOf(document)) {
    if (!parent || value.length > LONGEST || !/\/\/|\/\\\//.test(value)) continue;
    if (/ld\+json|template|html/i.test(attribute(parent, 'type') ?? '')) continue;
    found.push(...profilesInCode(page, value, 'text', (from, to) => ({ start: start + from, end: start + to })));
  }
  return found;
}

/**
 * The profiles in the strings of code.
 *
 * @param spanOf where a part of the code stands in the source
 */
export function profilesInCode(
  page: Page,
  code: string,
  place: PlaceKind,
  spanOf: (from: number, to: number) => Span,
): InventedProfile[] {
  page.document.budget.spend(code.length * SEARCHED);
  const found: InventedProfile[] = [];
  let count = 0;
  for (const { 0: whole, 2: written = '', index } of code.matchAll(ADDRESS)) {
    if (count >= MOST) break;
    const url = written.replaceAll('\\/', '/');
    if (namedProfileOf(url) === undefined) continue;
    count += 1;
    const before = code.slice(Math.max(0, index - BEFORE), index);
    if (IN_TAG.test(before) || IN_COMMENT.test(before)) continue;
    const named = namedProfile(page, url, codePlaceOf(code, index, index + whole.length), place);
    if (named) found.push({ ...named, ...pick(spanOf(index + 1, index + 1 + written.length)) });
  }
  return found;
}

function pick({ start, end }: Span): Span {
  return { start, end };
}

/** A profile that is the value of something, where that or its handle says that it is the site's. */
export function namedProfile(
  page: Page,
  url: string,
  { names, beside }: CodePlace,
  place: PlaceKind,
): Omit<InventedProfile, 'start' | 'end'> | undefined {
  const { document, manifest } = page;
  const profile = namedProfileOf(url);
  if (!profile || isOfTemplate(url) || MESSENGERS.has(profile.network) || isConfiguredProfile(url, manifest))
    return undefined;
  if (profile.network === 'linkedin' && profile.handle.startsWith('in/')) return undefined;
  document.budget.spend(JUDGED);
  const said = names.flatMap(nameWords);
  if (said.some((word) => OTHERS.has(word) || READS.has(word))) return undefined;
  const site = siteNamesOf(manifest);
  const called = CALLED.exec(beside)?.[2];
  const network = called === undefined ? undefined : readNetworkLabel(called);
  if (called !== undefined && network?.network === undefined && !isOfSite(called, site)) return undefined;
  const base = { url, network: profile.network, place, isEmpty: false, link: undefined, isInCode: true as const };
  const verdict = (why: string, score: number) => ({ ...base, why, score: rated(score, page, profile.isLoose) });
  const alike = likeness(profile.handle, site);
  if (alike >= VERY_ALIKE) return verdict('its handle is nearly the name of the site', 0.9);
  if (alike >= ALIKE) return verdict('its handle is like the name of the site', 0.85);
  const isNamed = network?.isAlone === true || said.some(isOfNetwork) || names.some((name) => isOfNetwork(name));
  if (!isNamed) return undefined;
  return place === 'header' || place === 'footer'
    ? verdict(`it stands in the ${place}, and names nobody else`, 0.85)
    : verdict('what it is the value of is called as a profile, and nobody else is named', 0.6);
}

function isOfSite(text: string, site: SiteNames): boolean {
  return words(text).every((word) => isOwnWord(word, site));
}

function isOfNetwork(word: string): boolean {
  return ACCOUNTS.has(word.toLowerCase()) || (word.length > 1 && networkNamed(word) !== undefined);
}
