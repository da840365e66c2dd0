import { withoutList } from '../../message/nearest.js';
import { withoutCommands } from '../../message/printable.js';
import type { Edit, Finding } from '../finding.js';
import { changeOf, oneLine } from './change.js';
import { editPlacer } from './edit-places.js';
import { outsideCode } from './outside-code.js';

/** What of a finding's line is told otherwise. */
export interface ConciseOptions {
  /** What stands in place of the edits of a finding's fix; nothing for the edits, in words. @default the edits of all */
  change?(finding: Finding, index: number): string | undefined;
}

/**
 * Findings for a model that repairs a canvas, a line each: `3:5 error rule: what is wrong => what to write`. Why it is wrong is
 * left out, which the page of the rule tells; so is a list of all allowed values where the nearest is known, and what was
 * expected where the edits say it. A text to write stands there whole.
 */
export function conciseFindings(source: string, findings: readonly Finding[], options: ConciseOptions = {}): string[] {
  const place = editPlacer(source);
  return findings.map((finding, index) => {
    const { line, column, severity, outcome, rule, message, fix } = finding;
    const review = outcome === 'needs-review' ? ' (needs review)' : '';
    const own = options.change?.(finding, index);
    const edits = fix?.edits ?? [];
    const change = own ?? edits.map((edit) => changeOf(place(edit), fix?.secret)).join(', ');
    const isTold = own === undefined && edits.length > 0 && !isTakenAway(finding, edits);
    const what = oneLine(isTold ? whatOf(message) : withoutReason(message));
    const mend = change === '' ? '' : ` => ${fix?.safety === 'unsafe' ? 'suggestion: ' : ''}${change}`;
    return withoutCommands(`${line}:${column} ${severity}${review} ${rule}: ${what}${mend}`);
  });
}

/** Whether all that was found is only removed: then another thing may stand in its place, and the message says which. */
function isTakenAway({ start, end }: Finding, edits: readonly Edit[]): boolean {
  return edits.every(({ text }) => text === '') && edits.some((edit) => edit.start <= start && edit.end >= end);
}

/** What a message says was found: all before what was expected, and what goes with it besides the edits. */
function whatOf(message: string): string {
  const at = outsideCode(message, ', expected ').at(0);
  if (at === undefined) return withoutReason(message);
  const advice = outsideCode(message, '. Its ').find((each) => each > at);
  return message.slice(0, at) + (advice === undefined ? '' : message.slice(advice));
}

/**
 * A message without its reason, which stands behind the last colon of the first sentence, as in `Unexpected X, expected Y: why`.
 * Sentences after that say what to do and stay, and so does a reason that names a component.
 */
function withoutReason(message: string): string {
  const advice = outsideCode(message, '. ').at(0) ?? message.length;
  const at = outsideCode(message, ': ').findLast((each) => each < advice);
  if (at === undefined || /<x-/.test(message.slice(at, advice))) return withoutList(message);
  return withoutList(message.slice(0, at)) + message.slice(advice);
}
