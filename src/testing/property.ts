import { InlayError } from '../message/error.js';
import { type ReadPage, type RenderedPage, readPage } from './page/page.js';
import { type Trouble, type Verdict, verdictOf } from './verdict.js';

/** A property of rendered pages: call it with one. */
export interface Property {
  /**
   * @throws InlayError `canvas-missing` for a page without a canvas, where the property is about that; see `assertPage`
   */
  (page: RenderedPage): Verdict;
  /** As it is exported. */
  readonly title: string;
  /** Whether it is about the canvas, so that a page without one cannot be checked. */
  readonly needsCanvas: boolean;
  /** The check, for a page that is read already. */
  readonly check: (page: ReadPage) => Verdict;
}

interface Definition {
  title: string;
  /** @default false */
  needsCanvas?: boolean;
  check(page: ReadPage): Trouble[];
}

export function property({ title, needsCanvas = false, check }: Definition): Property {
  const verdict = (page: ReadPage): Verdict => {
    if (needsCanvas && page.canvas === undefined) {
      throw new InlayError(
        'canvas-missing',
        `Unexpected page without \`canvas\`, expected one: \`${title}\` is about it`,
      );
    }
    return verdictOf(title, check(page), page.html, page.canvas);
  };
  return Object.assign((page: RenderedPage) => verdict(readPage(page)), { title, needsCanvas, check: verdict });
}
