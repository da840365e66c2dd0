import { oncePerDocument } from '../../document/once-per-document.js';
import { type Thing, thingsOf, type Value } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import type { Page } from '../../rule.js';
import { toldIn } from './contacts-in-string.js';
import type { InventedContact } from './invented-contact.js';
import { hasDigit } from './may-have-number.js';
import type { ToldValues } from './told-values.js';

/** Levels of things in one another, texts and characters of one that are looked at. */
const [MOST_LEVELS, MOST, LONGEST] = [8, 2000, 5000];

/** Members about somebody else, or with digits that nobody calls. */
const OF_OTHERS =
  /^(?:author|creator|contributor|reviewedBy|review|reviews|sponsor|funder|funding|performer|organizer|provider|seller|supplier|manufacturer|brand|hiringOrganization|customer|memberOf|affiliation|competitor|identifier|sku|mpn|gtin\d{0,2}|isbn|productID|price|lowPrice|highPrice|vatID|taxID|leiCode|duns|naics|isicV4|orderNumber|serialNumber|url|contentUrl|embedUrl|image|logo)$/;
const TAG = /<[^<>]{0,500}>/g;

/** The values in JSON-LD, of the site or of anything but others, that the page gives as the site's elsewhere. */
export function toldAgainInData(page: Page, values: ToldValues): InventedContact[] {
  const { document } = page;
  return textsOfData(document).flatMap((value) => {
    const { start, end } = spanOfValue(document, value);
    const written = document.source.slice(start, end);
    const plain = value.text.replace(TAG, (tag) => ' '.repeat(tag.length));
    return toldIn(page, plain, values).map(({ from, value: own, told }): InventedContact => {
      // Where it is written as it is read it is pointed at, else all of the text.
      const at = written.indexOf(own, from);
      const span = at === -1 ? { start, end } : { start: start + at, end: start + at + own.length };
      return {
        suspect: {
          ...told.known,
          ...span,
          value: own,
          source: 'structured data',
          place: 'text',
          label: 'contact',
          link: undefined,
          isPlain: true,
          isInSentence: /\p{L}/u.test(plain.slice(0, from)),
        },
        verdict: told.verdict,
      };
    });
  });
}

/** The texts in JSON-LD that may hold a contact of the site. */
const textsOfData = oncePerDocument((document): readonly Value[] => {
  const found: Value[] = [];
  const visit = (thing: Thing, level: number) => {
    for (const [name, all] of thing.values) {
      if (OF_OTHERS.test(name)) continue;
      for (const value of all) {
        if ('types' in value) {
          if (level < MOST_LEVELS && !isOfOthers(value)) visit(value, level + 1);
        } else if (value.json && found.length < MOST && isReadable(value.text)) found.push(value);
      }
    }
  };
  for (const thing of thingsOf(document)) if (!isOfOthers(thing)) visit(thing, 0);
  return found;
});

/** Types of things that others say, or that are about others. */
function isOfOthers({ types }: Thing): boolean {
  return types.some((type) => /^(?:JobPosting|Review|Person)$/.test(type));
}

function isReadable(text: string): boolean {
  return text.length <= LONGEST && (text.includes('@') || hasDigit(text)) && !text.includes('<x-');
}
