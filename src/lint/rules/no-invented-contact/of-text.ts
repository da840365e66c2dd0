import type { AnyContact } from '../../contact/any-contact.js';
import { anyChats, anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { channelsBeside } from '../../contact/channel-beside.js';
import { saidAlone } from '../../contact/channel-label.js';
import { CERTIFIED_MAIL } from '../../contact/channels.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import { endWithExtension } from '../../contact/extension.js';
import { asSeen } from '../../contact/hidden-signs.js';
import { isIdentifierProperty } from '../../contact/identifier-property.js';
import { townBelow } from '../../contact/town-below.js';
import { anyVanities, dialled, isVanity } from '../../contact/vanity.js';
import { countUpTo } from '../../document/ascending.js';
import { attribute, type DocElement } from '../../document/element.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { overlapWith } from '../../document/overlaps.js';
import { sentenceBefore } from '../../owner/beside.js';
import { isClassifiedAd } from '../../owner/classified-ad.js';
import { isOfOurGuests } from '../../owner/guests.js';
import { isHouseLabel } from '../../owner/house-labels.js';
import { isIdentifierBeside } from '../../owner/identifier-beside.js';
import { isContactWord, isSmallWord } from '../../owner/label-words.js';
import { isOfPersonAbove } from '../../owner/person-above.js';
import { isOthers } from '../../owner/read-label.js';
import { isMailOfTeam } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import { addressOfSomebody } from './address-of-somebody.js';
import { channelOfMail, ofChannel } from './channel-of.js';
import { ofDesk } from './desk-of.js';
import { addressesOf } from './end-of-address.js';
import { groupOf } from './group-of-contact.js';
import { calledByName, labelOfContact } from './label-of-contact.js';
import { isForSiteMail } from './labelled-mail.js';
import { isOfForeignHost, mailboxOf, mailOf } from './mail.js';
import { hasDigit, mayHaveNumber } from './may-have-number.js';
import { isNoLongerOwn } from './no-longer-own.js';
import { ofAddress } from './of-address.js';
import { isContactLink } from './of-links.js';
import { isOfOtherHouse } from './of-other-house.js';
import { isOfOtherTown } from './other-town.js';
import { ownStart } from './own-start.js';
import { placeInCard, placeOfContact } from './place-of-contact.js';
import { isRoleOfHouse } from './role-mailbox.js';
import { isSaidToBeCalled } from './said-to-be-called.js';
import { withSeat } from './seat-of-address.js';
import type { Suspect } from './suspect.js';
import { ofTeamDesk } from './team-desk.js';
import { isBehindForeignMail, ofOthersBeside } from './third-party.js';
import { isVanityOfSite } from './vanity-of-site.js';

const SIGNS = /[@\uff20[({]| (?:dot|DOT|punkt|point|punto|ponto|punt|piste|tečka|kropka|pont|точка) /;
/** What any contact has a sign of: most lines have none. */
const HINT = /[0-9:@[({\u0660-\uffff]| (?:dot|DOT|punkt|point|punto|ponto|punt|piste|tečka|kropka|pont|точка) /;
const CHAT_HINT =
  /(?:\bline|telegram|телеграм|تيليجرام|تلگرام|טלגרם|wechat|weixin|微信|kakao|카카오톡|카톡|skype|zalo)[^\n]{0,12}[:：@]/i;

/** A name in a messenger stands behind a colon or an at sign: most lines have neither. */
function mayHaveChat(text: string): boolean {
  return /[:：@]/.test(text) && CHAT_HINT.test(text);
}

/** Steps to look for contacts in a character of a line. */
const SEARCHED = 10;

const linkAround = nearestTag('a');

/** The contacts in the lines of a page. */
export function suspectsOfText(page: Page): Suspect[] {
  const { document } = page;
  const suspects: Suspect[] = [];
  for (const flow of flowsOf(document)) {
    if (!HINT.test(flow.text)) continue;
    const hasDigits = hasDigit(flow.text);
    if (hasDigits || SIGNS.test(flow.text) || mayHaveChat(flow.text))
      suspects.push(...suspectsOfFlow(page, flow, hasDigits));
  }
  return suspects;
}

function suspectsOfFlow(page: Page, flow: Flow, hasDigits: boolean): Suspect[] {
  const { document } = page;
  document.budget.spend(flow.text.length * SEARCHED);
  const mails = anyMails(flow.text).map((mail) => inPiece(flow, mail));
  const isInMail = overlapWith(mails);
  const addresses = hasDigits ? addressesOf(document, flow).filter((each) => !isInMail(each)) : [];
  const numbers = mayHaveNumber(flow.text)
    ? anyNumbers(flow.text, new Set(flow.pieces.map(({ at }) => at))).filter((each) => !isInMail(each))
    : [];
  // The code and the house number of an address look like a number.
  const isInAddress = overlapWith(addresses);
  const vanities = hasDigits ? anyVanities(flow.text).filter((each) => !isInMail(each)) : [];
  const apart = [...numbers, ...vanities].filter((each) => !isInAddress(each));
  const chats = mayHaveChat(flow.text) ? anyChats(flow.text) : [];
  return [...mails, ...apart, ...addresses, ...chats].flatMap((found) => suspectIn(page, flow, found) ?? []);
}

/** What a contact in a line is suspected of; nothing for one that the site has, or that is somebody else's. */
function suspectIn(page: Page, flow: Flow, found: AnyContact): Suspect | undefined {
  const { document } = page;
  const from = found.kind === 'address' && !found.isSaid && !found.isHouse ? ownStart(flow, found) : found.from;
  const shown = asSeen(flow.text.slice(from, found.to));
  const below = found.kind === 'address' ? townBelow(document, flow, found.to, shown) : undefined;
  const value = shown + (below?.text ?? '');
  // What the site has is most of what is found: that is told before anything else is looked at.
  const known = knownOf(page, flow, found, value, from);
  if (!known) return undefined;
  const { start, end: endOfLine, element } = partOf(document, flow, from, found.to);
  if (isNoLongerOwn(page, { flow, at: from }, found.to, element)) return undefined;
  const end = below?.end ?? (found.kind === 'phone' ? endWithExtension(document, flow, found.to) : endOfLine);
  const link = linkAround(document, element);
  const where = placeInCard(page, placeOfContact(page, { flow, at: from }, element, { isNamed: known.isNamed }), known);
  const { kind: place, element: part } = where;
  const base = { start, end, value, source: 'text', place, link: undefined } as const;
  if (link && isContactLink(link)) {
    // What is invented in a link is told of the link; one that leads to the site's own shows what it does not do.
    const isContradiction = known.kind !== 'address' && isOwnLink(link, page);
    return isContradiction ? { ...known, ...base, isOwn: true, isContradiction, label: 'nothing' } : undefined;
  }
  const desk = known.kind === 'phone' ? ofTeamDesk(page, value, element) : undefined;
  const isElsewhere = known.kind === 'email' && isOfForeignHost(known);
  // The page may give other mailboxes at its host as its own.
  const elsewhere: Suspect | undefined = isElsewhere ? { ...known, ...base, label: 'other' } : undefined;
  if (place === 'other' && !known.isOwn && !known.isNamesake && !desk) return elsewhere;
  const spot = { flow, at: from };
  if (found.kind === 'address' && isOfOurGuests(sentenceBefore(flow.text, spot))) return undefined;
  const labelled = found.isSaid
    ? 'contact'
    : labelOfContact(page, spot, element, found.kind === 'address' ? value : undefined);
  const isOfHouse = found.kind === 'address' && place !== 'text' && place !== 'article' && labelled === 'topic';
  const said = isOfHouse && isHouseLabel(flow.text.slice(0, from)) ? 'contact' : labelled;
  if (isOfOtherTown(page, sentenceBefore(flow.text, spot))) return undefined;
  const spread = { document, flow, from, to: found.to, element, start };
  const { channel, named } =
    known.kind === 'phone'
      ? channelsBeside(spread)
      : saidAlone(known.kind === 'email' ? channelOfMail(spread, found.value) : undefined);
  const isForeign = isElsewhere && channel !== CERTIFIED_MAIL;
  const isLabelled = isForeign && said === 'contact' && isForSiteMail(page, spread, place);
  const isNamed =
    known.kind === 'address' && (isOthers(said) || said === 'topic' || (said === 'nothing' && place === 'text'));
  const addressee = isNamed ? addressOfSomebody(page, where, spot, element) : undefined;
  const isRole = isForeign && !isLabelled && isRoleOfHouse(page, value, { place, label: said }, spot, element);
  const group =
    isLabelled || isRole || addressee
      ? undefined
      : groupOf(page, { kind: known.kind, label: said, place, isForeign }, spot, element, part);
  // A desk of the house is called by what is done there: "Invoices".
  const isOfDesk = desk?.near !== undefined && said === 'identifier' && !/\p{L}/u.test(flow.text.slice(0, from));
  const label = group ? 'contact' : isOfDesk ? 'other' : said;
  const isAccount = known.kind !== 'phone' && known.kind !== 'address' && label === 'identifier';
  const isNear = known.isNamesake || (known.near && (known.kind === 'phone' ? label === 'other' : known.isNamed));
  if (isForeign && !group && !isLabelled && !isRole) return elsewhere;
  const byName = known.kind === 'phone' ? calledByName(page, spot, element, label) : {};
  // One under a name may be a number that the page gives as the site's elsewhere.
  const mayBeSame = known.kind === 'phone' && label === 'other';
  const isBehindMail = known.kind === 'phone' && isOthers(label) && isBehindForeignMail(page, spot);
  const mayBeOwn = isNear || mayBeSame || isBehindMail || byName.isByFirstName || addressee;
  if (isOthers(label) && !known.isOwn && !isAccount && !mayBeOwn) return undefined;
  if (known.kind === 'phone' && !known.near && !known.isPossible && !isSaidToBeCalled(found, flow.text, label, place))
    return undefined;
  const before = flow.text.slice(Math.max(0, from - LABEL), from);
  if (isVanity(value) && !isVanityOfSite(page, value, before, { label, place })) return undefined;
  // The head of its column, or the cell before it, may say that nobody calls it.
  if (known.kind === 'phone' && label !== 'contact' && !isOfDesk && isIdentifierBeside(document, element))
    return undefined;
  if (known.kind === 'phone' && isIdentifierProperty(element)) return undefined;
  const isOfTeam = (known.isOwn || known.isNamesake) && known.isPersonal === true && isMailOfTeam(page, element);
  const isOfPerson = known.isOwn && known.isPersonal === true && isOfPersonAbove(page, element, mailboxOf(value));
  const isCalled = known.kind === 'phone' && label === 'topic' && beginsWithCall(flow.text.slice(0, from));
  const isOther = known.kind === 'phone' && known.near && label === 'other' && isOfOtherHouse(page, place, spot);
  const more = {
    ...(isOther && { isOfOtherHouse: true }),
    ...(isCalled && { isCalled }),
    ...(isClassifiedAd(sentenceBefore(flow.text, spot)) && { isInAd: true }),
    ...byName,
    ...(isOfTeam && { isOfTeam }),
    ...(isOfPerson && { isOfPerson }),
    ...desk,
    ...(addressee && { addressee }),
    ...(group && { group }),
    ...(isLabelled && { isLabelled }),
    ...(isRole && { isRole }),
    ...(below && { over: { streetEnd: endOfLine, blocks: below.blocks } }),
  };
  const own = ofDesk(page, { ...known, ...base, label, ...more }, spot);
  const suspect = ofChannel(withSeat(page, own, spot, element), channel, named);
  return ofOthersBeside(page, suspect, spot, element) ?? suspect;
}

/** Characters of a label in a line. */
const LABEL = 60;

/** Whether the last part of a text is a label that begins with a word for calling. */
function beginsWithCall(before: string): boolean {
  const [, first] =
    /(?:^|[\n.;|·•–])\s{0,40}(\p{L}[\p{L}\p{M}-]{1,30})[.\s][^\n.;|·•:]{0,40}[:：]\s{0,3}$/u.exec(
      before.slice(-LABEL),
    ) ?? [];
  return first !== undefined && isContactWord(fold(first));
}

/** Whether a link calls or writes to a contact that the site has. */
function isOwnLink(link: DocElement, page: Page): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  return /^(?:tel|sms|mailto):/i.test(href) && /[\p{Nd}@]/u.test(href) && ofAddress(href, page) === undefined;
}

type Known = Pick<
  Suspect,
  'kind' | 'isOwn' | 'isPlain' | 'isNamed' | 'isNamesake' | 'isPersonal' | 'isSaid' | 'near' | 'messenger'
> & {
  isPossible?: boolean;
};

/** What is known of a contact by itself; nothing for one that the site has, and for what is none. */
function knownOf(page: Page, { text }: Flow, found: AnyContact, value: string, from: number): Known | undefined {
  const { document, manifest } = page;
  if (found.kind === 'email') {
    const mail = mailOf(found.value, page);
    return mail;
  }
  if (found.kind === 'messenger') return ofAddress(found.link ?? '', page);
  if (found.kind === 'address') {
    const { isOwn, near } = compareAddress(value, manifest, document.budget);
    if (found.said !== undefined && compareAddress(found.said, manifest, document.budget).isOwn) return undefined;
    return isOwn ? undefined : { kind: 'address', isOwn: false, isPlain: true, near };
  }
  const {
    isOwn,
    near,
    isPossible = false,
  } = compareNumber(dialled(value), configuredContactsOf(manifest), document.budget);
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
