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
  /\.(?:jpe?g|jfif|a?png|gif|webp|avif|jxl|bmp|tiff?|hei[cf]|svgz?|progressive)$/,
  /[-_.]?@\d(?:\.\d)?x$/,
  /[-_.]\d{1,4}x\d{0,4}(?:[-_.](?:c|crop|q\d{1,3}))?$/,
  /[-_.]x\d{1,4}$/,
  /[-_.]\d{2,4}(?:w|h|px)$/,
  /-p-\d{2,4}$/,
  /_crop_(?:top|center|bottom|left|right|entropy|attention)$/,
  /[-_.](?=[0-9a-f]{0,31}\d)(?=[0-9a-f]{0,31}[a-f])[0-9a-f]{8,32}$/,
  /[-_](?:scaled|rotated|cropped|resized|retina|optimi[sz]ed|compressed|min|thumb(?:nail)?|preview|small|compact|medium|large|grande|master|e\d{8,14})$/,
];
/** Where an address that makes sizes on the fly has the one of the picture. */
const MAKER = /^(?:url|src|image|img|file|path)$/i;
/** Folders of sizes, of a content system or a host of pictures: in them a picture has the path that it has without. */
const SIZES: readonly RegExp[] = [
  /\/styles\/[\w-]{1,60}\/(?:public|private)(?=\/)/,
  /\/size\/w\d{1,4}(?:h\d{1,4})?(?=\/)/,
  /\/_?\d{1,4}x\d{1,4}(?:_[\w-]{1,40})?(?=\/)/,
  /\/(?:thumbs?|thumbnails?)(?=\/)/,
  /(?<=\/upload)\/[a-z]{1,2}_[\w.:,]{1,120}(?=\/)/,
];
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
  let lower = path.toLowerCase().replace(MAKER_PATH, '/');
  const kind = kindOf(lower);
  if (kind !== 'image' && kind !== 'drawing') return lower;
  for (const folder of SIZES) lower = lower.replace(folder, '');
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
