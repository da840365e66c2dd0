import { gifFault } from './gif-fault.js';
import { imageSize } from './image-size.js';
import { jpegFault } from './jpeg-fault.js';
import { pdfFault } from './pdf-fault.js';
import { pngFault } from './png-fault.js';
import { webpFault } from './webp-fault.js';

/** Pixels of a side that no picture for a page has: programs that draw give up at it. */
const MOST_PIXELS = 65_535;

/** What shows that a file is whole, by its media type; of the others its mark has to do. */
const FAULTS: Readonly<Record<string, (bytes: Uint8Array, view: DataView) => string | undefined>> = {
  'image/png': pngFault,
  'image/jpeg': jpegFault,
  'image/gif': gifFault,
  'image/webp': webpFault,
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
  if (fault !== undefined || !type.startsWith('image/')) return fault;
  const size = imageSize(bytes, type);
  if (size && size.width <= MOST_PIXELS && size.height <= MOST_PIXELS) return undefined;
  return `a width and a height of 1 to ${MOST_PIXELS} pixels`;
}
