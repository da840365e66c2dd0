import { parsed } from '../../../html/url.js';
import { anyMails } from '../../contact/any-contacts.js';
import { messengerOf } from '../../contact/messenger.js';
import { countUpTo } from '../../document/ascending.js';
import type { DocElement } from '../../document/element.js';
import { type Flow, partOf } from '../../document/flows.js';
import { linksWithin } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerPage } from '../../document/once-per-page.js';
import type { Spot } from '../../owner/beside.js';
import { isOtherPartyWord } from '../../owner/label-words.js';
import { type Label, readLabel } from '../../owner/read-label.js';
import { isOwnHost, likeness, nameOfHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { bareNetworkOf, namedProfileOf } from '../../social/more-networks.js';
import { words } from '../../words/fold.js';
import { isOfForeignHost, mailHostOf, mailOf } from './mail.js';
import { bareHost, hostsOfPage } from './other-hosts.js';
import type { Suspect } from './suspect.js';

/**
 * A number or a postal address as one of others, where somebody else's mailbox or page beside it says so; nothing for all else. In
 * a header or footer that is who built the page.
 */
export function ofOthersBeside(
  page: Page,
  suspect: Suspect,
  { flow, at }: Spot,
  element: DocElement | undefined,
): Suspect | undefined {
  const { kind, place, isOwn, label, end } = suspect;
  if (isOwn || (kind !== 'phone' && kind !== 'address') || place === 'header' || place === 'footer') return undefined;
  const isOfParty = label === 'contact' ? partyBehind(page, flow, end) : () => false;
  if (isInItemOfOthers(page, element, isOfParty)) return { ...suspect, label: 'party' };
  if (!hasForeignMail(page, flow, isOfParty)) return undefined;
  const { hosts } = foreignMailsIn(page, flow);
  if (hosts.length > MOST_HOSTS) return { ...suspect, label: 'party' };
  return { ...suspect, label: 'party', mailBeside: { hosts, label: labelBehindMail(page, flow, at) ?? label } };
}

/** Whether a mailbox of another house stands before an offset of a line. */
export function isBehindForeignMail(page: Page, { flow, at }: Spot): boolean {
  return endOfMailBefore(page, flow, at) !== undefined;
}

/** What the words between a mailbox and what stands behind it in its line say of whose that is; nothing without a mailbox there. */
function labelBehindMail(page: Page, flow: Flow, at: number): Label | undefined {
  const end = endOfMailBefore(page, flow, at);
  if (end === undefined) return undefined;
  const label = readLabel(flow.text.slice(end, at), siteNamesOf(page.manifest));
  return label === 'nothing' ? 'contact' : label;
}

/** Where the last mailbox before an offset of a line ends, in a line with those of other houses alone. */
function endOfMailBefore(page: Page, flow: Flow, at: number): number | undefined {
  const { ends } = foreignMailsIn(page, flow);
  return ends[countUpTo(ends, (end) => end, at) - 1];
}

/** Hosts of mailboxes in one line, at most: one with more is a list of houses. */
const MOST_HOSTS = 20;

/** Whether what stands at an offset of the source is of a third party that a later sentence names. */
type IsOfParty = (start: number) => boolean;

/** Characters between a number and what a later sentence of its line says. */
const MOST_BETWEEN = 300;

/**
 * Makes a function that tells whether what stands at an offset of the source, behind a number of a line, is of a third party by
 * words: "You can also complain to the commissioner" names that one in a sentence of its own.
 */
function partyBehind({ document }: Page, flow: Flow, from: number): IsOfParty {
  return (start) => {
    const pieces = flow.pieces.filter(({ text }) => text.end > from && text.start < start);
    const last = pieces.at(-1);
    if (start <= from || start - from > MOST_BETWEEN || !last) return false;
    const end = last.at + last.text.value.length + MOST_NAME;
    const [, ...sentences] = flow.text.slice(pieces[0]?.at, end).split(/(?<=[\p{L}\p{Nd})])[.!?]\s+(?=\p{Lu}|\p{Lo})/u);
    document.budget.spend(READ * MOST_BETWEEN);
    // One that names nobody may be about those of the number: "See their page".
    return sentences.some((sentence) => NAMED.test(sentence) && words(sentence).some(isOtherPartyWord));
  };
}

/** A name within a sentence. */
const NAMED = /\p{L}\P{L}{1,3}\p{Lu}|\p{Lo}{2}/u;
/** Characters of a name in a link. */
const MOST_NAME = 40;

/** Whether a line has another house's mailbox in it, or the block that it stands in leads to the page of one. */
export function isLineOfOthers(page: Page, flow: Flow, box: DocElement | undefined): boolean {
  if (hasForeignMail(page, flow)) return true;
  return box !== undefined && box.last - box.index <= MOST_ELEMENTS && isItemOfOthers(page, box, () => false);
}

const foreignMails = oncePerPage(() => new Map<Flow, ForeignMails>());

/** Whether a line has a mailbox of another house in it, and not in a later sentence about a third party. */
function hasForeignMail(page: Page, flow: Flow, isOfParty: IsOfParty = () => false): boolean {
  return (
    foreignMailsIn(page, flow).hosts.length > 0 &&
    !anyMails(flow.text).every(({ from }) => isOfParty(sourceAt(page, flow, from)))
  );
}

function sourceAt({ document }: Page, flow: Flow, at: number): number {
  return partOf(document, flow, at, at + 1).start;
}

/** The mailboxes in a line, where all are of other houses; none in all other lines. */
interface ForeignMails {
  /** Their hosts, each once. */
  hosts: readonly string[];
  /** Where each ends in the line, in its order. */
  ends: readonly number[];
}

function foreignMailsIn(page: Page, flow: Flow): ForeignMails {
  const answers = foreignMails(page);
  const known = answers.get(flow);
  if (known !== undefined) return known;
  page.document.budget.spend(flow.text.length * READ);
  const all = anyMails(flow.text);
  // A mailbox without a finding is the site's own: then the line is about the site.
  const isOthers = all.every(({ value }) => {
    const mail = mailOf(value, page);
    return mail !== undefined && isOfForeignHost(mail);
  });
  const mails = isOthers ? all : [];
  const answer = { hosts: [...new Set(mails.map(({ value }) => mailHostOf(value)))], ends: mails.map(({ to }) => to) };
  answers.set(flow, answer);
  return answer;
}

/** Steps to look for a mailbox in a character of a line. */
const READ = 4;

const itemAround = nearestTag('li', 'tr', 'article', 'figure', 'dd');

/** Whether an item of a list leads to somebody else's page: its contacts are those of them. */
function isInItemOfOthers(page: Page, element: DocElement | undefined, isOfParty: IsOfParty): boolean {
  const item = itemAround(page.document, element);
  if (!item || item.last - item.index > MOST_ELEMENTS) return false;
  return isItemOfOthers(page, item, isOfParty);
}

/** Elements of an item; a part of a page that has more is no item. */
const MOST_ELEMENTS = 30;

/** Whether an element leads to somebody else's page, and not to a profile, a chat or a map. */
export function isItemOfOthers(page: Page, item: DocElement, isOfParty: IsOfParty): boolean {
  const names = siteNamesOf(page.manifest);
  const claimed = hostsOfPage(page);
  const links = linksWithin(page.document, item);
  page.document.budget.spend(links.length * READ_LINK);
  return links.some(({ href, element }) => {
    const host = /^\s*(?:https?:)?\/\//i.test(href)
      ? parsed(href.trim().replace(/^\/\//, 'https://'))?.hostname
      : undefined;
    if (host === undefined || isOwnHost(host, names) || MAPS.test(host)) return false;
    if (claimed.has(bareHost(host))) return false;
    if (messengerOf(href) || namedProfileOf(href) || bareNetworkOf(href) !== undefined) return false;
    return likeness(nameOfHost(host), names) < ALIKE && !isOfParty(element.start);
  });
}

const READ_LINK = 60;
/** How much a host shares with the site's names at least to be taken for the site's. */
const ALIKE = 0.7;
/** Services that show where something is. */
const MAPS =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl|apple\.com|openstreetmap\.org|bing\.com|waze\.com|yandex\.[a-z]{2,3}|mapy\.cz|baidu\.com|amap\.com|naver\.com|kakao\.com|here\.com)$/i;
