import { isUtf8 } from 'node:buffer';
import { InlayError } from '../../message/error.js';

/** First bytes of a sequence: from, to, length of the sequence, and the range of its second byte. */
const SEQUENCES: readonly (readonly [from: number, to: number, length: number, low: number, high: number])[] = [
  [0x00, 0x7f, 1, 0, 0],
  [0xc2, 0xdf, 2, 0x80, 0xbf],
  [0xe0, 0xe0, 3, 0xa0, 0xbf],
  [0xe1, 0xec, 3, 0x80, 0xbf],
  [0xed, 0xed, 3, 0x80, 0x9f],
  [0xee, 0xef, 3, 0x80, 0xbf],
  [0xf0, 0xf0, 4, 0x90, 0xbf],
  [0xf1, 0xf3, 4, 0x80, 0xbf],
  [0xf4, 0xf4, 4, 0x80, 0x8f],
];

/**
 * Offset in bytes of the first sequence that is not UTF-8, or nothing when all are.
 *
 * @see RFC 3629, section 4
 */
export function firstBadByte(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

/** Bytes of the sequence at `at`, or 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const [, , length = 0, low = 0, high = 0] = SEQUENCES.find(([from, to]) => first >= from && first <= to) ?? [];
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    if (index === 1 ? byte < low || byte > high : byte < 0x80 || byte > 0xbf) return 0;
  }
  return length;
}

/**
 * The text of UTF-8 bytes; nothing is ever replaced.
 *
 * @param bom whether a byte order mark stays, as U+FEFF
 * @throws InlayError `not-utf-8` with the first bad byte and its offset
 */
export function decodeUtf8(bytes: Uint8Array, bom: 'keep' | 'drop'): string {
  if (isUtf8(bytes)) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: bom === 'keep' }).decode(bytes);
  const offset = firstBadByte(bytes) ?? 0;
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  throw new InlayError('not-utf-8', `Unexpected byte \`0x${byte}\` at offset ${offset}, expected UTF-8`);
}
