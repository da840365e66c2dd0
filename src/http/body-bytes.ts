import { refuse } from './problem.js';

/** Bytes that the memory of a body begins with where nothing says how long it is, and at most where something does. */
const FIRST_BYTES = { unannounced: 16_384, announced: 262_144 };

/** The bytes of a body while they come. */
export interface BodyBytes {
  /** @throws ProblemError `body-too-large` */
  add(chunk: Uint8Array): void;
  /** All bytes, in memory of their own. */
  take(): Uint8Array<ArrayBuffer>;
}

/**
 * Collects the bytes of a body in one piece of memory that grows: a million chunks of a byte must not become a million
 * objects.
 *
 * @param limit bytes of the body
 * @param announced the `Content-Length` header
 * @throws ProblemError `body-too-large` where more is announced
 */
export function bodyBytes(limit: number, announced: string | null | undefined): BodyBytes {
  const expected = Number(announced ?? Number.NaN);
  if (expected > limit) refuseSize(limit);
  const first = expected >= 0 ? Math.min(expected, FIRST_BYTES.announced) : FIRST_BYTES.unannounced;
  let bytes = new Uint8Array(Math.min(first, limit));
  let length = 0;
  return {
    add(chunk) {
      const total = length + chunk.length;
      if (total > limit) refuseSize(limit);
      if (total > bytes.length) {
        const grown = new Uint8Array(Math.min(Math.max(bytes.length * 2, total), limit));
        grown.set(bytes.subarray(0, length));
        bytes = grown;
      }
      bytes.set(chunk, length);
      length = total;
    },
    take: () => (length === bytes.length ? bytes : bytes.slice(0, length)),
  };
}

/** @throws ProblemError `malformed-request` always: the client went away before all of the body had come */
export function refuseTorn(): never {
  return refuse('malformed-request', 'The body ended before its end');
}

function refuseSize(limit: number): never {
  return refuse('body-too-large', `Unexpected size of the body, expected at most ${limit} bytes`);
}
