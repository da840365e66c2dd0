import { answering } from '../component/answer.js';
import type { RenderRequest } from '../component/resolution.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { bind } from './bind.js';
import { compile } from './compile.js';
import { fillHoles } from './fill.js';
import type { Canvas } from './inlay.js';
import type { Report } from './report.js';
import { reportBound } from './report-bound.js';

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
  const compiled = typeof canvas === 'string' ? compile(canvas) : canvas;
  if (compiled.inlays.length === 0) return { html: compiled.source, report: { inlays: [] } };
  const { parts, pages, inlays } = bind(compiled, site);
  const answer = answering(request);
  const html = fillHoles({ parts, pages, url: site.site.url }, request, answer);
  return { html, report: reportBound(inlays, answer) };
}
