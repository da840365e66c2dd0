import { parsed } from '../../../html/url.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type Span } from '../../document/element.js';
import { partsOf, type Thing, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { ownThings } from '../../owner/own-things.js';
import { isOwnHost, likeness, nameOfHost, type SiteNames, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { isPublicProfile } from '../../social/portals.js';
import { callingCodeOf, parsePhone } from '../../words/parse-phone.js';
import { addressesOfThing } from './address-of-thing.js';

/**
 * What a page says of the site that is neither a number nor a mailbox nor a street, and not what the site says: its own web
 * address at another host, its country. A site may have several hosts, so somebody has to look.
 */
export function otherFactsOf(page: Page): Problem[] {
  const { document, manifest } = page;
  const names = siteNamesOf(manifest);
  const own = ownThings(document, names).filter(({ isUnsure }) => !isUnsure);
  return [
    ...ofHead(page, names),
    ...own.flatMap(({ thing }) => [...ofThing(page, thing, names), ...ofCountry(page, thing)]),
  ];
}

/** How much of a host the site's name has, to be made up of it. */
const ALIKE = 0.75;

/** The address at which the page would stand at the site's own host; nothing for one that stands there. */
function elsewhere(page: Page, address: string, names: SiteNames, isAny: boolean): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const url = parsed(address);
  const own = parsed(page.manifest.site.url);
  if (!url || !own || isOwnHost(url.hostname, names) || isPublicProfile(address)) return undefined;
  page.document.budget.spend(COMPARED);
  if (!isAny && likeness(nameOfHost(url.hostname), names) < ALIKE) return undefined;
  return `${own.origin}${url.pathname}${url.search}${url.hash}`;
}

/** Steps to compare a host with the site's names. */
const COMPARED = 2000;

function ofThing(page: Page, thing: Thing, names: SiteNames): Problem[] {
  return ['url', '@id'].flatMap((name) =>
    valuesOf(thing, name).flatMap((value) => {
      const expected = elsewhere(page, value.text.trim(), names, name === 'url');
      const span = spanOfValue(page.document, value);
      return expected === undefined
        ? []
        : [hostProblem(span, value.text.trim(), expected, 'the data describes the site')];
    }),
  );
}

function ofHead({ document, ...page }: Page, names: SiteNames): Problem[] {
  const links = withTag(document, 'link').filter((link) => /^canonical$/i.test(attribute(link, 'rel')?.trim() ?? ''));
  const metas = withTag(document, 'meta').filter((meta) => /^og:url$/i.test(attribute(meta, 'property')?.trim() ?? ''));
  return [...links, ...metas].flatMap((element) => {
    const address = attribute(element, element.tag === 'link' ? 'href' : 'content')?.trim() ?? '';
    const expected = elsewhere({ document, ...page }, address, names, false);
    const span = { start: element.start, end: element.openEnd };
    return expected === undefined ? [] : [hostProblem(span, address, expected, 'the page says that it stands there')];
  });
}

function hostProblem({ start, end }: Span, value: string, expected: string, why: string): Problem {
  return {
    start,
    end,
    outcome: 'needs-review',
    message: `Unexpected web address \`${value}\`, expected \`${expected}\`, at the site's own host: ${why}, and that is another host`,
    resource: '/site/url',
    evidence: { value, kind: 'web address', why, score: 0.6 },
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
