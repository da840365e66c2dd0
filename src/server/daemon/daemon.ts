import type { Server } from 'node:http';
import type { Limits } from 'inlay/internal/canvas/limits.js';
import { startPool } from 'inlay/internal/workers/pool.js';
import type { Logger } from 'pino';
import { type DrainOptions, drain } from '../core/drain.js';
import { listen } from '../core/listen.js';
import { secretCheck } from '../core/secret.js';
import { claimSocket } from '../core/socket-file.js';
import { bugOf } from './bug.js';
import type { Answer, ToWorker, WorkerSettings } from './job.js';
import { BACKLOG_MS, KEEP_ALIVE_MS, STOP_GRACE_MS } from './limits.js';
import { createMetrics } from './metrics.js';
import { createServer } from './server.js';
import { siteCache } from './site-cache.js';

/** Where the daemon listens. */
export type Endpoint =
  | { kind: 'socket'; path: string /** Numeric id. */; group: number | undefined }
  | { kind: 'tcp'; host: string; port: number; secret: string };

export interface DaemonOptions {
  endpoint: Endpoint;
  version: string;
  logger: Logger;
  workers: number;
  /** Megabytes of the heap of each worker. */
  workerMemory: number;
  jobTimeoutMs: number;
  /** Jobs that may wait. */
  queue: number;
  /** Bytes of a request's body. */
  bodyLimit: number;
  /** Connections at once. */
  connections: number;
  limits: Partial<Limits>;
}

/** A daemon that listens. */
export interface Daemon {
  /** The path of the socket, or the address. */
  address: string;
  /** Answers what was begun and ends; sooner, if it is about to end already. */
  stop(): void;
  /** Settles when it has ended: it was stopped, or another one has taken its socket over. */
  ended: Promise<void>;
}

/**
 * Starts the render daemon; it listens when all its workers are ready.
 *
 * @throws InlayError `listen-failed` in words for the user
 */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const { version, workers, limits, logger, queue, bodyLimit, jobTimeoutMs, connections } = options;
  const pool = startPool<ToWorker, Answer>({
    script: new URL('./worker.js', import.meta.url),
    workerData: { limits } satisfies WorkerSettings,
    isQuiet: true,
    workers,
    memory: options.workerMemory,
    jobTimeoutMs,
    onLost(reason, code) {
      metrics.lost(reason);
      logger.warn({ reason, ...(code !== '' && { code }) }, 'worker lost');
    },
  });
  const sites = siteCache((revision) => pool.broadcast({ kind: 'forget', revision }));
  const metrics = createMetrics(version, { workers: pool.counts, sites: () => sites.count });
  let draining: DrainOptions | undefined;
  const server = createServer({
    ...{ pool, sites, metrics, logger, version, limits, bodyLimit, jobTimeoutMs, workers, queue, connections },
    onBugs: (bugs) => logger.error({ bugs }, 'internal error'),
    isDraining: () => draining !== undefined,
    isAuthorized: options.endpoint.kind === 'tcp' ? secretCheck(options.endpoint.secret) : undefined,
  });
  let settle: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const end = async (why: string, patience: DrainOptions) => {
    if (draining) {
      Object.assign(draining, patience);
      return;
    }
    draining = patience;
    logger.info({ why }, 'draining');
    await drain(server, patience);
    await pool.end();
    logger.info('ended');
    settle();
  };

  try {
    await pool.started;
    const { address, socket } = await occupy(server, options.endpoint);
    // A connection that can't be taken is no reason to end.
    server.on('error', (error) => logger.error({ bug: bugOf(error) }, 'server error'));
    const unwatch = socket?.onTaken(() => void end('taken over', { backlogMs: BACKLOG_MS, idleMs: KEEP_ALIVE_MS }));
    const stop = () => {
      unwatch?.();
      socket?.remove();
      void end('stopped', { backlogMs: STOP_GRACE_MS, idleMs: STOP_GRACE_MS });
    };
    return { address, stop, ended };
  } catch (error) {
    await pool.end();
    server.close();
    throw error;
  }
}

async function occupy(server: Server, endpoint: Endpoint) {
  if (endpoint.kind === 'socket') {
    return { address: endpoint.path, socket: await claimSocket(server, endpoint.path, endpoint.group) };
  }
  const { host, port } = endpoint;
  return { address: await listen(server, { host, port }), socket: undefined };
}
