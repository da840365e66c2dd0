/** What a worker is told. */
export interface Task {
  seed: number;
  first: number;
  step: number;
  end: number;
  /** Milliseconds since 1970 after which no case begins. */
  deadline: number;
  /** Name of the one check to make. */
  check: string | undefined;
  /** Where the worker shows what it is at, for the others to see: see `SHOWN`. */
  shown: Float64Array;
}

/** What stands where in the numbers that a worker shows. */
export const SHOWN = { number: 0, done: 1, answered: 2, length: 3 } as const;
