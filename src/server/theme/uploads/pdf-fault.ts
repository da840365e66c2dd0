/** Bytes at the end of a PDF in which readers look for its end. @see ISO 32000-1, annex H.3.18 */
const TAIL = 1024;

/** What a PDF lacks. */
export function pdfFault(bytes: Uint8Array): string | undefined {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-TAIL));
  const at = tail.lastIndexOf('%%EOF');
  return at >= 0 && tail.lastIndexOf('startxref', at) >= 0 ? undefined : '`startxref` and `%%EOF` at its end';
}
