import { parsed } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { type JoinedName, joinedNames } from './joined-names.js';
import { domainOf, isOwnHost, nameOfHost, type SiteNames } from './site-names.js';

/** A host that is spelled as the site is called, and is not the site's. */
export interface MadeUpHost {
  /**
   * The name is joined otherwise than in the site's own host: nobody has both by chance. Else it has another ending or a hyphen
   * alone, and a site may have such a host, too.
   */
  isSure: boolean;
  /** The name is long and of several words: nobody else is called so. */
  isTelling: boolean;
}

/** Letters of a name, at least, with a second word and without one: others may be called by a short one. */
const [LEAST, LEAST_ALONE] = [5, 6];
/** Letters of a name of several words that tells a house from all others. */
const LEAST_TELLING = 12;
/** Numbers, and names that are of the own network or for trying things out. */
const NO_DOMAIN = /^[\d.]+$|^\[|(?:^|\.)(?:localhost|local|lan|internal|test|invalid|dev|onion)$/;
/** What hosts are called that hold a copy of the site for its makers, or its files. */
const COPY =
  /(?:^|[.-])(?:staging|stage|stg|dev|develop|test|testing|qa|uat|preview|preprod|sandbox|demo|beta|cdn|static|assets?|media|img|images?|files|edge)\d?[.-]/;

/** Whether a host is one that somebody made up of the site's name; nothing for the site's own, and for those of others. */
export function madeUpHost(hostname: string, names: SiteNames): MadeUpHost | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const { own, byText, isDomain } = spellingsOf(names);
  const label = nameOfHost(host).replaceAll('-', '');
  const found = byText.get(label);
  if (!isDomain || !found || !host.includes('.') || NO_DOMAIN.test(host)) return undefined;
  if (
    isOwnHost(host, names) ||
    COPY.test(host.slice(0, -domainOf(host).length)) ||
    knownDomains(names.manifest).has(domainOf(host))
  )
    return undefined;
  const isSure = label !== own && found.words > 1 && label.length >= LEAST;
  const isTelling = found.words > 1 && label.length >= LEAST_TELLING;
  return isSure || label.length >= LEAST_ALONE ? { isSure, isTelling } : undefined;
}

/** The same for a web address; nothing for one within the site. */
export function madeUpHostOf(address: string, names: SiteNames): MadeUpHost | undefined {
  if (!/^\s*(?:https?:)?\/\//i.test(address)) return undefined;
  const url = parsed(address.trim(), names.manifest.site.url);
  return url && madeUpHost(url.hostname, names);
}

/** Whether a site is at a domain: one at a number or on the own machine is not yet where its pages say that they stand. */
export function hasDomain(names: SiteNames): boolean {
  return spellingsOf(names).isDomain;
}

interface Spellings {
  /** The site's own, without hyphens. */
  own: string;
  byText: ReadonlyMap<string, JoinedName>;
  /** The site has a domain: not a number, not a machine's name. */
  isDomain: boolean;
}

const spellingsOf = memo(({ manifest: { site } }: SiteNames): Spellings => {
  const host = (parsed(site.url)?.hostname ?? '').toLowerCase();
  const label = nameOfHost(host);
  const own = label.replaceAll('-', '');
  const all = [{ text: own, words: label.split('-').length }, ...joinedNames(site.name)];
  const byText = new Map(all.map((name) => [name.text, name]));
  return { own, byText, isDomain: host.includes('.') && !NO_DOMAIN.test(host) };
});

/** The domains that the site itself names: of its files, its menus, its mailboxes. They are not made up. */
const knownDomains = memo(({ site, resources }: Manifest): ReadonlySet<string> => {
  const text = JSON.stringify([site.description, resources]).toLowerCase();
  return new Set([...text.matchAll(/(?:\/\/|@)([a-z0-9.-]{1,253})/g)].map(([, host = '']) => domainOf(host)));
});
