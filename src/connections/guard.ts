import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countOf, type Held, type HeldConnections, leastNeeded } from './held.js';
import { HEAD_MS, LOOK_MS, SHARE_LEFT } from './limits.js';

export interface GuardOptions {
  /** Connections at once. */
  most: number;
  /**
   * Milliseconds from the accept of a connection to the end of the headers of its first request. Node's own `headersTimeout`
   * begins again at the first byte; it still holds for the later requests of a connection.
   * @default 5000
   */
  headMs?: number;
}

/**
 * Keeps connections that ask for nothing from shutting others out. When there are too many, a new one takes the place of
 * the one that can best be spared, see `leastNeeded`. One that is being served is never closed: if all are, the new one is.
 * Call it before the server listens, and leave `maxConnections` alone.
 */
export function guardConnections(server: Server, options: GuardOptions): void {
  const { headMs = HEAD_MS } = options;
  let { most } = options;
  const all: HeldConnections = { waiting: new Set(), idle: new Set(), serving: new Set() };
  const known = new WeakMap<Socket, Held>();

  function forget(held: Held): void {
    if (!known.delete(held.socket)) return;
    for (const set of Object.values(all)) set.delete(held);
  }

  function drop(held: Held | undefined): void {
    if (!held) return;
    held.socket.destroy();
    forget(held); // the event comes too late to make room
  }

  function move(held: Held, to: keyof HeldConnections): void {
    if (!known.has(held.socket)) return;
    for (const set of Object.values(all)) set.delete(held);
    all[to].add(held);
  }

  server.on('connection', (socket: Socket) => {
    const held: Held = { socket, since: performance.now(), requests: new Set() };
    if (countOf(all) >= most) {
      const spared = leastNeeded(all);
      if (!spared) {
        socket.destroy();
        return;
      }
      drop(spared);
    }
    known.set(socket, held);
    all.waiting.add(held);
    socket.once('close', () => forget(held));
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const held = known.get(request.socket);
    if (!held) return;
    held.requests.add(request);
    move(held, 'serving');
    response.once('close', () => {
      held.requests.delete(request);
      if (held.requests.size === 0) move(held, 'idle');
    });
  });

  // The system has no descriptor left: what it allows is less than `most`, and holds from now on.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EMFILE' && error.code !== 'ENFILE') return;
    most = Math.max(1, Math.min(most, Math.floor(countOf(all) * SHARE_LEFT)));
    while (countOf(all) > most) {
      const spared = leastNeeded(all);
      if (!spared) return;
      drop(spared);
    }
  });

  const timer = setInterval(
    () => {
      const before = performance.now() - headMs;
      for (const { since, socket } of all.waiting) {
        if (since > before) return;
        // Told as Node's own timeout is, and closed then, whether the client does so or not.
        const late = Object.assign(new Error('The head of the request came late'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        server.emit('clientError', late, socket);
        socket.destroySoon();
      }
    },
    Math.min(LOOK_MS, headMs),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
