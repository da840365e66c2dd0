import type { IndexedDocument } from '../document/document.js';
import type { DocNode, Span } from '../document/element.js';
import { isInline } from '../document/flows.js';
import { innermostAt } from '../document/innermost.js';
import type { Page } from '../rule.js';

/** Levels that are climbed to the block that a line stands in, and nodes of one that are looked at. */
const [LEVELS, MOST] = [4, 24];
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Words on a component that breaks its lines where one line was written by hand among other words; nothing for a contact of one line,
 * and where what goes had several lines, or stands alone.
 */
export function noteOnLines({ document, manifest }: Page, field: string, { start, end }: Span): string | undefined {
  const { kind, value = '' } = manifest.resources.contacts[field] ?? {};
  const lines = value.split('\n').filter((line) => line.trim() !== '').length;
  if (kind !== 'address' || lines < 2 || /<(?:br|\/?(?:p|div|li))\b/i.test(document.source.slice(start, end)))
    return undefined;
  return isAmongWords(document, start, end) ? `It breaks into ${lines} lines there` : undefined;
}

/** Whether words stand beside a range, in its line. */
function isAmongWords(document: IndexedDocument, start: number, end: number): boolean {
  let each = innermostAt(document, start);
  while (each && each.start >= start) each = each.parent;
  for (let level = 0; each && level < LEVELS; level += 1) {
    const at = each.children.findIndex((child) => child.end > start);
    document.budget.spend(each.children.length);
    if (each.children.length > MOST) return false;
    if (sideSays(each.children.slice(0, at + 1).toReversed(), start, end)) return true;
    if (sideSays(each.children.slice(Math.max(at, 0)), start, end)) return true;
    if (!isInline(each)) return false;
    each = each.parent;
  }
  return false;
}

/** Whether some nodes, from a range on to one side, say something before the line ends. */
function sideSays(nodes: readonly DocNode[], start: number, end: number): boolean {
  for (const node of nodes) {
    if (node.kind === 'element') {
      if (node.start <= start && node.end >= end) continue;
      if (node.tag === 'br' || !isInline(node)) return false;
      if (node.endText > node.firstText) return true;
      continue;
    }
    const outside = node.start < start || node.end > end;
    if (!outside || !SAYS.test(node.value)) continue;
    const before = node.start < start ? node.value.slice(0, Math.max(0, start - node.start)) : '';
    const behind = node.end > end ? node.value.slice(Math.max(0, node.value.length - (node.end - end))) : '';
    if (SAYS.test(before) || SAYS.test(behind)) return true;
  }
  return false;
}
