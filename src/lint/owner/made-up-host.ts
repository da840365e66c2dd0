import { parsed } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { type JoinedName, joinedNames } from './joined-names.js';
import { isOfNameWords, nameWordsOf } from './name-words.js';
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
  if (!isDomain || !found || !mayBeMadeUp(host, names)) return undefined;
  const isSure = label !== own && found.words > 1 && label.length >= LEAST;
  const isTelling = found.words > 1 && label.length >= LEAST_TELLING;
  return isSure || label.length >= LEAST_ALONE ? { isSure, isTelling } : undefined;
}

/** Whether a host is neither the site's, nor of a copy of it, nor one that the site itself names. */
function mayBeMadeUp(host: string, names: SiteNames): boolean {
  if (!host.includes('.') || NO_DOMAIN.test(host) || isOwnHost(host, names)) return false;
  return !COPY.test(host.slice(0, -domainOf(host).length)) && !isKnownDomain(host, names);
}

/** Whether a host is at a domain that the site itself names: of its files, its menus, its mailboxes. */
export function isKnownDomain(host: string, { manifest }: SiteNames): boolean {
  return knownDomains(manifest).has(domainOf(host));
}

/**
 * Whether a host that is not the site's begins or ends with the word that tells its name from others, of a family, of a place, or
 * is made up of several words of the name alone.
 */
export function bearsName(hostname: string, names: SiteNames): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const label = nameOfHost(host).replaceAll('-', '');
  const isBorne =
    tellingWords(names).some((word) => label.startsWith(word) || label.endsWith(word)) || isOfNameWords(label, names);
  return isBorne && spellingsOf(names).isDomain && mayBeMadeUp(host, names);
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

/** Letters of a word that tells a name from all others: where it is the only one to do so, and where there are several. */
const [LEAST_ONLY, LEAST_OF_SEVERAL] = [6, 8];

/** The words of a site's name that tell it from others by themselves. */
const tellingWords = memo((names: SiteNames): readonly string[] => {
  const own = nameWordsOf(names).filter(({ isTelling }) => isTelling);
  const least = own.length === 1 ? LEAST_ONLY : LEAST_OF_SEVERAL;
  return own.flatMap(({ word }) => (word.length >= least ? word : []));
});
