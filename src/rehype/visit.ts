import type { Element, Parents } from 'hast';
import { enter, type Flags, NOTHING } from '../canvas/locate/surroundings.js';
import type { ComponentTag } from '../component/tags.js';
import { type Foreign, vocabularyInside, vocabularyOf } from '../html/foreign.js';

/** What surrounds the children of a node. */
export interface Surrounded {
  flags: Flags;
  around: Foreign;
}

/** A node whose children are to expand. */
export interface Visit {
  /** The element, the content of a template, or the root. */
  parent: Parents;
  /** The element itself, be it the template; nothing for the root. */
  element: Element | undefined;
  /** The visit of the node that it is in. */
  up: Visit | undefined;
  /** The expanded component whose fallback content this is in. */
  outer: ComponentTag | undefined;
  /** Only known once it is asked for: most nodes of a page hold no component. */
  surrounded: Surrounded | undefined;
}

const AROUND_ALL: Surrounded = { flags: NOTHING, around: undefined };

/** What surrounds the children of a visited node. It keeps its own stack, and asks each node once. */
export function surroundedAt(visit: Visit): Surrounded {
  const unknown: Visit[] = [];
  let at: Visit | undefined = visit;
  while (at && !at.surrounded) {
    unknown.push(at);
    at = at.up;
  }
  let surrounded = at?.surrounded ?? AROUND_ALL;
  for (let next = unknown.pop(); next; next = unknown.pop()) {
    if (next.element) surrounded = inside(next.element, surrounded);
    next.surrounded = surrounded;
  }
  return surrounded;
}

function inside({ tagName, properties }: Element, { flags, around }: Surrounded): Surrounded {
  const own = vocabularyOf(tagName, around);
  const within = vocabularyInside(tagName, own, properties['encoding']);
  return { flags: enter(flags, tagName, own === undefined), around: within };
}
