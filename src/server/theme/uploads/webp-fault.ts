import { nameAt } from './png-fault.js';

const HEADER = 12;

/** Chunks that a picture is in. */
const PICTURES: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ANMF']);

/** What a WebP lacks. @see RFC 9649, section 2 */
export function webpFault(bytes: Uint8Array, view: DataView): string | undefined {
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return `${end} bytes, as it says itself`;
  let hasPicture = false;
  for (let at = HEADER; at < end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return 'all of its chunks';
    hasPicture ||= length > 0 && PICTURES.has(nameAt(view, at));
    at += 8 + length + (length % 2);
  }
  return hasPicture ? undefined : 'a chunk with the picture';
}
