import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { WORK_DEFAULTS, type WorkOptions, workOptions } from 'inlay/internal/workers/work-options.js';
import { whole } from './whole.js';

/** The options of commands whose work is done in worker threads. */
export interface WorkCommandOptions {
  workers?: number;
  /** Megabytes. */
  workerMemory: number;
  /** Milliseconds. */
  jobTimeout: number;
}

/** The most threads that a command takes. */
const MOST_WORKERS = 256;

/** Adds the options, all in conflict with others where there are no threads. */
export function addWorkOptions(command: Command, conflicts: readonly string[] = []): Command {
  const { leastThreads, mostThreads, memoryMb, timeoutMs } = WORK_DEFAULTS;
  const threads = `threads to work in; default: as many as cores, from ${leastThreads} to ${mostThreads}`;
  const options = [
    new Option('--workers <n>', threads).argParser(whole(1, MOST_WORKERS)),
    new Option('--worker-memory <MB>', 'heap of a thread; one that needs more is replaced')
      .argParser(whole(32, 65_536))
      .default(memoryMb),
    new Option('--job-timeout <ms>', 'time of a thread for one request; one that takes longer is replaced')
      .argParser(whole(10, 600_000))
      .default(timeoutMs),
  ];
  for (const option of options) command.addOption(option.conflicts([...conflicts]));
  return command;
}

/** What the options come to on this machine. */
export function workOf({ workers, workerMemory, jobTimeout }: WorkCommandOptions): WorkOptions {
  const given = { timeoutMs: jobTimeout, memoryMb: workerMemory, ...(workers !== undefined && { count: workers }) };
  return workOptions(given, availableParallelism());
}
