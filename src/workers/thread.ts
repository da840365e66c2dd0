import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** The built module that workers run. */
  script: URL;
  workerData?: unknown;
  /** Megabytes of the heap of each worker; the bound of the process where it is `undefined`. */
  memory: number | undefined;
  /**
   * Whether workers are started only when there is work for them, and keep no process alive that has nothing else to do.
   * @default false
   */
  isLazy?: boolean;
  /**
   * Whether what workers write to stderr is kept back: what they would say of an error holds content.
   * @default false
   */
  isQuiet?: boolean;
}

/** Who is told of what a thread does. */
export interface ThreadListeners<Message> {
  onMessage(message: Message): void;
  /** Told that it has ended, and the error that it died of, or one that names its exit code. */
  onExit(error: Error): void;
}

/** Starts a thread. */
export function startThread<Message>(
  { script, workerData, memory, isLazy = false, isQuiet = false }: ThreadOptions,
  { onMessage, onExit }: ThreadListeners<Message>,
): Worker {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: memory === undefined ? {} : { maxOldGenerationSizeMb: memory },
    stderr: isQuiet,
    // A worker is a file: it does not start where the program is a text (`node --input-type=module -e …`).
    execArgv: process.execArgv.filter((flag) => !flag.startsWith('--input-type')),
  });
  let cause: Error | undefined;
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('message', onMessage);
  worker.on('exit', (code) => onExit(cause ?? new Error(`The thread ended with exit code ${code}`)));
  // Last, as listeners undo it. What waits for an answer has a timer, which keeps the process alive.
  if (isLazy) worker.unref();
  return worker;
}
