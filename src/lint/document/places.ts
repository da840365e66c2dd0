import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocElement, DocText, Span } from './element.js';
import { oncePerDocument } from './once-per-document.js';

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

/** Finds the places of offsets. */
export function placesOf(document: IndexedDocument): (offset: number) => Place {
  const { elements, comments, texts, around } = inSourceOrder(document);
  return (offset) => {
    const last = countUpTo(elements, startOf, offset) - 1;
    let inner = last;
    while ((elements[inner]?.end ?? Number.POSITIVE_INFINITY) <= offset) inner = around[inner] ?? -1;
    return {
      before: elements[last],
      innermost: elements[inner],
      comment: holding(comments, offset),
      text: holding(texts, offset),
    };
  };
}

/** The parts of a document as they stand in its source, and of each element the number of the one around it there, -1 for none. */
const inSourceOrder = oncePerDocument(({ elements, comments, texts, budget }) => {
  budget.spend(elements.length + comments.length + texts.length);
  const byStart = inOrder(elements);
  const around = new Int32Array(byStart.length);
  let inner = -1;
  let index = 0;
  for (const { start } of byStart) {
    while ((byStart[inner]?.end ?? Number.POSITIVE_INFINITY) <= start) inner = around[inner] ?? -1;
    around[index] = inner;
    inner = index;
    index += 1;
  }
  return { elements: byStart, comments: inOrder(comments), texts: inOrder(texts), around };
});

function startOf({ start }: Span): number {
  return start;
}

/** Spans in the order of the source, as they mostly are: a parser moves only what stands directly in a table. */
function inOrder<T extends Span>(spans: readonly T[]): readonly T[] {
  for (let index = 1; index < spans.length; index += 1) {
    if ((spans[index - 1]?.start ?? 0) > (spans[index]?.start ?? 0)) return spans.toSorted((a, b) => a.start - b.start);
  }
  return spans;
}

/** The one of spans in the order of the source that an offset is in. */
function holding<T extends Span>(spans: readonly T[], offset: number): T | undefined {
  const last = spans[countUpTo(spans, startOf, offset) - 1];
  return last && offset < last.end ? last : undefined;
}
