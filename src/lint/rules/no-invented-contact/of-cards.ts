import { percentDecoded } from '../../../html/url.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
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

/** The numbers, mailboxes and addresses in the cards that links, the head and scripts of a page hold, where a card names the site or nobody. */
export function suspectsOfCards(page: Page): Suspect[] {
  const { document } = page;
  const inHead = withTag(document, 'link').map((element) => ({ element, href: attribute(element, 'href') ?? '' }));
  const ofLinks = [...inHead, ...linksOf(document)].flatMap(({ element, href }): Suspect[] => {
    const written = href.trim();
    if (!CARD.test(written) || written.length > LONGEST) return [];
    document.budget.spend(written.length * READ);
    const { kind: place } = placeOfElement(document, element);
    return ofCard(page, percentDecoded(written.replace(CARD, '')), {
      span: { start: element.start, end: element.openEnd },
      base: { source: 'attribute', place, label: 'contact', link: undefined },
    });
  });
  return [...ofLinks, ...withTag(document, 'script').flatMap((script) => ofScript(page, script))];
}

/** The contacts of the cards that a script writes down. */
function ofScript(page: Page, { openEnd, closeStart }: DocElement): Suspect[] {
  const { source, budget } = page.document;
  const text = source.slice(openEnd, closeStart);
  const cards: Suspect[] = [];
  for (let from = text.indexOf(BEGIN); from !== -1 && cards.length < MOST_FOUND; from = text.indexOf(BEGIN, from + 1)) {
    const end = text.indexOf('END:VCARD', from);
    if (end === -1 || end - from > LONGEST) continue;
    budget.spend((end - from) * READ);
    const lines = text
      .slice(from, end)
      .split(/\n|\\r|\\n/)
      .map((line) => line.replace(/^[\s'"`+,]{1,40}/, '').replace(/['"`][\s+,]{0,40}$/, ''));
    cards.push(
      ...ofCard(page, lines.join('\n'), {
        span: { start: openEnd + from, end: openEnd + end },
        base: { source: 'script', place: 'text', label: 'contact', link: undefined },
      }),
    );
  }
  return cards;
}

interface CardPlace {
  span: Span;
  base: Pick<Suspect, 'source' | 'place' | 'label' | 'link'>;
}

function ofCard(page: Page, text: string, { span, base: common }: CardPlace): Suspect[] {
  const { document, manifest } = page;
  const lines = [...text.replaceAll('\r', '').matchAll(LINE)].map(
    ([, property = '', value = '']) => [property.toUpperCase(), value.trim()] as const,
  );
  const names = lines.flatMap(([property, value]) => (property === 'FN' || property === 'ORG' ? [value] : []));
  const own = siteNamesOf(manifest);
  if (names.length > 0 && !names.some((name) => likeness(name, own) >= ALIKE)) return [];
  return lines.flatMap(([property, value]): Suspect[] => {
    const base = { ...common, ...spanIn(document.source, span, value) };
    if (property === 'EMAIL') {
      const mail = /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(value) ? mailOf(value, page) : undefined;
      return mail?.isOwn || mail?.isNamed ? [{ ...mail, ...base, value }] : [];
    }
    if (property === 'ADR') {
      const parts = value.split(';').map((part) => part.trim());
      const address = parts.filter((part) => part !== '').join(', ');
      // A house number and a name: a country alone is no address.
      if (!/\p{L}/u.test(address) || !/\p{Nd}/u.test(address)) return [];
      const { isOwn, near } = compareAddress(address, manifest, document.budget);
      return isOwn ? [] : [{ ...base, kind: 'address', isOwn: false, isPlain: true, value: address, near }];
    }
    const number = value.replace(/^tel:/i, '');
    const digits = plainDigits(number).length;
    if (property !== 'TEL' || digits < LEAST || digits > MOST) return [];
    const { isOwn, near } = compareNumber(number, configuredContactsOf(manifest), document.budget);
    return isOwn ? [] : [{ ...base, kind: 'phone', isOwn: false, isPlain: true, value: number, near }];
  });
}

/** Where a tag says a value, as it is or encoded for an address; else the whole tag. */
function spanIn(source: string, { start, end }: Span, value: string): Span {
  const tag = source.slice(start, end);
  for (const written of [value, encodeURIComponent(value), encodeURI(value), value.replaceAll(' ', '%20')]) {
    const at = tag.indexOf(written);
    if (at !== -1) return { start: start + at, end: start + at + written.length };
  }
  return { start, end };
}

/** What a card begins with, and contacts in those of one script. */
const BEGIN = 'BEGIN:VCARD';
const MOST_FOUND = 100;
/** Digits of a number to call. */
const LEAST = 7;
const MOST = 15;
