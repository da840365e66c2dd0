import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import type { Flow } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { type Addressee, addresseeIn, answeringIn, namesNobody } from '../../owner/addressee.js';
import { spotOf } from '../../owner/beside.js';
import { isAnsweringHeading, isImprintHeading } from '../../owner/imprint-label.js';
import { ledHouse } from '../../owner/led-house.js';
import { kindOfHeading, type PagePlace } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { isLineOfOthers } from './third-party.js';

/** Characters before an address that name somebody, and lines of those. */
const MOST = 160;
const MOST_LINES = 4;
/** Steps to read a character of them. */
const READ = 60;

const boxAround = nearestTag('p', 'address', 'div', 'section', 'footer');
const itemAround = nearestTag('li', 'tr', 'dd', 'figure');

/**
 * How sure it is that an address behind a line with a person or a firm is the site's: in an `address`, a footer or below a
 * heading for contacts it is, unless a third party is plainly named. Nothing where it may be anybody's.
 */
export function addressOfSomebody(
  page: Page,
  { kind, element: part }: PagePlace,
  { flow, at }: { flow: Flow; at: number },
  element: DocElement | undefined,
): Addressee | undefined {
  const led = ofLedHouse(page, { flow, at }, element);
  if (led) return led;
  const heading = kind === 'text' || kind === 'contact' ? headingOver(page, element) : undefined;
  const isAnswering = heading !== undefined && isAnsweringHeading(heading);
  const isInImprint = kind === 'text' && heading !== undefined && (isAnswering || isImprintHeading(heading));
  if (!(kind === 'contact' || kind === 'footer' || isInImprint) || at > MOST || itemAround(page.document, element))
    return undefined;
  const text = flow.text.slice(0, at);
  const above = text.lastIndexOf('\n');
  const lines = [...text.matchAll(/[^\n,;|·•]+/g)].filter(([line]) => /\p{L}/u.test(line));
  if (lines.length === 0 || lines.length > MOST_LINES) return undefined;
  page.document.budget.spend(at * READ);
  const names = siteNamesOf(page.manifest);
  let found: Addressee | undefined;
  for (const { 0: line, index } of lines) {
    const named = isAnswering && index === lines[0]?.index ? answeringIn(line, names) : undefined;
    const said = named ?? addresseeIn(line, names) ?? (namesNobody(line, names) ? 'nobody' : undefined);
    if (said === undefined) return undefined;
    if (said === 'nobody') continue;
    // Any name may be that of anybody: in a line of its own in an `address` it is of who speaks.
    const isOfAnother =
      said !== 'sure' &&
      named === undefined &&
      (isInImprint || index > above || (said === 'any' && part?.tag !== 'address'));
    if (isOfAnother) return undefined;
    found = found === 'sure' || said === 'sure' ? 'sure' : 'perhaps';
  }
  if (
    found === undefined ||
    isBelowOthers(page, element) ||
    isLineOfOthers(page, flow, boxAround(page.document, element))
  )
    return undefined;
  return found;
}

/** How sure it is that an address is the site's that stands below its name and somebody of the house. */
function ofLedHouse(page: Page, { flow, at }: { flow: Flow; at: number }, element: DocElement | undefined) {
  const { document, manifest } = page;
  const box = boxAround(document, element);
  const own = flow.text.slice(Math.max(0, at - MOST), at);
  const text = `${nameAbove(page, box)}\n${own.slice(own.lastIndexOf('\n\n') + 1)}`;
  document.budget.spend(text.length * READ);
  const found = ledHouse(text, siteNamesOf(manifest));
  return found && !isLineOfOthers(page, flow, box) ? found : undefined;
}

/** The lines right above, where they are blocks of their own: the name of a house, and who leads it. */
function nameAbove({ document }: Page, box: DocElement | undefined): string {
  const lines: string[] = [];
  let each = box && elementBefore(document, box);
  for (let left = MOST_ABOVE; each && left > 0; left -= 1) {
    if (!/^(?:h[1-6]|strong|b|p|div|span)$/.test(each.tag)) break;
    const text = linesIn(document, each);
    if (text === '' || text.length > LONGEST_LINE || /\p{Nd}/u.test(text)) break;
    lines.unshift(text);
    each = elementBefore(document, each);
  }
  return lines.join('\n');
}

/** The text of a block, with its breaks; empty for one that holds several, or is a part of one. */
function linesIn(document: IndexedDocument, block: DocElement): string {
  const text = spotOf(document, block)?.flow.text.trim() ?? '';
  const isWhole = text.replace(/\s/g, '') === labelTextOf(document, block).replace(/\s/g, '');
  return isWhole ? text : '';
}

/** Characters of a line that is a block of its own. */
const LONGEST_LINE = 70;

/** What the heading above says, where an imprint may be below it: that says whose the site is, and much of others. */
function headingOver({ document }: Page, element: DocElement | undefined): string | undefined {
  let each = boxAround(document, element);
  for (let left = MOST_ABOVE; each && left > 0; left -= 1) {
    each = elementBefore(document, each);
    if (each && /^h[1-6]$/.test(each.tag)) return labelTextOf(document, each).trim();
  }
  return undefined;
}

/** Elements between a heading and an address. */
const MOST_ABOVE = 4;

/** Whether a heading right above says that what follows is of something else. */
function isBelowOthers({ document, manifest }: Page, element: DocElement | undefined): boolean {
  const box = boxAround(document, element);
  const before = box && elementBefore(document, box);
  if (!before || !/^(?:h[1-6]|strong|b|dt|p)$/.test(before.tag)) return false;
  const text = labelTextOf(document, before).trim();
  if (
    text === '' ||
    /\p{Nd}{2}/u.test(text) ||
    kindOfHeading(text) === 'contact' ||
    isImprintHeading(text) ||
    isAnsweringHeading(text)
  )
    return false;
  return !namesNobody(text, siteNamesOf(manifest));
}
