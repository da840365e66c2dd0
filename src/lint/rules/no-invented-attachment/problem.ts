import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { attribute, attributeSpan, type DocElement } from '../../document/element.js';
import { nameOf } from '../../document/name-of.js';
import { ownName } from '../../document/text.js';
import { removalByHand, writingInData } from '../../edit/data-edits.js';
import type { Edit } from '../../finding.js';
import type { Page, Problem, Proposal } from '../../rule.js';
import type { Embedded } from './embedded.js';
import type { FileKind } from './file-kinds.js';
import type { ListedFile, ListedFiles } from './listed-files.js';
import { nearFiles } from './near-files.js';
import { type SizeInLabel, sizeInLabel } from './size-in-label.js';
import type { Stranger } from './stranger.js';
import { type ToldAddress, toldAddress } from './told-address.js';
import { takingAway, toDo } from './what-to-do.js';

/** From here on nobody has to look. */
const CERTAIN = 0.75;

const NONE_OF_THEM = 'the site lists its files, and this is none of them';

/**
 * What is told of a file that the site does not list.
 *
 * @param told kinds whose files another finding of the page has named
 */
export function problemOf(
  page: Page,
  embedded: Embedded,
  { address, kind, score, why: reason, listedAs, how = 'which has this title' }: Stranger,
  listed: ListedFiles,
  told: Set<FileKind>,
): Problem {
  const { element, value, isLogo, span, data } = embedded;
  const written = toldAddress(embedded, listed);
  const name = address.path.split('/').at(-1) ?? '';
  const { start, end } = span?.() ?? element;
  const advice = data ? `. ${removalByHand(data)}` : '';
  if (isLogo && listed.logo !== undefined) {
    const own = listed.logo;
    return {
      start,
      end,
      outcome: 'violation',
      message: `Unexpected ${WORDS[kind]} \`${value.trim()}\`, expected \`${own}\`, the site's logo, or none: the data calls it the logo, and the site has no such file`,
      resource: pointer('resources', 'logos'),
      evidence: { score, value: value.trim(), kind, why: reason },
      ...(data && { fix: writingInData(page.document, data, own) }),
    };
  }
  const label = span ? '' : element.tag === 'img' ? (ownName(element) ?? '') : nameOf(page.document, element);
  const titled = element.tag === 'a' ? listed.byTitle(label) : undefined;
  const own = listedAs ?? titled;
  const alike = own ? [own] : nearFiles(page, name, label, kind);
  const [near] = alike;
  const todo = toDo(page, element, kind, name);
  const expected = own
    ? `\`${written(own)}\`, ${how}`
    : near
      ? `a listed one; nearest ${alike.length > 1 ? 'are' : 'is'} ${alike.map((each) => `\`${written(each)}\``).join(', ')}`
      : (todo.expected ?? listedOf(kind, listed, told, written));
  const why = own
    ? NONE_OF_THEM
    : near
      ? `${NONE_OF_THEM}${withAlt(element)}; if it is for something else, list it, or ${takingAway(page, element)}`
      : todo.advice;
  const pointing = own && pointTo(page, element, element.tag === 'a' ? 'href' : 'src', own);
  const isListed = own || near || (!todo.expected && listed.kinds.has(kind));
  const size = isListed ? sizeInLabel(page, element) : undefined;
  const bytes = alike.length === 1 && near ? page.manifest.resources.attachments[near.index]?.bytes : undefined;
  const sizeNote = size && !(pointing && bytes !== undefined) ? sizeNoteOf(size, bytes) : '';
  const fix = pointing && size && bytes !== undefined ? withEdit(pointing, size.edit(bytes)) : pointing;
  return {
    start,
    end,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    message: `Unexpected ${WORDS[kind]} \`${value.trim()}\`, expected ${expected}; ${why}${advice}${sizeNote}`,
    resource: near ? pointer('resources', 'attachments', near.index) : pointer('resources', 'attachments'),
    evidence: { score, value: value.trim(), kind, why: reason, ...(near && { nearest: near.url }) },
    ...(fix && { fix }),
  };
}

/** What to do with the size of a file in the label of a link to another one. */
function sizeNoteOf({ written, edit }: SizeInLabel, bytes: number | undefined): string {
  return bytes === undefined
    ? `. The \`${written}\` in its label is the size of this file: take that out`
    : `. Its label says \`${written}\`: the listed one has \`${edit(bytes).text}\``;
}

function withEdit({ description, edits }: Proposal, edit: Edit): Proposal {
  return { description: `${description}, and mend the size`, edits: [...edits, edit] };
}

/** What goes with another picture: the text for it. */
function withAlt(element: DocElement): string {
  const isNamed = element.tag === 'img' && (attribute(element, 'alt')?.trim() ?? '') !== '';
  return isNamed ? '; with it change the `alt` to what it shows' : '';
}

const WORDS: Readonly<Record<FileKind, string>> = {
  document: 'document',
  archive: 'archive',
  audio: 'sound',
  video: 'film',
  image: 'picture',
  drawing: 'drawing',
};

/** Listed files that a message names, and another one on the page, and the characters of a title that it shows. */
const MOST_NAMED = 5;
const MOST_AGAIN = 2;
const LONGEST_TITLE = 60;

/**
 * What the site has of a kind.
 *
 * @param told kinds whose files another finding of the page has named
 */
function listedOf(kind: FileKind, { files }: ListedFiles, told: Set<FileKind>, written: ToldAddress): string {
  const own = files.filter((file) => file.kind === kind);
  if (own.length === 0 && kind === 'image') return 'a listed one, and the site lists no picture yet';
  if (own.length === 0) return `none, as the site lists no ${WORDS[kind]}`;
  const one = kind === 'image' ? 'a listed one' : 'none, or a listed one if that is meant';
  const named = own
    .slice(0, told.has(kind) ? MOST_AGAIN : MOST_NAMED)
    .map(
      (file) => `\`${written(file)}\`${file.title === undefined ? '' : ` (${shortText(file.title, LONGEST_TITLE)})`}`,
    );
  const more = own.length - named.length;
  told.add(kind);
  return `${one}, such as ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Writes the address of a listed file in place of the one that is there. */
function pointTo({ source }: Page, element: DocElement, name: string, { url }: ListedFile): Proposal | undefined {
  const span = attributeSpan(element, name);
  const value = attribute(element, name);
  if (!span || value === undefined || !source.slice(span.start, span.end).includes(value)) return undefined;
  const text = `${name}="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const description = `${name === 'href' ? 'Link to' : 'Show'} \`${url}\``;
  return { description, edits: [{ start: span.start, end: span.end, text }] };
}
