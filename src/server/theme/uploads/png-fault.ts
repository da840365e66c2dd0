const SIGNATURE = 8;
/** Length, name and checksum of a chunk. */
const AROUND = 12;
const HEADER_LENGTH = 13;

/** What a PNG lacks. @see https://www.w3.org/TR/png-3/#5DataRep */
export function pngFault(_bytes: Uint8Array, view: DataView): string | undefined {
  let hasData = false;
  for (let at = SIGNATURE; ; ) {
    const length = view.getUint32(at);
    const name = nameAt(view, at + 4);
    if (at === SIGNATURE && (name !== 'IHDR' || length !== HEADER_LENGTH)) return 'the chunk `IHDR` first';
    view.getUint32(at + AROUND - 4 + length); // the checksum: all of the chunk is there
    if (name === 'IEND') return hasData ? undefined : 'a chunk `IDAT` with the picture';
    hasData ||= name === 'IDAT';
    at += AROUND + length;
  }
}

/** The four letters that a part of a file is named by. */
export function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
