import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** The built module that workers run. */
  script: URL;
  workerData?: unknown;
  /** Megabytes of the heap of each worker. */
  memory: number;
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
  /** Told that it has ended, and the code or name of the error that it died of; empty without one. */
  onExit(code: string): void;
}

/** Starts a thread that has its own bound on memory. */
export function startThread<Message>(
  { script, workerData, memory, isLazy = false, isQuiet = false }: ThreadOptions,
  { onMessage, onExit }: ThreadListeners<Message>,
): Worker {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stderr: isQuiet,
    // A worker is a file: it does not start where the program is a text (`node --input-type=module -e …`).
    execArgv: process.execArgv.filter((flag) => !flag.startsWith('--input-type')),
  });
  let code = '';
  worker.on('error', (error) => {
    code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  });
  worker.on('message', onMessage);
  worker.on('exit', () => onExit(code));
  // Last, as listeners undo it. What waits for an answer has a timer, which keeps the process alive.
  if (isLazy) worker.unref();
  return worker;
}
