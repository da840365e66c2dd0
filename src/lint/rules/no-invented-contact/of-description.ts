import { addressesIn } from '../../contact/addresses-in.js';
import type { AnyContact } from '../../contact/any-contact.js';
import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { channelOfLabel } from '../../contact/channel-label.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import type { Span } from '../../document/element.js';
import { isOthers } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { ofChannel } from './channel-of.js';
import { givesMailAsOwn, labelInDescription } from './label-in-description.js';
import { mailOf } from './mail.js';
import { sentenceBefore } from './sentence-before.js';
import type { Suspect } from './suspect.js';

/**
 * The contacts in a sentence that describes the page.
 *
 * @param spanOf where a part of the sentence stands in the source
 */
export function ofDescription(
  page: Page,
  text: string,
  spanOf: (from: number, to: number) => Span,
  source: 'meta' | 'attribute',
): Suspect[] {
  const { document, manifest } = page;
  document.budget.spend(text.length * READ);
  const names = siteNamesOf(manifest);
  const base = { source, place: 'text', label: 'contact', link: undefined } as const;
  const spanAt = ({ from, to }: Pick<AnyContact, 'from' | 'to'>) => {
    const { start, end } = spanOf(from, to);
    return { start, end };
  };
  const numbers = anyNumbers(text).flatMap((found): Suspect[] => {
    const { value, from, isPlain } = found;
    const compared = compareNumber(value, configuredContactsOf(manifest), document.budget);
    if (compared.isOwn || !compared.isPossible) return [];
    const before = sentenceBefore(text, from);
    const label = labelInDescription(text, from, names);
    // A page describes itself: nobody else is meant who is not named.
    const isPages = isPlain === true && source === 'meta' && !isOthers(label);
    if (!(label === 'contact' || label === 'site' || isPages || compared.near)) return [];
    const number = { ...base, ...spanAt(found), kind: 'phone', isOwn: false, isPlain: true, value } as const;
    return [ofChannel({ ...number, isInSentence: true, near: compared.near }, channelOfLabel(before))];
  });
  const mails = anyMails(text).flatMap((found): Suspect[] => {
    const mail = mailOf(found.value, page);
    const suspect: Suspect | undefined = mail && { ...base, ...spanAt(found), ...mail, value: found.value };
    if (!suspect) return [];
    if (suspect.isOwn || suspect.isNamed) return [suspect];
    if (source !== 'meta') return [];
    // One at a host of others is told where the page says that it is its own, or gives others there as such.
    const given = givesMailAsOwn(text, found.from, names);
    return [given ? { ...suspect, isLabelled: true, isUnsure: given === 'perhaps' } : { ...suspect, label: 'other' }];
  });
  const addresses = /\p{Nd}/u.test(text)
    ? addressesIn(text).flatMap((found) =>
        ofPlace(page, text, found).map((place) => ({ ...base, ...spanAt(found), ...place })),
      )
    : [];
  return [...numbers, ...mails, ...addresses];
}

/** A postal address in a description: the page's own where nobody else is named before it. */
function ofPlace({ manifest, document }: Page, text: string, { from, value, isSaid }: AnyContact): Place[] {
  const { isOwn, near } = compareAddress(value, manifest, document.budget);
  if (isOwn) return [];
  const label = isSaid ? 'contact' : labelInDescription(text, from, siteNamesOf(manifest));
  if (isOthers(label) || (label === 'topic' && !near)) return [];
  return [{ kind: 'address', isOwn: false, isPlain: true, value, near }];
}

type Place = Pick<Suspect, 'kind' | 'isOwn' | 'isPlain' | 'value' | 'near'>;
/** Steps to look for contacts in a character. */
const READ = 10;
