import { parsed } from '../../../html/url.js';
import { writingInData } from '../../edit/data-edits.js';
import { bearsName, hasDomain, madeUpHost } from '../../owner/made-up-host.js';
import { isOwnHost, likeness, nameOfHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem, Proposal } from '../../rule.js';
import { isPublicProfile } from '../../social/portals.js';
import { problemsOfShownHosts } from './of-shown-hosts.js';
import { type SaidAddress, saidWebAddresses } from './said-web-addresses.js';

/**
 * The web addresses that a page says are its own, at another host than the site's. At one that is surely made up of the site's
 * name it is wrong. Else a site may have several hosts, so somebody has to look.
 */
export function problemsOfWebAddresses(page: Page): Problem[] {
  if (!hasDomain(siteNamesOf(page.manifest))) return [];
  return [...saidWebAddresses(page).flatMap((said) => problemOf(page, said) ?? []), ...problemsOfShownHosts(page)];
}

/** How much of a host the site's name has, to be made up of it. */
const ALIKE = 0.75;
/** Steps to compare a host with the site's names. */
const COMPARED = 2000;

/** The scheme and host of an address, as written. */
const ORIGIN = /^https?:\/\/[^/?#\s\\]{1,300}/i;

function problemOf(page: Page, said: SaidAddress): Problem | undefined {
  const { value, span, why, wrongAt } = said;
  const [origin] = ORIGIN.exec(value) ?? [];
  const url = origin === undefined ? undefined : parsed(origin);
  const own = parsed(page.manifest.site.url);
  const names = siteNamesOf(page.manifest);
  if (origin === undefined || !url || !own || isOwnHost(url.hostname, names) || isPublicProfile(value))
    return undefined;
  const madeUp = madeUpHost(url.hostname, names);
  const isBorne = !madeUp && wrongAt === 'alike' && bearsName(url.hostname, names);
  if (!madeUp && !isBorne) {
    if (wrongAt === 'made up' || wrongAt === 'surely made up') return undefined;
    page.document.budget.spend(COMPARED);
    if (wrongAt === 'alike' && likeness(nameOfHost(url.hostname), names) < ALIKE) return undefined;
  }
  const isSure = madeUp?.isSure === true;
  if (wrongAt === 'surely made up' && !isSure) return undefined;
  const expected = own.origin + value.slice(origin.length);
  const fix = (madeUp || isBorne) && writingOrigin(page, said, origin, own.origin, expected);
  return {
    start: span.start,
    end: span.end,
    ...(!isSure && { outcome: 'needs-review' }),
    message: `Unexpected web address \`${value}\`, expected \`${expected}\`, at the site's own host: ${why}, and that is another host${isSure ? ", made up of the site's name" : ''}`,
    resource: '/site/url',
    evidence: { value, kind: 'web address', why, score: isSure ? 0.9 : 0.6 },
    ...(fix && { fix }),
  };
}

/** Proposes to write the site's own host in place of the other, and to leave the path as it is. */
function writingOrigin(
  { document }: Page,
  { data, partOf }: SaidAddress,
  origin: string,
  own: string,
  expected: string,
): Proposal | undefined {
  if (data) return writingInData(document, data, expected);
  const place = partOf?.(origin.length);
  return place && { description: `Write \`${own}\`, the site's own host`, edits: [{ ...place, text: own }] };
}
