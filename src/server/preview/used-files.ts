import { extname } from 'node:path';
import { pageAddress } from 'inlay/internal/html/page-address.js';
import { parsed } from 'inlay/internal/html/url.js';
import { textRevision } from 'inlay/internal/site/revision.js';
import { openPublic } from '../core/public-file.js';
import { pathOn } from './addresses.js';
import { cssAddresses, cssWith } from './css-addresses.js';
import type { PreviewModel } from './model.js';
import type { Readdress } from './page-addresses.js';
import { canvasFiles, logoFiles, partsOf } from './site-files.js';

/** A file of the site that pages of a report use. */
interface UsedFile {
  /** In the report. */
  name: string;
  parts: readonly string[];
  type: string;
  /** Of a style sheet. */
  text?: string;
}

/** The files of the site that the pages of a report use, and no others. */
export interface UsedFiles {
  /** In the report, sorted. */
  names: readonly string[];
  content(name: string): Promise<string | Uint8Array>;
  /**
   * What stands for the addresses that the frame of a canvas names.
   *
   * @param up from the frame's file to the folder of the report
   */
  inFrame(path: string, up: string): Readdress;
  /** What stands for an address of the site on a page of the report. */
  picture(address: string, up: string): string | undefined;
}

const PREVIEW = 'http://preview.invalid';

/** Files that a report takes along at most. */
const FILES = 2_000;

/**
 * Looks for the files that pages use: what canvases are shown with, the logos, and what their style sheets name in turn.
 *
 * @param folder the site's own files
 */
export async function usedFiles(folder: string, { canvases, logos, site }: PreviewModel): Promise<UsedFiles> {
  const used = new Map<string, UsedFile>();
  const images = logos.flatMap(({ steps }) => steps.flatMap(({ image }) => (image ? [image] : [])));
  const open = [
    ...images.flatMap((image) => logoFiles(image, site.url)),
    ...canvases.flatMap((canvas) => canvasFiles(canvas, site.url)),
  ];
  const ofPages = new Set(open.map(keyOf));
  const looked = new Set<string>();
  for (let parts = open.shift(); parts && used.size < FILES; parts = open.shift()) {
    const key = keyOf(parts);
    if (looked.has(key)) continue;
    looked.add(key);
    const file = await read(folder, parts);
    if (!file) continue;
    const isSheet = file.type.startsWith('text/css');
    const name = `public/${textRevision(key).slice(0, 16)}${extname(key).toLowerCase()}`;
    const text = isSheet ? file.bytes.toString('utf8') : undefined;
    used.set(key, { name, parts, type: file.type, ...(text !== undefined && { text }) });
    if (text !== undefined)
      open.push(...cssAddresses(text).flatMap((address) => partsFrom(keyOf(parts), address, site.url)));
  }

  const at = (parts: readonly (readonly string[])[]) => (parts[0] ? used.get(keyOf(parts[0])) : undefined);
  // A font that sheets alone name is within them.
  const written = [...used.values()].filter(
    ({ type, parts }) => !type.startsWith('font/') || ofPages.has(keyOf(parts)),
  );
  const byName = new Map(written.map((file) => [file.name, file]));

  /** A sheet stands beside what it names; fonts are within it, as browsers load none from files. */
  async function sheet({ parts, text = '' }: UsedFile): Promise<string> {
    const fonts = new Map<string, string>();
    for (const address of cssAddresses(text)) {
      const file = at(partsFrom(keyOf(parts), address, site.url));
      if (!file?.type.startsWith('font/')) continue;
      const font = await read(folder, file.parts);
      if (font) fonts.set(address, `data:${file.type};base64,${font.bytes.toString('base64')}`);
    }
    return cssWith(
      text,
      (address) => fonts.get(address) ?? at(partsFrom(keyOf(parts), address, site.url))?.name.slice('public/'.length),
    );
  }

  return {
    names: [...byName.keys()].sort(),
    async content(name) {
      const file = byName.get(name);
      if (!file) throw new RangeError(`There is no file ${name}`);
      if (file.text !== undefined) return sheet(file);
      return (await read(folder, file.parts))?.bytes ?? '';
    },
    inFrame: (path, up) => (address) => {
      const file = at(partsFrom(pageAddress('/frame/expanded/', path), address, site.url));
      return file && up + file.name;
    },
    picture(address, up) {
      const pathname = pathOn(site.url, address);
      const file = pathname === undefined ? undefined : at(partsOf(pathname));
      return file && up + file.name;
    },
  };
}

function keyOf(parts: readonly string[]): string {
  return `/${parts.join('/')}`;
}

/** The file that an address leads to, on a page or in a sheet at a path. */
function partsFrom(path: string, address: string, site: string): (readonly string[])[] {
  const url = parsed(address, PREVIEW + path);
  if (url?.origin === PREVIEW) return partsOf(url.pathname);
  const pathname = url && pathOn(site, url.href);
  return pathname === undefined ? [] : partsOf(pathname);
}

async function read(folder: string, parts: readonly string[]): Promise<{ bytes: Buffer; type: string } | undefined> {
  const file = await openPublic(folder, parts);
  if (!file) return undefined;
  try {
    return { bytes: await file.handle.readFile(), type: file.type };
  } finally {
    await file.handle.close();
  }
}
