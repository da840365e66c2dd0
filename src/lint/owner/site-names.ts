import { parsed } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold, words } from '../words/fold.js';
import { isHealthWord } from './health.js';
import { isOtherPartyWord, isSmallWord } from './label-words.js';

/** What a site is called: in words, and by its hosts. */
export interface SiteNames {
  /** What they were read from. */
  manifest: Manifest;
  /** Its own host without `www.`; mail of a host below or above it is its own too. */
  host: string;
  /** Words of its name and of its host that tell it from others. */
  words: ReadonlySet<string>;
  /** Its name and its host's label, without blanks and signs. */
  squashed: readonly string[];
  /** Letters of the name, without blanks. */
  letters: number;
  /** Words of the town that it is in, and of what it says that it does: they name nobody else. */
  around: ReadonlySet<string>;
  /** Words of the towns alone, and of what it says first that it is. */
  towns: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  /** Words for a trade, a house or a profession that its name or description says that it is: `museum`, `taxi`. */
  trades: ReadonlySet<string>;
  /** Whether it says to be a house that heals: there the doctor is one of its own. */
  isHealing: boolean;
  /** Words of its contacts' names: the desks that answer, as `taquilla`. */
  desks: ReadonlySet<string>;
}

/** Letters of a name that say nothing by themselves. */
const SHORT = 4;

/** What a site is called. */
export const siteNamesOf = memo((manifest: Manifest): SiteNames => {
  const { site, resources } = manifest;
  const { contacts } = resources;
  const places = Object.values(contacts).slice(0, MOST_DESKS).flatMap(townsIn);
  const host = (parsed(site.url)?.hostname ?? '').replace(/^www\./, '');
  const label = nameOfHost(host);
  const squashed = [site.name, label].map(squash);
  return {
    manifest,
    host,
    words: new Set([...words(site.name), ...words(label)]),
    squashed: [...new Set(squashed)].filter(({ length }) => length >= 2),
    letters: tellingLetters(site.name),
    around: new Set([...places, ...tradeIn(site.description)].flatMap(words).filter(isAround)),
    towns: new Set([...places, ...townIn(site.description)].flatMap(words).filter(isAround)),
    kinds: new Set(words(whatIs(site.description))),
    trades: new Set([...words(site.name), ...words(whatIs(site.description))].filter(isOtherPartyWord)),
    isHealing: words(`${site.name} ${whatIs(site.description)}`).some(isHealthWord),
    desks: new Set(Object.keys(contacts).slice(0, MOST_DESKS).flatMap(words).filter(isDesk)),
  };
});

/** Characters of a description that are read. */
const MOST_DESCRIPTION = 400;

/** The lines of a postal address behind its street: town, region and country. */
function townsIn({ kind, value }: Manifest['resources']['contacts'][string]): string[] {
  if (kind !== 'address') return [];
  const [, ...behind] = value.split(/[\n,،、]/u);
  return behind.filter((line) => !STREET.test(line));
}

/** A house number behind a street, and not the code of a town. */
const STREET = /\p{L}[^\p{Nd}]{0,40}\s\p{Nd}{1,3}\p{L}?\s*$/u;

/** Words of a description that name nobody: small ones, and the town behind "in". Others may be those of makers and partners. */
function tradeIn(description: string): string[] {
  const all = description.slice(0, MOST_DESCRIPTION).match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*|[.!?]/gu) ?? [];
  return all.filter((word, index) => !/^\p{Lu}/u.test(word) || IN.test(all[index - 1] ?? ''));
}

/** The towns that a description names behind "in". */
function townIn(description: string): string[] {
  const all = description.slice(0, MOST_DESCRIPTION).match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*|[.!?]/gu) ?? [];
  return all.filter((word, index) => /^\p{Lu}/u.test(word) && IN.test(all[index - 1] ?? ''));
}

/** What a description says first, which is what the site is: behind a small word or a sign are its town, its makers, its customers. */
function whatIs(description: string): string {
  const [first = ''] = description.slice(0, MOST_DESCRIPTION).split(/[.!?,;:·|–—،、。]/u);
  const all = first.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
  const start = all.findIndex((word) => !isSmallWord(fold(word)));
  const end = all.findIndex((word, index) => index > start && isSmallWord(fold(word)));
  return start === -1 ? '' : all.slice(start, end === -1 ? undefined : end).join(' ');
}

/** What stands before the name of a town. */
const IN = /^(?:in|near|à|en|em|a|i|på|te|bei|nahe|vicino|cerca|w|we|v|ve|în|la|в|во|у|σε|στ[ηοα]ν?|u|pri|blizu)$/iu;

function isAround(word: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !isOtherPartyWord(word);
}

/** Contacts whose names are read. */
const MOST_DESKS = 500;

function isDesk(word: string): boolean {
  return word.length >= SHORT && !isOtherPartyWord(word);
}

/** Letters of a name without its small words, which tell it from no other: `del` of a "Bar del Porto". */
function tellingLetters(name: string): number {
  const telling = words(name).filter((word) => !isSmallWord(word));
  return (telling.length > 0 ? telling.join('') : squash(name)).length;
}

function squash(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** Whether a host is the site's: its own, one below it, or the one that it is below. */
export function isOwnHost(host: string, { host: own }: SiteNames): boolean {
  const other = host.toLowerCase().replace(/^www\./, '');
  if (other === own || other.endsWith(`.${own}`)) return true;
  return own.endsWith(`.${other}`) && other.split('.').length > 1 && !isPublicSuffix(other);
}

/** `co.uk`: hosts below it belong to many. */
function isPublicSuffix(host: string): boolean {
  return /^(?:com?|org|net|gov|edu|ac|or|ne|gob|gouv|asso|nom|ltd|plc|me)\.[a-z]{2}$/.test(host);
}

/** The label of a host that is its owner's name: `harrow` of `www.harrow.co.uk`. */
export function nameOfHost(host: string): string {
  const labels = host.split('.');
  const isBelow = labels.length > 2 && isPublicSuffix(labels.slice(-2).join('.'));
  return labels.at(isBelow ? -3 : -2) ?? host;
}

/** A host without what is below its owner's name: `harrow.co.uk` of `shop.harrow.co.uk`. */
export function domainOf(host: string): string {
  const labels = host.split('.');
  return labels.slice(isPublicSuffix(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

/** How alike a handle and the site's names are, from 0 to 1: the longest part that they share, of the shorter. */
export function likeness(handle: string, { squashed }: SiteNames): number {
  const own = squash(handle);
  let best = 0;
  for (const name of squashed) {
    const shared = sharedLength(own.slice(0, LONGEST), name.slice(0, LONGEST));
    if (shared < leastShared(own)) continue;
    best = Math.max(best, shared / Math.min(name.length, own.length, LONGEST));
  }
  return best;
}

/** Letters of a name that are compared. */
const LONGEST = 60;

function leastShared(text: string): number {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text) ? 2 : SHORT + 1;
}

/** The length of the longest text that is in both. */
function sharedLength(a: string, b: string): number {
  let best = 0;
  let before = new Array<number>(b.length + 1).fill(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = new Array<number>(b.length + 1).fill(0);
    for (let j = 1; j <= b.length; j += 1) {
      if (a[i - 1] !== b[j - 1]) continue;
      row[j] = (before[j - 1] ?? 0) + 1;
      best = Math.max(best, row[j] ?? 0);
    }
    before = row;
  }
  return best;
}

/** Whether a folded word is one of the site's name, or shares most of it: `Rosteriet` of a `Kafferosteri`. */
export function isOwnWord(word: string, { words: own, squashed }: SiteNames): boolean {
  if (own.has(word)) return true;
  if (word.length <= SHORT) return false;
  return squashed.some((name) => {
    const shared = sharedLength(word.slice(0, LONGEST), name.slice(0, LONGEST));
    return shared > SHORT && shared * 4 >= word.length * 3;
  });
}
