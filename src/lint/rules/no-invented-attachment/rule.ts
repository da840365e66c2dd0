import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { attribute, attributeSpan, type DocElement } from '../../document/element.js';
import { nameOf, ownName } from '../../document/text.js';
import { removalByHand, writingInData } from '../../edit/data-edits.js';
import { isTemplate } from '../../form/placeholder-address.js';
import { madeUpHostOf } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { hostsOfPage } from '../no-invented-contact/other-hosts.js';
import { noInventedAttachmentDocs } from './docs.js';
import { type Embedded, embeddedIn } from './embedded.js';
import { type FileAddress, fileAddress } from './file-key.js';
import { type FileKind, kindOf } from './file-kinds.js';
import { type ListedFile, type ListedFiles, listedFiles } from './listed-files.js';
import { isNamedMain } from './main-picture.js';
import { nearFiles } from './near-files.js';
import { filesOfData } from './of-data.js';
import { isInDesign, isNamedDesign } from './of-design.js';
import { otherFormat, shownDrawing, shownInDesign } from './other-strangers.js';
import { isRelative, pastListed } from './relative-file.js';
import { tellingOfName } from './telling-words.js';
import { type ToldAddress, toldAddress } from './told-address.js';
import { takingAway, toDo } from './what-to-do.js';

/** Files and media under the site's own paths that the site does not have. */
export const noInventedAttachment: Rule = {
  id: 'no-invented-attachment',
  severity: 'error',
  docs: noInventedAttachmentDocs,
  saysOther: true,
  check(page) {
    const listed = listedFiles(page.manifest);
    if (!listed) return [];
    const reported = new Map<DocElement, Set<string>>();
    const told = new Set<FileKind>();
    const all = [...embeddedIn(page.document), ...filesOfData(page)];
    return all.flatMap((embedded): Problem[] => {
      const found =
        strangerOf(embedded, listed) ??
        pastListed(page, embedded, listed) ??
        otherFormat(embedded, listed) ??
        shownInDesign(page, embedded, listed, isOfTheme) ??
        shownDrawing(page, embedded, listed, isOfTheme) ??
        elsewhere(page, embedded, listed);
      if (!found) return [];
      const keys = reported.get(embedded.element) ?? new Set();
      reported.set(embedded.element, keys);
      // The sizes of one picture are one file.
      if (keys.has(found.address.key)) return [];
      keys.add(found.address.key);
      return [problemOf(page, embedded, found, listed, told)];
    });
  },
};

interface Stranger {
  address: FileAddress;
  kind: FileKind;
  score: number;
  why: string;
  /** The listed file that it is in another format, or that its address leads past. */
  listedAs?: ListedFile;
  /** How that one is meant. */
  how?: string;
}

/** Folders into which people upload their own pictures, whatever else is listed. */
const UPLOADED =
  /\/(?:media|medias|mediatheque|uploads?|uploaded|files?|userfiles|wp-content\/uploads|fileadmin|storage|attachments?|photos?|fotos?|gallery|galleries|galerie|galeria|galleria|galerij|galleri|bilder|bilde|billeder|kuvat|imagenes|imagens|immagini|afbeeldingen|obrazy|obrazky|zdjecia|kepek|poze|imagini|resimler|eikones|foto)\/(?:[^/]{1,200}\/){0,6}$/;

/** What an address leads to, if it is a file of the site that the site does not list. */
function strangerOf({ value, isDrawn, isLogo, download }: Embedded, listed: ListedFiles): Stranger | undefined {
  if (isTemplate(value)) return undefined;
  const address = fileAddress(value, listed.base);
  const named = address && kindOf(address.path);
  const kind = named ?? (address && download !== undefined ? downloaded(value, address.path, download) : undefined);
  if (!address || !kind || address.host !== listed.host || listed.has(address, isRelative(value))) return undefined;
  const lower = address.path.toLowerCase();
  if (!named) return { address, kind, score: 0.6, why: 'its link downloads it' };
  if ((kind === 'audio' || kind === 'video') && isInDesign(lower) && !isBesideListed(lower, listed))
    return { address, kind, score: 0.6, why: "it stands in a folder of the site's design" };
  if (kind !== 'image' && kind !== 'drawing')
    return { address, kind, score: 0.95, why: "it stands under the site's own paths" };
  if (isLogo && listed.logo !== undefined)
    return { address, kind, score: 0.85, why: 'the data calls it the logo, and the site has another' };
  const folder = lower.slice(0, lower.lastIndexOf('/') + 1);
  const isBeside = isBesideListed(lower, listed);
  const top = `${lower.split('/').slice(0, 2).join('/')}/`;
  const isOfDesign = isNamedDesign(lower.slice(folder.length)) || (!isBeside && isInDesign(lower));
  if (isOfDesign || (kind === 'drawing' && !isBeside)) return undefined;
  const hasPictures = listed.kinds.has('image') || listed.kinds.has('drawing');
  if (isBeside) return { address, kind, score: hasPictures ? 0.9 : 0.6, why: 'it stands in a folder of listed files' };
  const isBelow = listed.folders.has(top);
  if (isBelow && hasPictures) return { address, kind, score: 0.85, why: 'it stands below a folder of listed files' };
  if (UPLOADED.test(folder)) return { address, kind, score: 0.6, why: 'it stands in a folder for uploaded files' };
  // What a style sheet draws from elsewhere is mostly of the design: not a photo whose name says what it shows.
  if (!hasPictures || (isDrawn && !isNamedPhoto(lower.slice(folder.length)))) return undefined;
  return { address, kind, score: 0.5, why: "it stands under the site's own paths, in no folder of listed files" };
}

/** Formats of photos, and telling words in the name of one, at least. */
const PHOTO = /\.(?:jpe?g|webp|avif|heic)$/;
const LEAST_TELLING = 2;

function isNamedPhoto(name: string): boolean {
  return PHOTO.test(name) && (isNamedMain(name) || tellingOfName(name, new Set()).words.length >= LEAST_TELLING);
}

/** Whether a path is that of a picture of the design. */
function isOfTheme(path: string): boolean {
  return isInDesign(path) || isNamedDesign(path.slice(path.lastIndexOf('/') + 1));
}

/**
 * A file at a host that is made up of the site's name or that the page says is its own, if an address leads to one; a logo is told
 * as one.
 */
function elsewhere(page: Page, { value, isLogo }: Embedded, { base }: ListedFiles): Stranger | undefined {
  if (isLogo || isTemplate(value) || !/^\s*(?:https?:)?\/\//i.test(value)) return undefined;
  const address = fileAddress(value, base);
  const kind = address && kindOf(address.path);
  if (!kind || LOGO.test(address.path)) return undefined;
  const madeUp = madeUpHostOf(value, siteNamesOf(page.manifest));
  if (madeUp) return { address, kind, score: madeUp.isSure ? 0.9 : 0.6, why: "its host is made up of the site's name" };
  const isSure = hostsOfPage(page).get(address.host);
  if (isSure === undefined) return undefined;
  return { address, kind, score: isSure ? 0.9 : 0.6, why: 'the page says that it stands at this host' };
}

const LOGO = /logo[^/]{0,60}$/i;

/** Whether a name has an extension. */
const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** The kind of what a link downloads from an address that does not tell it: its name tells, else it is taken for a document. */
function downloaded(value: string, path: string, name: string): FileKind | undefined {
  if (/^(?:#|\?|$)/.test(value.trim()) || path.length < 2 || EXTENSION.test(path)) return undefined;
  return kindOf(name) ?? (EXTENSION.test(name) ? undefined : 'document');
}

function isBesideListed(path: string, { folders }: ListedFiles): boolean {
  return folders.has(path.slice(0, path.lastIndexOf('/') + 1));
}

/** From here on nobody has to look. */
const CERTAIN = 0.75;

const NONE_OF_THEM = 'the site lists its files, and this is none of them';

function problemOf(
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
      ? `${NONE_OF_THEM}; if it is for something else, list it, or ${takingAway(page, element)}`
      : todo.advice;
  const fix = own && pointTo(page, element, element.tag === 'a' ? 'href' : 'src', own);
  return {
    start,
    end,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    message: `Unexpected ${WORDS[kind]} \`${value.trim()}\`, expected ${expected}; ${why}${advice}`,
    resource: near ? pointer('resources', 'attachments', near.index) : pointer('resources', 'attachments'),
    evidence: { score, value: value.trim(), kind, why: reason, ...(near && { nearest: near.url }) },
    ...(fix && { fix }),
  };
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
