import { escapeAttribute } from '../../../html/escape.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isFaxField } from '../../contact/fax.js';
import { messengerOf } from '../../contact/messenger.js';
import { classOf } from '../../edit/replace.js';
import type { Page } from '../../rule.js';
import { fold } from '../../words/fold.js';
import type { Suspect } from './suspect.js';

/** The site's contact to write instead: the one that is nearly meant, else the first of the kind, else any. */
export interface Replacement {
  field: string | undefined;
  /** It is of the same kind. */
  isSame: boolean;
}

/** The site's contact to write instead of one that it does not have. */
export function replacementFor(page: Page, { kind, near, isFax, messenger, ofField, source }: Suspect): Replacement {
  const chat = kind === 'messenger' ? chatOf(page, messenger) : undefined;
  // The site's own chat is the answer, be the number nearly that of its phone.
  if (chat !== undefined) return { field: chat, isSame: true };
  if (near) return { field: near.field, isSame: true };
  if (ofField !== undefined) return { field: ofField, isSame: true };
  const { byKind } = configuredContactsOf(page.manifest);
  if (isFax) {
    const fax = byKind.get('phone')?.find(isFaxField);
    return { field: fax, isSame: fax !== undefined };
  }
  if (kind === 'messenger') {
    const [any] = byKind.get('phone') ?? [...byKind.values()].flat();
    return { field: any, isSame: false };
  }
  const [same] = byKind.get(kind) ?? [];
  if (same !== undefined) return { field: same, isSame: true };
  // Nothing else can be shown on a map.
  const [any] = source === 'map' ? [] : [...byKind.values()].flat();
  return { field: any, isSame: false };
}

/** The field of the site's chat in a messenger: by its address, else by what it is called. */
function chatOf({ manifest }: Page, messenger: string | undefined): string | undefined {
  const contacts = Object.entries(manifest.resources.contacts).slice(0, MOST_CONTACTS);
  const byUrl = contacts.find(([, { url }]) => url !== undefined && messengerOf(url)?.name === messenger);
  const name = squash(messenger ?? '');
  return (byUrl ?? contacts.find(([field]) => name !== '' && squash(field) === name))?.[0];
}

function squash(name: string): string {
  return fold(name).replaceAll(' ', '');
}

/** Contacts that are looked at for a chat. */
const MOST_CONTACTS = 200;

/** What belongs there: in markup a component, in data the value itself, as no component is expanded there. */
export function expectationOf(page: Page, suspect: Suspect, { field, isSame }: Replacement, name: string): string {
  const { source, isFax, kind } = suspect;
  if (field === undefined || (isFax && !isSame)) return `none, as the site has no ${name}`;
  if (source === 'text' || source === 'link') {
    const written = `\`${componentFor(field, suspect)}\``;
    return isSame ? written : `${written}, as the site has no ${name}`;
  }
  const value = shownValue(page, field);
  if (suspect.mapIn !== undefined)
    return `${value}, as the place in its \`${suspect.mapIn}\`, or no ${suspect.mapIn === 'src' ? 'map' : 'link'}`;
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
