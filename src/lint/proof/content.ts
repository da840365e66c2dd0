import type { Budget } from '../../budget.js';
import { limitsOf } from '../../canvas/limits.js';
import { INERT_ELEMENTS, VOID_ELEMENTS } from '../../html/elements.js';
import { indexDocument } from '../document/document.js';
import type { DocElement, DocNode, Span } from '../document/element.js';
import type { Addresses } from './identity.js';
import { type Content, readContent } from './read-content.js';

/** What a region holds, with comments that are more than a remark: they are code to somebody. */
export interface PlacedContent extends Content {
  comments: string[];
  nodes: readonly DocNode[];
}

/** Elements that the next one or the end of their parent ends. */
const ENDS_ITSELF: ReadonlySet<string> = new Set('li p dt dd option td th tr tbody thead tfoot'.split(' '));

/** Markup without comments for people: not what a browser, a server or an editor reads as code. */
export function withoutRemarks(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', start)) {
    start += '<!--'.length;
    CODE.lastIndex = start;
    if (CODE.test(html)) continue;
    const end = html.indexOf('-->', start);
    if (end === -1) break;
    kept.push(html.slice(from, start - '<!--'.length));
    from = end + '-->'.length;
    start = from;
  }
  return kept.join('') + html.slice(from);
}

const CODE = /\[if|#|\s*\/?wp:|-?>/y;

/** An element that can stand wherever text can, to see what would hold what follows. */
const PROBE = '<wbr>';

/**
 * Reads the markup of a region where it stands.
 *
 * @param around the elements around it, from the inside
 * @param brought offsets into the markup of what components bring
 * @param isNew whether every element must have its end tag, as nothing has shown yet that it ends without
 * @returns nothing when it is not all of a piece: its elements reach beyond it, or end others
 */
export function contentOf(
  html: string,
  around: readonly DocElement[],
  brought: readonly Span[],
  isNew: boolean,
  addresses: Addresses,
  budget: Budget,
): PlacedContent | undefined {
  if (/<!doctype/i.test(html) || around.some(({ tag }) => INERT_ELEMENTS.has(tag))) return undefined;
  const open = around.toReversed().map(({ tag }) => `<${tag}>`);
  const close = around.map(({ tag }) => `</${tag}>`);
  const before = open.join('');
  const end = before.length + html.length;
  const probe = isNew ? PROBE : '';
  const { elements, roots, comments } = indexDocument(
    before + html + probe + close.join(''),
    limitsOf(undefined),
    budget,
  );

  let parent: DocElement | undefined;
  for (const [index, { tag }] of around.toReversed().entries()) {
    const element = elements[index];
    if (element?.tag !== tag || element.parent !== parent || element.start >= before.length) return undefined;
    if (!element.closed || element.closeStart < end + probe.length) return undefined;
    parent = element;
  }
  const own = elements.slice(around.length);
  if (isNew) {
    const last = own.pop();
    if (last?.start !== end || last.parent !== parent) return undefined;
  }
  const isWhole = own.every((each) => {
    const isEnded = each.closed || !each.isHtml || VOID_ELEMENTS.has(each.tag) || (!isNew && ENDS_ITSELF.has(each.tag));
    return each.start >= before.length && each.end <= end && isEnded;
  });
  if (!isWhole) return undefined;
  const top = (parent?.children ?? roots).filter((node) => node.start >= before.length && node.start < end);

  const code = comments
    .map(({ start, end: last }) => html.slice(start - before.length, last - before.length))
    .filter((comment) => withoutRemarks(comment) !== '');
  return { ...readContent(top, inOneOf(brought, before.length), addresses), comments: code, nodes: top };
}

/** Whether ascending offsets are in one of ascending spans. */
function inOneOf(spans: readonly Span[], shift: number): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) + shift <= offset) next += 1;
    const span = spans[next];
    return span !== undefined && span.start + shift <= offset;
  };
}
