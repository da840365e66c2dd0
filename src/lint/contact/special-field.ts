import type { Manifest } from '../../manifest/schema.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { isUrgentWord } from '../owner/urgent-words.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
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

/** Names of the first contact of a kind. */
const isMainWord = wordList(
  'main primary default general central office phone phones tel telephone telefon* telefono teléfono téléphone telefone telefoon telefoni puhelin telefonszám τηλέφωνο телефон email mail e correo courriel posta address adresse indirizzo dirección direccion endereço adres adress osoite adresa cím',
);

/** Whether a contact is called for its kind, or the main one, and nothing else. */
export function isMainField(field: string): boolean {
  const named = nameWords(field).map((word) => fold(word).replaceAll(' ', ''));
  return named.length > 0 && named.every(isMainWord);
}

/**
 * The site's contact of a kind for everybody: of those that no name, nor that of their mailbox, says to be for something the
 * first that is called for its kind, else the first of no desk; at last a desk that everybody may call, as for sales.
 */
export function generalField(manifest: Manifest, kind: string): string | undefined {
  const known = generalByKind(manifest);
  if (known.has(kind)) return known.get(kind);
  const open = (configuredContactsOf(manifest).byKind.get(kind) ?? []).filter(
    (field) => specialityOf(field) === undefined,
  );
  const unnamed = open.filter((field) => !isOfDesk(manifest, field));
  const others = unnamed.filter((field) => !isNamedDesk(field));
  const found = others.find(isMainField) ?? others[0] ?? unnamed[0] ?? open[0];
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
