import { countUpTo } from '../document/ascending.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { headOfColumn } from '../owner/identifier-beside.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { countryIn } from '../words/country-names.js';
import { words } from '../words/fold.js';
import { callingCodeOf, parsePhone } from '../words/parse-phone.js';
import { configuredContactsOf } from './configured.js';
import { countryNamed } from './countries.js';
import { countriesIn } from './countries-in-text.js';

/** Where a number without the code of its country stands: the element that holds it, and the text of its line around it. */
export interface BareNumber {
  field: string;
  element: DocElement | undefined;
  start: number;
  line: string;
}

/**
 * Why a number without the code of its country may be dialled in another one than the site's number with the same digits: by
 * the language of what it stands in, or by a country that is named beside it. Nothing where nothing says so.
 */
export function maybeAbroad(page: Page, number: BareNumber): string | undefined {
  const { document, manifest } = page;
  const own = parsePhone(
    manifest.resources.contacts[number.field]?.value ?? '',
    configuredContactsOf(manifest).country,
  );
  if (!own?.country) return undefined;
  const holder = languageAround(document, number.element);
  const language = (holder && attribute(holder, 'lang')?.trim()) ?? '';
  if (isOfOtherCountry(language, manifest.site.language, own.country, own.countryCode))
    return `it stands in a text in \`${language}\``;
  const languages = [language || manifest.site.language, 'en'];
  const isOwnWord = (word: string) => siteNamesOf(manifest).words.has(word);
  for (const text of textsBeside(page, number)) {
    document.budget.spend(text.length * READ);
    const other = countriesIn(text, languages).find(
      ({ name, country }) => isAbroad(country, own) && !words(name).every(isOwnWord),
    );
    if (other) return `\`${other.name}\` is named beside it`;
  }
  return undefined;
}

/** Steps to look for countries at a character. */
const READ = 4;

const languageAround = nearestBy((element) => (attribute(element, 'lang') ?? '').trim() !== '');
const rowAround = nearestTag('tr');
const itemAround = nearestTag('li', 'p', 'dd', 'address', 'td');
const footerAround = nearestTag('footer');

/** A state of the USA is called like a country. */
const STATES: ReadonlySet<string> = new Set(['GE']);

function isAbroad(country: string, own: { countryCode: string }): boolean {
  const code = callingCodeOf(country);
  return code !== undefined && code !== own.countryCode && !(own.countryCode === '1' && STATES.has(country));
}

/** Whether a language is said to be that of another country, or none of the own country's. */
function isOfOtherCountry(language: string, ofSite: string, country: string, code: string): boolean {
  if (language === '' || language.toLowerCase() === ofSite.toLowerCase()) return false;
  const said = localeOf(language);
  if (!said) return false;
  if (said.region !== undefined) {
    const other = callingCodeOf(said.region);
    return other !== undefined && other !== code;
  }
  // English is written for guests from anywhere.
  if (said.language === 'en' || said.language === localeOf(ofSite)?.language) return false;
  const spoken = callingCodeOf(said.maximize().region ?? '');
  if (spoken === undefined || spoken === code) return false;
  // A country whose own names are known is called by one of them in each of its languages.
  const isKnown = countryNamed(countryIn('en', country) ?? '') === country;
  return isKnown && countryNamed(countryIn(said.language, country) ?? '') !== country;
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined; // it is no language
  }
}

/** Characters of a label or a line above. */
const SHORT = 90;

/** What stands beside a number: its line, paragraph, item or row, the head of its column, the label above and the heading. */
function* textsBeside({ document }: Page, { element, start, line }: BareNumber): Generator<string> {
  yield line;
  if (!element) return;
  const around = [rowAround(document, element), itemAround(document, element), headOfColumn(document, element)];
  for (const each of around) if (each) yield labelTextOf(document, each);
  const above = lineAbove(document, element);
  if (above) yield labelTextOf(document, above);
  const heading = headingOver(document, element, start);
  if (heading) yield labelTextOf(document, heading);
}

/** Parts of a page: what stands before one says nothing of what is in it. */
const PART = /^(?:header|footer|main|section|article|aside|nav|table|form|body)$/;
const MOST_LEVELS = 3;

/** The short line or label before an element, or before those around it in its part of the page. */
function lineAbove(document: Page['document'], element: DocElement): DocElement | undefined {
  let each: DocElement | undefined = element;
  for (let level = 0; each && !PART.test(each.tag) && level < MOST_LEVELS; level += 1) {
    const before = elementBefore(document, each);
    const isLine = before && !PART.test(before.tag) && labelTextOf(document, before).trim().length <= SHORT;
    if (before) return isLine ? before : undefined;
    each = each.parent;
  }
  return undefined;
}

const headingsOf = oncePerDocument(({ elements }) => elements.filter(({ tag }) => /^h[1-6]$/.test(tag)));

/** Headings before a place that are looked at. */
const MOST_HEADINGS = 12;

/** The closest heading before an element in what holds both; one over the page is none of its footer. */
function headingOver(document: Page['document'], element: DocElement, start: number): DocElement | undefined {
  const headings = headingsOf(document);
  const footer = footerAround(document, element);
  let at = countUpTo(headings, (heading) => heading.start, start) - 1;
  for (let left = MOST_HEADINGS; at >= 0 && left > 0; at -= 1, left -= 1) {
    const heading = headings[at];
    if (!heading || (footer && !isWithin(heading, footer))) return undefined;
    const scope = scopeOf(document, heading);
    if (!scope || isWithin(element, scope)) return heading;
  }
  return undefined;
}

/** What a heading is over: its parent, or what is around that where it holds little more than the heading. */
function scopeOf(document: Page['document'], heading: DocElement): DocElement | undefined {
  const { parent } = heading;
  if (!parent || !/^(?:header|hgroup|div)$/.test(parent.tag)) return parent;
  const more = labelTextOf(document, parent).trim().length - labelTextOf(document, heading).trim().length;
  return more > SHORT || parent.last - parent.index > MOST_PARTS ? parent : parent.parent;
}

/** Elements around a heading that are a part of it. */
const MOST_PARTS = 4;
