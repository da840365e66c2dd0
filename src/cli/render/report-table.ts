import stringWidth from 'string-width';
import type { ReportedInlay } from '../../canvas/report.js';
import { columnsOf, wrapped } from '../../lint/format/wrapped.js';
import { printableLine } from '../../message/printable.js';
import { inputName } from '../errors/in-file.js';
import { type Outcome, outcomeOf } from '../output/tally.js';
import type { Paint } from '../output/terminal.js';

const STYLES = { expanded: 'green', unresolved: 'yellow', refused: 'red', superseded: 'dim' } as const satisfies Record<
  Outcome,
  string
>;

const INDENT = ' '.repeat(6);

/** Before what goes on from the line before. */
const INDENT_MORE = ' '.repeat(8);

/**
 * What happened to the inlays of a canvas, for people: a heading, aligned rows, their steps and notes.
 *
 * @param width columns of the terminal; nothing for what is no terminal
 */
export function reportTable(path: string, inlays: readonly ReportedInlay[], paint: Paint, width?: number): string {
  const rows = inlays.map((inlay) => ({ inlay, place: `${inlay.line}:${inlay.column}`, outcome: outcomeOf(inlay) }));
  const widths = { place: 0, tag: 0, outcome: 0 };
  for (const { inlay, place, outcome } of rows) {
    widths.place = Math.max(widths.place, place.length);
    widths.tag = Math.max(widths.tag, inlay.tag.length);
    widths.outcome = Math.max(widths.outcome, outcome.length);
  }
  const lines = rows.flatMap(({ inlay, place, outcome }) => [
    withSource(
      `  ${place.padEnd(widths.place)}  ${inlay.tag.padEnd(widths.tag)}  `,
      inlay.source === undefined
        ? paint(STYLES[outcome], outcome)
        : paint(STYLES[outcome], outcome.padEnd(widths.outcome)),
      inlay.source,
      width,
    ),
    ...stepsOf(inlay).map(({ tried, result }) =>
      paint('dim', INDENT + wrapped(`${printableLine(tried)}: ${printableLine(result)}`, width, INDENT_MORE)),
    ),
    ...inlay.notes.map(
      ({ code, message }) =>
        INDENT + wrapped(`${paint('cyan', 'note')} ${code}: ${printableLine(message)}`, width, INDENT_MORE),
    ),
  ]);
  const heading = paint('underline', printableLine(inputName(path)));
  return [heading, ...(lines.length > 0 ? lines : ['  no components']), ''].join('\n');
}

/** A row, with what the inlay came from on a line of its own where there is no room beside it. */
function withSource(row: string, outcome: string, source: string | undefined, width: number | undefined): string {
  if (source === undefined) return row + outcome;
  const text = printableLine(source);
  const columns = columnsOf(width);
  const isFitting = columns === undefined || stringWidth(`${row}${outcome}  ${text}`) <= columns;
  return isFitting ? `${row}${outcome}  ${text}` : `${row}${outcome.trimEnd()}\n${INDENT}${text}`;
}

/** Its steps, unless there is but one and the row says it already. */
function stepsOf({ steps, source }: ReportedInlay): ReportedInlay['steps'] {
  const [first] = steps;
  return steps.length === 1 && first?.tried === source && first?.result === 'used' ? [] : steps;
}
