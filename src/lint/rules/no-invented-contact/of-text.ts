import { anyAddresses } from '../../contact/any-addresses.js';
import { type AnyContact, anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import { countUpTo } from '../../document/ascending.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { overlapWith } from '../../document/overlaps.js';
import { labelBefore } from '../../owner/beside.js';
import { isSmallWord } from '../../owner/label-words.js';
import { placeOfElement } from '../../owner/place.js';
import { isOthers } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import { mailOf } from './mail.js';
import { isContactLink } from './of-links.js';
import type { Suspect } from './suspect.js';

const SIGNS = /[@\uff20[({]/;
/** Steps to look for contacts in a character of a line. */
const SEARCHED = 10;

const linkAround = nearestTag('a');

/** The contacts in the lines of a page. */
export function suspectsOfText(page: Page): Suspect[] {
  const { document } = page;
  const suspects: Suspect[] = [];
  for (const flow of flowsOf(document)) {
    const hasDigits = hasDigit(flow.text);
    if (hasDigits || SIGNS.test(flow.text)) suspects.push(...suspectsOfFlow(page, flow, hasDigits));
  }
  return suspects;
}

/** Most texts have no letters beyond those of Latin: they are quicker to look through. */
function hasDigit(text: string): boolean {
  return /[0-9]/.test(text) || (/[\u0660-\uffff]/.test(text) && /\p{Nd}/u.test(text));
}

function suspectsOfFlow(page: Page, flow: Flow, hasDigits: boolean): Suspect[] {
  const { document, manifest } = page;
  document.budget.spend(flow.text.length * SEARCHED);
  const mails = anyMails(flow.text).map((mail) => inPiece(flow, mail));
  const isInMail = overlapWith(mails);
  const addresses = hasDigits ? anyAddresses(flow.text).filter((each) => !isInMail(each)) : [];
  const numbers = hasDigits
    ? anyNumbers(flow.text, new Set(flow.pieces.map(({ at }) => at))).filter((each) => !isInMail(each))
    : [];
  // The code and the house number of an address look like a number.
  const isInAddress = overlapWith(addresses);
  const apart = numbers.filter((each) => !isInAddress(each));
  const names = siteNamesOf(manifest);
  return [...mails, ...apart, ...addresses].flatMap((found): Suspect[] => {
    const from = found.kind === 'address' ? ownStart(flow, found) : found.from;
    const value = flow.text.slice(from, found.to);
    // What the site has is most of what is found: that is told before anything else is looked at.
    const known = knownOf(page, flow, found, value, from);
    if (!known) return [];
    const { start, end, element } = partOf(document, flow, from, found.to);
    const link = linkAround(document, element);
    if (link && isContactLink(link)) return [];
    const place = placeOfElement(document, element).kind;
    if (place === 'other' && !known.isOwn) return [];
    const label = labelBefore(document, { flow, at: from }, element, names);
    if (isOthers(label) && !known.isOwn) return [];
    if (known.kind === 'phone' && !known.near && !known.isPossible) return [];
    return [{ ...known, start, end, value, source: 'text', place, label, link: undefined }];
  });
}

type Known = Pick<Suspect, 'kind' | 'isOwn' | 'isPlain' | 'isPersonal' | 'isSaid' | 'near'> & { isPossible?: boolean };

/** What is known of a contact by itself; nothing for one that the site has, and for what is none. */
function knownOf(page: Page, { text }: Flow, found: AnyContact, value: string, from: number): Known | undefined {
  const { document, manifest } = page;
  if (found.kind === 'email') {
    const mail = mailOf(found.value, page);
    return mail && (mail.isOwn || mail.isPlain || mail.near) ? mail : undefined;
  }
  if (found.kind === 'address') {
    const { isOwn, near } = compareAddress(value, manifest, document.budget);
    return isOwn ? undefined : { kind: 'address', isOwn: false, isPlain: true, near };
  }
  const { isOwn, near, isPossible = false } = compareNumber(value, configuredContactsOf(manifest), document.budget);
  if (isOwn) return undefined;
  const isPlain = found.isPlain === true || /[ \u00a0-]/.test(value);
  return {
    kind: 'phone',
    isOwn: false,
    isPossible,
    isPlain,
    isSaid: endsInSmallWord(text.slice(Math.max(0, from - 20), from)),
    near,
  };
}

/** A mail address that begins with its element, where the digits or letters before it are those of another. */
function inPiece({ pieces }: Flow, mail: AnyContact): AnyContact {
  const { from, to, value } = mail;
  const sign = value.indexOf('@');
  const piece = pieces[countUpTo(pieces, ({ at }) => at, from + sign - 1) - 1];
  if (!piece || piece.at <= from || piece.at + piece.text.value.length < to) return mail;
  return { ...mail, from: piece.at, value: value.slice(piece.at - from) };
}

function endsInSmallWord(text: string): boolean {
  const [, word] = /([\p{L}\p{M}]{1,12})\s{1,3}$/u.exec(text) ?? [];
  return word !== undefined && isSmallWord(fold(word));
}

/** Where an address begins: with the last element that begins in it before its first digit, as its label is in another. */
function ownStart({ pieces, text }: Flow, { from, to }: AnyContact): number {
  const digit = from + Math.max(0, text.slice(from, to).search(/\p{Nd}/u));
  const piece = pieces[countUpTo(pieces, ({ at }) => at, digit) - 1];
  return piece ? Math.max(from, piece.at) : from;
}
