import type { IncomingMessage } from 'node:http';
import { BODIES_HELD } from './limits.js';
import { type Problem, problem } from './problem.js';

/** Bytes of the bodies of all requests that are not yet answered. */
export interface Held {
  bytes: number;
}

/** The body of a request as one piece of memory of its own, or why there is none. */
export type Payload = { body: Uint8Array } | { problem: Problem };

/**
 * Reads the body of a request, as far as it is not too much.
 *
 * @param limit bytes of one body; of all together there may be `BODIES_HELD` times as many
 * @param held counts what is read, until the caller takes it off
 * @param done is called once
 */
export function readPayload(
  payload: IncomingMessage,
  limit: number,
  held: Held,
  done: (result: Payload, bytes: number) => void,
): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(payload.headers['content-length'] ?? 0) > limit) {
    refuse(tooLarge(limit), 0);
    return;
  }
  payload.on('data', take);
  payload.on('end', finish);
  payload.on('error', abort);

  function take(chunk: Buffer): void {
    bytes += chunk.length;
    held.bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > limit) refuse(tooLarge(limit), bytes);
    else if (held.bytes > limit * BODIES_HELD) {
      refuse(problem('overloaded', 'Too many bodies are in memory; try again later'), bytes);
    }
  }

  function finish(): void {
    stop();
    const body = new Uint8Array(bytes);
    let at = 0;
    for (const chunk of chunks) {
      body.set(chunk, at);
      at += chunk.length;
    }
    done({ body }, bytes);
  }

  function abort(): void {
    stop();
    done({ problem: problem('malformed-request', 'The body ended before its end') }, bytes);
  }

  function refuse(why: Problem, read: number): void {
    stop();
    done({ problem: why }, read);
  }

  function stop(): void {
    payload.off('data', take);
    payload.off('end', finish);
    payload.off('error', abort);
    if (bytes > limit) chunks = [];
  }
}

function tooLarge(limit: number): Problem {
  return problem('body-too-large', `Unexpected size of the body, expected at most ${limit} bytes`);
}
