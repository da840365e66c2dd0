import { addressesIn } from '../../contact/addresses-in.js';
import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { channelOfLabel } from '../../contact/channel-label.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import { asksToCallUs } from '../../owner/first-person.js';
import { isOthers, type Label, readLabel } from '../../owner/read-label.js';
import { isForRide } from '../../owner/rides.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { ofChannel } from './channel-of.js';
import { mailOf } from './mail.js';
import { sentenceBefore } from './sentence-before.js';
import type { Suspect } from './suspect.js';

/** A contact that a sentence gives as that of who speaks: what is known of it, and where it stands in the text. */
export type SaidContact = Omit<Suspect, 'start' | 'end' | 'source' | 'place'> & { from: number; to: number };

/** Steps to look for contacts in a character. */
const READ = 20;
const PLAIN = { isOwn: false, isPlain: true, link: undefined } as const;

/**
 * The contacts that sentences give as those of who speaks, and that the site does not have.
 *
 * @param isMessage whether the page surely says the text itself: then "call 555 0199" is said of it, too, as is "call us on" anyway
 */
export function saidContacts(page: Page, text: string, isMessage: boolean): SaidContact[] {
  page.document.budget.spend(text.length * READ);
  return [
    ...numbersIn(page, text, isMessage),
    ...mailsIn(page, text, isMessage),
    ...(isMessage ? placesIn(page, text) : []),
  ];
}

function numbersIn({ manifest, document }: Page, text: string, isMessage: boolean): SaidContact[] {
  return anyNumbers(text).flatMap(({ value, from, to }): SaidContact[] => {
    const before = text.slice(0, from);
    const isOurs =
      asksToCallUs(before) || (isMessage && isOfSite(labelAt(manifest, text, from)) && !isForRide(text, from));
    if (!isOurs) return [];
    const { isOwn, near, isPossible } = compareNumber(value, configuredContactsOf(manifest), document.budget);
    if (isOwn || !isPossible) return [];
    const said: SaidContact = {
      ...PLAIN,
      kind: 'phone',
      label: 'contact',
      value,
      near,
      isInSentence: true,
      from,
      to,
    };
    return [ofChannel(said, channelOfLabel(before))];
  });
}

function mailsIn(page: Page, text: string, isMessage: boolean): SaidContact[] {
  return anyMails(text).flatMap(({ value, from, to }): SaidContact[] => {
    const mail = mailOf(value, page);
    if (!mail || !(mail.isOwn || mail.isPlain)) return [];
    const label = labelAt(page.manifest, text, from);
    const isAsked = isOfSite(label) || asksToCallUs(text.slice(0, from));
    // One that is called by what it is for, at the site's own host, needs no words before it.
    const isDesk = isMessage && mail.isOwn && !mail.isPersonal && !isOthers(label);
    return isAsked || isDesk ? [{ ...mail, link: undefined, label: 'contact', value, from, to }] : [];
  });
}

function placesIn({ manifest, document }: Page, text: string): SaidContact[] {
  return addressesIn(text).flatMap(({ value, from, to, isSaid }): SaidContact[] => {
    if (!isSaid && !isOfSite(labelAt(manifest, text, from))) return [];
    const { isOwn, near } = compareAddress(value, manifest, document.budget);
    return isOwn ? [] : [{ ...PLAIN, kind: 'address', label: 'contact', value, near, from, to }];
  });
}

function labelAt(manifest: Page['manifest'], text: string, at: number): Label {
  return readLabel(sentenceBefore(text, at), siteNamesOf(manifest));
}

function isOfSite(label: Label): boolean {
  return label === 'contact' || label === 'site';
}
