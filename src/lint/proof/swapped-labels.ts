import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { fold } from '../words/fold.js';
import { cut } from './cut.js';

/** A link as people know it. */
interface Named {
  /** What it says, or what it is said to be by an attribute. Folded. */
  names: string[];
  href: string;
}

/**
 * Why the links before contradict those after: one that leads to a page has the name of a link to another page, so nobody
 * knows which of the two its author meant.
 *
 * @param before nodes that go
 * @param after nodes that come, with links to the same targets in the same order
 */
export function swappedLabels(before: readonly DocNode[], after: readonly DocNode[]): string | undefined {
  const was = linksIn(before);
  const is = linksIn(after);
  if (was.length !== is.length || was.length < 2) return undefined;
  const targets = new Map<string, Set<string>>();
  for (const { names, href } of is)
    for (const name of names) targets.set(name, (targets.get(name) ?? new Set<string>()).add(href));
  for (const [index, { names }] of was.entries()) {
    const href = is[index]?.href ?? '';
    const other = names.find((name) => {
      const known = targets.get(name);
      return known !== undefined && !known.has(href);
    });
    if (other !== undefined)
      return `\`${cut(other)}\` is what another link is called: text and address contradict each other`;
  }
  return undefined;
}

function linksIn(nodes: readonly DocNode[]): Named[] {
  return nodes.flatMap((node): Named[] => {
    if (node.kind === 'text') return [];
    const href = node.tag === 'a' ? attribute(node, 'href') : undefined;
    return href === undefined ? linksIn(node.children) : [{ names: namesOf(node), href }];
  });
}

function namesOf(link: DocElement): string[] {
  const said = [textIn(link.children), attribute(link, 'aria-label'), attribute(link, 'title')];
  return said.flatMap((text) => (text === undefined ? [] : fold(text).trim())).filter((name) => name !== '');
}

function textIn(nodes: readonly DocNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.value : textIn(node.children))).join('');
}
