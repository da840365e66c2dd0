import type { ReportedInlay } from '../../canvas/report.js';
import { printableLine } from '../../message/printable.js';
import { inputName } from '../errors/in-file.js';
import { type Outcome, outcomeOf } from '../output/tally.js';
import type { Paint } from '../output/terminal.js';

const STYLES = { expanded: 'green', unresolved: 'yellow', refused: 'red', superseded: 'dim' } as const satisfies Record<
  Outcome,
  string
>;

const INDENT = ' '.repeat(6);

/** What happened to the inlays of a canvas, for people: a heading, aligned rows, their steps and notes. */
export function reportTable(path: string, inlays: readonly ReportedInlay[], paint: Paint): string {
  const rows = inlays.map((inlay) => ({ inlay, place: `${inlay.line}:${inlay.column}`, outcome: outcomeOf(inlay) }));
  const widths = { place: 0, tag: 0, outcome: 0 };
  for (const { inlay, place, outcome } of rows) {
    widths.place = Math.max(widths.place, place.length);
    widths.tag = Math.max(widths.tag, inlay.tag.length);
    widths.outcome = Math.max(widths.outcome, outcome.length);
  }
  const lines = rows.flatMap(({ inlay, place, outcome }) => [
    [
      `  ${place.padEnd(widths.place)}  ${inlay.tag.padEnd(widths.tag)}  `,
      inlay.source === undefined
        ? paint(STYLES[outcome], outcome)
        : `${paint(STYLES[outcome], outcome.padEnd(widths.outcome))}  ${printableLine(inlay.source)}`,
    ].join(''),
    ...stepsOf(inlay).map(({ tried, result }) =>
      paint('dim', `${INDENT}${printableLine(tried)}: ${printableLine(result)}`),
    ),
    ...inlay.notes.map(({ code, message }) => `${INDENT}${paint('cyan', 'note')} ${code}: ${printableLine(message)}`),
  ]);
  const heading = paint('underline', printableLine(inputName(path)));
  return [heading, ...(lines.length > 0 ? lines : ['  no components']), ''].join('\n');
}

/** Its steps, unless there is but one and the row says it already. */
function stepsOf({ steps, source }: ReportedInlay): ReportedInlay['steps'] {
  const [first] = steps;
  return steps.length === 1 && first?.tried === source && first?.result === 'used' ? [] : steps;
}
