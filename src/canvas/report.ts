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

/** The report's entry for a resolved inlay. */
export function reported(inlay: Located, position: Position, resolution: Resolution): ReportedInlay {
  const { element, refused, source, steps, notes } = resolution;
  const outcome = element ? 'expanded' : refused ? 'refused' : 'unresolved';
  const entry = { ...placed(inlay, position), outcome, steps, notes } as const;
  return element && source !== undefined ? { ...entry, source } : entry;
}

/** The report's entry for an inlay in the fallback content of an expanded one. */
export function superseded(inlay: Located, position: Position, outer: string): ReportedInlay {
  const message = `It stands in the fallback content of \`${outer}\`, which was expanded`;
  return { ...placed(inlay, position), outcome: 'refused', steps: [], notes: [{ code: 'superseded', message }] };
}

function placed(inlay: Located, position: Position) {
  const { tag, attributes, start, end } = inlay;
  return { tag, attributes, start, end, ...position };
}
