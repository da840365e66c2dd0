import { partsOf, type Thing, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { ownThings } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { callingCodeOf, parsePhone } from '../../words/parse-phone.js';
import { addressesOfThing } from './address-of-thing.js';
import type { ClaimedHosts } from './at-claimed-hosts.js';
import { problemsOfHours } from './of-hours.js';
import { problemsOfRegion } from './of-region.js';
import { problemsOfWebAddresses } from './of-web-addresses.js';

/**
 * What a page says of the site that is neither a number nor a mailbox nor a street, and not what the site says: its own web
 * address at another host, its opening hours, its country, and the region of its address.
 *
 * @param claimed the hosts that the page takes for its own
 */
export function otherFactsOf(page: Page, claimed: ClaimedHosts): { facts: Problem[]; regions: Problem[] } {
  const own = ownThings(page.document, siteNamesOf(page.manifest)).filter(({ isUnsure }) => !isUnsure);
  return {
    facts: [
      ...problemsOfWebAddresses(page, claimed),
      ...problemsOfHours(page),
      ...own.flatMap(({ thing }) => ofCountry(page, thing)),
    ],
    regions: own.flatMap(({ thing }) => problemsOfRegion(page, thing)),
  };
}

/** The country of an address in data, where all of the site's numbers are of others. */
function ofCountry(page: Page, thing: Thing): Problem[] {
  // With another street it goes with that.
  if (addressesOfThing(thing, page).length > 0) return [];
  return partsOf(thing, 'address').flatMap((address) =>
    valuesOf(address, 'addressCountry').flatMap((value): Problem[] => {
      const written = value.text.trim().toUpperCase();
      const code = callingCodeOf(written === 'UK' ? 'GB' : written);
      const own = code === undefined ? undefined : countryOfNumbers(page, code);
      if (own === undefined) return [];
      const { start, end } = spanOfValue(page.document, value);
      const why = "the site's phone numbers are of that country";
      return [
        {
          start,
          end,
          outcome: 'needs-review',
          message: `Unexpected country \`${value.text.trim()}\`, expected \`${own}\`: ${why}`,
          resource: '/resources/contacts',
          evidence: { value: value.text.trim(), kind: 'country', why, score: 0.6 },
        },
      ];
    }),
  );
}

/** The country of the site's numbers, if none has a calling code. */
function countryOfNumbers({ manifest }: Page, code: string): string | undefined {
  const numbers = Object.values(manifest.resources.contacts)
    .slice(0, MOST_NUMBERS)
    .flatMap(({ kind, value }) => (kind === 'phone' ? (parsePhone(value, undefined) ?? []) : []));
  if (numbers.some(({ countryCode }) => countryCode === code)) return undefined;
  return numbers.find(({ country }) => country !== undefined)?.country;
}

/** Numbers that are looked at. */
const MOST_NUMBERS = 50;
