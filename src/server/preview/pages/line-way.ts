import { memo } from 'inlay/internal/text/memo.js';
import type { Links } from '../links.js';
import type { CanvasModel } from '../model.js';
import { addressWith } from './address.js';
import { fragment, lineId } from './anchors.js';
import { sourceWindow } from './source-window.js';

/**
 * The way to a line of the source: within the page where all lines are on it, else to the page that shows this one.
 * `client/lines.ts` spares the way to another page.
 *
 * @param line from 1
 */
export function wayToLine(line: number, canvas: CanvasModel, links: Links): { href: string; dataLineWay: string } {
  const isThere = links.events === undefined || isWhole(canvas);
  const href = isThere
    ? fragment(lineId(line))
    : addressWith(links.canvas(canvas.path), { lines: line, source: 'canvas' }, lineId(line));
  return { href, dataLineWay: String(line) };
}

/** Whether all lines of a canvas are on one page. */
const isWhole = memo(({ source }: CanvasModel) => {
  const { last, total } = sourceWindow(source, 1);
  return last === total;
});
