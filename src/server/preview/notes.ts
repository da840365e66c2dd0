import type { Report, ReportedInlay } from 'inlay/internal/canvas/report.js';
import type { Links } from './links.js';
import type { CanvasSummary } from './model.js';

/** What a render says of an inlay that does not come out as one may think. */
export interface InlayNote {
  inlay: ReportedInlay;
  message: string;
  /** Whether it is about something of the site, whatever the canvas asks for of it. */
  isOfSite: boolean;
}

/** Codes of what is wrong with an item of a menu, a profile or a contact: each canvas that shows it has the note. */
const OF_SITE: ReadonlySet<string> = new Set(['unsafe-url', 'missing-scheme', 'empty-label']);

/** The notes of a report, in its order; without those of what nobody sees, as it is the fallback content of something else. */
export function notesOf({ inlays }: Report): InlayNote[] {
  return inlays.flatMap((inlay) =>
    isSuperseded(inlay)
      ? []
      : inlay.notes.map(({ code, message }) => ({ inlay, message, isOfSite: OF_SITE.has(code) })),
  );
}

/** How many notes are a canvas's own, and what those about the site say, each once. */
export function noteTotals(report: Report): { notes: number; siteNotes: readonly string[] } {
  const all = notesOf(report);
  const siteNotes = new Set(all.flatMap(({ message, isOfSite }) => (isOfSite ? [message] : [])));
  return { notes: all.filter(({ isOfSite }) => !isOfSite).length, siteNotes: [...siteNotes] };
}

/** Whether an inlay is in the fallback content of an expanded one. */
export function isSuperseded({ notes }: ReportedInlay): boolean {
  return notes.some(({ code }) => code === 'superseded');
}

/** How many notes there are on a canvas itself: those of its components, and one for each file that its page misses. */
export function noteCount(canvas: CanvasSummary, { missing }: Pick<Links, 'missing'>): number {
  return canvas.notes + (missing?.ofCanvas(canvas).length ?? 0);
}
