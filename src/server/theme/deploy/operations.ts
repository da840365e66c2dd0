/** How far an export is. */
export interface Progress {
  done: number;
  total: number;
}

/** What a dry run has found out: the first files of each kind, and how many there are. */
export interface DryRun {
  added: string[];
  added_count: number;
  changed: string[];
  changed_count: number;
  removed: string[];
  removed_count: number;
  unchanged: number;
}

/** An export that runs, or a dry run that is kept for a while. */
export interface Operation {
  id: string;
  project: string;
  note: string;
  by: string;
  at: string;
  /** Of the request that has begun it. */
  requestId: string;
  isDry: boolean;
  status: 'running' | 'planned' | 'failed';
  progress: Progress;
  found?: DryRun;
  leftOut?: string[];
  error?: string;
}

/** Dry runs that are kept. */
const KEPT = 50;

/** The operations of this process. */
export function operations() {
  const all = new Map<string, Operation>();
  return {
    get: (id: string) => all.get(id),
    /** @returns the one that exports to a project now */
    runningOf: (project: string) =>
      [...all.values()].find((each) => each.project === project && each.status === 'running' && !each.isDry),
    add(operation: Operation): Operation {
      all.set(operation.id, operation);
      const ended = [...all.values()].filter(({ status }) => status !== 'running');
      for (const { id } of ended.slice(0, -KEPT)) all.delete(id);
      return operation;
    },
    drop: (id: string) => void all.delete(id),
  };
}

export type Operations = ReturnType<typeof operations>;
