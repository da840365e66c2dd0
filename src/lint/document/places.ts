import type { IndexedDocument } from './document.js';
import type { DocElement, DocText, Span } from './element.js';

/** What stands at an offset of a source. */
export interface Place {
  /** The last element that begins there or before. The offset is in its start tag if it is below its `openEnd`. */
  before: DocElement | undefined;
  /** The innermost element around the offset. */
  innermost: DocElement | undefined;
  /** The comment or text that the offset is in. */
  comment: Span | undefined;
  text: DocText | undefined;
}

/** Finds the places of offsets that do not decrease: each part of the document is looked at once. */
export function placesOf({ elements, comments, texts, budget }: IndexedDocument): (offset: number) => Place {
  budget.spend(elements.length + comments.length + texts.length);
  const byStart = inOrder(elements);
  const beforeAt = cursor(byStart);
  const innermostAt = innermost(byStart);
  const commentAt = cursor(inOrder(comments));
  const textAt = cursor(inOrder(texts));
  return (offset) => ({
    before: beforeAt(offset),
    innermost: innermostAt(offset),
    comment: holding(commentAt(offset), offset),
    text: holding(textAt(offset), offset),
  });
}

/** Spans in the order of the source, as they mostly are: a parser moves only what stands directly in a table. */
function inOrder<T extends Span>(spans: readonly T[]): readonly T[] {
  for (let index = 1; index < spans.length; index += 1) {
    if ((spans[index - 1]?.start ?? 0) > (spans[index]?.start ?? 0)) return spans.toSorted((a, b) => a.start - b.start);
  }
  return spans;
}

function holding<T extends Span>(span: T | undefined, offset: number): T | undefined {
  return span && offset < span.end ? span : undefined;
}

/** The last of spans in the order of the source that begins at or before an offset. */
function cursor<T extends Span>(spans: readonly T[]): (offset: number) => T | undefined {
  let next = 0;
  return (offset) => {
    while ((spans[next]?.start ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return spans[next - 1];
  };
}

function innermost(byStart: readonly DocElement[]): (offset: number) => DocElement | undefined {
  const open: DocElement[] = [];
  let next = 0;
  const close = (offset: number) => {
    while (offset >= (open.at(-1)?.end ?? Number.POSITIVE_INFINITY)) open.pop();
  };
  return (offset) => {
    for (let each = byStart[next]; each && each.start <= offset; each = byStart[next]) {
      close(each.start);
      open.push(each);
      next += 1;
    }
    close(offset);
    return open.at(-1);
  };
}
