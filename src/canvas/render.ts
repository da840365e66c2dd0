import { budgetOf } from '../budget.js';
import { answering } from '../component/answer.js';
import type { RenderRequest } from '../component/resolution.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { bind, bindUncached } from './bind/bind.js';
import { assertCanvas, assertRequest } from './check-input.js';
import { compileWithin } from './compile.js';
import { type Limits, limitsOf } from './limits.js';
import type { Canvas } from './locate/inlay.js';
import type { Report } from './report.js';
import { reportBound } from './report-bound.js';
import { fillAgain, fillHoles } from './run/fill.js';

/** What a render gives. */
export interface Rendered {
  html: string;
  /** What became of each component. It is made when it is first asked for: until then the request must stay as it is. */
  readonly report: Report;
}

/**
 * Expands the components of a canvas. Every byte outside the spans of the expanded inlays is the author's, untouched.
 *
 * @param canvas source text, or a canvas from `compile`
 * @throws InlayError `limit-exceeded` for a canvas or an output that is too large or takes too much work, `site-not-parsed` for a site that is
 *   not from `parseSite`, `invalid-canvas` and `invalid-render-request` for what is no canvas and no request, `invalid-limits`,
 *   see `limitsOf`
 */
export function render(
  canvas: string | Canvas,
  site: Site,
  request: RenderRequest = {},
  limits?: Partial<Limits>,
): Rendered {
  assertCanvas(canvas);
  assertSite(site);
  assertRequest(request);
  const own = limitsOf(limits);
  const budget = budgetOf(own.work, 'render this canvas');
  const isKept = typeof canvas !== 'string';
  const compiled = isKept ? canvas : compileWithin(canvas, own, budget);
  if (compiled.inlays.length === 0) return { html: compiled.source, report: { inlays: [] } };
  const { parts, pages, inlays } = (isKept ? bind : bindUncached)(compiled, site, own.outputLength, budget);
  const answer = answering(request, budget);
  const fill = isKept ? fillAgain : fillHoles;
  const html = fill({ parts, pages, url: site.site.url }, request, answer, own.outputLength);
  let report: Report | undefined;
  return {
    html,
    get report() {
      report ??= reportBound(compiled.source, inlays, answer);
      return report;
    },
  };
}
