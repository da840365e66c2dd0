import { configuredContactsOf } from '../../contact/configured.js';
import { switchedOff } from '../../directives/off-at.js';
import type { Page } from '../../rule.js';
import { type ClaimedHosts, claimedHostsOf, verdictAtClaimedHost } from './at-claimed-hosts.js';
import { CERTAIN, type Verdict } from './decide.js';
import { type HouseMention, housesIn, indexOfHouses, type WantedHouse } from './house-mentions.js';
import type { InventedContact } from './invented-contact.js';
import { mailOf } from './mail.js';
import { keyAbroad, numberKeys } from './number-keys.js';
import { type StreetAndTown, streetAndTown } from './street-and-town.js';
import type { ContactKind, Suspect } from './suspect.js';

/** What is known of a value that a page surely gives as the site's elsewhere, and that the site does not have. */
export interface Told {
  known: Pick<Suspect, 'kind' | 'isOwn' | 'near'> & Partial<Suspect>;
  verdict: Verdict;
}

/** What a page surely gives as the site's and the site does not have, to find it in other places, too. */
export interface ToldValues {
  hasNumbers: boolean;
  hasMails: boolean;
  hasHouses: boolean;
  /** What is known of the same number or mailbox, or of another mailbox at a host that is made up. */
  same(kind: 'phone' | 'email', value: string): Told | undefined;
  /** Where a text names the same street and house. */
  housesIn(text: string): HouseMention<Told>[];
}

const WHY = {
  phone: 'the page gives the same number as that of the site elsewhere',
  email: 'the page gives the same mailbox as that of the site elsewhere',
  address: 'the page gives the same street and house as those of the site elsewhere',
} as const;
const SCORE = 0.8;

/** The values that are surely made up; nothing where there are none. */
export function toldValuesOf(page: Page, found: readonly InventedContact[]): ToldValues | undefined {
  const sure = found.filter(isSure);
  if (sure.length === 0) return undefined;
  const isOff = switchedOff(page.document, 'no-invented-contact');
  const { country } = configuredContactsOf(page.manifest);
  const told = new Map<string, Suspect>();
  const houses = new Map<string, WantedHouse<Told>>();
  // Who lets a value stand in one place may let it stand in another.
  const allowed = new Set<string>();
  for (const { suspect } of sure) {
    const own = suspect.kind === 'address' ? streetAndTown(suspect.value) : undefined;
    const keys = own ? [keyOfHouse(own)] : keysOf(suspect.kind, suspect.value, country);
    for (const key of keys) {
      if (isOff(suspect.start)) allowed.add(key);
      // Where a number is called says more of what is meant than a chat with it.
      const known = told.get(key);
      if (!known || (known.kind === 'messenger' && suspect.kind === 'phone')) told.set(key, suspect);
      if (own && !houses.has(key)) houses.set(key, { own, of: ofAgain('address', suspect) });
    }
  }
  const hosts = hostsOf(
    page,
    sure.filter(({ suspect }) => !isOff(suspect.start)),
  );
  for (const key of allowed) {
    told.delete(key);
    houses.delete(key);
  }
  const kinds = new Set([...told.values()].map(({ kind }) => kind));
  const index = indexOfHouses([...houses.values()]);
  return {
    hasNumbers: kinds.has('phone') || kinds.has('messenger'),
    hasMails: kinds.has('email') || hosts.size > 0,
    hasHouses: houses.size > 0,
    housesIn: (text) => (houses.size > 0 ? housesIn(text, index) : []),
    same(kind, value) {
      const keys = keysOf(kind, value, country);
      if (keys.some((key) => allowed.has(key))) return undefined;
      const own = keys.flatMap((key) => told.get(key) ?? [])[0];
      if (own) return ofAgain(kind, own);
      const mail = kind === 'email' && hosts.size > 0 ? mailOf(value, page) : undefined;
      const verdict = mail && verdictAtClaimedHost({ ...BARE, ...mail, value }, hosts);
      return mail && verdict ? { known: mail, verdict } : undefined;
    },
  };
}

/** The hosts of mailboxes that surely are made up. */
function hostsOf(page: Page, sure: readonly InventedContact[]): ClaimedHosts {
  return new Map([...claimedHostsOf(page, sure)].filter(([, score]) => score >= CERTAIN));
}

const BARE = {
  start: 0,
  end: 0,
  source: 'text',
  place: 'text',
  label: 'nothing',
  link: undefined,
} as const satisfies Partial<Suspect>;

/** Whether a value is made up wherever on the page it stands. */
function isSure({ suspect, verdict }: InventedContact): boolean {
  const { isContradiction, isUnsure, isVague, seat, group } = suspect;
  return verdict.score >= CERTAIN && !(isContradiction || isUnsure || isVague || seat || group);
}

/** By what a number or mailbox is told to be the same as another. */
function keysOf(kind: ContactKind, value: string, country: string | undefined): string[] {
  if (kind === 'phone' || kind === 'messenger') {
    const abroad = keyAbroad(value, country);
    const keys = numberKeys(value, country).map((key) => `number ${key}`);
    return abroad === undefined ? keys : [...keys, `abroad ${abroad}`];
  }
  const [mailbox = ''] = value.replace(/^\s*mailto:/i, '').split('?', 1);
  return kind === 'email' ? [`mailbox ${mailbox.trim().toLowerCase()}`] : [];
}

/** The same for all places where a house of one town is named. */
function keyOfHouse({ names, numbers, codes, towns }: StreetAndTown): string {
  return ['house', names.join(' '), numbers.join(' '), [...codes].join(' '), [...towns].join(' ')].join('/');
}

function ofAgain(kind: keyof typeof WHY, suspect: Suspect): Told {
  return { known: knownOf(kind, suspect), verdict: { why: WHY[kind], score: SCORE } };
}

/** What is the same of a value wherever it stands: not where it was found, nor by what. */
function knownOf(
  kind: keyof typeof WHY,
  { isOwn, near, desk, ofField, channel, others, isPersonal, isNamed }: Suspect,
): Told['known'] {
  return {
    kind,
    isOwn,
    near,
    ...(desk !== undefined && { desk }),
    ...(ofField !== undefined && { ofField }),
    ...(channel && { channel }),
    ...(others && { others }),
    ...(isPersonal && { isPersonal }),
    ...(isNamed && { isNamed }),
  };
}
