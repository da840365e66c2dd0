import type { Root } from 'hast';
import { locateExact as exact } from '../../src/canvas/locate/exact/locate-exact.js';
import { locateFast as fast } from '../../src/canvas/locate/fast/locate-fast.js';
import type { Inlay, RenderRequest, Report } from '../../src/index.js';
import * as library from '../../src/index.js';
import rehypeInlay from '../../src/rehype/index.js';
import { REQUESTS, STATE } from './site.js';

/** What is fuzzed: Inlay, or a twin that is broken on purpose, for the fuzzer's site. */
export interface Subject {
  locateExact(source: string): Inlay[];
  /** Nothing where it is unsure. */
  locateFast(source: string): Inlay[] | undefined;
  render(source: string, request: RenderRequest): { html: string; report: Report };
  /** Bakes a canvas, takes it through JSON, and runs it: for all the requests of the fuzzer, and in the end for this one. */
  runBaked(source: string, request: RenderRequest): string;
  /** Expands a tree in place. */
  expandTree(tree: Root, request: RenderRequest): void;
  isUserError(error: unknown): boolean;
}

/** The modules that a subject is made of. */
export interface Modules {
  library: typeof library;
  rehypeInlay: typeof rehypeInlay;
  locateExact: typeof exact;
  locateFast: typeof fast;
}

/** Binds modules to the fuzzer's site. */
export function subjectOf({ library, rehypeInlay, locateExact, locateFast }: Modules): Subject {
  const site = library.parseSite(STATE);
  return {
    locateExact,
    locateFast,
    render: (source, request) => library.render(source, site, request),
    runBaked(source, request) {
      const baked = library.parseBaked(JSON.parse(JSON.stringify(library.bake(source, site))));
      for (const other of REQUESTS) library.run(baked, other);
      return library.run(baked, request);
    },
    expandTree: (tree, request) => rehypeInlay({ site, request })(tree),
    isUserError: (error) => error instanceof library.InlayError,
  };
}

/** Inlay as it is. */
export const INLAY: Subject = subjectOf({ library, rehypeInlay, locateExact: exact, locateFast: fast });
