import type { Element, Root, RootContent } from 'hast';
import { type Budget, budgetOf } from '../budget.js';
import { checkLimit, type Limits, limitsOf } from '../canvas/limits.js';
import { contextOf, isInert } from '../canvas/locate/surroundings.js';
import { noteRepeatedForms } from '../canvas/repeated-forms.js';
import { type Report, type ReportedInlay, reported, superseded } from '../canvas/report.js';
import { type Answer, answered, answering } from '../component/answer.js';
import type { Use } from '../component/cache-per-use.js';
import { fitToPlace } from '../component/expand.js';
import { copyWithMarks, isAnyWithin, itemsOf } from '../component/menu/marks.js';
import type { RenderRequest, Resolution } from '../component/resolution.js';
import { type ComponentTag, isComponentTag } from '../component/tags.js';
import type { Site } from '../site/schema.js';
import { attributesOf } from './attributes.js';
import { hasOwnEnd } from './explicit.js';
import { formFiller } from './form-nodes.js';
import { blockInlays } from './paragraph.js';
import { nodesOf, type Resolved, resolver } from './resolver.js';
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
  entries: ReportedInlay[];
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
 * of a tree can exhaust the engine's. Entries of nodes without a position have 0 for every place.
 *
 * @param page key of the request's page
 * @param own of the limits those of inlays and work hold here: the tree is there already
 * @throws InlayError `limit-exceeded`, `invalid-limits`
 */
export function expandTree(
  tree: Root,
  site: Site,
  request: RenderRequest,
  page: string | undefined,
  own?: Partial<Limits>,
): Report {
  const limits = limitsOf(own);
  const budget = budgetOf(limits.work, 'expand the components of this tree');
  const answer = answering(request, budget);
  const walk: Walk = { resolve: resolver(site), answer, fill: formFiller(), budget, page, entries: [], visits: [] };
  walk.visits.push({ parent: tree, element: undefined, up: undefined, outer: undefined, surrounded: undefined });
  for (let visit = walk.visits.pop(); visit; visit = walk.visits.pop()) {
    expandChildren(visit, walk);
    checkLimit(walk.entries.length, limits.inlays, 'components in a tree');
  }
  const inlays = walk.entries.sort((a, b) => a.start - b.start);
  noteRepeatedForms(inlays);
  return { inlays };
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
    walk.entries.push(superseded(located(node, tag, attributes), positionOf(node), visit.outer));
    descend(node, visit, visit.outer, walk);
    return undefined;
  }
  const resolution = resolved(tag, attributes, visit, walk);
  walk.entries.push(entryOf(node, tag, attributes, resolution));
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
    walk.entries.push(entryOf(node, tag, attributes, resolution));
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
  const copied = told.element === fitted.element ? nodes : nodesOf(told.element);
  walk.budget.spend(INLAY_STEPS + (resolution.work ?? 0) + NODE_STEPS * copied);
  if (!told.element) return told;
  const current = itemsOf(walk.page, told.pages ?? []);
  // A copy: no two places of a tree may hold the same nodes, and what is kept is not to change.
  const element = copyWithMarks(told.element, ({ items, value }) => (isAnyWithin(current, items) ? value : undefined));
  return { ...told, element };
}

/** @param outer the expanded component whose fallback content the node's children are */
function descend(node: Element, up: Visit, outer: ComponentTag | undefined, walk: Walk): void {
  if (hasElement(node)) walk.visits.push({ parent: node, element: node, up, outer, surrounded: undefined });
  if (node.content) walk.visits.push({ parent: node.content, element: node, up, outer, surrounded: undefined });
}

function hasElement({ children }: Element): boolean {
  for (const { type } of children) if (type === 'element') return true;
  return false;
}

function entryOf(node: Element, tag: ComponentTag, attributes: Attributes, resolution: Resolution): ReportedInlay {
  return reported(located(node, tag, attributes), positionOf(node), resolution.element !== undefined, resolution);
}

function located(node: Element, tag: ComponentTag, attributes: Attributes) {
  const { start, end } = node.position ?? {};
  return { tag, attributes, start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

function positionOf({ position }: Element) {
  return { line: position?.start.line ?? 0, column: position?.start.column ?? 0 };
}
