import { percentDecoded } from '../../../html/url.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { linksOf } from '../../document/links.js';
import { placeOfElement } from '../../owner/place.js';
import { likeness, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { mailOf } from './mail.js';
import type { Suspect } from './suspect.js';

/** A card to save in an address book, written in the address of a link as plain text. */
const CARD = /^data:text\/(?:x-)?(?:vcard|directory)(?:;[a-z=0-9-]{1,30}){0,3},/i;
/** UTF-16 code units of such an address. */
const LONGEST = 4000;
/** A line of a card: its property, and the value. */
const LINE = /^(?:item\d\.)?([A-Z]{2,8})(?:;[^:\n]{0,100})?:([^\n]{1,300})$/gim;
/** How much of a name a card shares with the site's, to be its own. */
const ALIKE = 0.6;
/** Steps to read a character. */
const READ = 6;

/** The numbers and mailboxes in the cards that links of a page and its head hold, where a card names the site or nobody. */
export function suspectsOfCards(page: Page): Suspect[] {
  const { document, manifest } = page;
  const inHead = withTag(document, 'link').map((element) => ({ element, href: attribute(element, 'href') ?? '' }));
  return [...inHead, ...linksOf(document)].flatMap(({ element, href }): Suspect[] => {
    const written = href.trim();
    if (!CARD.test(written) || written.length > LONGEST) return [];
    document.budget.spend(written.length * READ);
    const text = percentDecoded(written.replace(CARD, '')).replaceAll('\r', '');
    const lines = [...text.matchAll(LINE)].map(
      ([, property = '', value = '']) => [property.toUpperCase(), value.trim()] as const,
    );
    const names = lines.flatMap(([property, value]) => (property === 'FN' || property === 'ORG' ? [value] : []));
    const own = siteNamesOf(manifest);
    if (names.length > 0 && !names.some((name) => likeness(name, own) >= ALIKE)) return [];
    const place = placeOfElement(document, element).kind;
    const { start, openEnd: end } = element;
    const base = { start, end, source: 'attribute', place, label: 'contact', link: undefined } as const;
    return lines.flatMap(([property, value]): Suspect[] => {
      if (property === 'EMAIL') {
        const mail = /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(value) ? mailOf(value, page) : undefined;
        return mail?.isOwn || mail?.isNamed ? [{ ...mail, ...base, value }] : [];
      }
      const number = value.replace(/^tel:/i, '');
      const digits = plainDigits(number).length;
      if (property !== 'TEL' || digits < LEAST || digits > MOST) return [];
      const { isOwn, near } = compareNumber(number, configuredContactsOf(manifest), document.budget);
      return isOwn ? [] : [{ ...base, kind: 'phone', isOwn: false, isPlain: true, value: number, near }];
    });
  });
}

/** Digits of a number to call. */
const LEAST = 7;
const MOST = 15;
