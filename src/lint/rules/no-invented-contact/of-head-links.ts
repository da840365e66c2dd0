import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { ofAddress } from './of-address.js';
import type { Suspect } from './suspect.js';

/** The mailboxes at the site's host, or at one of its name, that links of the head say are of who the page is by. */
export function suspectsOfHeadLinks(page: Page): Suspect[] {
  const { document } = page;
  return withTag(document, 'link').flatMap((element): Suspect[] => {
    const value = attribute(element, 'href')?.trim() ?? '';
    const found = /^mailto:/i.test(value) ? ofAddress(value, page) : undefined;
    if (found?.kind !== 'email' || !(found.isOwn || found.isNamed)) return [];
    const { start, openEnd: end } = element;
    const place = placeOfElement(document, element).kind;
    return [{ ...found, start, end, value, source: 'meta', place, label: 'contact', link: undefined }];
  });
}
