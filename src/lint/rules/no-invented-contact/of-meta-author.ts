import { anyMails } from '../../contact/any-contacts.js';
import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

/** Names of meta elements that say who a page is of. */
const AUTHOR =
  /^(?:author|web_?author|owner|publisher|copyright|creator|dcterms\.(?:creator|publisher)|dc\.(?:creator|publisher))$/i;
/** Characters of a value. */
const LONGEST = 300;

/**
 * The mailboxes in `meta` that say who a page is of: those of the house, by their name and host. One that is called like a
 * person is that of who wrote the page, and one at another host that of who built it.
 */
export function suspectsOfMetaAuthor(page: Page): Suspect[] {
  return withTag(page.document, 'meta').flatMap((element): Suspect[] => {
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
    const content = attribute(element, 'content') ?? '';
    if (!AUTHOR.test(name.trim()) || !content.includes('@') || content.length > LONGEST) return [];
    return anyMails(content).flatMap(({ value }): Suspect[] => {
      const mail = mailOf(value, page);
      if (!mail || mail.isPersonal || !(mail.isOwn || mail.isNamed || mail.near)) return [];
      const { start, openEnd: end } = element;
      return [{ ...mail, start, end, value, source: 'meta', place: 'text', label: 'contact', link: undefined }];
    });
  });
}
