import type { Note, Resolution, Step } from '../component/resolution.js';
import type { Position } from '../text/position.js';

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

/**
 * The report's entry for a resolved inlay. All of it is new: what it tells of a canvas or a site that is kept is the
 * caller's to change.
 */
export function reported(inlay: Located, position: Position, expanded: boolean, told: Told): ReportedInlay {
  const { tag, start, end } = inlay;
  const { line, column } = position;
  const { refused, source } = told;
  const attributes = copyOf(inlay.attributes);
  const outcome = expanded ? 'expanded' : refused ? 'refused' : 'unresolved';
  const steps = told.steps.map(({ tried, result }) => ({ tried, result }));
  const notes = told.notes.map(({ code, message }) => ({ code, message }));
  // Written out rather than spread, which takes ten times as long.
  const entry: ReportedInlay = { tag, attributes, start, end, line, column, outcome, steps, notes };
  if (expanded && source !== undefined) entry.source = source;
  return entry;
}

/** The report's entry for an inlay in the fallback content of an expanded one. */
export function superseded(inlay: Located, position: Position, outer: string): ReportedInlay {
  const message = `It stands in the fallback content of \`${outer}\`, which was expanded`;
  return reported(inlay, position, false, { refused: true, steps: [], notes: [{ code: 'superseded', message }] });
}

function copyOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const copy: Record<string, string> = Object.create(null);
  for (const name in attributes) copy[name] = attributes[name] ?? ''; // it has no prototype either
  return copy;
}
