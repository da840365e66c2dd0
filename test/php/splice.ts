import type { Region } from './locate-in-php.js';

/** A page with its regions replaced by what their canvases render to, as `Inlay\Expander` puts it together. */
export function splice(page: string, regions: readonly Region[], render: (canvas: string) => string): string {
  const bytes = Buffer.from(page);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end, canvas, before, after } of regions) {
    if (start < at) continue; // within one that is replaced
    const html = render(canvas);
    if (html === canvas) continue; // nothing resolves
    const rendered = Buffer.from(html);
    const piece = rendered.subarray(before, rendered.length - after);
    if (piece.subarray(0, 3).toString() === '<p>') continue; // a paragraph that stays
    pieces.push(bytes.subarray(at, start), piece);
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]).toString();
}
