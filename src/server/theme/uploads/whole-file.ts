import { avifFault } from './avif-fault.js';
import { gifFault } from './gif-fault.js';
import { icoFault } from './ico-fault.js';
import { imageSize } from './image-size.js';
import { jpegFault } from './jpeg-fault.js';
import { pdfFault } from './pdf-fault.js';
import { pngFault } from './png-fault.js';
import { webpFault } from './webp-fault.js';

/** Pixels of a side that no picture for a page has: programs that draw give up at it. */
const MOST_PIXELS = 65_535;
/** Pixels of a picture: some kilobytes of one colour may take gigabytes in the browsers of visitors. */
const LARGEST = 100_000_000;
/** Types whose size is not in their header. */
const UNSIZED: ReadonlySet<string> = new Set(['image/avif', 'image/x-icon']);

/** What shows that a file is whole, by its media type; of the others its mark has to do. */
const FAULTS: Readonly<Record<string, (bytes: Uint8Array, view: DataView) => string | undefined>> = {
  'image/png': pngFault,
  'image/jpeg': jpegFault,
  'image/gif': gifFault,
  'image/webp': webpFault,
  'image/avif': avifFault,
  'image/x-icon': icoFault,
  'application/pdf': pdfFault,
};

/**
 * What is missing of a file that begins as one of its type does: it was cut on its way, or is no such file.
 *
 * @param type media type, by its content
 * @returns what was expected; nothing for a file that is whole as far as its parts say
 */
export function faultOfFile(bytes: Uint8Array, type: string): string | undefined {
  const find = FAULTS[type];
  if (!find) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let fault: string | undefined;
  try {
    fault = find(bytes, view);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // a part that ends behind the file
    fault = 'all of its parts, it ends within one';
  }
  if (fault !== undefined || !type.startsWith('image/') || UNSIZED.has(type)) return fault;
  const size = imageSize(bytes, type);
  if (!size || Math.max(size.width, size.height) > MOST_PIXELS)
    return `a width and a height of 1 to ${MOST_PIXELS} pixels`;
  return size.width * size.height > LARGEST ? `at most ${LARGEST / 1e6} million pixels` : undefined;
}
