import { parsed, percentDecoded } from '../../../html/url.js';
import { kindOf } from './file-kinds.js';

/** Where a file stands, and under what it is compared. */
export interface FileAddress {
  host: string;
  /** Decoded, with the slash in front. */
  path: string;
  /** The path, of a picture without what tells its sizes and formats apart; in lower case. */
  key: string;
}

const WWW = /^www\./;
/** What makers of image sizes add to a name, at its end. */
const ADDED: readonly RegExp[] = [
  /\.(?:jpe?g|jfif|png|gif|webp|avif|bmp|tiff?|heic|svgz?)$/,
  /[-_.]?@\d(?:\.\d)?x$/,
  /[-_.]\d{1,4}x\d{1,4}(?:[-_.](?:c|crop|q\d{1,3}))?$/,
  /[-_.]\d{2,4}(?:w|h|px)$/,
  /[-_](?:scaled|rotated|cropped|resized|retina|optimi[sz]ed|compressed|min|thumb(?:nail)?|preview|small|medium|large|e\d{8,14})$/,
];
/** Where an address that makes sizes on the fly has the one of the picture. */
const MAKER = /^(?:url|src|image|img|file|path)$/i;
const MAKER_PATH = /\/(?:cdn-cgi\/image|_image|_vercel\/image|imgproxy|image-?resizer?|resize|img)\/[\w=,.:-]{1,120}\//;

/**
 * Where a file stands that an address of a page leads to; nothing for what is no web address.
 *
 * @param base absolute address that a relative one is resolved against
 */
export function fileAddress(value: string, base: string): FileAddress | undefined {
  const url = parsed(value.trim(), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const made = kindOf(url.pathname) === undefined ? pictureOf(url) : undefined;
  if (made !== undefined && made !== value) return fileAddress(made, base);
  const path = percentDecoded(url.pathname).normalize('NFC');
  return { host: url.host.replace(WWW, ''), path, key: keyOfPath(path) };
}

function pictureOf({ searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) if (MAKER.test(name) && kindOf(value.split(/[?#]/)[0] ?? '')) return value;
  return undefined;
}

function keyOfPath(path: string): string {
  const lower = path.toLowerCase().replace(MAKER_PATH, '/');
  const kind = kindOf(lower);
  if (kind !== 'image' && kind !== 'drawing') return lower;
  const slash = lower.lastIndexOf('/') + 1;
  let name = lower.slice(slash);
  for (let before = ''; before !== name && name !== ''; ) {
    before = name;
    for (const added of ADDED) {
      const rest = name.replace(added, '');
      if (rest !== '') name = rest;
    }
  }
  return lower.slice(0, slash) + name;
}
