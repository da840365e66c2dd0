import type { ReportedInlay } from '../../canvas/report.js';
import { wrapped } from '../../lint/format/wrapped.js';
import { inlayLine, isAnyLeft, type Tally } from '../output/tally.js';
import { type Paint, painter } from '../output/terminal.js';
import type { ReportStyle } from './report-format.js';
import { reportTable } from './report-table.js';

/** A format in pieces, so that no report has to be held as a whole. */
interface ReportFormat {
  open: string;
  between: string;
  entry(path: string, inlays: readonly ReportedInlay[], paint: Paint, width: number | undefined): string;
  close(tally: Tally, paint: Paint, width: number | undefined): string;
}

const FORMATS: Record<ReportStyle['format'], ReportFormat> = {
  table: {
    open: '',
    between: '',
    entry: (path, inlays, paint, width) => `${reportTable(path, inlays, paint, width)}\n`,
    close: (tally, paint, width) =>
      `${paint(isAnyLeft(tally) ? 'yellow' : 'green', wrapped(inlayLine(tally), width, '  '))}\n`,
  },
  json: {
    open: '{\n  "files": [\n',
    between: ',\n',
    entry: (path, inlays) => `    ${JSON.stringify({ path, inlays }, null, 2).replaceAll('\n', '\n    ')}`,
    close: () => '\n  ]\n}\n',
  },
};

/** What a report says of one canvas. */
export function reportEntry(path: string, inlays: readonly ReportedInlay[], style: ReportStyle): string {
  return FORMATS[style.format].entry(path, inlays, painter(style), style.columns);
}

/** What a report begins with, puts between its entries, and ends with. */
export function reportFrame(style: ReportStyle): { open: string; between: string; close(tally: Tally): string } {
  const { open, between, close } = FORMATS[style.format];
  return { open, between, close: (tally) => close(tally, painter(style), style.columns) };
}
