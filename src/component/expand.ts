import type { Element } from 'hast';
import { CLOSES_PARAGRAPH } from '../html/elements.js';
import { type Context, isUnlinked } from './context.js';
import type { Note, Resolution, Surroundings } from './resolution.js';
import { COMPONENTS } from './table.js';
import type { ComponentTag } from './tags.js';

/** Resolves a component. What it comes to is still to be fitted to where it stands. */
export function resolve(
  tag: ComponentTag,
  attributes: Readonly<Record<string, string>>,
  surroundings: Surroundings,
): Resolution {
  return COMPONENTS[tag].resolve(attributes, surroundings);
}

/** Fits an expansion to where it stands, after the request has had its say: its HTML may bring links as well. */
export function fitToPlace(tag: ComponentTag, context: Context, resolution: Resolution): Resolution {
  let { element, content } = resolution;
  if (!element) return resolution;
  const notes: Note[] = [];
  if (isUnlinked(context) && (hasLink(element) || content?.html !== content?.unlinked)) {
    element = unlink(element);
    content = content && { ...content, html: content.unlinked };
    const place = context.anchor ? 'a link' : 'a button';
    notes.push({ code: 'unlinked', message: `Unexpected \`${tag}\` in ${place}: it is shown without its links` });
  }
  if (context.paragraph && CLOSES_PARAGRAPH.has(element.tagName)) {
    const message = `Unexpected \`${tag}\` in a paragraph with other content: browsers end the paragraph before it`;
    notes.push({ code: 'block-in-paragraph', message });
  }
  return { ...resolution, element, ...(content && { content }), notes: [...resolution.notes, ...notes] };
}

/** What links of components have that only a link can have. */
const LINK_PROPERTIES = ['href', 'target', 'rel'];

/** An element with its links made spans. */
function unlink(node: Element): Element {
  const children = node.children.map((child) => (child.type === 'element' ? unlink(child) : child));
  if (node.tagName !== 'a') return { ...node, children };
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => !LINK_PROPERTIES.includes(name)),
  );
  return { ...node, tagName: 'span', properties, children };
}

function hasLink(node: Element): boolean {
  return node.tagName === 'a' || node.children.some((child) => child.type === 'element' && hasLink(child));
}
