import { parsed } from '../../../html/url.js';
import { oncePerPage } from '../../document/once-per-page.js';
import { bearsName, hasDomain, madeUpHost } from '../../owner/made-up-host.js';
import { isOwnHost, likeness, nameOfHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { isPublicProfile } from '../../social/portals.js';
import { type SaidAddress, saidWebAddresses } from './said-web-addresses.js';

/** A web address that a page says is its own or the site's, at another host than the site's. */
export interface OtherHost {
  said: SaidAddress;
  /** The scheme and host, as written. */
  origin: string;
  hostname: string;
  /** The host is made up of the site's name, and of nobody else's. */
  isSure: boolean;
  /** The host has the site's name, whole or in part. */
  isNamed: boolean;
}

/** How much of a host the site's name has, to be made up of it. */
const ALIKE = 0.75;
/** Steps to compare a host with the site's names. */
const COMPARED = 2000;

/** The scheme and host of an address, as written. */
const ORIGIN = /^https?:\/\/[^/?#\s\\]{1,300}/i;

/** Such addresses, in the order of the source. */
export const otherHostsOf = oncePerPage((page): readonly OtherHost[] => {
  if (!hasDomain(siteNamesOf(page.manifest))) return [];
  const all = saidWebAddresses(page);
  const told = new Map(all.flatMap((said) => keyed(said, otherHostOf(page, said))));
  const byHost = new Map([...told.values()].map((other) => [bareHost(other.hostname), other]));
  // What is said besides stands or falls with a host that is told.
  return all.flatMap((said) => told.get(said) ?? (said.isBesides ? besideTold(said, byHost) : undefined) ?? []);
});

function keyed(said: SaidAddress, other: OtherHost | undefined): [SaidAddress, OtherHost][] {
  return other ? [[said, other]] : [];
}

function besideTold(said: SaidAddress, byHost: ReadonlyMap<string, OtherHost>): OtherHost | undefined {
  const [origin] = ORIGIN.exec(said.value) ?? [];
  const hostname = origin === undefined ? undefined : parsed(origin)?.hostname;
  const other = hostname === undefined ? undefined : byHost.get(bareHost(hostname));
  return other && origin !== undefined && hostname !== undefined ? { ...other, said, origin, hostname } : undefined;
}

/** A host in small letters, without `www.`. */
export function bareHost(hostname: string): string {
  return hostname.toLowerCase().replace(/^www\./, '');
}

/** The hosts that a page says are its own and are not the site's, without `www.`; whether each is surely wrong. */
export const hostsOfPage = oncePerPage((page): ReadonlyMap<string, boolean> => {
  const hosts = new Map<string, boolean>();
  for (const { hostname, isSure } of otherHostsOf(page)) {
    const host = bareHost(hostname);
    hosts.set(host, isSure || hosts.get(host) === true);
  }
  return hosts;
});

function otherHostOf(page: Page, said: SaidAddress): OtherHost | undefined {
  const { value, wrongAt } = said;
  const [origin] = ORIGIN.exec(value) ?? [];
  const url = origin === undefined ? undefined : parsed(origin);
  const names = siteNamesOf(page.manifest);
  if (origin === undefined || !url || isOwnHost(url.hostname, names) || isPublicProfile(value)) return undefined;
  const madeUp = madeUpHost(url.hostname, names);
  const isBorne = !madeUp && wrongAt === 'alike' && bearsName(url.hostname, names);
  if (!madeUp && !isBorne) {
    if (wrongAt === 'made up' || wrongAt === 'surely made up') return undefined;
    page.document.budget.spend(COMPARED);
    if (wrongAt === 'alike' && likeness(nameOfHost(url.hostname), names) < ALIKE) return undefined;
  }
  const isSure = madeUp?.isSure === true;
  if (wrongAt === 'surely made up' && !isSure) return undefined;
  return { said, origin, hostname: url.hostname, isSure, isNamed: madeUp !== undefined || isBorne };
}
