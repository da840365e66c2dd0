import type { Element, Parents } from 'hast';
import type { Visit } from './visit.js';

/**
 * The way from a visited node down to where a walk is. Most nodes of a page hold no component, so visits are only made of it
 * when one is found.
 */
export interface Path {
  /** Number of the parent whose children are walked over; below 0 the walk is done. */
  depth: number;
  parents: Parents[];
  /** Of each parent the child that comes next. */
  next: number[];
  visits: (Visit | undefined)[];
}

export function pathFrom(visit: Visit): Path {
  return { depth: 0, parents: [visit.parent], next: [0], visits: [visit] };
}

/** The next child that is an element; nothing when there is none. */
export function nextElement(path: Path): Element | undefined {
  const { depth, next } = path;
  const children = path.parents[depth]?.children ?? [];
  let index = next[depth] ?? 0;
  let node = children[index];
  while (node && node.type !== 'element') {
    index += 1;
    node = children[index];
  }
  next[depth] = index + 1;
  return node;
}

export function enterElement(path: Path, element: Element): void {
  path.depth += 1;
  path.parents[path.depth] = element;
  path.next[path.depth] = 0;
  path.visits[path.depth] = undefined;
}

/** The visit of the parent whose children are walked over. */
export function visitOf({ depth, parents, visits }: Path): Visit {
  let known = depth;
  while (!visits[known]) known -= 1; // the first is always there
  let visit = visits[known] as Visit;
  for (let at = known + 1; at <= depth; at += 1) {
    const element = parents[at] as Element; // only the first parent may be something else
    visit = { parent: element, element, up: visit, outer: visit.outer, surrounded: undefined };
    visits[at] = visit;
  }
  return visit;
}
