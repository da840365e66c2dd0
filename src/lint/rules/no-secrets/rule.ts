import { knownKeys, type Secret } from '../../../secrets/known-keys.js';
import { cluesIn, isSecretField, namedValues } from '../../../secrets/named-values.js';
import { writtenSecrets } from '../../../secrets/written-secrets.js';
import { isPlaceholder, isRandom, nameWords } from '../../../text/literal.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { oncePerPage } from '../../document/once-per-page.js';
import { placesOf } from '../../document/places.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { noSecretsDocs } from './docs.js';
import { inAddressKeys } from './in-address-keys.js';
import { isEditable, isExample, MEDIA } from './places-of-secrets.js';
import { passwordsInAttributes, shownPasswords } from './shown-passwords.js';
import { splitKeys } from './split-keys.js';
import { userInfos } from './user-info.js';

/** Where a page may name secrets. */
export const cluesOf = oncePerPage(({ source }) => cluesIn(source));

/** The secrets of a page, with what holds them. */
export const secretsOf = oncePerPage((page): [Span, Secret][] => {
  const clues = cluesOf(page);
  return [
    ...inText(page, clues),
    ...inFields(page),
    ...inAddresses(page),
    ...inAddressKeys(page),
    ...splitKeys(page),
    ...shownPasswords(page.document, clues),
    ...passwordsInAttributes(page.document, clues),
  ];
});

/** How sure it is that what a page shows as a password is one that nobody should read. */
const LIKELY = 0.6;

/** Characters of a header's value that is no example, at least. */
const LEAST_OF_EXAMPLE = 20;

/** Keys, tokens and passwords that everybody can read in a page's source. */
export const noSecrets: Rule = {
  id: 'no-secrets',
  severity: 'error',
  docs: noSecretsDocs,
  check(page) {
    const holders = new Map<Span, Secret[]>();
    for (const [holder, secret] of secretsOf(page)) {
      const known = holders.get(holder);
      if (known) known.push(secret);
      else holders.set(holder, [secret]);
    }
    return [...holders].map(([{ start, end }, secrets]): Problem => {
      const kinds = [...new Set(secrets.map(({ name }) => name))];
      const said = kinds.slice(0, 3).join(', ');
      const message = `Unexpected secret in the page, expected none: ${said} can be read by everybody. Revoke it, keep it on the server, and let the server ask the service`;
      if (secrets.every(({ isLikely }) => isLikely))
        return { start, end, message, outcome: 'needs-review', evidence: { kinds, score: LIKELY } };
      return { start, end, message, evidence: { kinds } };
    });
  },
};

/** Secrets that stand in the source, with what holds them. */
function inText({ source, document }: Page, clues: readonly RegExpExecArray[]): [Span, Secret][] {
  const notes = notesOf(document);
  const isNote = notes.length === 0 ? () => false : within(notes);
  const secrets = [
    ...knownKeys(source),
    ...userInfos(source),
    ...namedValues(source, isNote, clues),
    ...writtenSecrets(source),
  ];
  if (secrets.length === 0) return [];
  const placeAt = placesOf(document);
  return secrets
    .sort((a, b) => a.at - b.at)
    .flatMap((secret): [Span, Secret][] => {
      const { before, comment, text, innermost } = placeAt(secret.at);
      if (comment) return [[comment, secret]];
      if (before && secret.at < before.openEnd) return isEditable(before) ? [] : [[before, secret]];
      const holder = text?.parent ?? innermost;
      const isForPeople = holder !== undefined && secret.named && !isCode(holder) && !isRoot(holder);
      if (holder && (isForPeople || isExample(holder, secret)) && !isShownAs(secret, holder)) return [];
      // Text may stand in no element, or behind the end that the source gives its element, as with `body`.
      const place = holder && secret.at < holder.end ? holder : text;
      return place ? [[place, isForPeople ? { ...secret, isLikely: true } : secret]] : [];
    });
}

/** Whether a secret is told by how it is written, also in what people read; an example is longer than what is made up for one. */
function isShownAs(secret: Secret, holder: DocElement): boolean {
  return secret.isWritten === true && (!isExample(holder, secret) || isRandom(secret.value, LEAST_OF_EXAMPLE));
}

/** Comments, and text of the page that stands in no element: what people note there has no quotes. */
function notesOf({ comments, texts }: Page['document']): readonly Span[] {
  const atRoot = texts.filter(({ parent, value }) => (!parent || isRoot(parent)) && /\S/.test(value));
  return atRoot.length === 0 ? comments : [...comments, ...atRoot].sort((a, b) => a.start - b.start);
}

/** Whether an offset is in one of the spans. Offsets must not decrease. */
function within(spans: readonly Span[]): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return (spans[next]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

/** What stands right in it is a slip of who put the page together: a text of the page has an element. */
function isRoot({ tag }: DocElement): boolean {
  return tag === 'body' || tag === 'html';
}

/** Scripts and styles, where people write settings. */
function isCode({ tag }: DocElement): boolean {
  return tag === 'script' || tag === 'style' || tag === 'noscript' || tag === 'iframe';
}

/** Fields and `meta` elements whose name says what their value is. */
function inFields({ document }: Page): [Span, Secret][] {
  const secrets: [Span, Secret][] = [];
  for (const element of [...withTag(document, 'input'), ...withTag(document, 'meta')]) {
    const [name, value] = fieldOf(element);
    if (value && isForPassword(element) && !isPlaceholder(value) && isSecretField('password', value)) {
      secrets.push([element, { at: element.start, name: 'the value of a field for a password', value, named: true }]);
      continue;
    }
    if (!name || !value || isPlaceholder(value) || !isSecretField(name, value)) continue;
    secrets.push([element, { at: element.start, name: `a value for \`${name}\``, value, named: true }]);
  }
  return secrets;
}

/** Attributes with an address that a browser asks for by itself: unlike a link, it is meant for nobody who holds it. */
const ASKED_FOR: ReadonlySet<string> = new Set(['src', 'action', 'data-src', 'data-url', 'hx-get', 'hx-post']);
/** Words that names of parameters with a token end in. */
const TOKENS: ReadonlySet<string> = new Set(
  'token auth jwt session sid sessionid phpsessid bearer apitoken'.split(' '),
);

/** Tokens in the query of what a page asks for by itself. */
function inAddresses({ document }: Page): [Span, Secret][] {
  const secrets: [Span, Secret][] = [];
  for (const element of document.elements) {
    if (MEDIA.has(element.tag)) continue;
    for (const { name, value } of element.attributes) {
      const query = ASKED_FOR.has(name) ? value.indexOf('?') : -1;
      if (query === -1) continue;
      for (const each of value.slice(query + 1).split(/[&;#]/)) {
        const [key = '', token = ''] = each.split('=');
        if (!TOKENS.has(nameWords(key).at(-1) ?? '') || !isRandom(token, 16) || /^pk[._]/.test(token)) continue;
        secrets.push([element, { at: element.start, name: `a value for \`${key}\``, value: token, named: true }]);
      }
    }
  }
  return secrets;
}

function isForPassword(element: DocElement): boolean {
  return element.tag === 'input' && attribute(element, 'type')?.trim().toLowerCase() === 'password';
}

function fieldOf(element: DocElement): [name: string | undefined, value: string | undefined] {
  if (element.tag === 'input')
    return [attribute(element, 'name') ?? attribute(element, 'id'), attribute(element, 'value')];
  return [attribute(element, 'name'), attribute(element, 'content')];
}
