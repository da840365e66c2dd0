import { escapeAttribute } from '../../../html/escape.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isFaxField } from '../../contact/fax.js';
import { messengerOf } from '../../contact/messenger.js';
import { classOf } from '../../edit/replace.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

/** The site's contact to write instead: the one that is nearly meant, else the first of the kind, else any. */
export interface Replacement {
  field: string | undefined;
  /** It is of the same kind. */
  isSame: boolean;
}

/** The site's contact to write instead of one that it does not have. */
export function replacementFor(page: Page, { kind, near, isFax, messenger, ofField }: Suspect): Replacement {
  if (near) return { field: near.field, isSame: true };
  if (ofField !== undefined) return { field: ofField, isSame: true };
  const { byKind } = configuredContactsOf(page.manifest);
  if (isFax) {
    const fax = byKind.get('phone')?.find(isFaxField);
    return { field: fax, isSame: fax !== undefined };
  }
  if (kind === 'messenger') {
    const chat = chatOf(page, messenger);
    const [any] = byKind.get('phone') ?? [...byKind.values()].flat();
    return { field: chat ?? any, isSame: chat !== undefined };
  }
  const [same] = byKind.get(kind) ?? [];
  if (same !== undefined) return { field: same, isSame: true };
  const [any] = [...byKind.values()].flat();
  return { field: any, isSame: false };
}

/** The field of the site's chat in a messenger. */
function chatOf({ manifest }: Page, messenger: string | undefined): string | undefined {
  const contacts = Object.entries(manifest.resources.contacts).slice(0, MOST_CONTACTS);
  return contacts.find(([, { url }]) => url !== undefined && messengerOf(url)?.name === messenger)?.[0];
}

/** Contacts that are looked at for a chat. */
const MOST_CONTACTS = 200;

/** What belongs there: in markup a component, in data the value itself, as no component is expanded there. */
export function expectationOf(page: Page, suspect: Suspect, { field, isSame }: Replacement, name: string): string {
  const { source, isFax, kind } = suspect;
  if (field === undefined || (isFax && !isSame)) return `none, as the site has no ${name}`;
  const isMarkup = source === 'text' || source === 'link' || source === 'map';
  if (isMarkup) {
    const written = `\`${componentFor(field, suspect)}\``;
    return isSame ? written : `none, as the site has no ${name}; it has \`${field}\`: write ${written}`;
  }
  const value = shownValue(page, field);
  // The value of another kind has no place in a member, an attribute or a variable that is called so.
  if (!isSame)
    return `none, as the site has no ${name}: remove it; where a contact has to stand, the site has ${value}`;
  if (kind !== 'address') return `${value}, or nothing in its place`;
  if (suspect.isMap) return `a map of ${value}, or none`;
  return suspect.wrongMembers ? `${value}, in its parts, or no address at all` : `${value}, or no address at all`;
}

/** The value of a contact, as data has it: the address of a chat, else what it says. */
function shownValue({ manifest }: Page, field: string): string {
  const contact = manifest.resources.contacts[field];
  const value = (contact?.kind === 'text' ? (contact.url ?? contact.value) : contact?.value)
    ?.split('\n')
    .map((line) => line.trim())
    .join(', ');
  return value === undefined || value.length > LONGEST
    ? `the value of \`${field}\``
    : `\`${value}\`, the site's \`${field}\``;
}

/** Characters of a contact that a message shows. */
const LONGEST = 120;

/** The component that shows a contact, with the classes of the link that it stands for. */
export function componentFor(field: string, { link, source, start }: Suspect): string {
  const name = escapeAttribute(field);
  if (source === 'link' && link?.start === start) return `<x-contact field="${name}"${classOf(link)}></x-contact>`;
  return `<x-contact field="${name}"></x-contact>`;
}
