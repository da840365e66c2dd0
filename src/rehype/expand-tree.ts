import type { Element, Parents, Root, RootContent } from 'hast';
import { type Report, type ReportedInlay, reported, superseded } from '../canvas/report.js';
import { contextOf, enter, type Flags, isInert, NOTHING } from '../canvas/surroundings.js';
import { answered, answering, requestedPage } from '../component/answer.js';
import { fitToPlace, resolve } from '../component/expand.js';
import { isAnyWithin, itemsOf, withMarks } from '../component/marks.js';
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
  /** Key of the request's page. */
  page: string | undefined;
  visits: Visit[];
  entries: ReportedInlay[];
}

/** What stands in a node's place, and what comes next though the tree has it inside the node. */
interface Outcome {
  nodes: readonly RootContent[];
  following: readonly RootContent[];
}

/**
 * Expands the components of a tree in place, as `render` does those of a canvas. It keeps its own stack, so that no depth
 * of a tree can exhaust the engine's. Entries of nodes without a position have 0 for every place.
 */
export function expandTree(tree: Root, site: Site, request: RenderRequest): Report {
  const page = requestedPage(request, site.site.url);
  const walk: Walk = { site, request, page, entries: [], visits: [] };
  walk.visits.push({ parent: tree, flags: NOTHING, around: undefined, outer: undefined });
  for (let visit = walk.visits.pop(); visit; visit = walk.visits.pop()) expandChildren(visit, walk);
  return { inlays: walk.entries.sort((a, b) => a.start - b.start) };
}

/** Most parents hold no component: their children are only walked over. */
function expandChildren(visit: Visit, walk: Walk): void {
  const { children } = visit.parent;
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (node?.type !== 'element') continue;
    const outcome = expandElement(node, visit, walk);
    if (outcome) {
      replaceFrom(index, outcome, visit, walk);
      return;
    }
  }
}

/** Builds the children of a parent anew, from the first that is replaced. */
function replaceFrom(index: number, first: Outcome, visit: Visit, walk: Walk): void {
  const { children } = visit.parent;
  const done: RootContent[] = children.slice(0, index);
  const queue: RootContent[] = children.slice(index + 1).reverse();
  const put = ({ nodes, following }: Outcome) => {
    for (const node of nodes) done.push(node);
    for (const node of following.toReversed()) queue.push(node);
  };
  put(first);
  for (let node = queue.pop(); node; node = queue.pop()) {
    const outcome = node.type === 'element' ? expandElement(node, visit, walk) : undefined;
    if (outcome) put(outcome);
    else done.push(node);
  }
  visit.parent.children = done as typeof visit.parent.children; // no doctype gets below the root: none is ever added
}

/** What becomes of an element; nothing when it stays. */
function expandElement(node: Element, visit: Visit, walk: Walk): Outcome | undefined {
  const vocabulary = vocabularyOf(node, visit.around);
  if (vocabulary === undefined) {
    if (isComponentTag(node.tagName) && !isInert(visit.flags)) return expandComponent(node, node.tagName, visit, walk);
    const unwrapped = node.tagName === 'p' ? expandParagraph(node, visit, walk) : undefined;
    if (unwrapped) return { nodes: unwrapped, following: [] };
  }
  descend(node, vocabulary, visit, visit.outer, walk);
  return undefined;
}

function expandComponent(node: Element, tag: ComponentTag, visit: Visit, walk: Walk): Outcome | undefined {
  if (visit.outer) {
    walk.entries.push(superseded(located(node, tag), positionOf(node), visit.outer));
    descend(node, undefined, visit, visit.outer, walk);
    return undefined;
  }
  const resolution = resolved(node, tag, visit, walk);
  walk.entries.push(entryOf(node, tag, resolution));
  if (!resolution.element) {
    descend(node, undefined, visit, undefined, walk);
    return undefined;
  }
  if (!hasOwnEnd(node)) return { nodes: [resolution.element], following: node.children };
  descend(node, undefined, visit, tag, walk);
  return { nodes: [resolution.element], following: [] };
}

/** The expansions of a paragraph of nothing but block-level components, or nothing when one of them has none. */
function expandParagraph(paragraph: Element, visit: Visit, walk: Walk): RootContent[] | undefined {
  const inlays = visit.outer ? undefined : blockInlays(paragraph);
  if (!inlays) return undefined;
  const all = inlays.map((inlay) => ({ ...inlay, resolution: resolved(inlay.node, inlay.tag, visit, walk) }));
  if (all.some(({ resolution }) => !resolution.element)) return undefined;
  return all.flatMap(({ node, tag, after, resolution }) => {
    walk.entries.push(entryOf(node, tag, resolution));
    if (hasOwnEnd(node)) descend(node, undefined, visit, tag, walk);
    return resolution.element ? [resolution.element, ...after] : [];
  });
}

function resolved(node: Element, tag: ComponentTag, { flags }: Visit, { site, request, page }: Walk): Resolution {
  // A tree does not tell where the parser moved a node out of a table, or which form it had open.
  const context = contextOf(flags, { table: false, form: false });
  const resolution = resolve(tag, attributesOf(node), { site, context });
  // Answers of its own: no two places of a tree may hold the same nodes.
  const fitted = fitToPlace(tag, context, answered(resolution, answering(request)));
  if (!fitted.element || !fitted.pages) return fitted;
  const current = itemsOf(page, fitted.pages);
  const element = withMarks(fitted.element, ({ items, value }) => (isAnyWithin(current, items) ? value : undefined));
  return { ...fitted, element };
}

/** @param outer the expanded component whose fallback content the node's children are */
function descend(node: Element, own: Foreign, visit: Visit, outer: ComponentTag | undefined, walk: Walk): void {
  if (node.children.length === 0 && !node.content) return;
  const flags = enter(visit.flags, node.tagName, own === undefined);
  const around = vocabularyInside(node, own);
  walk.visits.push({ parent: node, flags, around, outer });
  if (node.content) walk.visits.push({ parent: node.content, flags, around, outer });
}

function entryOf(node: Element, tag: ComponentTag, resolution: Resolution): ReportedInlay {
  return reported(located(node, tag), positionOf(node), resolution.element !== undefined, resolution);
}

function located(node: Element, tag: ComponentTag) {
  const { start, end } = node.position ?? {};
  return { tag, attributes: attributesOf(node), start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

function positionOf({ position }: Element) {
  return { line: position?.start.line ?? 0, column: position?.start.column ?? 0 };
}
