import type { Note, Resolution, Step } from '../component/resolution.js';
import type { Position } from '../position.js';

/** What one render did with one inlay. */
export interface ReportedInlay extends Position {
  tag: string;
  attributes: Record<string, string>;
  /** UTF-16 offsets of what was replaced, or would have been. */
  start: number;
  end: number;
  /** `expanded`: replaced. `unresolved`: the site has nothing for it. `refused`: it must not be replaced here. */
  outcome: 'expanded' | 'unresolved' | 'refused';
  /** JSON Pointer into the site: where the expansion comes from. */
  source?: string;
  /** The attempts of its fallback, in order. */
  steps: Step[];
  notes: Note[];
}

/** What one render did: an entry for every inlay, in the order of the source. */
export interface Report {
  inlays: ReportedInlay[];
}

/** What the report repeats of an inlay. */
type Located = Pick<ReportedInlay, 'tag' | 'attributes' | 'start' | 'end'>;

/** What the report tells of a resolution. */
type Told = Pick<Resolution, 'refused' | 'source' | 'steps' | 'notes'>;

/** The report's entry for a resolved inlay. */
export function reported(inlay: Located, position: Position, expanded: boolean, told: Told): ReportedInlay {
  const { refused, source } = told;
  const outcome = expanded ? 'expanded' : refused ? 'refused' : 'unresolved';
  const steps = told.steps.map(({ tried, result }) => ({ tried, result }));
  const notes = told.notes.map(({ code, message }) => ({ code, message }));
  const entry = { ...placed(inlay, position), outcome, steps, notes } as const;
  return expanded && source !== undefined ? { ...entry, source } : entry;
}

/** The report's entry for an inlay in the fallback content of an expanded one. */
export function superseded(inlay: Located, position: Position, outer: string): ReportedInlay {
  const message = `It stands in the fallback content of \`${outer}\`, which was expanded`;
  return { ...placed(inlay, position), outcome: 'refused', steps: [], notes: [{ code: 'superseded', message }] };
}

/** All of it anew: what a report says of a canvas or site that is kept is the caller's to change. */
function placed({ tag, attributes, start, end }: Located, { line, column }: Position) {
  const copy: Record<string, string> = Object.assign(Object.create(null), attributes);
  return { tag, attributes: copy, start, end, line, column };
}
