import type { FindingCounts } from '../../lint/format/counts.js';
import type { FormatContext } from '../../lint/format/format.js';
import { FORMATS } from '../../lint/format/index.js';
import { harmless, printable } from '../../message/printable.js';
import { growFile } from '../output/growing-file.js';
import { type Teller, tell } from '../output/tell.js';
import { untilUnread, writeTo } from '../output/write-stream.js';
import type { FormatTarget } from './options.js';

/** A format on its way to a stream or a file. */
export interface FindingWriter {
  /** Whether it writes to the stream, which may be a terminal that shows other things. */
  toStream: boolean;
  /** Writes the pieces of files, and waits until the stream has taken them. */
  add(pieces: readonly string[]): Promise<void>;
  end(counts: FindingCounts): Promise<void>;
  /** Leaves no file behind that has no end. */
  abandon(): void;
}

/**
 * Begins to write a format to its file, else to the stream. When nobody reads the stream, it goes on in silence.
 *
 * @throws the system's error for a file that can't be written
 */
export function findingWriter({ name, file }: FormatTarget, stream: Teller, context: FormatContext): FindingWriter {
  const { open, between, close } = FORMATS[name];
  const grown = file === undefined ? undefined : growFile(file);
  // What GitHub is to take for commands are our own.
  const isCommands = name === 'github';
  const write = grown
    ? async (text: string) => grown.write(isCommands ? printable(text) : harmless(text))
    : untilUnread(stream, isCommands ? (to, text) => writeTo(to, printable(text)) : tell);
  let lead = open(context);
  let isBegun = false;
  return {
    toStream: grown === undefined,
    async add(pieces) {
      if (pieces.length === 0) return;
      await write(lead + pieces.join(between));
      lead = between;
      isBegun = true;
    },
    async end(counts) {
      await write((isBegun ? '' : lead) + close(counts, context));
      grown?.commit();
    },
    abandon: () => grown?.discard(),
  };
}
