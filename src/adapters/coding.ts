import { constants as bufferConstants } from 'node:buffer';
import * as zlib from 'node:zlib';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
} from 'node:zlib';

/** A content coding (RFC 9110, section 8.4.1). */
export interface Coding {
  /**
   * @param limit bytes that it may come to
   * @throws an error of zlib for what is broken, cut off, or longer than the limit
   */
  decode(bytes: Uint8Array, limit: number): Uint8Array;
  encode(bytes: Uint8Array): Uint8Array;
}

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;
type Encode = (bytes: Uint8Array) => Uint8Array;

/** Brotli's own default takes seconds for a large page; this takes about as long as gzip, for less bytes. */
const BROTLI_QUALITY = 4;

function coding(decode: Decode, encode: Encode): Coding {
  return {
    decode: (bytes, limit) =>
      decode(bytes, { maxOutputLength: Math.max(1, Math.min(limit, bufferConstants.MAX_LENGTH)) }),
    encode,
  };
}

const gzip = coding(gunzipSync, (bytes) => gzipSync(bytes));

const CODINGS = new Map<string, Coding>([
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['deflate', coding(inflateSync, (bytes) => deflateSync(bytes))],
  [
    'br',
    coding(brotliDecompressSync, (bytes) =>
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    ),
  ],
]);

const { zstdCompressSync, zstdDecompressSync } = zlib as { zstdCompressSync?: Encode; zstdDecompressSync?: Decode }; // newer than Node 20
if (zstdCompressSync && zstdDecompressSync) {
  CODINGS.set(
    'zstd',
    coding(zstdDecompressSync, (bytes) => zstdCompressSync(bytes)),
  );
}

/** The coding of a name in lower case, if it is one that can be read and written. */
export function codingOf(name: string): Coding | undefined {
  return CODINGS.get(name);
}
