import type { Context } from '../../component/context.js';
import { COMPONENT_TAGS, type ComponentTag } from '../../component/tags.js';
import type { Placed } from './align.js';
import { classesOf, closest, type Element, elementsIn, parseAlone, parsePage, textStart } from './tree.js';

/** What stands in an output in the place of a component. */
export interface Expansion {
  tag: ComponentTag;
  /** UTF-16 offsets into the output. */
  start: number;
  end: number;
  /** Its root, parsed alone: offsets are from `start`. Nothing where a parser sees none. */
  root: Element | undefined;
  /** As written in the canvas, where that is known. */
  attributes: Readonly<Record<string, string>> | undefined;
  /** Whether links can stand there. */
  linked: boolean;
  /** Where it stands in the canvas, where that is known. */
  context: Context | undefined;
}

/** An expansion that the canvas led to. */
export function placedExpansion({ inlay, start, end }: Placed, html: string): Expansion {
  const { tag, attributes, context } = inlay;
  return { tag, start, end, root: rootOf(html, start, end), attributes, context, linked: isLinked(context) };
}

/** Expansions of a page whose canvas is not known, by the class names that components give them. */
export function findExpansions(html: string): Expansion[] {
  const shift = textStart(html);
  const found: Expansion[] = [];
  let end = 0;
  for (const element of elementsIn(parsePage(html))) {
    const tag = tagOf(element);
    const location = element.sourceCodeLocation;
    if (!tag || !location || location.startOffset + shift < end) continue;
    const start = location.startOffset + shift;
    end = location.endOffset + shift;
    const linked = !closest(element, ({ tagName }) => tagName === 'a' || tagName === 'button');
    found.push({ tag, start, end, root: rootOf(html, start, end), attributes: undefined, context: undefined, linked });
  }
  return found;
}

/** The component whose expansion an element is: its first class name is the component's. */
function tagOf(element: Element): ComponentTag | undefined {
  const [first] = classesOf(element);
  if (first === 'x-menu-nav') return 'x-menu';
  return COMPONENT_TAGS.find((tag) => tag === first);
}

function rootOf(html: string, start: number, end: number): Element | undefined {
  const [root] = elementsIn(parseAlone(html.slice(start, end)));
  return root;
}

function isLinked({ anchor, button }: Context): boolean {
  return !anchor && !button;
}
