import type { Limits } from 'inlay/internal/canvas/limits.js';
import type { LogLevel } from '../../daemon/log-levels.js';

/** The options of `inlay-server daemon`. */
export interface ServeOptions {
  /** Path of the socket. */
  socket: string;
  /** Name or number of the group that may connect to the socket. */
  group?: string;
  /** Address and port, as in `127.0.0.1:7411`. */
  listen?: Address;
  /** Path of the file that holds the secret. */
  secretFile?: string;
  workers?: number;
  /** Megabytes. */
  workerMemory: number;
  /** Milliseconds. */
  jobTimeout: number;
  queue: number;
  /** Bytes. */
  bodyLimit: number;
  connections: number;
  limit?: Partial<Limits>;
  logLevel: LogLevel;
}

/** Where TCP is listened at. */
export interface Address {
  host: string;
  port: number;
}
