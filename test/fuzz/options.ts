import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CHECKS } from './check.js';

/** What the command line asks for. */
export interface Options {
  cases: number;
  seed: number;
  workers: number;
  /** Seconds after which no worker begins another case; without it all cases run. */
  seconds?: number;
  /** The one case to show. */
  only?: number;
  /** Name of the check that every case is put to, instead of those that are due. */
  check?: string;
}

export const HELP = `Usage: npm run fuzz -- [options]

Fuzzes Inlay: the fast locator against the exact one, rendering against baking and against the tree transform.
The same seed always makes the same cases.

  --cases N    How many cases to run (default 100000)
  --seed S     Seed of the cases, a whole number (default: a random one, printed)
  --case K     Show this one case, and shrink it if it fails
  --check C    Put every case to this check alone, such as 'fast = exact'
  --seconds T  Begin no case after so long, and tell how many ran (default: run all)
  --workers W  Threads (default: one for each core)
  --help       Show this

Exit codes: 0 no differences, 1 differences, 2 misuse.`;

/** Seeds that are not given are below this. */
const SEEDS = 1_000_000_000;

/**
 * Reads the command line.
 *
 * @returns nothing when help is asked for
 * @throws TypeError or RangeError on misuse
 */
export function parseOptions(args: string[]): Options | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      cases: text,
      seed: text,
      case: text,
      check: text,
      workers: text,
      seconds: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const options = {
    cases: whole('cases', values.cases, 1) ?? 100_000,
    seed: whole('seed', values.seed, 0) ?? Math.floor(Math.random() * SEEDS),
    workers: whole('workers', values.workers, 1) ?? availableParallelism(),
  };
  const only = whole('case', values.case, 0);
  const check = checkNamed(values.check);
  const seconds = whole('seconds', values.seconds, 1);
  return {
    ...options,
    ...(only === undefined ? {} : { only }),
    ...(check === undefined ? {} : { check }),
    ...(seconds === undefined ? {} : { seconds }),
  };
}

function checkNamed(value: string | undefined): string | undefined {
  const names = CHECKS.map(({ name }) => name);
  if (value === undefined || names.includes(value)) return value;
  throw new RangeError(`Unexpected \`--check ${value}\`, expected one of \`${names.join('`, `')}\``);
}

function whole(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new RangeError(`Unexpected \`--${name} ${value}\`, expected a whole number from ${least}`);
}
