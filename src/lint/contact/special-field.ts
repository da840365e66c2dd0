import type { Manifest } from '../../manifest/schema.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { isUrgentWord } from '../owner/urgent-words.js';
import { fold, words } from '../words/fold.js';
import { FAX } from './channels.js';
import { configuredContactsOf } from './configured.js';
import { topicOfDesk } from './desk-topics.js';

/** What a contact is for that is not meant for everybody. */
export type Speciality = 'emergency' | 'fax' | 'press' | 'jobs' | 'billing';

const TOPICS: ReadonlySet<string> = new Set(['press', 'jobs', 'billing']);

/** What a contact is for by its name, where it is not for everybody: one called so is written only where the page says so. */
export function specialityOf(field: string): Speciality | undefined {
  const named = nameWords(field).map((word) => fold(word).replaceAll(' ', ''));
  if (named.some(isUrgentWord)) return 'emergency';
  if (named.some(FAX.isWord)) return 'fax';
  return named.map(topicOfDesk).find((topic): topic is Speciality => topic !== undefined && TOPICS.has(topic));
}

const generalByKind = memo((_manifest: Manifest) => new Map<string, string | undefined>());

/**
 * The site's contact of a kind for everybody: the first that no name, nor that of its mailbox, says to be for something; else the
 * first of a desk that everybody may call, as for sales.
 */
export function generalField(manifest: Manifest, kind: string): string | undefined {
  const known = generalByKind(manifest);
  if (known.has(kind)) return known.get(kind);
  const open = (configuredContactsOf(manifest).byKind.get(kind) ?? []).filter(
    (field) => specialityOf(field) === undefined,
  );
  const unnamed = open.filter((field) => !isOfDesk(manifest, field));
  const found = unnamed.find((field) => !isNamedDesk(field)) ?? unnamed[0] ?? open[0];
  known.set(kind, found);
  return found;
}

/** Whether a mailbox is called like one for the press, for jobs or for invoices, be its field called as it may. */
function isOfDesk({ resources }: Manifest, field: string): boolean {
  const contact = resources.contacts[field];
  const local = contact?.kind === 'email' ? (contact.value.split('@', 1)[0] ?? '') : '';
  return words(local).some((word) => TOPICS.has(topicOfDesk(word) ?? ''));
}

/** Whether a contact is called like a desk of any kind: `sales`, `support`. */
function isNamedDesk(field: string): boolean {
  return nameWords(field).some((word) => topicOfDesk(fold(word).replaceAll(' ', '')) !== undefined);
}
