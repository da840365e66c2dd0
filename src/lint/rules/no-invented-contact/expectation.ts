import { escapeAttribute } from '../../../html/escape.js';
import { addressMembers } from '../../contact/address-members.js';
import { withAround } from '../../contact/around-component.js';
import { TEXT } from '../../contact/channels.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { listComma } from '../../contact/list-comma.js';
import { nearestPhone } from '../../contact/nearest-field.js';
import { fieldOfChannel, profileOfChannel } from '../../contact/site-channels.js';
import { generalField, isMainField, specialityOf } from '../../contact/special-field.js';
import { spelledAlike } from '../../contact/spelled-alike.js';
import { ofProperty, wholeAddress } from '../../edit/address-in-parts.js';
import { componentForText, linkAttribute } from '../../edit/linked-component.js';
import { classOf } from '../../edit/replace.js';
import type { Seat } from '../../owner/seat-label.js';
import type { Page } from '../../rule.js';
import { numberOf } from './number-link.js';
import type { Suspect } from './suspect.js';

/** The site's contact to write instead: the one that is nearly meant, else the main one of the kind or the nearest, else any. */
export interface Replacement {
  field: string | undefined;
  /** It is of the same kind. */
  isSame: boolean;
}

/** The site's contact to write instead of one that it does not have. */
export function replacementFor(
  page: Page,
  { kind, near, channel, others = [], ofField, ofComponent, source, desk, value }: Suspect,
): Replacement {
  const { byKind } = configuredContactsOf(page.manifest);
  const own = channel && fieldOfChannel(page.manifest, channel);
  if (ofComponent !== undefined) return { field: ofComponent, isSame: true };
  // The site's own chat is the answer, be the number nearly that of its phone.
  if (own !== undefined) return { field: own, isSame: true };
  // The desk that the words beside it name, where nothing but the host says that it nearly is another.
  if (desk !== undefined && (!near || kind === 'email')) return { field: desk, isSame: true };
  if (near && !(isOfHostAlone(near) && specialityOf(near.field))) return { field: near.field, isSame: true };
  if (channel) return { field: undefined, isSame: false };
  // "Text or call": the mobile is both.
  const mobile = others.includes(TEXT) ? fieldOfChannel(page.manifest, TEXT) : undefined;
  if (mobile !== undefined) return { field: mobile, isSame: true };
  if (ofField !== undefined) return { field: ofField, isSame: true };
  const general = generalField(page.manifest, kind);
  const isMain = general === undefined || kind !== 'phone' || isMainField(general);
  const same = isMain ? general : (nearestPhone(page.manifest, numberOf(value)) ?? general);
  if (same !== undefined) return { field: same, isSame: true };
  // Nothing else can be shown on a map.
  const any = source === 'map' ? [] : [...byKind.keys()].flatMap((each) => generalField(page.manifest, each) ?? []);
  return { field: any[0], isSame: false };
}

/** Whether nothing but its host says that a mailbox nearly is one of the site. */
function isOfHostAlone({ how }: NonNullable<Suspect['near']>): boolean {
  return how === 'another mailbox at the host of' || how === 'its host is nearly that of';
}

/** What goes with a contact that nothing is written in place of: a line or card of it would be left empty. */
export const WITH_LABEL = 'it with its label, icon and empty item or card';

/** What belongs there: in markup a component, in data the value itself, as no component is expanded there. */
export function expectationOf(page: Page, suspect: Suspect, { field, isSame }: Replacement, called: string): string {
  const { source, channel, kind } = suspect;
  // What it has is for emergencies, faxes, the press or the like.
  const hasSpecial = !isSame && !channel && configuredContactsOf(page.manifest).byKind.has(kind);
  const name = hasSpecial ? `general ${called}` : called;
  const isMarkup = source === 'text' || source === 'link';
  if (channel && field === undefined) {
    const profile = profileOfChannel(page.manifest, channel);
    if (profile !== undefined)
      return isMarkup
        ? `\`<x-social></x-social>\` once for all profiles, as the site's ${channel.lacking} is \`${profile}\``
        : `\`${profile}\`, the site's ${channel.lacking}, or nothing in its place`;
    // A label that stays would give out the contact that is written in its place as what it is not.
    return `none, as the site has no ${channel.lacking}; remove ${isMarkup ? WITH_LABEL : 'it'}`;
  }
  if (field === undefined) return `none, as the site has no ${name}; remove ${isMarkup ? WITH_LABEL : 'it'}`;
  if (suspect.seat)
    return ofSeat(
      suspect.seat,
      isMarkup ? `\`${componentFor(page, field, suspect)}\`` : shownValue(page, field, suspect),
    );
  if (suspect.shownIn)
    return `\`${ofProperty(suspect.shownIn, componentFor(page, field, suspect))}\` in place of all its text, or no ${name} at all`;
  if (isMarkup) {
    const written = `\`${componentFor(page, field, suspect)}\``;
    return isSame ? written : `none, as the site has no ${name}: remove ${WITH_LABEL}; what the site has is ${written}`;
  }
  const value = shownValue(page, field, suspect);
  if (suspect.mapIn !== undefined) {
    const text = suspect.textOfMap === undefined ? '' : `, and \`${componentFor(page, field, suspect)}\` as its text`;
    return `${value}, as the place in its \`${suspect.mapIn}\`${text}, or no ${suspect.mapIn === 'href' ? 'link' : 'map'}`;
  }
  // The value of another kind has no place in a member, an attribute or a variable that is called so.
  if (!isSame)
    return `none, as the site has no ${name}: remove it; where a contact has to stand, the site has ${value}`;
  if (suspect.inParts)
    return `\`${wholeAddress(suspect.inParts, componentFor(page, field, suspect))}\` in place of all its parts, or no address at all`;
  if (kind !== 'address') return `${value}, or nothing in its place`;
  if (suspect.isMap) return `a map of ${value}, or none`;
  const part = partIn(page, field, suspect);
  const here = part === undefined ? '' : `, here \`${part}\``;
  return suspect.wrongMembers
    ? `${value}, in its parts${here}, or no address at all`
    : `${value}, or no address at all`;
}

/** The part of the site's address that belongs into a `meta` element with one part of an address. */
function partIn({ manifest }: Page, field: string, { source, wrongMembers }: Suspect): string | undefined {
  const [name, ...more] = wrongMembers ?? [];
  const own = manifest.resources.contacts[field]?.value;
  if (source !== 'meta' || name === undefined || more.length > 0 || own === undefined) return undefined;
  const members = addressMembers(own, manifest.site.name);
  return members && Object.entries(members).find(([member]) => member === name)?.[1];
}

/** What belongs where a firm is said to be registered, or to have a branch: nobody knows that from the site's own address. */
function ofSeat(seat: Seat, own: string): string {
  return seat === 'registered'
    ? `none, as the site does not say where its firm is registered: look that up, write ${own} only if it is there, else remove it with its label`
    : `none, as the site has no address of a branch: remove it with its label, or write ${own} only if that is meant`;
}

/**
 * The value of a contact, as data has it: the address of a chat, else what it says, on one line.
 *
 * @param written what it is written in place of: a number without blanks stays without them
 */
export function dataValueOf({ manifest }: Page, field: string, written = ''): string | undefined {
  const contact = manifest.resources.contacts[field];
  if (contact?.kind === 'phone') return spelledAlike(contact.value, contact.display, written);
  const text = contact?.kind === 'text' ? (contact.url ?? contact.value) : contact?.value;
  return text
    ?.split('\n')
    .map((line) => line.trim())
    .join(listComma(text));
}

function shownValue(page: Page, field: string, { value: written, isInSentence }: Suspect): string {
  const { display } = page.manifest.resources.contacts[field] ?? {};
  const isShown = isInSentence && display !== undefined && /\p{Nd}/u.test(display) && !/\p{L}/u.test(display);
  const value = isShown ? display.trim() : dataValueOf(page, field, written);
  return value === undefined || value.length > LONGEST
    ? `the value of \`${field}\``
    : `\`${value}\`, the site's \`${field}\``;
}

/** Characters of a contact that a message shows. */
const LONGEST = 120;

/** The component that shows a contact: a link, with the classes and the surroundings of the one that it stands for. */
export function componentFor({ manifest }: Page, field: string, { link, source, start, mapLink }: Suspect): string {
  if (mapLink) return `<x-contact field="${escapeAttribute(field)}"${classOf(mapLink)}></x-contact>`;
  if (source !== 'link' || link?.start !== start) return componentForText(manifest, field);
  const name = escapeAttribute(field);
  const component = `<x-contact field="${name}"${linkAttribute(manifest, field)}${classOf(link)}></x-contact>`;
  return withAround(link, component, manifest.resources.contacts[field]);
}
