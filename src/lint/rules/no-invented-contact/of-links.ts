import { anyNumbers } from '../../contact/any-contacts.js';
import { type SaidChannels, saidAlone } from '../../contact/channel-label.js';
import { compareNumber, configuredContactsOf, mayBeOwn } from '../../contact/configured.js';
import { endWithExtension } from '../../contact/extension.js';
import { messengerOf } from '../../contact/messenger.js';
import { countUpTo } from '../../document/ascending.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { textWithoutIcons } from '../../document/icon-text.js';
import { letteredBefore } from '../../document/lettered-piece.js';
import { linksOf } from '../../document/links.js';
import { nameOf } from '../../document/name-of.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf, ownName } from '../../document/text.js';
import { joinLabels, type Spot, sentenceBefore, spotOf } from '../../owner/beside.js';
import { isClassifiedAd } from '../../owner/classified-ad.js';
import { asksToCallUs } from '../../owner/first-person.js';
import { isOurs } from '../../owner/ours.js';
import { isOfPersonAbove } from '../../owner/person-above.js';
import { isOthers, type Label, readLabel } from '../../owner/read-label.js';
import { saysNothingElse } from '../../owner/says-nothing-else.js';
import { withoutKeywordToSend } from '../../owner/sent-keyword.js';
import { withoutSent } from '../../owner/sent-pictures.js';
import { siteNamesOf } from '../../owner/site-names.js';
import { isInTeam, isMailOfTeam, isUnderOwnName } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { namedProfileOf } from '../../social/more-networks.js';
import { networkOf } from '../../social/profile.js';
import { groupAround } from './beside-own.js';
import { isBehindPromotion } from './beside-promotion.js';
import { channelOfMail, channelsOfLink, ofChannel } from './channel-of.js';
import { hasContactIcon } from './contact-icon.js';
import { verdictOn } from './decide.js';
import { ofDesk } from './desk-of.js';
import { calledByName, labelOfContact } from './label-of-contact.js';
import { isForSiteMail } from './labelled-mail.js';
import { isOfForeignHost, mailboxOf } from './mail.js';
import { isNoLongerOwn } from './no-longer-own.js';
import { NUMBER_SCHEME, numberOf } from './number-link.js';
import { MAIL_SCHEME, ofAddress } from './of-address.js';
import { isOfOtherHouse } from './of-other-house.js';
import { placeInCard, placeOfContact } from './place-of-contact.js';
import { isRoleOfHouse } from './role-mailbox.js';
import type { Suspect } from './suspect.js';
import { ofTeamDesk } from './team-desk.js';
import { ofOthersBeside } from './third-party.js';

const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd');

/** Whether a link calls, writes or opens a chat. */
export function isContactLink(link: DocElement): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  return NUMBER_SCHEME.test(href) || MAIL_SCHEME.test(href) || messengerOf(href) !== undefined;
}

/** The contacts that links lead to. */
export function suspectsOfLinks(page: Page): Suspect[] {
  const { document } = page;
  return linksOf(document).flatMap(({ element, href }): Suspect[] => {
    const written = href.trim();
    const found = ofAddress(written, page);
    if (!found || isQuoted(document, element)) return [];
    const spot = spotOf(document, element);
    if (spot && isNoLongerOwn(page, spot, endOfText(element, spot), element)) return [];
    const label = labelOf(page, element, spot, found.kind);
    const around = placeOfContact(page, spot, element, {
      text: labelTextOf(document, element),
      isNamed: found.isNamed,
    });
    const place = placeInCard(page, around, found).kind;
    const { start } = element;
    const end = found.kind === 'phone' && spot ? endOfLink(page, element, spot) : element.end;
    const plain: Suspect = { ...found, start, end, value: written, source: 'link', place, label, link: element };
    const { channel, named } = channelsOf(page, plain, element, spot);
    const suspect = ofChannel(ofDesk(page, plain, spot), channel, named);
    if (found.kind === 'phone' && spot) Object.assign(suspect, calledByName(page, spot, element, label));
    if (spot && isClassifiedAd(sentenceBefore(spot.flow.text, spot))) suspect.isInAd = true;
    if (found.near && spot && label === 'other' && isOfOtherHouse(page, place, spot, element))
      suspect.isOfOtherHouse = true;
    if ((found.isOwn || found.isNamesake) && found.isPersonal && isMailOfTeam(page, element)) suspect.isOfTeam = true;
    if (found.isOwn && found.isPersonal && isOfPersonAbove(page, element, mailboxOf(written)))
      suspect.isOfPerson = true;
    if (found.kind === 'messenger' && (isInTeam(page, element) || isUnderOwnName(page, element)))
      suspect.isOfTeam = true;
    if (found.kind === 'phone') Object.assign(suspect, ofTeamDesk(page, numberOf(written), element));
    // It shows the site's own number and calls another.
    if (found.kind === 'phone' && saysOwnNumber(page, element))
      return [{ ...suspect, isOwn: true, isContradiction: true }];
    const isForeign = found.kind === 'email' && label === 'contact' && isOfForeignHost(found);
    const isBare = found.kind === 'phone' && label === 'nothing' && place === 'text';
    const where = spot && { document, flow: spot.flow, from: spot.at, element };
    if (isForeign && where && isForSiteMail(page, where, place)) suspect.isLabelled = true;
    if (
      found.kind === 'email' &&
      spot &&
      isOfForeignHost(found) &&
      isRoleOfHouse(page, written, suspect, spot, element)
    )
      suspect.isRole = true;
    const group =
      spot && !suspect.isLabelled && !suspect.isRole && (isForeign || isBare)
        ? groupAround(page, spot, element)
        : undefined;
    if (isBare && /\p{Nd}{2}/u.test(labelTextOf(document, element)) && saysNothingElse(page)) suspect.isOnly = true;
    else if (group) suspect.group = group;
    const ofOthers = spot && ofOthersBeside(page, suspect, spot, element);
    if (ofOthers) return [ofOthers];
    // No component can stand for a part of a picture: its address is to be mended.
    if (element.tag === 'area') return verdictOn(suspect) ? [{ ...suspect, source: 'attribute', link: undefined }] : [];
    return [suspect];
  });
}

/** Where the text of a link ends in its line. */
function endOfText({ end }: DocElement, { flow: { pieces }, at }: Spot): number {
  const last = pieces[countUpTo(pieces, ({ text }) => text.start, end - 1) - 1];
  return last ? last.at + last.text.value.length : at;
}

/** Where a link ends with the extension of its number behind it. */
function endOfLink({ document }: Page, link: DocElement, spot: Spot): number {
  const to = endOfText(link, spot);
  return to > spot.at ? Math.max(link.end, endWithExtension(document, spot.flow, to)) : link.end;
}

/** Whether the text of a link is a number that the site has. */
function saysOwnNumber({ document, manifest }: Page, link: DocElement): boolean {
  const text = labelTextOf(document, link);
  if (!/\p{Nd}{2}/u.test(text) || text.length > LONGEST) return false;
  const configured = configuredContactsOf(manifest);
  return anyNumbers(text).some(
    ({ value }) => mayBeOwn(value, configured) && compareNumber(value, configured, document.budget).isOwn,
  );
}

/** Characters of a link's text that are read for a number. */
const LONGEST = 80;

/** What a link to a number or a mailbox is said to be for. */
function channelsOf(page: Page, { kind, value }: Suspect, link: DocElement, spot: Spot | undefined): SaidChannels {
  if (kind === 'phone') return channelsOfLink(page, link, value, spot);
  if (kind !== 'email' || !spot) return saidAlone(undefined);
  const { document } = page;
  return saidAlone(channelOfMail({ document, flow: spot.flow, from: spot.at, element: link }, value));
}

/** The sign of a font whose signs are words. */
const SMARTPHONE = /^smartphone\s{1,20}(?=[+(\p{Nd}])/u;

/** What stands before a link and in it says of whose the contact is. */
function labelOf(page: Page, link: DocElement, spot: Spot | undefined, kind: Suspect['kind']): Label {
  const { document } = page;
  const before = spot && !isBehindNetwork(document, spot) ? labelBeforeLink(page, link, spot, kind) : 'nothing';
  const shown = textWithoutIcons(document, link).trim().replace(SMARTPHONE, '');
  // Signs alone are an icon: the name says what it is.
  const text = /[\p{L}\p{N}]/u.test(shown)
    ? shown
    : (ownName(link) ?? (nameOf(document, link) || labelTextOf(document, link)));
  // Behind a name it is that one's word that is to be written.
  const isKeyword = isWritten(link) && !isOthers(before) && before !== 'topic';
  const own = labelWithin(isKeyword ? withoutKeyword(text) : text, kind, page);
  if (own === 'site') return own;
  // The line above may be about others all the same.
  if (own === 'contact' && spot && isFirst(spot) && asksToCallUs(text.replace(/[\p{Nd}+(].*$/su, ''))) return own;
  const label = joinLabels(joinLabels(before, own), labelOfName(page, link, text));
  return label === 'nothing' && hasContactIcon(link) ? 'contact' : label;
}

/** What stands before a link says of whose the contact is; a promotion names nobody whose chat it is. */
function labelBeforeLink(page: Page, link: DocElement, spot: Spot, kind: Suspect['kind']): Label {
  const label = labelOfContact(page, spot, link.parent);
  if (kind !== 'messenger' || !isOthers(label)) return label;
  if (isBehindPromotion(page, link, spot)) return 'nothing';
  // "Send us photos by WhatsApp to": whoever took them is not meant.
  const before = sentenceBefore(spot.flow.text, spot);
  const sent = withoutKeywordToSend(withoutSent(before), attribute(link, 'href') ?? '');
  return sent === before ? label : readLabel(sent, siteNamesOf(page.manifest));
}

/** What the name of a link that shows a number alone says of others: `title="National poison line"`. */
function labelOfName({ manifest }: Page, link: DocElement, text: string): Label {
  const name = attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '';
  if (/\p{L}/u.test(text) || !/\p{L}/u.test(name)) return 'nothing';
  const named = readLabel(name.replace(/[\p{Nd}@+]/gu, ' ').trim(), siteNamesOf(manifest));
  return isOthers(named) ? named : 'nothing';
}

/** Whether a link begins what is said. */
function isFirst(spot: Spot): boolean {
  return sentenceBefore(spot.flow.text, spot).trim() === '';
}

/** Whether a link writes a message to a number. */
function isWritten(link: DocElement): boolean {
  return /^\s*sms(?:to)?:/i.test(attribute(link, 'href') ?? '');
}

/** What a link says without the word in capitals that is to be written, as in "Text BIKE to …". */
function withoutKeyword(text: string): string {
  return text.replace(/(?<!\p{L})\p{Lu}{2,20}(?![\p{L}])/gu, ' ');
}

/** A label of small letters with a colon: a name would have capitals. */
const FOR_WHAT = /^\P{Lu}?[\p{Lu}\p{Ll}][^\p{Lu}\p{Lo}]{2,60}[:：]$/u;

const linkAround = nearestTag('a');
/** Where a network has the page shared. */
const SHARES = /\/(?:intent|sharer?|sharing|sharearticle|dialog|pin\/create)(?:[/?.]|$)/i;

/** Whether nothing is said between a link and one to a network or messenger before it. */
function isBehindNetwork(document: IndexedDocument, { flow, at }: Spot): boolean {
  const before = letteredBefore(document, flow, at);
  const href = before && linkAround(document, before.text.parent);
  const address = (href && attribute(href, 'href')) ?? '';
  if (SHARES.test(address) && networkOf(address) !== undefined) return true;
  return namedProfileOf(address) !== undefined || messengerOf(address) !== undefined;
}

/** What the text of a link says: a name beside the number is whose it is. */
function labelWithin(text: string, kind: Suspect['kind'], { manifest }: Page): Label {
  const hasValue = /\p{Nd}{2}|@/u.test(text);
  const words = text
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')
    .replace(/\p{Nd}/gu, ' ')
    .trim();
  if (!/\p{L}/u.test(words)) return 'nothing';
  const label = readLabel(kind === 'messenger' ? withoutSent(words) : words, siteNamesOf(manifest));
  if (kind === 'messenger' && isOurs(text)) return 'site';
  // "Add us as a friend": whatever a chat is called, unless it is by words for others.
  if (kind === 'messenger') return label === 'party' ? label : 'nothing';
  if (label !== 'topic') return label;
  // What the call is for, as in "Free consultation: 555 0199".
  if (hasValue) return FOR_WHAT.test(words) ? 'nothing' : 'other';
  // A call to action has several words; one alone may be a name.
  return words.split(/\s+/).length > 1 ? 'nothing' : 'topic';
}
