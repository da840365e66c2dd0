import type { ServerResponse } from 'node:http';
import type { Change } from './change.js';
import { HEARTBEAT_MS, MAX_READERS, NAMED_PATHS, READER_BACKLOG } from './limits.js';

/** Those who wait for changes, told by server-sent events. */
export interface Events {
  /** Names the last event, as far as anybody has seen it. */
  latest(): string;
  /**
   * Answers a reader; it is told of every change from now on, and at once if there were some since.
   *
   * @param since the last event that it has seen
   * @returns whether there was room for one more; without it nothing is answered
   */
  add(response: ServerResponse, since: string | undefined): boolean;
  tell(change: Change): void;
  /** Ends all answers. */
  close(): void;
}

/**
 * The events of a run: `reload`, with a change as JSON.
 *
 * @param run no other run's
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function events(run: string): Events {
  const readers = new Set<ServerResponse>();
  let count = 0;
  const latest = () => `${run}-${count}`;
  const write = (reader: ServerResponse, text: string) => {
    if (reader.writableLength > READER_BACKLOG) reader.destroy();
    else reader.write(text);
  };
  const reload = (change: Change) => `id: ${latest()}\nevent: reload\ndata: ${JSON.stringify(change)}\n\n`;
  const heartbeat = setInterval(() => {
    for (const reader of readers) write(reader, ':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    latest,
    add(response, since) {
      if (readers.size >= MAX_READERS) return false;
      readers.add(response);
      response.once('close', () => readers.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`retry: 1000\nid: ${latest()}\n\n`);
      if (since !== undefined && since !== latest()) write(response, reload({ all: true, paths: [] }));
      return true;
    },
    tell({ all, paths }) {
      count += 1;
      const isMany = paths.length > NAMED_PATHS;
      const text = reload({ all: all || isMany, paths: isMany ? [] : paths });
      for (const reader of readers) write(reader, text);
    },
    close() {
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
      readers.clear();
    },
  };
}
