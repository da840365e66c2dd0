import { isHostOfName, withoutFilesHost } from '../../owner/host-of-name.js';
import { isKnownDomain } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { bareHost, hostsOfPage, otherHostsOf } from './other-hosts.js';

/** A host that a page says is its own and that is not the site's, with a file at it or at one below it. */
export interface HostOfFile {
  /** The host that the page says is its own, without `www.`. */
  above: string;
  /** The file stands at one below that, which is called as those for files are: `cdn.`. */
  isBelow: boolean;
  /** The host is surely wrong. */
  isSure: boolean;
  /** The host has the site's name, whole or in part. */
  isNamed: boolean;
  /** The page says that the host is its own: else its name alone does. */
  isClaimed: boolean;
}

/**
 * The host that a page says is its own and that is not the site's, where a file stands at it or at its host for files; else one
 * that has the site's name.
 */
export function hostOfFile(page: Page, hostname: string): HostOfFile | undefined {
  const hosts = hostsOfPage(page);
  const host = bareHost(hostname);
  const over = withoutFilesHost(host);
  const above = [host, over].find((each) => hosts.has(each));
  if (above === undefined) {
    if (!isHostOfName(host, siteNamesOf(page.manifest))) return undefined;
    return { above: over, isBelow: over !== host, isSure: false, isNamed: true, isClaimed: false };
  }
  const isBelow = above !== host;
  // A site may have its own files there, whatever else is wrong.
  if (isBelow && isKnownDomain(host, siteNamesOf(page.manifest))) return undefined;
  const isNamed = otherHostsOf(page).some((other) => other.isNamed && bareHost(other.hostname) === above);
  return { above, isBelow, isSure: hosts.get(above) === true, isNamed, isClaimed: true };
}
