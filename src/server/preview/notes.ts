import type { Report, ReportedInlay } from 'inlay/internal/canvas/report.js';
import type { Links } from './links.js';
import type { CanvasSummary } from './model.js';

/** What a render says of an inlay that does not come out as one may think. */
export interface InlayNote {
  inlay: ReportedInlay;
  message: string;
}

/** The notes of a report, in its order; without those of what nobody sees, as it is the fallback content of something else. */
export function notesOf({ inlays }: Report): InlayNote[] {
  return inlays.flatMap((inlay) => (isSuperseded(inlay) ? [] : inlay.notes.map(({ message }) => ({ inlay, message }))));
}

/** Whether an inlay is in the fallback content of an expanded one. */
export function isSuperseded({ notes }: ReportedInlay): boolean {
  return notes.some(({ code }) => code === 'superseded');
}

/** How many notes there are on a canvas: those of its components, and one for each file that its page misses. */
export function noteCount(canvas: CanvasSummary, { missing }: Pick<Links, 'missing'>): number {
  return canvas.notes + (missing?.ofCanvas(canvas).length ?? 0);
}
