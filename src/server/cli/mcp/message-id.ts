import * as z from 'inlay/internal/zod.js';

/** Bytes of a message that are kept of its top level: a version, a method and an id have room in it many times. */
const KEPT = 4096;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const NULL = Buffer.from('null');

const requestSchema = z.object({ method: z.string(), id: z.union([z.string(), z.int()]).optional() });

/** Finds the id of a message that is too long to be kept. */
export interface IdReader {
  read(part: Uint8Array): void;
  /** The id; `null` where none can be known, nothing for a notification, which has none. @see JSON-RPC 2.0, section 5 */
  id(): string | number | null | undefined;
}

/**
 * Reads a message and keeps its top level alone, with `null` for every object and array in it. Clients write the id before
 * what makes a message long, or after it.
 */
export function idReader(): IdReader {
  const kept: number[] = [];
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const keep = (byte: number) => {
    if (kept.length <= KEPT) kept.push(byte);
  };

  function read(part: Uint8Array): void {
    for (const byte of part) {
      if (isText) {
        if (depth <= 1) keep(byte);
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (OPENING.has(byte)) {
        depth += 1;
        if (depth === 1) keep(byte);
        else if (depth === 2) for (const each of NULL) keep(each);
      } else if (CLOSING.has(byte)) {
        if (depth <= 1) keep(byte);
        depth -= 1;
      } else {
        isText = byte === QUOTE;
        if (depth <= 1) keep(byte);
      }
    }
  }

  function id(): string | number | null | undefined {
    if (kept.length > KEPT) return null;
    try {
      return requestSchema.parse(JSON.parse(Buffer.from(kept).toString())).id;
    } catch {
      return null; // neither JSON nor a request
    }
  }

  return { read, id };
}
