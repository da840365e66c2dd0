import { PassThrough, type Readable } from 'node:stream';
import type { Change } from './change.js';
import { HEARTBEAT_MS, MAX_READERS, NAMED_PATHS, READER_BACKLOG } from './limits.js';

/** Streams of server-sent events for the pages that are open. */
export interface Events {
  /** The id of the last event. */
  latest(): string;
  /**
   * A stream of all changes from now on, which begins with a reload if there were some since.
   *
   * @param since the last event that its reader has seen
   * @returns nothing where there are too many readers
   */
  open(since: string | undefined): Readable | undefined;
  /** Sends a change to all readers. */
  send(change: Change): void;
  /** Tells all readers of something that does not change what pages show: one that comes later need not know. */
  tell(name: 'followed', what: Readonly<Record<string, string>>): void;
  /** Ends all streams. */
  close(): void;
}

/**
 * The events of a run of the preview: `reload`, with a change as JSON.
 *
 * @param run a name that no other run has
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function events(run: string): Events {
  const readers = new Set<PassThrough>();
  let count = 0;
  const latest = () => `${run}-${count}`;
  const write = (reader: PassThrough, text: string) => {
    if (reader.writableLength + reader.readableLength > READER_BACKLOG) reader.destroy();
    else reader.write(text);
  };
  const reload = (change: Change) => `id: ${latest()}\nevent: reload\ndata: ${JSON.stringify(change)}\n\n`;
  const heartbeat = setInterval(() => {
    for (const reader of readers) write(reader, ':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    latest,
    open(since) {
      if (readers.size >= MAX_READERS) return undefined;
      const reader = new PassThrough();
      readers.add(reader);
      reader.once('close', () => readers.delete(reader));
      reader.write(`retry: 1000\nid: ${latest()}\n\n`);
      if (since !== undefined && since !== latest()) write(reader, reload({ all: true, paths: [] }));
      return reader;
    },
    send({ all, paths }) {
      count += 1;
      const isMany = paths.length > NAMED_PATHS;
      const text = reload({ all: all || isMany, paths: isMany ? [] : paths });
      for (const reader of readers) write(reader, text);
    },
    tell(name, what) {
      for (const reader of readers) write(reader, `event: ${name}\ndata: ${JSON.stringify(what)}\n\n`);
    },
    close() {
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
      readers.clear();
    },
  };
}
