import type { Element, Parents, Root, RootContent } from 'hast';
import { type Report, type ReportedInlay, reported, superseded } from '../canvas/report.js';
import { contextOf, enter, type Flags, isInert, NOTHING } from '../canvas/surroundings.js';
import { expand } from '../component/expand.js';
import type { RenderRequest, Resolution } from '../component/resolution.js';
import { type ComponentTag, isComponentTag } from '../component/tags.js';
import { type Foreign, vocabularyInside, vocabularyOf } from '../html/foreign.js';
import type { Site } from '../site/schema.js';
import { attributesOf } from './attributes.js';
import { hasOwnEnd } from './explicit.js';
import { blockInlays } from './paragraph.js';

/** A node whose children are to expand, and what surrounds them. */
interface Visit {
  parent: Parents;
  flags: Flags;
  around: Foreign;
  /** The expanded component whose fallback content this is. */
  outer: ComponentTag | undefined;
}

/** One walk over a tree. */
interface Walk {
  site: Site;
  request: RenderRequest;
  visits: Visit[];
  entries: ReportedInlay[];
}

/** What stands in a node's place, and what comes next though the tree has it inside the node. */
interface Outcome {
  nodes: RootContent[];
  following?: RootContent[];
}

/**
 * Expands the components of a tree in place, as `render` does those of a canvas. It keeps its own stack, so that no depth
 * of a tree can exhaust the engine's. Entries of nodes without a position have 0 for every place.
 */
export function expandTree(tree: Root, site: Site, request: RenderRequest): Report {
  const walk: Walk = { site, request, entries: [], visits: [] };
  walk.visits.push({ parent: tree, flags: NOTHING, around: undefined, outer: undefined });
  for (let visit = walk.visits.pop(); visit; visit = walk.visits.pop()) expandChildren(visit, walk);
  return { inlays: walk.entries.sort((a, b) => a.start - b.start) };
}

function expandChildren(visit: Visit, walk: Walk): void {
  const done: RootContent[] = [];
  const queue: RootContent[] = visit.parent.children.toReversed();
  for (let node = queue.pop(); node; node = queue.pop()) {
    const { nodes, following = [] } = node.type === 'element' ? expandElement(node, visit, walk) : { nodes: [node] };
    done.push(...nodes);
    queue.push(...following.toReversed());
  }
  visit.parent.children = done as typeof visit.parent.children; // no doctype gets below the root: none is ever added
}

function expandElement(node: Element, visit: Visit, walk: Walk): Outcome {
  const vocabulary = vocabularyOf(node, visit.around);
  const isHtml = vocabulary === undefined;
  if (isHtml && isComponentTag(node.tagName) && !isInert(visit.flags))
    return expandComponent(node, node.tagName, visit, walk);
  const unwrapped = isHtml && node.tagName === 'p' ? expandParagraph(node, visit, walk) : undefined;
  if (unwrapped) return { nodes: unwrapped };
  descend(node, visit, walk);
  return { nodes: [node] };
}

function expandComponent(node: Element, tag: ComponentTag, visit: Visit, walk: Walk): Outcome {
  if (visit.outer) {
    walk.entries.push(superseded(located(node, tag), positionOf(node), visit.outer));
    descend(node, visit, walk);
    return { nodes: [node] };
  }
  const resolution = resolve(node, tag, visit, walk);
  walk.entries.push(reported(located(node, tag), positionOf(node), resolution));
  if (!resolution.element) {
    descend(node, visit, walk);
    return { nodes: [node] };
  }
  if (!hasOwnEnd(node)) return { nodes: [resolution.element], following: node.children };
  descend(node, { ...visit, outer: tag }, walk);
  return { nodes: [resolution.element] };
}

/** The expansions of a paragraph of nothing but block-level components, or nothing when one of them has none. */
function expandParagraph(paragraph: Element, visit: Visit, walk: Walk): RootContent[] | undefined {
  const inlays = visit.outer ? undefined : blockInlays(paragraph);
  if (!inlays) return undefined;
  const resolved = inlays.map((inlay) => ({ ...inlay, resolution: resolve(inlay.node, inlay.tag, visit, walk) }));
  if (resolved.some(({ resolution }) => !resolution.element)) return undefined;
  return resolved.flatMap(({ node, tag, after, resolution }) => {
    walk.entries.push(reported(located(node, tag), positionOf(node), resolution));
    if (hasOwnEnd(node)) descend(node, { ...visit, outer: tag }, walk);
    return resolution.element ? [resolution.element, ...after] : [];
  });
}

function resolve(node: Element, tag: ComponentTag, { flags }: Visit, { site, request }: Walk): Resolution {
  // A tree does not tell where the parser moved a node out of a table, or which form it had open.
  const context = contextOf(flags, { table: false, form: false });
  return expand(tag, attributesOf(node), { site, context, request });
}

function descend(node: Element, { flags, around, outer }: Visit, walk: Walk): void {
  const vocabulary = vocabularyOf(node, around);
  const inner = {
    flags: enter(flags, node.tagName, vocabulary === undefined),
    around: vocabularyInside(node, vocabulary),
    outer,
  };
  walk.visits.push({ parent: node, ...inner });
  if (node.content) walk.visits.push({ parent: node.content, ...inner });
}

function located(node: Element, tag: ComponentTag) {
  const { start, end } = node.position ?? {};
  return { tag, attributes: attributesOf(node), start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

function positionOf({ position }: Element) {
  return { line: position?.start.line ?? 0, column: position?.start.column ?? 0 };
}
