import type { Limits } from '../canvas/limits.js';

/** Bytes of a request's body: a canvas of the greatest length, escaped for JSON, has room in it. */
export const BODY_BYTES = 524_288;

/**
 * What a canvas and its output may come to where anybody may ask: twice the length of a large page, an element for each
 * four characters, and half a second of work, of which a real page of that length takes a twentieth at most. The work is
 * done in one go, so nothing else is answered meanwhile.
 */
export const CANVAS_LIMITS = {
  canvasLength: 131_072,
  inlays: 1000,
  elements: 32_768,
  copies: 5000,
  outputLength: 8_388_608,
  work: 50_000_000,
} as const satisfies Partial<Limits>;

/** Findings in one answer: more are not fixed before the next lint, and the counts are those of all. */
export const MOST_FINDINGS = 1000;

/** Contexts and details of one site that are cached. */
export const CACHED_TEXTS = 32;

/** Seconds after which one who was told that too much work is waiting may ask again. */
export const RETRY_SECONDS = 1;

/** Seconds that a browser may cache the answer to a preflight. */
export const PREFLIGHT_SECONDS = 600;
