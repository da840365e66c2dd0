import { parsed } from '../../../html/url.js';
import { anyMails } from '../../contact/any-contacts.js';
import { messengerOf } from '../../contact/messenger.js';
import type { DocElement } from '../../document/element.js';
import type { Flow } from '../../document/flows.js';
import { linksWithin } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerPage } from '../../document/once-per-page.js';
import { isOwnHost, likeness, nameOfHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { bareNetworkOf, namedProfileOf } from '../../social/more-networks.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

/**
 * Whether somebody else's mailbox or page beside a number or a postal address says whose that is. In a header or footer
 * that is who built the page.
 */
export function isNumberOfOthers(
  page: Page,
  { kind, place, isOwn }: Pick<Suspect, 'kind' | 'place' | 'isOwn'>,
  flow: Flow,
  element: DocElement | undefined,
): boolean {
  if (isOwn || (kind !== 'phone' && kind !== 'address') || place === 'header' || place === 'footer') return false;
  return hasForeignMail(page, flow) || isInItemOfOthers(page, element);
}

/** Whether a line has another house's mailbox in it, or the block that it stands in leads to the page of one. */
export function isLineOfOthers(page: Page, flow: Flow, box: DocElement | undefined): boolean {
  if (hasForeignMail(page, flow)) return true;
  return box !== undefined && box.last - box.index <= MOST_ELEMENTS && isItemOfOthers(page, box);
}

const foreignMails = oncePerPage(() => new Map<Flow, boolean>());

/** Whether a line has a mailbox of another house in it. */
function hasForeignMail(page: Page, flow: Flow): boolean {
  const answers = foreignMails(page);
  const known = answers.get(flow);
  if (known !== undefined) return known;
  page.document.budget.spend(flow.text.length * READ);
  const mails = anyMails(flow.text).map(({ value }) => mailOf(value, page));
  // A mailbox without a finding is the site's own: then the line is about the site.
  const answer = mails.length > 0 && mails.every((mail) => mail && !mail.isOwn && !mail.isPlain && !mail.near);
  answers.set(flow, answer);
  return answer;
}

/** Steps to look for a mailbox in a character of a line. */
const READ = 4;

const itemAround = nearestTag('li', 'tr', 'article', 'figure', 'dd');

/** Whether an item of a list leads to somebody else's page: its contacts are those of them. */
function isInItemOfOthers(page: Page, element: DocElement | undefined): boolean {
  const item = itemAround(page.document, element);
  if (!item || item.last - item.index > MOST_ELEMENTS) return false;
  return isItemOfOthers(page, item);
}

/** Elements of an item; a part of a page that has more is no item. */
const MOST_ELEMENTS = 30;

function isItemOfOthers(page: Page, item: DocElement): boolean {
  const names = siteNamesOf(page.manifest);
  const links = linksWithin(page.document, item);
  page.document.budget.spend(links.length * READ_LINK);
  return links.some(({ href }) => {
    const host = /^\s*(?:https?:)?\/\//i.test(href)
      ? parsed(href.trim().replace(/^\/\//, 'https://'))?.hostname
      : undefined;
    if (host === undefined || isOwnHost(host, names) || MAPS.test(host)) return false;
    if (messengerOf(href) || namedProfileOf(href) || bareNetworkOf(href) !== undefined) return false;
    return likeness(nameOfHost(host), names) < ALIKE;
  });
}

const READ_LINK = 60;
/** How much a host shares with the site's names at least to be taken for the site's. */
const ALIKE = 0.7;
/** Services that show where something is. */
const MAPS =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl|apple\.com|openstreetmap\.org|bing\.com|waze\.com|yandex\.[a-z]{2,3}|mapy\.cz|baidu\.com|amap\.com|naver\.com|kakao\.com|here\.com)$/i;
