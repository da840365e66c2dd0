import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ProblemPlace } from '../api/problem.js';
import { faultOfElement } from './code-slots/html-elements.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a canvas may bring and a slot may not: its styles, and names of drawings. */
const ALLOWED: ReadonlySet<string> = new Set(['style', 'title']);

/** Places that are told of one canvas. */
const MOST_TOLD = 20;

/**
 * Markup of a canvas that would run or speak for the server: scripts, handlers, `javascript:` addresses, `<meta http-equiv>`,
 * `<base>`. The policy of a live page stops scripts, but not that of an export on another host. Scripts belong into code slots,
 * where enabling them is confirmed.
 */
export function refusedMarkup(source: string): ProblemPlace[] {
  const places: ProblemPlace[] = [];
  const open: Node[] = [...parseFragment(source, { sourceCodeLocationInfo: true }).childNodes].reverse();
  for (let node = open.pop(); node !== undefined && places.length < MOST_TOLD; node = open.pop()) {
    if (!('tagName' in node)) continue;
    const fault = ALLOWED.has(node.tagName) ? undefined : faultOfElement(node);
    const line = node.sourceCodeLocation?.startLine;
    const where = line === undefined ? '' : ` (line ${line})`;
    if (fault) places.push({ pointer: '/source', code: fault.code, message: `${fault.message}${where}` });
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child) open.push(child);
    }
  }
  return places;
}
