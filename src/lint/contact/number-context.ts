import { attribute, type DocElement } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { headOfColumn } from '../owner/identifier-beside.js';
import { kindOfHeading, placeOfElement } from '../owner/place.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { channelOfIcon, type NumberPlace, termBefore } from './channel-beside.js';
import { type Said, saidBefore, saidBehind, saidBy } from './number-words.js';

/** How sure it is that digits without their country's code are a number to call: surely, perhaps, surely not. */
export type Certainty = 'sure' | 'doubtful' | 'other';

/**
 * Judges a number without its country's code by what stands around it: it may be that of anything, so that only a word or
 * sign for calling, a part of the page for contacts, or another contact beside it says that it is called.
 *
 * @param hasContactIn whether another contact of the site stands in an element
 */
export function certaintyOf(
  page: Page,
  place: NumberPlace,
  digits: string,
  hasContactIn: (element: DocElement) => boolean,
): Certainty {
  const { document, manifest } = page;
  const { flow, from, to, element } = place;
  document.budget.spend(JUDGED);
  const { words, trades } = siteNamesOf(manifest);
  const isOfSite = (word: string) => words.has(word) || trades.has(word);
  const before = saidBefore(flow.text, from, isOfSite);
  if (before === 'called' || before === 'other') return before === 'other' ? 'other' : 'sure';
  const behind = saidBehind(flow.text, to);
  if (behind === 'called') return 'sure';
  if (behind === 'other' || isValueOfOther(place, digits)) return 'other';
  if (isNamedPhone(element) || hasPhoneIcon(place)) return 'sure';
  if (before === 'unknown') return isBehindComma(page, place) ? 'sure' : 'doubtful';
  const beside = saidBeside(place, isOfSite);
  if (beside === 'called' || beside === 'other') return beside === 'other' ? 'other' : 'sure';
  if (behind === 'unknown' || beside === 'unknown') return 'doubtful';
  const around = placeOfElement(document, element);
  if (around.kind === 'contact') return 'sure';
  const group = groupAround(document, element);
  return group && group.last - group.index <= MOST_ELEMENTS && hasContactIn(group) ? 'sure' : 'doubtful';
}

/** Steps to judge a number. */
const JUDGED = 400;
/** Elements of a group of contacts, at most. */
const MOST_ELEMENTS = 60;

const boxAround = nearestTag('p', 'li', 'td', 'th', 'dd', 'div', 'span', 'address');
const valueAround = nearestTag('data', 'time', 'meter', 'output');
const groupOf = nearestTag('ul', 'ol', 'dl', 'address', 'div', 'footer', 'header', 'section', 'aside', 'nav');

/** The group of lines that an element stands in: never the page. */
function groupAround(document: NumberPlace['document'], element: DocElement | undefined): DocElement | undefined {
  const box = boxAround(document, element);
  return groupOf(document, box?.parent ?? element) ?? box;
}

/** In a part for contacts, what stands before a comma is the name or address of the house. */
function isBehindComma({ document }: Page, { flow, from, element }: NumberPlace): boolean {
  const { kind } = placeOfElement(document, element);
  return (kind === 'contact' || kind === 'footer') && /,\s{1,3}$/.test(flow.text.slice(Math.max(0, from - 4), from));
}

/** Attributes that hold a number of something else. */
const OF_OTHER = /^(?:data-)?(?:[a-z-]{0,20}-)?(?:id|sku|code|ref|order|item|product|key|value|number|no)$/;
const OF_PHONE = /phone|tel|call|mobile|whatsapp|fax|contact/;
const CODE_CLASS =
  /(?:^|[\s_-])(?:code|barcode|isbn|ean|gtin|serial|voucher|coupon|amount|price|count|counter|qty|stock|score|id)(?:$|[\s_-])/i;

/** Whether markup says that a number is the value of something else. */
function isValueOfOther({ document, element }: NumberPlace, digits: string): boolean {
  const value = valueAround(document, element);
  if (value) {
    const written = (attribute(value, 'value') ?? '').replace(/\D/g, '');
    if (value.tag !== 'data' || !written.endsWith(digits.replace(/^0/, ''))) return true;
  }
  const names = `${(element && attribute(element, 'class')) ?? ''} ${(element && attribute(element, 'itemprop')) ?? ''}`;
  if (names.length < LONGEST && CODE_CLASS.test(names)) return true;
  return (
    element?.attributes.some(
      ({ name, value: written }) =>
        OF_OTHER.test(name) &&
        !OF_PHONE.test(name) &&
        written.length < LONGEST &&
        written.replace(/\D/g, '') === digits,
    ) === true
  );
}

/** Characters of a name or value that are read. */
const LONGEST = 200;

const PHONE_NAME =
  /(?:^|[\s_:#/.-])(?:phone|tel|telephone|telefon|telefono|telefone|hotline|call|mobile|handset|fax|receiver|smartphone)(?:$|[\s_.:#?-]|-?(?:alt|volume|square|fill|line|number|icon))/i;
const NAMES = [
  'class',
  'itemprop',
  'id',
  'data-icon',
  'icon',
  'uk-icon',
  'name',
  'data-lucide',
  'data-feather',
  'alt',
  'aria-label',
  'title',
  'src',
  'href',
  'xlink:href',
];

function isPhoneName(element: DocElement): boolean {
  return NAMES.some((name) => {
    const value = attribute(element, name);
    return value !== undefined && value.length < LONGEST && PHONE_NAME.test(value);
  });
}

/** Whether the element of a number, or the one around it that holds no more, is named after one to call. */
function isNamedPhone(element: DocElement | undefined): boolean {
  if (!element) return false;
  const { parent } = element;
  return isPhoneName(element) || (parent?.children.length === 1 && isPhoneName(parent));
}

/** Whether an icon of a phone stands right before a number. */
function hasPhoneIcon({ document, element, start }: NumberPlace): boolean {
  if (channelOfIcon(document, element, start)) return true;
  for (const around of [element, element?.parent]) {
    const icon = around?.children.findLast((child) => child.kind === 'element' && child.end <= start);
    if (icon?.kind !== 'element' || icon.tag === 'li' || (icon.tag !== 'svg' && icon.firstText !== icon.endText))
      continue;
    if (!/^(?:\s|&nbsp;|<[^<>]{0,200}>){0,6}$/.test(document.source.slice(icon.end, Math.min(start, icon.end + 400))))
      continue;
    if (
      document.elements.slice(icon.index, icon.index + 3).some((each) => each.index <= icon.last && isPhoneName(each))
    )
      return true;
  }
  return false;
}

/** What the term, cell, head or line before says of a number that begins its own. */
function saidBeside({ document, flow, from, element }: NumberPlace, isOfSite: (word: string) => boolean): Said {
  if (!element || /[\p{L}\p{Nd}]/u.test(flow.text.slice(0, from))) return 'nothing';
  const box = boxAround(document, element);
  if (box?.tag === 'li') return 'nothing';
  const head = headOfColumn(document, element);
  const labels = [termBefore(document, element), head ? labelTextOf(document, head) : ''].map((text) => text.trim());
  const isCell = box?.tag === 'td' || box?.tag === 'th' || box?.tag === 'dd';
  const said = labels.map((label): Said => {
    if (label === '' || label.length > SHORT || /\p{Nd}{3}|@/u.test(label)) return 'nothing';
    if (kindOfHeading(label) === 'contact' && saidBy(label, isOfSite) !== 'other') return 'called';
    const read = saidBy(label, isOfSite);
    return read === 'unknown' && !isCell ? 'nothing' : read;
  });
  return (['other', 'called', 'unknown'] as const).find((each) => said.includes(each)) ?? 'nothing';
}

/** Characters of a label beside a number. */
const SHORT = 40;
