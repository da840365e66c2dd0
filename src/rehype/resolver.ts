import { cachePerUse, type Use } from '../component/cache-per-use.js';
import { fitToPlace, resolve } from '../component/expand.js';
import type { Resolution } from '../component/resolution.js';
import type { Site } from '../site/schema.js';
import { nodesOf } from './copy.js';
import { formFiller } from './form-nodes.js';

/** What a component in a tree comes to, whatever the request. */
export interface Resolved {
  /** As the component gave it. */
  resolution: Resolution;
  /** Fitted to its place, with the nodes of its form. Its element is kept: what goes into a tree is a copy. */
  fitted: Resolution;
  /** Nodes of that element. */
  nodes: number;
}

/** Bytes of trees that are kept for each site, roughly: some hundred everyday expansions. */
const MAX_KEPT = 33_554_432;

/** Bytes of a node with its attributes, roughly. */
const NODE = 500;

/** A function that resolves the components of trees on a site, equal ones once. */
export const resolver = cachePerUse({
  make: resolvedOf,
  weigh: ({ nodes }) => NODE * nodes,
  limit: MAX_KEPT,
});

function resolvedOf({ tag, attributes, context }: Use, site: Site): Resolved {
  const resolution = resolve(tag, attributes, { site, context });
  const fitted = formFiller()(fitToPlace(tag, context, resolution));
  return { resolution, fitted, nodes: fitted.element ? nodesOf(fitted.element) : 0 };
}
