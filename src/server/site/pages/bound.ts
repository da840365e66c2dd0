import { bake } from 'inlay/internal/canvas/bake.js';
import type { Baked } from 'inlay/internal/canvas/run/baked-schema.js';
import { run } from 'inlay/internal/canvas/run/run.js';
import type { RenderRequest } from 'inlay/internal/component/resolution.js';
import type { Site } from 'inlay/internal/site/schema.js';

/** A piece of a page: text, or a canvas with forms, which each view has fresh. */
export type Piece = string | Baked;

/** A canvas bound to a site, for any page of it. */
export interface Bound {
  baked: Baked;
  /** Whether it has forms that a view may bring. */
  hasForms: boolean;
}

/** Binds a canvas to a site. */
export function bound(source: string, site: Site): Bound {
  const baked = bake(source, site);
  return { baked, hasForms: baked.parts.some((part) => typeof part !== 'string' && part.hole !== 'page') };
}

/** The canvas on a page: text, unless each view has forms of its own. */
export function pieceOf({ baked, hasForms }: Bound, url: string): Piece {
  return hasForms ? baked : run(baked, { url });
}

/** Pieces as HTML for a view. */
export function joined(pieces: readonly Piece[], request: RenderRequest): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : run(piece, request))).join('');
}
