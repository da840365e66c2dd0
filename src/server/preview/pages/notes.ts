import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { CanvasModel, CanvasSummary } from '../model.js';
import { type InlayNote, notesOf } from '../notes.js';
import { wayToLine } from './line-way.js';
import { missingFileNote, note } from './note.js';
import { code, counted, prose } from './text.js';

/** Notes shown of a canvas. */
const NOTES = 100;

/** Where the notes stand on the page of a canvas. */
export const NOTES_ID = 'notes';

/** The files that the page of a canvas misses, and the notes of its components; nothing where there are none. */
export function notesSection(canvas: CanvasModel, links: Links): Element[] {
  const { missing } = links;
  const files = missing?.ofCanvas(canvas) ?? [];
  const items = [
    ...files.map((file) => missingFileNote(file, missing?.folder ?? '')),
    ...notesOf(canvas.report).map((each) => inlayNote(each, canvas, links)),
  ];
  const more = items.length - NOTES;
  if (items.length === 0) return [];
  return [
    element('section', { className: ['panel'], ariaLabelledBy: [NOTES_ID] }, [
      element('h2', { id: NOTES_ID }, ['Notes', element('span', { className: ['quiet'] }, [` ${items.length}`])]),
      element(
        'ul',
        { className: ['notes'], role: 'list' },
        items.slice(0, NOTES).map((item) => element('li', {}, [item])),
      ),
      ...(more > 0 ? [element('p', { className: ['empty'] }, [`${counted(more, 'note')} more, not shown.`])] : []),
    ]),
  ];
}

function inlayNote({ inlay: { tag, line }, message, isOfSite }: InlayNote, canvas: CanvasModel, links: Links): Element {
  const place = element('a', wayToLine(line, canvas, links), [`Line ${line}`]);
  const whose = isOfSite ? [' ', element('span', { className: ['tag'] }, ['of the site'])] : [];
  return note([code(`<${tag}>`), ' ', ...prose(message), ' ', place, ...whose]);
}

/** What is said of the site, with how many canvases show it; nothing where there is none. */
export function siteNotesSection(canvases: readonly CanvasSummary[]): Element[] {
  const counts = new Map<string, number>();
  for (const { siteNotes } of canvases)
    for (const message of siteNotes) counts.set(message, (counts.get(message) ?? 0) + 1);
  const items = [...counts].sort(([, one], [, other]) => other - one);
  const more = items.length - NOTES;
  if (items.length === 0) return [];
  return [
    element('section', { className: ['panel'], ariaLabelledBy: [NOTES_ID] }, [
      element('h2', { id: NOTES_ID }, ['Of the site', element('span', { className: ['quiet'] }, [` ${items.length}`])]),
      element(
        'ul',
        { className: ['notes'], role: 'list' },
        items.slice(0, NOTES).map(([message, count]) => {
          const where = element('span', { className: ['quiet'] }, [counted(count, 'canvas', 'canvases')]);
          return element('li', {}, [note([...prose(message), ' ', where])]);
        }),
      ),
      ...(more > 0 ? [element('p', { className: ['empty'] }, [`${counted(more, 'note')} more, not shown.`])] : []),
    ]),
  ];
}
