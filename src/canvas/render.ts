import { expand } from '../component/expand.js';
import type { RenderRequest } from '../component/resolution.js';
import { serialize } from '../html/serialize.js';
import { positioner } from '../position.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { compile } from './compile.js';
import type { Canvas, Inlay } from './inlay.js';
import { checkLimit, MAX_OUTPUT_LENGTH } from './limits.js';
import { type Report, type ReportedInlay, reported, superseded } from './report.js';

/**
 * Expands the components of a canvas. Every byte outside the spans of the expanded inlays is the author's, untouched.
 *
 * @param canvas source text, or a canvas from `compile`
 * @throws InlayError `limit-exceeded` for a canvas or an output that is too large, `site-not-parsed` for a site that is
 *   not from `parseSite`
 */
export function render(
  canvas: string | Canvas,
  site: Site,
  request: RenderRequest = {},
): { html: string; report: Report } {
  assertSite(site);
  const { source, inlays } = typeof canvas === 'string' ? compile(canvas) : canvas;
  const positionOf = positioner(source);
  const entries: ReportedInlay[] = [];
  let html = '';
  let done = 0;
  let last: Inlay | undefined;
  for (const inlay of inlays) {
    const position = positionOf(inlay.start);
    if (last && inlay.openEnd <= last.end) {
      entries.push(superseded(inlay, position, last.tag));
      continue;
    }
    const resolution = expand(inlay.tag, inlay.attributes, { site, context: inlay.context, request });
    entries.push(reported(inlay, position, resolution));
    if (!resolution.element) continue;
    html += source.slice(done, inlay.start) + serialize(resolution.element);
    checkLimit(html.length, MAX_OUTPUT_LENGTH, 'characters of output');
    done = inlay.end;
    last = inlay;
  }
  return { html: html + source.slice(done), report: { inlays: entries } };
}
