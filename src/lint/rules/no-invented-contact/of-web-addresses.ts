import { parsed } from '../../../html/url.js';
import { writingInData } from '../../edit/data-edits.js';
import { hasDomain } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem, Proposal } from '../../rule.js';
import type { ClaimedHosts } from './at-claimed-hosts.js';
import { dataAtOtherHosts, namesPage } from './data-at-other-hosts.js';
import { headFilesAtOtherHosts } from './head-files-at-other-hosts.js';
import { hostsInDataAttributes } from './hosts-in-data-attributes.js';
import { hostsInScripts } from './hosts-in-scripts.js';
import { linksAtOtherHosts } from './links-at-other-hosts.js';
import { problemsOfShownHosts } from './of-shown-hosts.js';
import { type OtherHost, otherHostsOf } from './other-hosts.js';
import type { SaidAddress } from './said-web-addresses.js';

/**
 * The web addresses that a page says are its own, at another host than the site's. At one that is surely made up of the site's
 * name it is wrong. Else a site may have several hosts, so somebody has to look.
 *
 * @param claimed the hosts that the page takes for its own
 */
export function problemsOfWebAddresses(page: Page, claimed: ClaimedHosts): Problem[] {
  if (!hasDomain(siteNamesOf(page.manifest))) return [];
  const shown = problemsOfShownHosts(page);
  const told = new Set(shown.map(({ start }) => start));
  return [
    ...otherHostsOf(page).flatMap((other) => problemOf(page, other) ?? []),
    ...dataAtOtherHosts(page),
    ...headFilesAtOtherHosts(page),
    ...hostsInDataAttributes(page),
    ...hostsInScripts(page, claimed),
    ...shown,
    ...linksAtOtherHosts(page, claimed).filter(({ start }) => !told.has(start)),
  ];
}

function problemOf(page: Page, { said, origin, isSure, isNamed }: OtherHost): Problem | undefined {
  const { value, span, why } = said;
  const own = parsed(page.manifest.site.url);
  if (!own) return undefined;
  const expected = own.origin + value.slice(origin.length);
  // That a page may not exist at the site's own host either is told with the rest of the data.
  if (said.data && namesPage(said.data.entry, value)) return undefined;
  const fix = isNamed && writingOrigin(page, said, origin, own.origin, expected);
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
