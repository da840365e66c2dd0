import { Transform } from 'node:stream';
import { idReader } from './message-id.js';

const NEWLINE = 0x0a;

/** A line that was too long to be taken. */
export interface LongLine {
  /** The id of the request in it; `null` where none can be known; nothing for what wants no answer. */
  id: string | number | null | undefined;
}

/**
 * A stream of whole lines, of bytes as they come. A line that is too long is dropped to its end, and told then: what comes
 * after it is read as ever.
 *
 * @param most bytes of a line, without its end
 */
export function messageLines(most: number, onLong: (line: LongLine) => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  let reader: ReturnType<typeof idReader> | undefined;

  const add = (part: Buffer) => {
    length += part.length;
    if (reader) return reader.read(part);
    parts.push(part);
    if (length <= most) return;
    reader = idReader();
    for (const each of parts) reader.read(each);
    parts = [];
  };
  const end = () => {
    const line = parts;
    const long = reader;
    parts = [];
    length = 0;
    reader = undefined;
    if (long) onLong({ id: long.id() });
    return long ? undefined : Buffer.concat([...line, Buffer.from([NEWLINE])]);
  };

  return new Transform({
    readableObjectMode: true, // a line at a time, never several as one
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, at));
        start = at + 1;
        const line = end();
        if (line) this.push(line);
      }
      if (start < chunk.length) add(chunk.subarray(start));
      done();
    },
    flush(done) {
      if (reader) end(); // a line without its end is no message, but who sent a long one is told
      done();
    },
  });
}
