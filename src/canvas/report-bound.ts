import { type Answer, answered } from '../component/answer.js';
import { fitToPlace } from '../component/expand.js';
import { type Position, positioner } from '../text/position.js';
import type { Bound, BoundInlay, Group } from './bind/bound.js';
import type { Inlay } from './locate/inlay.js';
import { noteRepeatedForms } from './repeated-forms.js';
import { type Report, type ReportedInlay, reported, superseded } from './report.js';

/**
 * What became of the inlays of a bound canvas with the answers of a request.
 *
 * @param source the canvas
 */
export function reportBound(source: string, inlays: readonly BoundInlay[], answer: Answer): Report {
  const placeOf = lazyPositions(source);
  const torn = new Map<Group, boolean>();
  let last: Inlay | undefined;
  const entries = inlays.map((entry): ReportedInlay => {
    const bound = entry.apart && isTorn(entry.apart.group, torn, answer) ? entry.apart : entry;
    const { inlay } = bound;
    if (last && inlay.openEnd <= last.end) return superseded(inlay, placeOf(bound), last.tag);
    const told = entryOf(bound, placeOf(bound), answer);
    if (told.outcome === 'expanded') last = inlay;
    return told;
  });
  noteRepeatedForms(entries);
  return { inlays: entries };
}

/** Finds positions once for each inlay of a canvas that is kept: that takes as long as scanning the source for tags. */
function lazyPositions(source: string): (bound: Bound) => Position {
  let positionOf: ((offset: number) => Position) | undefined;
  return (bound) => {
    if (bound.position) return bound.position;
    positionOf ??= positioner(source);
    bound.position = positionOf(bound.inlay.start);
    return bound.position;
  };
}

/** The entry of a bound inlay that stands for itself. */
function entryOf({ inlay, expansion }: Bound, position: Position, answer: Answer): ReportedInlay {
  const { pieces, form, resolution, outcome } = expansion;
  const content = form && answer(form);
  // Content of the request is fitted again: it has other links than the site's.
  const told =
    typeof content === 'object'
      ? fitToPlace(inlay.tag, inlay.context, answered(resolution, answer))
      : answered(outcome, answer);
  return reported(inlay, position, pieces !== undefined || typeof content === 'object', told);
}

function isTorn(group: Group, known: Map<Group, boolean>, answer: Answer): boolean {
  const torn =
    known.get(group) ?? (group.torn || [...group.forms.values()].some((form) => typeof answer(form) !== 'object'));
  known.set(group, torn);
  return torn;
}
