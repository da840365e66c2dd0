/** Bytes of one line: a canvas of the largest size with every character escaped is 96 MiB, and a site comes with it. */
export const MAX_LINE_BYTES = 134_217_728;

/** A line of a stream. */
export interface Line {
  /** From 1, blank lines counted. */
  number: number;
  /** Without the line feed; nothing for a line over the limit, which is passed over unread. */
  bytes?: Buffer;
}

const LINE_FEED = 0x0a;

/**
 * The lines of a stream, each as soon as it is there; the last one needs no line feed. It splits bytes, so that a
 * character that two chunks share stays whole, and holds no more than one line and one chunk.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>, maxBytes = MAX_LINE_BYTES): AsyncGenerator<Line> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    length += part.length;
    if (length <= maxBytes) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    number += 1;
    const line = length <= maxBytes ? { number, bytes: Buffer.concat(parts, length) } : { number };
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
