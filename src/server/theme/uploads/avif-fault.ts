/** Bytes of the length and the name that a box begins with. */
const HEAD = 8;

/** What an AVIF lacks: its boxes follow one another to its end, one tells of the picture and one has it. @see ISO/IEC 14496-12 */
export function avifFault(bytes: Uint8Array, view: DataView): string | undefined {
  const names = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD));
    names.add(name);
    // A length of 0 is up to the end; of 1, the true one stands behind the name.
    if (length === 0) break;
    const whole = length === 1 ? Number(view.getBigUint64(at + HEAD)) : length;
    if (whole < HEAD || at + whole > bytes.length) return 'all of its boxes, it ends within one';
    at += whole;
  }
  return names.has('meta') && names.has('mdat') ? undefined : 'boxes with the picture (`meta` and `mdat`)';
}
