import { availableParallelism, constants } from 'node:os';
import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { tellNow } from 'inlay/internal/cli/output/tell.js';
import { VERSION } from 'inlay/internal/version.js';
import { type Endpoint, startDaemon } from '../../daemon/daemon.js';
import { createLog } from '../../daemon/log.js';
import { readSecret } from '../options/read-secret.js';
import { groupId } from './group-id.js';
import type { ServeOptions } from './options.js';

/** What ends the daemon in order; a second one ends it at once. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Runs the render daemon until it is stopped or taken over; then the process ends.
 *
 * @throws InlayError for what keeps it from listening
 */
export async function runDaemon(options: ServeOptions): Promise<void> {
  const workers = options.workers ?? availableParallelism();
  const logger = createLog(options.logLevel, VERSION);
  const daemon = await startDaemon({
    endpoint: endpointOf(options),
    version: VERSION,
    logger,
    workers,
    workerMemory: options.workerMemory,
    jobTimeoutMs: options.jobTimeout,
    queue: options.queue,
    bodyLimit: options.bodyLimit,
    connections: options.connections,
    limits: options.limit ?? {},
  });
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) {
        process.exit(128 + constants.signals[signal]);
      }
      isStopping = true;
      daemon.stop();
    });
  }
  if (process.stderr.isTTY) {
    tellNow(
      `Inlay ${VERSION} listens at ${daemon.address}, ${workers} worker${workers === 1 ? '' : 's'}. Ctrl+C ends it.\n`,
    );
  } else {
    logger.info({ address: daemon.address, workers, node: process.version }, 'listening');
  }
  await daemon.ended;
  process.exit(EXIT.clean);
}

function endpointOf({ listen, secretFile, socket, group }: ServeOptions): Endpoint {
  if (listen && secretFile !== undefined) return { kind: 'tcp', ...listen, secret: readSecret(secretFile) };
  return { kind: 'socket', path: socket, group: group === undefined ? undefined : groupId(group) };
}
