import type fc from 'fast-check';
import type { RenderRequest } from '../component/resolution.js';
import type { Site, SiteState } from '../site/schema.js';
import type { Property } from './property.js';
import type { Counterexample } from './verdict.js';

/** What is to be tested: Inlay's own `render`, a port of it, or a whole CMS behind a request. */
export type Renderer = (
  canvas: string,
  site: Site,
  request: RenderRequest,
) => string | { html: string } | Promise<string | { html: string }>;

export interface RendererOptions {
  /** @default all of them */
  properties?: readonly Property[];
  /** The only site that it can render, such as that of a CMS. @default generated ones, plain and hostile */
  site?: Site;
  /** What it is given to render. @default `canvases` and `wildCanvases` in turn */
  canvases?: fc.Arbitrary<string>;
  /** Pages that are rendered. @default 300 */
  runs?: number;
  /** Where chance begins; a verdict has it. @default another one each time */
  seed?: number;
  /** The way to one counterexample of a seed; a verdict has it. @default all runs */
  path?: string;
}

/** What a renderer was given, and what came of it. */
export interface RendererFailure {
  canvas: string;
  /** The state of the generated site; nothing where the site was given. */
  state: SiteState | undefined;
  request: RenderRequest;
  /** The output; nothing where the renderer threw. */
  html: string | undefined;
  error: unknown;
  counterexamples: readonly Counterexample[];
}

export type RendererVerdict =
  | { holds: true; runs: number; seed: number }
  | {
      holds: false;
      runs: number;
      seed: number;
      path: string;
      /** The smallest that was found. */
      failure: RendererFailure;
      /** All of it for people. */
      message: string;
    };
