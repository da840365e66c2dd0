import type { Manifest } from '../../manifest/schema.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { topicOfDesk } from './desk-topics.js';

/** Names of the general contact of a kind: they tell no desk. */
const isGeneral = wordList(
  'phone phone* tel telephone telefon* telefono teléfono téléphone telefone telefoon mobile mobil cell fax whatsapp email mail e correo correio courriel posta contact contacto contatto kontakt main general info number nr no address text link primary default office',
);
/** Contacts whose names are read, characters of a label, and letters of a word that may have another ending. */
const [MOST, MOST_LABEL, LEAST_STEM] = [50, 60, 5];

interface Desk {
  field: string;
  kind: string;
  telling: readonly string[];
  /** What it is for, as its name or that of its mailbox says. */
  topics: readonly string[];
}

const desksOf = memo(({ resources }: Manifest): readonly Desk[] =>
  Object.entries(resources.contacts)
    .slice(0, MOST)
    .flatMap(([field, { kind, value }]) => {
      const named = nameWords(field).map((word) => fold(word).replaceAll(' ', ''));
      const telling = named.filter((word) => word.length > 2 && !/\d/.test(word) && !isGeneral(word));
      const mailbox = kind === 'email' ? words(value.split('@', 1)[0] ?? '') : [];
      const topics = [...named, ...mailbox].flatMap((word) => topicOfDesk(word) ?? []);
      return telling.length === 0 && topics.length === 0 ? [] : [{ field, kind, telling, topics }];
    }),
);

/** What a contact is called besides its kind: `leoben` for `phone_leoben`; empty for the general one. */
export function nameOfDesk(field: string): string {
  return nameWords(field)
    .map((word) => fold(word).replaceAll(' ', ''))
    .filter((word) => !isGeneral(word))
    .join(' ');
}

/** Whether a site has contacts of a kind that are told apart by a name. */
export function hasDesks(manifest: Manifest, kind: string): boolean {
  return desksOf(manifest).some((desk) => desk.kind === kind);
}

/**
 * The site's contact of a kind whose name one of the texts says, the first that does; nothing where it may be several.
 *
 * @param texts the name of a mailbox, what stands right before a contact, what its link says
 */
export function deskNamed(manifest: Manifest, kind: string, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const said = words(lastPart(text));
    const desks = desksOf(manifest).filter((each) => each.kind === kind);
    const named = desks.filter(
      ({ telling }) => telling.length > 0 && telling.every((word) => said.some((other) => isAlike(word, other))),
    );
    // "Support" and "helpdesk" say the same in other words.
    const told = new Set(named.length > 0 ? [] : said.flatMap((word) => topicOfDesk(word) ?? []));
    const [desk, another] =
      named.length > 0 ? named : desks.filter(({ topics }) => topics.some((each) => told.has(each)));
    if (desk) return another ? undefined : desk.field;
  }
  return undefined;
}

/** The last part of a text: what stands before a sign, another line or a number is said of something else. */
function lastPart(text: string): string {
  return (
    text
      .slice(-MOST_LABEL)
      .split(/[|·•;\n]|[.!?]\s|\p{Nd}{3}/u)
      .findLast((part) => /\p{L}/u.test(part)) ?? ''
  );
}

/** Whether two words are one but for the end: `urgencia` and `urgencias`. */
function isAlike(word: string, other: string): boolean {
  if (word === other) return true;
  const shorter = Math.min(word.length, other.length);
  return (
    shorter >= LEAST_STEM &&
    Math.abs(word.length - other.length) < 2 &&
    word.slice(0, shorter) === other.slice(0, shorter)
  );
}
