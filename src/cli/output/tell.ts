import type { Writable } from 'node:stream';
import { harmless, printable, withoutCommands } from '../../message/printable.js';
import { writeTo } from './write-stream.js';

/** A stream that may be a terminal. */
export type Teller = Writable & { isTTY?: boolean | undefined; columns?: number | undefined };

/** The styles that `painter` gives. */
const PAINT = /(\u001b\[(?:[124]|2[24]|3[12369])m)/;

/**
 * A text for people, or JSON, as it may be written to a stream: whatever stands in it, a terminal shows it and no CI service
 * obeys it. Our own colours stay on a terminal.
 */
export function told(stream: Pick<Teller, 'isTTY'>, text: string): string {
  if (stream.isTTY !== true) return harmless(text);
  const parts = text.split(PAINT);
  return withoutCommands(parts.map((part, index) => (index % 2 === 0 ? printable(part) : part)).join(''));
}

/**
 * Writes a text for people, or JSON, to a stream, and waits until it is taken.
 *
 * @throws the stream's error
 */
export function tell(stream: Teller, text: string): Promise<void> {
  return writeTo(stream, told(stream, text));
}

/** Writes a text for people to stderr; nothing waits for it. */
export function tellNow(text: string): void {
  process.stderr.write(told(process.stderr, text));
}

/**
 * Writes what was made for programs: to a pipe or a file byte for byte, on a terminal without what it would obey.
 *
 * @throws the stream's error
 */
export function deliver(stream: Teller, text: string): Promise<void> {
  return writeTo(stream, stream.isTTY === true ? shown(text) : text);
}

/** With its tabs, and its line ends as a terminal has them. */
function shown(text: string): string {
  return text.replaceAll('\r\n', '\n').split('\t').map(printable).join('\t');
}
