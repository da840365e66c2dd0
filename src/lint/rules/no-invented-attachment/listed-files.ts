import { parsed } from '../../../html/url.js';
import type { Manifest } from '../../../manifest/schema.js';
import { memo } from '../../../text/memo.js';
import { fold } from '../../words/fold.js';
import { type FileAddress, fileAddress } from './file-key.js';
import { type FileKind, kindOf } from './file-kinds.js';

/** A file that the site lists. */
export interface ListedFile {
  /** As the site has it. */
  url: string;
  title: string | undefined;
  kind: FileKind | undefined;
  /** The last part of its path. */
  name: string;
  /** Its place in the manifest's list. */
  index: number;
}

/** What a site says of its files. */
export interface ListedFiles {
  /** Host of the site, without `www.`. */
  host: string;
  base: string;
  files: readonly ListedFile[];
  /** Whether an address is that of a file that the site has: one that it lists, a logo, an entry of a menu. */
  has(address: FileAddress, isRelative: boolean): boolean;
  /** The only listed file whose path ends in that of an address. */
  byTail(address: FileAddress): ListedFile | undefined;
  /** The listed file of which an address names an older format: a site makes newer ones by itself, and no older ones. */
  inNewerFormat(address: FileAddress): ListedFile | undefined;
  /** The address of the site's own logo, if that is a picture; absolute, as who reads data may not know the page. */
  logo: string | undefined;
  /** Kinds of files that are listed. */
  kinds: ReadonlySet<FileKind>;
  /** Folders in which listed files stand, with those around them, and the slash behind. */
  folders: ReadonlySet<string>;
  /** The only file of a title, folded. */
  byTitle(title: string): ListedFile | undefined;
}

/** The files that a site lists; nothing where it lists none. */
export const listedFiles = memo(({ site, resources }: Manifest): ListedFiles | undefined => {
  if (resources.attachments.length === 0) return undefined;
  const base = site.url;
  const host = fileAddress(base, base)?.host ?? '';
  const known = new Set<string>();
  const tails = new Set<string>();
  const folders = new Set<string>();
  const kinds = new Set<FileKind>();
  const titles = new Map<string, ListedFile | undefined>();
  const paths = new Set<string>();
  const newer = new Map<string, ListedFile>();
  const ending = new Map<string, ListedFile | undefined>();
  const know = (url: string | undefined): FileAddress | undefined => {
    const address = url === undefined ? undefined : fileAddress(url, base);
    if (!address) return undefined;
    known.add(`${address.host}${address.key}`);
    if (address.host === host) for (const tail of tailsOf(address.key)) tails.add(tail);
    return address;
  };
  const files = resources.attachments.map(({ url, title }, index): ListedFile => {
    const address = know(url);
    const kind = kindOf(address?.path ?? url);
    if (kind) kinds.add(kind);
    if (address?.host === host) addFolders(folders, address.path.toLowerCase());
    const name = (address?.path ?? url).split('/').at(-1) ?? '';
    const words = fold(title ?? '');
    const file = { url, title, kind, name, index };
    const path = `${address?.host}${address?.path.toLowerCase()}`;
    paths.add(path);
    if (address?.host === host)
      for (const tail of tailsOf(address.key)) ending.set(tail, ending.has(tail) ? undefined : file);
    if (NEWER.test(path)) newer.set(path.replace(NEWER, ''), file);
    if (words !== '') titles.set(words, titles.has(words) ? undefined : file);
    return file;
  });
  const { variants, main, builder, platform } = resources.logos;
  const logos = [variants.default.image, main, ...Object.values(variants).map((each) => each.image), builder, platform];
  for (const image of logos) {
    know(image?.url);
    know(image?.dark);
  }
  for (const { items } of Object.values(resources.menus)) knowItems(items ?? [], know);
  return {
    host,
    base,
    files,
    logo: absolute(logos.find((image) => image !== undefined)?.url, base),
    kinds,
    folders,
    has: ({ host: of, key }, isRelative) => known.has(`${of}${key}`) || (isRelative && tails.has(key)),
    byTail: ({ key }) => ending.get(key),
    inNewerFormat({ host: of, path }) {
      const whole = `${of}${path.toLowerCase()}`;
      return OLDER.test(whole) && !paths.has(whole) ? newer.get(whole.replace(OLDER, '')) : undefined;
    },
    byTitle: (title) => titles.get(fold(title)),
  };
});

/** Formats of pictures that are made of older ones. */
const NEWER = /\.(?:webp|avif)$/;
const OLDER = /\.(?:jpe?g|png|gif)$/;

interface Item {
  url?: string | undefined;
  children?: readonly Item[] | undefined;
}

function knowItems(items: readonly Item[], know: (url: string | undefined) => unknown): void {
  const open = [...items];
  for (let item = open.pop(); item; item = open.pop()) {
    know(item.url);
    for (const child of item.children ?? []) open.push(child);
  }
}

/** Folders of a path that are kept: a page in a folder writes the rest of it. */
const DEPTH = 6;

/** What a path ends in, from each of its folders on. */
function tailsOf(key: string): string[] {
  const tails: string[] = [];
  let at = 0;
  for (let level = 0; level < DEPTH && at !== -1; level += 1) {
    tails.push(key.slice(at));
    at = key.indexOf('/', at + 1);
  }
  return tails;
}

function addFolders(folders: Set<string>, path: string): void {
  let at = path.lastIndexOf('/');
  for (let level = 0; level < DEPTH && at > 0; level += 1) {
    folders.add(path.slice(0, at + 1));
    at = path.lastIndexOf('/', at - 1);
  }
}

function absolute(url: string | undefined, base: string): string | undefined {
  return url === undefined ? undefined : (parsed(url, base)?.href ?? url);
}
