import { isComponentTag } from '../../component/tags.js';
import { spanInAttribute } from '../document/attribute-value.js';
import { boundName, holdsCode } from '../document/code-attributes.js';
import { attribute, attributeSpan, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { placeOfElement } from '../owner/place.js';
import type { Page } from '../rule.js';
import type { InventedProfile } from './invented-profile.js';
import { namedProfileOf } from './more-networks.js';
import { namedProfile, profilesInCode } from './profiles-in-code.js';

/** Elements and attributes that show what stands at an address, or hand this page on. */
const SHOWS = /embed|feed|share|player|video|post|preview|widget|iframe|fb-|permalink|cite/i;
/** Attributes of files. */
const FILES = /^data-(?:src|srcset|lazy|original|bg|background|image|img|thumb|poster)/;
/** Where a script reads what a button leads to. */
const LEADS = /^data-(?:href|url|link|location|target-url|target)$/;
/** Elements with addresses that are looked at: pages have a few that lead to profiles. */
const MOST_ELEMENTS = 600;
/** Characters of a value that is read. */
const SHORTEST = 12;
const LONGEST = 20_000;
/** An address in code: in quotes. */
const QUOTED = /["'`]((?:https?:)?\/\/[^\s"'`<>]{4,300})["'`]/i;

/** Judges an element as a link to an address. */
type AsLink = (element: DocElement, url: string) => InventedProfile | undefined;

/**
 * The profiles in the attributes of an element that libraries and scripts read.
 *
 * @param asLink judges what can be clicked as the link that it is in effect
 */
export function profilesInAttributes(page: Page, element: DocElement, asLink: AsLink): InventedProfile[] {
  const { document } = page;
  const found: InventedProfile[] = [];
  for (const { name, value } of element.attributes) {
    if (!mayHoldAddress({ name, value }) || value.length > LONGEST || isShown(element, name)) continue;
    const isCode = !name.startsWith('data-');
    if (LEADS.test(name) || name.startsWith('on') || name.startsWith('@') || boundName(name) === 'href') {
      const url = isCode ? QUOTED.exec(value)?.[1] : value.trim();
      if (url === undefined || namedProfileOf(url) === undefined) continue;
      if (isPressed(element)) {
        const link = asLink(element, url);
        if (link) return [link];
        continue;
      }
    }
    const place = placeOfElement(document, element).kind;
    if (place === 'other' || place === 'article') continue;
    const whole = attributeSpan(element, name) ?? element;
    if (isCode || /^\s*[[{]/.test(value)) {
      const spanOf = (from: number, to: number) => spanInAttribute(document, element, name, from, to) ?? whole;
      found.push(...profilesInCode(page, value, place, spanOf));
    } else {
      const named = namedProfile(page, value.trim(), { names: [name.slice('data-'.length)], beside: '' }, place);
      if (named) found.push({ ...named, start: whole.start, end: whole.end });
    }
  }
  return found;
}

/** The elements with addresses in attributes that libraries and scripts read; not those in a component. */
export const withAddressesOf = oncePerDocument(({ elements }): readonly DocElement[] => {
  const found: DocElement[] = [];
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (!element || found.length >= MOST_ELEMENTS) break;
    if (isComponentTag(element.tag)) index = element.last;
    else if (element.isHtml && element.attributes.some(mayHoldAddress)) found.push(element);
  }
  return found;
});

function mayHoldAddress({ name, value }: { name: string; value: string }): boolean {
  return value.length >= SHORTEST && name !== 'class' && value.includes('//') && isRead(name);
}

/** Whether scripts or libraries read an attribute, and no file is meant by it. */
function isRead(name: string): boolean {
  return name.startsWith('data-') ? !FILES.test(name) : holdsCode(name);
}

function isShown(element: DocElement, name: string): boolean {
  return SHOWS.test(name) || SHOWS.test(element.tag) || SHOWS.test(attribute(element, 'class') ?? '');
}

/** Whether an element can be clicked. */
function isPressed(element: DocElement): boolean {
  return element.tag === 'a' || element.tag === 'button' || /^(?:link|button)$/.test(attribute(element, 'role') ?? '');
}
