import { isCode } from '../../contact/address-parts.js';
import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { termBefore } from '../../contact/channel-beside.js';
import { compareNumber, configuredContactsOf, isConfiguredMail, mayBeOwn } from '../../contact/configured.js';
import { countUpTo } from '../../document/ascending.js';
import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerPage } from '../../document/once-per-page.js';
import { labelBefore, type Spot, sentenceBefore } from '../../owner/beside.js';
import { isCredit } from '../../owner/credit.js';
import { callsByFirstName, isCallAlone } from '../../owner/first-name.js';
import { asksToCallUs } from '../../owner/first-person.js';
import { isContactWord } from '../../owner/label-words.js';
import { isNameBeforeAddress } from '../../owner/name-before-address.js';
import { isOurs } from '../../owner/ours.js';
import { isOthers, type Label } from '../../owner/read-label.js';
import { isForRide, isOfRides } from '../../owner/rides.js';
import { siteNamesOf } from '../../owner/site-names.js';
import { namesSomebodyByRole } from '../../owner/somebody-with-role.js';
import { headingsAbove } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import { addressBefore } from './behind-address.js';
import { endOfPageLink } from './behind-page-link.js';
import { hasContactIcon, isNamedPhone } from './contact-icon.js';
import type { Suspect } from './suspect.js';

/** Characters before a contact that are looked at for another one. */
const MOST = 200;
/** Steps to look for contacts in a character. */
const READ = 20;

/**
 * What stands before a contact says of whose it is. Behind the site's own contact in the same line, only what follows that
 * counts: it is of the same house unless its own words say otherwise.
 *
 * @param address what the contact says, where it is a postal address
 */
export function labelOfContact(page: Page, spot: Spot, element: DocElement | undefined, address?: string): Label {
  const since = endOfOwnContact(page, spot);
  const label = labelWithoutLinks(page, { ...spot, since }, element);
  // A name before an address says whose house is there, be it spelled as a word for calling.
  if (label === 'contact' && address !== undefined) {
    const before = sentenceBefore(spot.flow.text, spot);
    const hasTown = address.split(/[,\n]/u).slice(1).some(isCode);
    if (isNameBeforeAddress(before, hasTown, siteNamesOf(page.manifest))) return 'other';
  }
  if (label === 'contact' && isRideOfOthers(page, spot)) return 'party';
  if (label === 'contact' && address === undefined && isBehindAddressOfOthers(page, { ...spot, since }, element))
    return 'other';
  if (isOthers(label) || label === 'contact') return label;
  if (isSignOfCall(spot) || isNamedPhone(element)) return 'contact';
  if (label === 'topic' || label === 'nothing')
    return hasContactIcon(element) || (since > 0 && label === 'nothing') ? 'contact' : label;
  return label;
}

/** What stands before a contact, but for what a link before it to a page of the site says of that page. */
function labelWithoutLinks(page: Page, spot: Spot, element: DocElement | undefined): Label {
  const label = labelBeside(page, spot, element);
  if (label !== 'other' && label !== 'topic' && label !== 'party') return label;
  const since = endOfPageLink(page, spot);
  return since > (spot.since ?? 0) ? labelBeside(page, { ...spot, since }, element) : label;
}

/** What stands before a contact, or before the address that it stands behind: "14 Mill Lane, Bath, 555 0199". */
function labelBeside(page: Page, spot: Spot, element: DocElement | undefined): Label {
  const names = siteNamesOf(page.manifest);
  const label = labelBefore(page.document, spot, element, names);
  const at = label === 'other' || label === 'topic' ? addressBefore(page, spot) : undefined;
  return at === undefined ? label : labelBefore(page.document, { ...spot, at }, element, names);
}

/** Whether a number is called for a ride, and not at the house itself. */
function isRideOfOthers({ manifest }: Page, { flow, at }: Spot): boolean {
  if (!isForRide(flow.text, at) || isOfRides(siteNamesOf(manifest).trades)) return false;
  const before = flow.text.slice(Math.max(0, at - BEFORE), at);
  return !asksToCallUs(before) && !isOurs(before);
}

/** A word for the kind of a contact, alone behind something else: `…, 10115 Berlin, Tel.` */
const KIND = /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{M}-]{0,14})\s{0,2}[.:：]{0,2}\s{0,3}$/u;

/** Whether a contact stands right behind an address that is of others, with a word for its kind between them. */
function isBehindAddressOfOthers(page: Page, spot: Spot, element: DocElement | undefined): boolean {
  const { flow, at, since = 0 } = spot;
  const { 0: shown = '', 1: kind } = KIND.exec(flow.text.slice(Math.max(since, at - LONGEST_KIND), at)) ?? [];
  if (kind === undefined || !isContactWord(fold(kind))) return false;
  const start = addressBefore(page, { ...spot, at: at - shown.length });
  if (start === undefined) return false;
  const owner = { ...spot, at: start };
  const label = labelBefore(page.document, owner, element, siteNamesOf(page.manifest));
  // A name alone may be the house's own in other words, or that of the firm behind it.
  if (label !== 'other') return label === 'party';
  const [heading = ''] = headingsAbove(page, element);
  return DATA_OFFICER.test(`${heading} ${sentenceBefore(flow.text, owner)}`);
}

/** Who watches over the data of a house, which may be another firm. */
const DATA_OFFICER =
  /datenschutz-?beauftragt|data protection officer|(?<!\p{L})dpo(?!\p{L})|délégué(?:e)? à la protection|delegad[oa] de protección|responsabile della protezione|encarregad[oa] (?:de|da|pela) proteção|functionaris (?:voor )?gegevensbescherming|dataskyddsombud|databeskyttelsesrådgiver|personvernombud|tietosuojavastaava|inspektor ochrony danych|pověřenec pro ochranu|adatvédelmi tisztvisel|responsabil(?:ul)? cu protecția datelor|υπεύθυνος προστασίας δεδομένων/iu;

/** Characters of a word for the kind of a contact, with the signs behind it. */
const LONGEST_KIND = 24;

const itemAround = nearestTag('li', 'tr', 'dd', 'article', 'figure');

/** What is known of a number that stands behind somebody's first name: items of a list are of anybody. */
export function calledByName(
  { document }: Page,
  { flow, at }: Spot,
  element: DocElement | undefined,
  label: Label,
): Pick<Suspect, 'isByFirstName' | 'isCallAlone'> {
  if (label !== 'other' && label !== 'topic') return {};
  const said = flow.text.slice(Math.max(0, at - BEFORE), at);
  const before = /\p{L}/u.test(said) || !element ? said : termBefore(document, element);
  if (isCredit(before)) return {};
  const isAlone = !itemAround(document, element);
  if (namesSomebodyByRole(before.split('\n').at(-1) ?? ''))
    return { isByFirstName: true, isCallAlone: isAlone && /\)/.test(before) };
  if (!callsByFirstName(before)) return {};
  return { isByFirstName: true, isCallAlone: isCallAlone(before) && isAlone };
}

/** Characters before a number that may say to call somebody. */
const BEFORE = 80;

/** A sign for a phone, or one letter for it. */
const SIGN =
  /(?:[\u260e\u260f\u2706\u{1f4de}\u{1f4f1}\u{1f4f2}\u{1f57f}]\ufe0f?|(?<![\p{L}\p{N}])[TMPFtmpf][.:])\s{0,3}$/u;
/** What is said of a number behind it, as in "we are at 555 0199 for you". */
const BEHIND =
  /^\p{Nd}[\p{Nd}\s()./+-]{5,25}\s(?:(?:\p{L}{1,12}\s){0,2})(?:erreichbar|zu erreichen|bereikbaar|joignable)(?!\p{L})/u;

/** A sign of a font whose signs are words: alone in its line, where it is a word that people write, too. */
const WORD_FOR_SIGN =
  /(?:(?:^|\n)\s{0,3}smartphone|(?<![\p{L}_])(?:phone_(?:iphone|android|enabled|forwarded|callback|in_talk)|stay_current_portrait))\s{0,3}$/u;

/** Whether a sign or a word beside a number says that it is called. */
function isSignOfCall({ flow, at }: Spot): boolean {
  const before = flow.text.slice(Math.max(0, at - 30), at);
  return SIGN.test(before.slice(-6)) || WORD_FOR_SIGN.test(before) || BEHIND.test(flow.text.slice(at, at + 80));
}

/** Where the last contact of the site ends that stands before an offset of a line, by hand or as a component; 0 for none. */
export function endOfOwnContact(page: Page, spot: Spot): number {
  const { document, manifest } = page;
  const { flow, at } = spot;
  const shown = endBeforeComponent(page, spot);
  const from = Math.max(0, at - MOST);
  const text = flow.text.slice(from, at);
  if (!/\p{Nd}{3}|@/u.test(text)) return shown;
  document.budget.spend(text.length * READ);
  const numbers = anyNumbers(text).filter(({ value }) => isOwnNumber(page, value));
  const mails = anyMails(text).filter(({ value }) => isConfiguredMail(value.toLowerCase(), manifest, document.budget));
  return Math.max(shown, ...[...numbers, ...mails].map(({ to }) => from + to));
}

/** Where the text ends before the last component in a line that shows a contact of the site before an offset; 0 for none. */
function endBeforeComponent({ document }: Page, { flow: { pieces }, at }: Spot): number {
  const shown = withTag(document, 'x-contact');
  if (shown.length === 0) return 0;
  const next = pieces[countUpTo(pieces, (piece) => piece.at, at) - 1];
  const component = next && shown[countUpTo(shown, ({ start }) => start, next.text.start) - 1];
  if (!component || component.end > next.text.start) return 0;
  const before = pieces[countUpTo(pieces, ({ text }) => text.start, component.start) - 1];
  return before ? before.at + before.text.value.length : 0;
}

/** Whether a number is the site's. Numbers of one line stand before each other: each is compared once. */
function isOwnNumber(page: Page, value: string): boolean {
  const configured = configuredContactsOf(page.manifest);
  if (!mayBeOwn(value, configured)) return false;
  const compared = comparedOf(page);
  const known = compared.get(value);
  if (known !== undefined) return known;
  const { isOwn } = compareNumber(value, configured, page.document.budget);
  compared.set(value, isOwn);
  return isOwn;
}

const comparedOf = oncePerPage(() => new Map<string, boolean>());
