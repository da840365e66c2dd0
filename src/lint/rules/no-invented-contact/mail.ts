import { isConfiguredMail } from '../../contact/configured.js';
import { generalField } from '../../contact/special-field.js';
import { isContactWord } from '../../owner/label-words.js';
import { madeUpHost } from '../../owner/made-up-host.js';
import { isOfNameWords } from '../../owner/name-words.js';
import { isOwnHost, likeness, nameOfHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import type { Suspect } from './suspect.js';

/** Hosts at which anybody has a mailbox. */
const FREE =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|web|t-online|freenet|mail|proton|protonmail|libero|virgilio|tiscali|alice|orange|wanadoo|free|laposte|sfr|telefonica|terra|uol|bol|sapo|ziggo|kpnmail|telenet|skynet|bluewin|telia|wp|o2|onet|interia|seznam|centrum|yandex|rambler|bk|list|ukr|qq|163|126|sina|naver|daum|hanmail|docomo|ezweb|softbank|walla)\.[a-z.]{2,6}$/i;
/** Hosts that stand for one to be written. */
const STAND_IN =
  /^(?:(?:www\.)?example\.(?:com|org|net)|(?:your|my)-?(?:domain|company|site|website|business)\.[a-z]{2,7}|(?:domain|company|website)\.(?:com|tld|example|test|invalid)|yoursite\.[a-z]{2,7}|email\.com)$/i;
/** How much of a name a host shares with the site's at least to be taken for the site's. */
const ALIKE = 0.7;

/** What is known of a mail address by itself; nothing for one that the site has. */
export function mailOf(
  address: string,
  { manifest, document }: Page,
): Pick<Suspect, 'kind' | 'isOwn' | 'isPlain' | 'isNamed' | 'isNamesake' | 'isPersonal' | 'near'> | undefined {
  if (isConfiguredMail(address.toLowerCase(), manifest, document.budget)) return undefined;
  const names = siteNamesOf(manifest);
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const madeUp = madeUpHost(host, names);
  const label = nameOfHost(host);
  const isAlike = madeUp !== undefined || likeness(label, names) >= ALIKE || isOfNameWords(label, names);
  const near = nearMail(address.toLowerCase(), manifest);
  return {
    kind: 'email',
    isOwn: isOwnHost(host, names),
    isPersonal: !words(address.slice(0, at)).some((word) => isRole(word)),
    isNamed: isAlike && !FREE.test(host),
    ...(madeUp?.isTelling && { isNamesake: true }),
    isPlain: isAlike || FREE.test(host) || STAND_IN.test(host) || likeness(address.slice(0, at), names) >= ALIKE,
    near,
  };
}

/** Whether anybody has a mailbox at a host, or it stands for one to be written. */
export function isHostOfAnybody(host: string): boolean {
  return FREE.test(host) || STAND_IN.test(host);
}

/** Whether nothing in a mail address says that it is the site's: its host is somebody else's, or not known. */
export function isOfForeignHost({ isOwn, isPlain, near }: Pick<Suspect, 'isOwn' | 'isPlain' | 'near'>): boolean {
  return !isOwn && !isPlain && !near;
}

/** What an address calls its mailbox: what stands before its host, without the scheme. */
export function mailboxOf(address: string): string {
  return address.replace(/^mailto:/i, '').split('@', 1)[0] ?? '';
}

/** The host of a mailbox, without `www.`; empty for one that is written otherwise. */
export function mailHostOf(address: string): string {
  const [written = ''] = address.split(/[?#\s>]/, 1);
  const at = written.lastIndexOf('@');
  return at === -1
    ? ''
    : written
        .slice(at + 1)
        .toLowerCase()
        .replace(/^www\.|\.$/g, '');
}

/** Whether a word of a mailbox's name says what it is for. */
function isRole(word: string): boolean {
  return (
    isContactWord(word) ||
    /^(?:info|hello|hallo|hola|ciao|bonjour|news|newsletter|team|admin|web|press|presse|jobs|hr|billing|accounts?|no|noreply)/.test(
      word,
    )
  );
}

/** The configured address that one nearly is: the same mailbox at another host, or another at the same. */
function nearMail(address: string, manifest: Page['manifest']): Suspect['near'] {
  const [local, host] = address.split('@');
  let other: Suspect['near'];
  // Any mailbox at the host is meant before the one for the press or for invoices.
  const general = generalField(manifest, 'email');
  const entries = Object.entries(manifest.resources.contacts).slice(0, MOST);
  const first = entries.filter(([field]) => field === general);
  for (const [field, { kind, value }] of [...first, ...entries]) {
    if (kind !== 'email') continue;
    const [ownLocal, ownHost] = value.trim().toLowerCase().split('@');
    if (host === ownHost && !other) other = { field, how: 'another mailbox at the host of' };
    if (host === ownHost || !isAlikeHost(host, ownHost)) continue;
    if (local === ownLocal) other = { field, how: 'the same mailbox at another host as' };
    else other ??= { field, how: 'its host is nearly that of' };
  }
  return other;
}

/** Contacts that are compared. */
const MOST = 500;

/** Whether two hosts differ in their end alone, or in a sign. */
function isAlikeHost(one = '', other = ''): boolean {
  const bare = (host: string) => host.replace(/\.[a-z.]{2,8}$/, '').replace(/[^a-z0-9]/g, '');
  return bare(one) === bare(other);
}
