import { isKnownDomain } from '../../owner/made-up-host.js';
import { domainOf, isOwnHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { CERTAIN, type Verdict } from './decide.js';
import type { InventedContact } from './invented-contact.js';
import { isHostOfAnybody, mailHostOf } from './mail.js';
import { hostsOfPage } from './other-hosts.js';
import { isMailboxOfHouse } from './role-mailbox.js';
import type { Suspect } from './suspect.js';

/** Hosts that a page takes for its own and that are not the site's, without `www.`; how sure each is, from 0 to 1. */
export type ClaimedHosts = ReadonlyMap<string, number>;

/** The least that is sure of what stands at such a host, and the most: somebody may have a mailbox at two. */
const [UNSURE, SURE] = [0.6, 0.8];

/**
 * The hosts that a page takes for its own: those of general mailboxes that are told of as the site's, and those that it says are
 * its address.
 */
export function claimedHostsOf(page: Page, told: readonly InventedContact[]): ClaimedHosts {
  const names = siteNamesOf(page.manifest);
  const hosts = new Map<string, number>();
  const add = (host: string, score: number) => {
    if (!host.includes('.') || isHostOfAnybody(host) || isOwnHost(host, names) || isKnownDomain(host, names)) return;
    hosts.set(host, Math.max(hosts.get(host) ?? 0, score));
  };
  for (const { suspect, verdict } of told) {
    // One that is told of for those around it alone may yet be of others.
    if (suspect.kind !== 'email' || suspect.isOwn || suspect.isContradiction || suspect.group) continue;
    if (!suspect.isPersonal || isMailboxOfHouse(suspect.value)) add(mailHostOf(suspect.value), verdict.score);
  }
  for (const [host, isSure] of hostsOfPage(page)) add(host, isSure ? SURE : UNSURE);
  return hosts;
}

/** What is decided of a mailbox of which nothing else tells whose it is: one at a host of the page is the page's. */
export function verdictAtClaimedHost(suspect: Suspect, hosts: ClaimedHosts): Verdict | undefined {
  if (suspect.kind !== 'email' || hosts.size === 0) return undefined;
  const score = scoreOf(mailHostOf(suspect.value), hosts);
  if (score === undefined) return undefined;
  return {
    why: 'the page gives other contacts at its host as those of the site',
    score: score < CERTAIN || suspect.isPersonal ? UNSURE : SURE,
  };
}

/**
 * A contact that was taken for that of others for the mailboxes in its line, without that: these are at hosts of the page. Nothing
 * for all else.
 */
export function withoutMailBeside(suspect: Suspect, hosts: ClaimedHosts): Suspect | undefined {
  const { mailBeside, ...rest } = suspect;
  if (!mailBeside?.hosts.every((host) => scoreOf(host, hosts) !== undefined)) return undefined;
  return { ...rest, label: mailBeside.label };
}

function scoreOf(host: string, hosts: ClaimedHosts): number | undefined {
  return hosts.get(host) ?? hosts.get(domainOf(host));
}
