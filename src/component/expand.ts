import type { Element } from 'hast';
import { CLOSES_PARAGRAPH } from '../html/elements.js';
import type { Note, Resolution, Surroundings } from './resolution.js';
import { COMPONENTS } from './table.js';
import type { ComponentTag } from './tags.js';

/** Resolves a component and fits its expansion to where it stands. */
export function expand(
  tag: ComponentTag,
  attributes: Readonly<Record<string, string>>,
  surroundings: Surroundings,
): Resolution {
  const resolution = COMPONENTS[tag].resolve(attributes, surroundings);
  if (!resolution.element) return resolution;
  const { anchor, button, paragraph } = surroundings.context;
  const notes: Note[] = [];
  let root = resolution.element;
  if ((anchor || button) && hasLink(root)) {
    root = unlink(root);
    const place = anchor ? 'a link' : 'a button';
    notes.push({ code: 'unlinked', message: `Unexpected \`${tag}\` in ${place}: it is shown without its links` });
  }
  if (paragraph && CLOSES_PARAGRAPH.has(root.tagName)) {
    const message = `Unexpected \`${tag}\` in a paragraph with other content: browsers end the paragraph before it`;
    notes.push({ code: 'block-in-paragraph', message });
  }
  return { ...resolution, element: root, notes: [...resolution.notes, ...notes] };
}

/** What only a link can have. */
const LINK_PROPERTIES = ['href', 'target', 'rel', 'download', 'ping', 'hrefLang', 'type', 'referrerPolicy'];

function unlink(node: Element): Element {
  const children = node.children.map((child) => (child.type === 'element' ? unlink(child) : child));
  if (node.tagName !== 'a') return { ...node, children };
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => !LINK_PROPERTIES.includes(name)),
  );
  return { type: 'element', tagName: 'span', properties, children };
}

function hasLink(node: Element): boolean {
  return node.tagName === 'a' || node.children.some((child) => child.type === 'element' && hasLink(child));
}
