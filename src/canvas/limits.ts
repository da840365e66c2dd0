import { InlayError, type Problem } from '../message/error.js';
import { expectedOneOf } from '../message/nearest.js';
import { pointer } from '../message/pointer.js';

/** UTF-16 code units of a canvas. The largest real pages have a few million; a parse takes about 20 times as much memory. */
export const MAX_CANVAS_LENGTH = 16_777_216;

/** Inlays of one canvas. A page that needs more is made by a program that went wrong. */
export const MAX_INLAYS = 10_000;

/** Elements within each other. Browsers flatten what is deeper than 512; 100,000 are some MB of nothing but start tags. */
export const MAX_NESTING = 250_000;

/**
 * Add-ons in the fallback content of one another that only a request can fill. Each may need the next one's markup ready
 * within its own; nobody needs a fourth.
 */
export const MAX_HOLE_DEPTH = 16;

/** Elements that the parser makes of a canvas, about one for each start tag. A thousand take some 0.7 MB. */
export const MAX_ELEMENTS = 1_000_000;

/**
 * Elements that the parser makes of a canvas beyond one for each of its tags, as `<p><b id=1><p><b id=2>…` makes it repeat
 * every open formatting element for every paragraph: 32 KB came to millions. No real page has more elements than tags.
 */
export const MAX_COPIES = 20_000;

/** UTF-16 code units of a rendered page, so that few bytes of canvas can't become gigabytes. */
export const MAX_OUTPUT_LENGTH = 134_217_728;

/**
 * Steps of work on one canvas, see `Budget`: some 20 seconds. The largest real pages take a hundredth of it, as work grows
 * in step with the length of a canvas but for shapes that nobody writes by hand.
 */
export const MAX_WORK = 2_000_000_000;

/** What a canvas and its output may come to. What is over one of them is an InlayError `limit-exceeded`. */
export interface Limits {
  /** UTF-16 code units of a canvas; a text has at least as many bytes in UTF-8. @default MAX_CANVAS_LENGTH */
  canvasLength: number;
  /** Inlays of one canvas. @default MAX_INLAYS */
  inlays: number;
  /** Elements within each other, as far as a canvas has to be read. @default MAX_NESTING */
  nesting: number;
  /** Elements that a parser makes of a canvas where one is needed. @default MAX_ELEMENTS */
  elements: number;
  /** Elements that a parser makes of a canvas beyond one for each tag. @default MAX_COPIES */
  copies: number;
  /** UTF-16 code units of the output. @default MAX_OUTPUT_LENGTH */
  outputLength: number;
  /** Steps of work, see `Budget`. @default MAX_WORK */
  work: number;
}

const DEFAULTS: Limits = {
  canvasLength: MAX_CANVAS_LENGTH,
  inlays: MAX_INLAYS,
  nesting: MAX_NESTING,
  elements: MAX_ELEMENTS,
  copies: MAX_COPIES,
  outputLength: MAX_OUTPUT_LENGTH,
  work: MAX_WORK,
};

/** The names of the limits. */
export const LIMIT_NAMES = Object.keys(DEFAULTS) as (keyof Limits)[]; // its keys are those of the literal above

/**
 * The limits that hold, given the ones that somebody set.
 *
 * @throws InlayError `invalid-limits` for a limit that is no number from 0 (infinity is one), or of another name
 */
export function limitsOf(own: Partial<Limits> | undefined): Limits {
  if (own === undefined) return DEFAULTS;
  const problems = Object.entries(own).flatMap(([name, limit]) => problemsOf(name, limit));
  if (problems.length > 0) throw new InlayError('invalid-limits', 'The limits are not valid:', problems);
  return { ...DEFAULTS, ...own };
}

function problemsOf(name: string, limit: unknown): Problem[] {
  if (!Object.hasOwn(DEFAULTS, name)) {
    return [
      { pointer: pointer(name), message: `Unexpected limit \`${name}\`, expected ${expectedOneOf(name, LIMIT_NAMES)}` },
    ];
  }
  if (typeof limit === 'number' && limit >= 0) return [];
  return [{ pointer: pointer(name), message: `Unexpected \`${limit}\`, expected a number from 0` }];
}

/** Reports what is over a limit as the user's mistake. */
export function checkLimit(found: number, limit: number, unit: string): void {
  if (found <= limit) return;
  throw new InlayError('limit-exceeded', `Unexpected ${found} ${unit}, expected at most ${limit}`);
}
