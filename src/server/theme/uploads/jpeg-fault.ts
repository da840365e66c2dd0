const [START_OF_SCAN, END, STUFFED] = [0xda, 0xd9, 0];

/** Markers that stand alone, without a length: those between rows, and one that no picture of now has. */
const isAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

/**
 * What a JPEG lacks: its segments are walked to the end, as a small picture of it within them has an end of its own.
 *
 * @see ITU-T T.81, annex B
 */
export function jpegFault(bytes: Uint8Array, view: DataView): string | undefined {
  let hasScan = false;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return 'a marker behind each segment';
    const marker = view.getUint8(at + 1);
    if (marker === END) return hasScan ? undefined : 'a scan with the picture';
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else at += 2 + lengthAt(view, at + 2);
    if (marker !== START_OF_SCAN) continue;
    hasScan = true;
    at = endOfScan(bytes, at);
  }
}

function lengthAt(view: DataView, at: number): number {
  const length = view.getUint16(at);
  if (length < 2) throw new RangeError('Unexpected length of a segment');
  return length;
}

/** Where the next marker stands that ends the data of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== STUFFED && next !== 0xff && !isAlone(next)) return at;
  }
  throw new RangeError('Unexpected end of a scan');
}
