import { isTemplate } from '../../form/placeholder-address.js';
import { madeUpHostOf } from '../../owner/made-up-host.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { hostOfFile } from '../no-invented-contact/host-of-file.js';
import type { Embedded } from './embedded.js';
import { type FileAddress, fileAddress } from './file-key.js';
import { type FileKind, kindOf } from './file-kinds.js';
import type { ListedFile, ListedFiles } from './listed-files.js';
import { isNamedMain } from './main-picture.js';
import { isInDesign, isNamedDesign } from './of-design.js';
import { isRelative } from './relative-file.js';
import { tellingOfName } from './telling-words.js';

/** A file of the site's own that the site does not list. */
export interface Stranger {
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
export function strangerOf({ value, isDrawn, isLogo, download }: Embedded, listed: ListedFiles): Stranger | undefined {
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

/**
 * A file at a host that is made up of the site's name or that the page says is its own, if an address leads to one; a logo is told
 * as one.
 */
export function elsewhere(page: Page, { value, isLogo }: Embedded, { base }: ListedFiles): Stranger | undefined {
  if (isLogo || isTemplate(value) || !/^\s*(?:https?:)?\/\//i.test(value)) return undefined;
  const address = fileAddress(value, base);
  const kind = address && kindOf(address.path);
  if (!kind || LOGO.test(address.path)) return undefined;
  const madeUp = madeUpHostOf(value, siteNamesOf(page.manifest));
  if (madeUp) return { address, kind, score: madeUp.isSure ? 0.9 : 0.6, why: "its host is made up of the site's name" };
  const host = hostOfFile(page, address.host);
  if (!host) return undefined;
  if (!host.isClaimed) return { address, kind, score: 0.6, why: "its host has the site's name" };
  const why = host.isBelow
    ? 'the page says that it stands at the host above'
    : 'the page says that it stands at this host';
  return { address, kind, score: host.isSure && !host.isBelow ? 0.9 : 0.6, why };
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
