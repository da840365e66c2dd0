import { ownThings } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import type { ClaimedHosts } from './at-claimed-hosts.js';
import type { MemberProblem } from './members-within.js';
import { problemsOfCountry } from './of-country.js';
import { problemsOfHours } from './of-hours.js';
import { problemsOfRegion } from './of-region.js';
import { problemsOfSchedules } from './of-schedules.js';
import { problemsOfWebAddresses } from './of-web-addresses.js';

/**
 * What a page says of the site that is neither a number nor a mailbox nor a street, and not what the site says: its own web
 * address at another host, its opening hours, its country, and the region of its address.
 *
 * @param claimed the hosts that the page takes for its own
 * @returns the region and the country of an address apart from the rest: with another street each goes with that
 */
export function otherFactsOf(page: Page, claimed: ClaimedHosts): { facts: Problem[]; members: MemberProblem[] } {
  const own = ownThings(page.document, siteNamesOf(page.manifest)).filter(({ isUnsure }) => !isUnsure);
  const members = own.flatMap(({ thing }): MemberProblem[] => [
    ...problemsOfRegion(page, thing).map((problem): MemberProblem => ({ member: 'addressRegion', problem })),
    ...problemsOfCountry(page, thing).map((problem): MemberProblem => ({ member: 'addressCountry', problem })),
  ]);
  return {
    facts: [...problemsOfWebAddresses(page, claimed), ...problemsOfHours(page), ...problemsOfSchedules(page)],
    members,
  };
}
