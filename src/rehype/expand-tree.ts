import type { Element, Root, RootContent } from 'hast';
import { type Budget, budgetOf } from '../budget.js';
import { type Limits, limitsOf } from '../canvas/limits.js';
import { contextOf, isInert } from '../canvas/locate/surroundings.js';
import type { Report } from '../canvas/report.js';
import { type Answer, answered, answering } from '../component/answer.js';
import type { Use } from '../component/cache-per-use.js';
import { fitToPlace } from '../component/expand.js';
import { itemsOf } from '../component/menu/marks.js';
import type { RenderRequest, Resolution } from '../component/resolution.js';
import { type ComponentTag, isComponentTag } from '../component/tags.js';
import type { Site } from '../site/schema.js';
import { attributesOf } from './attributes.js';
import { copyOf, nodesOf } from './copy.js';
import { hasOwnEnd } from './explicit.js';
import { formFiller } from './form-nodes.js';
import { blockInlays, holdsComponent } from './paragraph.js';
import { enterElement, nextElement, pathFrom, visitOf } from './path.js';
import { counter, type Recorder, reporter } from './recorder.js';
import { type Resolved, resolver } from './resolver.js';
import { surroundedAt, type Visit } from './visit.js';

/** One walk over a tree. */
interface Walk {
  resolve(use: Use): Resolved;
  answer: Answer;
  /** Puts the nodes of a request's form into the element of a resolution. */
  fill(resolution: Resolution): Resolution;
  budget: Budget;
  /** Key of the request's page. */
  page: string | undefined;
  visits: Visit[];
  recorder: Recorder;
}

type Attributes = Readonly<Record<string, string>>;

/** Steps of an inlay, and of each node that is copied into its place, as measured. */
const INLAY_STEPS = 1000;
const NODE_STEPS = 100;

/** What stands in a node's place, and what comes next though the tree has it inside the node. */
interface Outcome {
  nodes: readonly RootContent[];
  following: readonly RootContent[];
}

/**
 * Expands the components of a tree in place, as `render` does those of a canvas. It keeps its own stack, so that no depth
 * of a tree can exhaust the engine's.
 *
 * @param page key of the request's page
 * @param options of the limits those of inlays and work hold here: the tree is there already
 * @throws InlayError `limit-exceeded`, `invalid-limits`
 */
export function expandTree(
  tree: Root,
  site: Site,
  request: RenderRequest,
  page: string | undefined,
  options: { limits?: Partial<Limits> | undefined; onReport?: ((report: Report) => void) | undefined },
): void {
  const limits = limitsOf(options.limits);
  const budget = budgetOf(limits.work, 'expand the components of this tree');
  const answer = answering(request, budget);
  const told = options.onReport && reporter(limits.inlays);
  const recorder = told ?? counter(limits.inlays);
  const first: Visit = { parent: tree, element: undefined, up: undefined, outer: undefined, surrounded: undefined };
  const walk: Walk = { resolve: resolver(site), answer, fill: formFiller(), recorder, budget, page, visits: [first] };
  for (let visit = walk.visits.pop(); visit; visit = walk.visits.pop()) expandBelow(visit, walk);
  if (told) options.onReport?.(told.report());
}

/** Walks over all that is below a visited node. What an expansion leaves to be walked over becomes a visit of its own. */
function expandBelow(from: Visit, walk: Walk): void {
  const path = pathFrom(from);
  while (path.depth >= 0) {
    const node = nextElement(path);
    if (!node) {
      path.depth -= 1;
    } else if (isComponentTag(node.tagName) || (node.tagName === 'p' && holdsComponent(node))) {
      const visit = visitOf(path);
      const outcome = expandElement(node, visit, walk);
      if (!outcome) continue;
      replaceFrom(visit.parent.children.indexOf(node), outcome, visit, walk);
      path.depth -= 1;
    } else {
      if (node.content) walk.visits.push(contentVisit(node.content, node, visitOf(path)));
      if (node.children.length > 0) enterElement(path, node);
    }
  }
}

/** Builds the children of a parent again, from the first that is replaced. */
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
  const { tagName } = node;
  if (isComponentTag(tagName) && isAlive(visit)) return expandComponent(node, tagName, visit, walk);
  const outcome = tagName === 'p' ? expandParagraph(node, visit, walk) : undefined;
  if (!outcome) descend(node, visit, visit.outer, walk);
  return outcome;
}

/** Whether elements there are of HTML, and components not left alone. */
function isAlive(visit: Visit): boolean {
  const { flags, around } = surroundedAt(visit);
  return around === undefined && !isInert(flags);
}

function expandComponent(node: Element, tag: ComponentTag, visit: Visit, walk: Walk): Outcome | undefined {
  const attributes = attributesOf(node);
  if (visit.outer) {
    walk.recorder.superseded({ node, tag, attributes }, visit.outer);
    descend(node, visit, visit.outer, walk);
    return undefined;
  }
  const resolution = resolved(tag, attributes, visit, walk);
  walk.recorder.resolved({ node, tag, attributes }, resolution);
  if (!resolution.element) {
    descend(node, visit, undefined, walk);
    return undefined;
  }
  if (!hasOwnEnd(node)) return { nodes: [resolution.element], following: node.children };
  descend(node, visit, tag, walk);
  return { nodes: [resolution.element], following: [] };
}

/** The expansions of a paragraph of nothing but block-level components, or nothing when one of them has none. */
function expandParagraph(paragraph: Element, visit: Visit, walk: Walk): Outcome | undefined {
  const inlays = visit.outer ? undefined : blockInlays(paragraph);
  if (!inlays || !isAlive(visit)) return undefined;
  const all = inlays.map((inlay) => {
    const attributes = attributesOf(inlay.node);
    return { ...inlay, attributes, resolution: resolved(inlay.tag, attributes, visit, walk) };
  });
  if (all.some(({ resolution }) => !resolution.element)) return undefined;
  const nodes = all.flatMap(({ node, tag, attributes, after, resolution }) => {
    walk.recorder.resolved({ node, tag, attributes }, resolution);
    if (hasOwnEnd(node)) descend(node, visit, tag, walk);
    return resolution.element ? [resolution.element, ...after] : [];
  });
  return { nodes, following: [] };
}

function resolved(tag: ComponentTag, attributes: Attributes, visit: Visit, walk: Walk): Resolution {
  // A tree does not tell where the parser moved a node out of a table, or which form it had open.
  const context = contextOf(surroundedAt(visit).flags, { table: false, form: false });
  const { resolution, fitted, nodes } = walk.resolve({ tag, attributes, context });
  const content = resolution.form && walk.answer(resolution.form);
  const told =
    typeof content === 'object'
      ? walk.fill(fitToPlace(tag, context, answered(resolution, walk.answer)))
      : answered(fitted, walk.answer);
  const { element } = told;
  const count = element === fitted.element ? nodes : element ? nodesOf(element) : 0;
  walk.budget.spend(INLAY_STEPS + (resolution.work ?? 0) + NODE_STEPS * count);
  // A copy: no two places of a tree may hold the same nodes, and what is kept is not to change.
  return element ? { ...told, element: copyOf(element, itemsOf(walk.page, told.pages ?? [])) } : told;
}

/** @param outer the expanded component whose fallback content the node's children are */
function descend(node: Element, up: Visit, outer: ComponentTag | undefined, walk: Walk): void {
  if (hasElement(node)) walk.visits.push({ parent: node, element: node, up, outer, surrounded: undefined });
  if (node.content) walk.visits.push(contentVisit(node.content, node, up, outer));
}

/** A visit of what a template holds. */
function contentVisit(content: Root, element: Element, up: Visit, outer = up.outer): Visit {
  return { parent: content, element, up, outer, surrounded: undefined };
}

function hasElement({ children }: Element): boolean {
  for (const { type } of children) if (type === 'element') return true;
  return false;
}
