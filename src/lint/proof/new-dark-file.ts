import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { cut } from './cut.js';

/** Why visitors with a dark screen would see another file: what comes has one for them, and what goes had none. */
export function newDarkFile(before: readonly DocNode[], after: readonly DocNode[]): string | undefined {
  const had = new Set(darkFilesIn(before));
  const file = darkFilesIn(after).find((each) => !had.has(each));
  return file === undefined
    ? undefined
    : `\`${cut(file)}\` would be shown where visitors have a dark screen, on whatever ground the page has there`;
}

function darkFilesIn(nodes: readonly DocNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [];
    return [...(isForDark(node) ? [attribute(node, 'srcset') ?? ''] : []), ...darkFilesIn(node.children)];
  });
}

function isForDark(element: DocElement): boolean {
  return element.tag === 'source' && /prefers-color-scheme\s{0,9}:\s{0,9}dark/i.test(attribute(element, 'media') ?? '');
}
