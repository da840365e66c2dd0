import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { isInline } from '../document/flows.js';
import { lastChildBefore } from '../document/last-child-before.js';
import { countLinks } from '../document/links.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isBehindOwnAddress } from './behind-own-address.js';
import { areHoursOfCalls } from './hours-of-calls.js';
import { isSmallWord } from './label-words.js';
import { isLegalForm } from './legal-forms.js';
import { isOpeningLabel, opensPart } from './opening-label.js';
import { isOurs, isYours } from './ours.js';
import { kindOfHeading, type PagePlace, placeOfElement } from './place.js';
import type { Schedule } from './schedules.js';
import { siteNamesOf } from './site-names.js';
import { isInTeam } from './team.js';
import { isWhereHeading } from './where-headings.js';

/** What has hours of its own: who answers the phone or a mail, helps, brings, is on duty; courses, events, work. */
const NOT_OF_HOUSE =
  /tel(?:[.:\s]|e?f|éf)|phone|hotline|call|anruf|\bruf|appel|llama|chiama|ligue|(?<!\p{L})(?:bel|ring|soita|ara|hív\p{L}{0,6})(?!\p{L})|zadzwo|zavol|τηλ|звон|дзвон|тел\.|هاتف|اتصل|טלפון|تلفن|電話|电话|電话|전화|e-?mail|whatsapp|chat|(?<!\p{L})fax|support|helpdesk|service|servi[czç]i|help|hilfe|assist|emergenc|urgen|notdienst|notfall|bereitschaft|dyżur|pohotovost|deliver|liefer|livraison|entrega|consegna|bezorg|dostaw|pick-?up|abhol|collect|course|kurs|class|event|veranstalt|lesson|training|happy hour|branch|filial|succursal|sucursal|partner|vacan|jobs?(?!\p{L})|karri|career|stelle|ваканс|lunch|mittagstisch|kitchen|küche|brunch|holiday|feiertag|urlaub|visit(?:ing|s)|besuchszeit|доставк|поддержк|курс/iu;
/** Where a part of a line ends. */
const SEPARATOR = /[.;|·•\n!?–—]/u;
/** What goes on behind hours in the same part of a line. */
const GOES_ON = /^[\s,(/–—-]{0,6}[\p{L}\p{Nd}]/u;
/** The end of the element of hours, with another element behind it. */
const ENDS = /^\s{0,20}(?:<\/[a-z]{1,10}>\s{0,40}){1,4}<(?!\/)(?<next>[a-z]{1,20})/i;
/** A component of a number right before hours: they may be those of that. */
const BEHIND_COMPONENT = /<\/x-contact>[\s,(]{0,10}$/u;
const HEADING = /^h[1-6]$/;
/** Parts of a page in which a line is not headed by what stands before them. */
const PART = /^(?:body|html|main|footer|header|section|article|aside|nav)$/;
/** Elements around hours, and lines before them, that are looked at; characters of a label. */
const [LEVELS, LINES, LONGEST] = [8, 8, 60];
/** Characters before and behind hours that are looked at. */
const MOST_BESIDE = 200;

/** What heads the contacts of a whole house, and not those of a desk of it. */
const isOfContact = wordList(
  'contact* kontakt* contat* contatt* address* adres* direcci* indirizz* endereç* dirección location visit find anfahrt standort besuch besuchen finden lage',
  'accès venir visite visiter visítanos trovarci dove ubicación localização vieni bezoek bezoeken besök hitta besøg besøk finn yhteystiedot yhteys osoite dojazd odwiedź navštivte adresa navštívte',
  'kapcsolat elérhetőség* cím címünk vizitați διεύθυνση επικοινωνία iletişim адрес* контакт* адреса зв язок العنوان اتصل تواصل معنا כתובת צור צרו קשר تماس ما',
);

/** Why hours are told when the house answers. */
export const WHY_CALLS = 'the words before it ask to call the house then';

const PLACES = { header: 'the header', footer: 'the footer', contact: 'a part with contacts' } as const;

/** Why a schedule is taken for when the house is open; nothing where it may be that of anything else. */
export function whyOfHouse(page: Page, schedule: Schedule): string | undefined {
  const { document } = page;
  const place = placeOfElement(document, schedule.element);
  if (place.kind === 'other' || place.kind === 'article' || isInTeam(page, schedule.element)) return undefined;
  const inLine = labelInLine(page, schedule);
  if (inLine === 'other') return undefined;
  if (inLine === 'calls') return WHY_CALLS;
  // In the text the line above may name another house that is open then.
  const above = inLine === 'nothing' || place.kind === 'text' ? labelAbove(page, schedule, place) : inLine;
  const isLabelled = inLine === 'opening' || above === 'opening';
  const heads = labelOfHeadings(page, schedule, place, isLabelled);
  if (above === 'other') return undefined;
  if (heads === 'other')
    return isLabelled || !isBehindOwnAddress(page, schedule) ? undefined : "it stands right behind the site's address";
  if (place.kind === 'text' && namesAnother(page, schedule)) return undefined;
  if (isLabelled || heads === 'opening') return 'what stands before it says that the house is open then';
  return place.kind === 'text' ? undefined : `it stands in ${PLACES[place.kind]}`;
}

/** What is said of hours: that the house is open then, that it is called then, that they are those of something else, or nothing. */
type Said = 'opening' | 'other' | 'nothing' | 'calls';

function labelInLine(page: Page, { before, behind, start, end }: Schedule): Said {
  const { source } = page.document;
  const next = ENDS.exec(source.slice(end, end + MOST_BESIDE))?.groups?.['next'];
  // A link behind hours says where it leads.
  const goesOn =
    next === undefined ? GOES_ON.test(behind) : next !== 'a' && NOT_OF_HOUSE.test(behind.slice(0, LONGEST));
  if (goesOn || /\(\s{0,3}$/.test(before)) return 'other';
  if (areHoursOfCalls(before.slice(-MOST_BESIDE), source.slice(Math.max(0, start - 40), start))) return 'calls';
  if (BEHIND_COMPONENT.test(source.slice(Math.max(0, start - 40), start))) return 'other';
  const label = before.slice(-MOST_BESIDE).split(SEPARATOR).at(-1) ?? '';
  if (isOpening(page, label)) return 'opening';
  if (NOT_OF_HOUSE.test(before)) return 'other';
  if (opensPart(label, (word) => isWordOfSite(page, word))) return 'opening';
  return /[\p{L}\p{Nd}]/u.test(label) ? 'other' : 'nothing';
}

/** Whether a short line before that of the hours names something, in the same paragraph or item. */
function namesAnother(page: Page, { before }: Schedule): boolean {
  const lines = before.split('\n').map((line) => line.trim());
  const [last = ''] = lines
    .slice(0, -1)
    .filter((line) => line !== '')
    .slice(-1);
  return last !== '' && last.length <= LONGEST && !isOpening(page, last) && !isNameOfSite(page, last);
}

/** What the line, term or cell before hours says. */
function labelAbove(page: Page, { list, items, element }: Schedule, { element: part }: PagePlace): Said {
  const { document } = page;
  let each: DocElement | undefined = list ?? items[0] ?? element;
  const caption = list?.children.find((child) => child.kind === 'element' && child.tag === 'caption');
  if (caption?.kind === 'element') return isOpening(page, labelTextOf(document, caption)) ? 'opening' : 'other';
  for (let level = 0; each && level < LEVELS; level += 1) {
    let before = elementBefore(document, each);
    for (let count = 0; before && count < LINES && !saysSomething(document, before); count += 1)
      before = elementBefore(document, before);
    if (before && saysSomething(document, before)) return HEADING.test(before.tag) ? 'nothing' : saidBy(page, before);
    if (each === part || PART.test(each.tag)) return 'nothing';
    each = each.parent;
  }
  return 'nothing';
}

/** Whether a line has words, and not a number or a component alone. */
function saysSomething(document: IndexedDocument, line: DocElement): boolean {
  return /\p{L}/u.test(labelTextOf(document, line));
}

function saidBy(page: Page, line: DocElement): Said {
  const { document } = page;
  const text = labelTextOf(document, line).trim();
  if (isOpening(page, text)) return 'opening';
  if (isNameOfSite(page, text)) return 'nothing';
  const isShort = text.length <= LONGEST;
  // The line of an address or of another contact is none of hours.
  const isOfContact = /[\p{Nd}@]/u.test(text) && !/[:：]$/u.test(text);
  if (holdsBlocks(document, line) || (countLinks(document, line) > 0 && !isInline(line)))
    return isShort && NOT_OF_HOUSE.test(text) ? 'other' : 'nothing';
  if (NOT_OF_HOUSE.test(text)) return 'other';
  if (isOfContact || (line.tag === 'li' && !/[:：]$/u.test(text))) return 'nothing';
  return isShort ? 'other' : 'nothing';
}

function holdsBlocks({ elements }: IndexedDocument, { index, last }: DocElement): boolean {
  return elements.slice(index + 1, Math.min(last + 1, index + LINES)).some((each) => !isInline(each) && each.isHtml);
}

/** What the headings above hours say: each must be one that leaves them those of the house. */
function labelOfHeadings(page: Page, schedule: Schedule, place: PagePlace, isLabelled: boolean): Said {
  const { document } = page;
  const { element: part, heading } = place;
  let said: Said = 'nothing';
  let isParted = false;
  let each: DocElement | undefined = schedule.list ?? schedule.element;
  for (let level = 0; each?.parent && level < LEVELS; level += 1) {
    // Above the part of a page that speaks for the site nothing is said of it, but by the heading that makes it one.
    if (each === part && !heading) return said;
    for (const before of headingsBefore(document, each)) {
      const text = labelTextOf(document, before).trim();
      const isOfOpening = isOpening(page, text) || isOpeningAndContact(text);
      // Under hours with headings of their own stand those of parts of the house.
      if (isOfOpening && isParted) return 'other';
      if (isOfOpening) said = 'opening';
      else if (!isOfSite(page, before, text, isLabelled || said === 'opening')) return 'other';
      else isParted ||= said === 'nothing' && !isNameOfSite(page, text);
    }
    if (each === part || each.parent.tag === 'body' || each.parent.tag === 'main') return said;
    each = each.parent;
  }
  return said;
}

/** The headings before an element right in the same one, the closest first: each of a higher rank than the last. */
function headingsBefore(document: IndexedDocument, { parent, start }: DocElement): DocElement[] {
  const found: DocElement[] = [];
  if (!parent) return found;
  let before = lastChildBefore(document, parent, start);
  for (let count = 0; before && count < LINES; count += 1) {
    const last = found.at(-1);
    if (HEADING.test(before.tag) && (!last || before.tag < last.tag)) found.push(before);
    before = lastChildBefore(document, parent, before.start);
  }
  document.budget.spend(LINES);
  return found;
}

/** Whether what stands under a heading may be what the house itself says: of the site, of its contacts, or of the page. */
function isOfSite(page: Page, heading: DocElement, text: string, isLabelled: boolean): boolean {
  if (isNameOfSite(page, text)) return true;
  if (NOT_OF_HOUSE.test(text)) return false;
  if (isWhereHeading(text) || words(text).every((word) => isOfContact(word) || isSmallWord(word))) return true;
  return isLabelled && kindOfHeading(text) !== 'other' && (heading.tag === 'h1' || isOurs(text) || isYours(text));
}

/** Whether a heading says that hours and contacts follow. */
function isOpeningAndContact(text: string): boolean {
  return !NOT_OF_HOUSE.test(text) && isOpeningLabel(text, (word) => isOfContact(word) || word === 'und');
}

function isOpening(page: Page, text: string): boolean {
  return isOpeningLabel(text, (word) => isWordOfSite(page, word));
}

function isNameOfSite(page: Page, text: string): boolean {
  const all = words(text);
  return all.length > 0 && all.every((word) => isWordOfSite(page, word) || isSmallWord(word));
}

function isWordOfSite({ manifest }: Page, word: string): boolean {
  return siteNamesOf(manifest).words.has(word) || isLegalForm(word);
}
