import { budgetOf } from '../budget.js';
import type { DependencyName } from '../component/dependency.js';
import { dependencyRevision } from '../component/dependency-revision.js';
import { assertSite } from '../site/parse.js';
import { siteRevision, textRevision } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { bindUncached } from './bind/bind.js';
import type { Expansion } from './bind/expansion.js';
import { mergeParts } from './bind/merge-parts.js';
import { assertCanvas } from './check-input.js';
import { compileWithin } from './compile.js';
import { type Limits, limitsOf } from './limits.js';
import type { Canvas } from './locate/inlay.js';
import type { Baked, Dependency } from './run/baked-schema.js';
import { BAKED_FORMAT } from './run/format.js';

/**
 * Binds a canvas to a site as plain JSON, to be run for any request without the site. Equal input gives equal JSON.
 *
 * @param canvas source text, or a canvas from `compile`
 * @throws InlayError `limit-exceeded` for a canvas that is too large, becomes so or takes too much work, `site-not-parsed` for a site that is
 *   not from `parseSite`, `invalid-canvas` for what is no canvas, `invalid-limits`, see `limitsOf`
 */
export function bake(canvas: string | Canvas, site: Site, limits?: Partial<Limits>): Baked {
  assertCanvas(canvas);
  assertSite(site);
  const own = limitsOf(limits);
  const budget = budgetOf(own.work, 'bake this canvas');
  const compiled = typeof canvas === 'string' ? compileWithin(canvas, own, budget) : canvas;
  const { parts, pages, expansions } = bindUncached(compiled, site, own.outputLength, budget);
  return {
    format: BAKED_FORMAT,
    canvas: textRevision(compiled.source),
    site: siteRevision(site),
    url: site.site.url,
    dependencies: dependenciesOf(expansions, site),
    pages,
    parts: mergeParts(parts),
  };
}

/** Each part of the site once, in the order in which the canvas first asks for it. */
function dependenciesOf(expansions: ReadonlySet<Expansion>, site: Site): Dependency[] {
  const names = new Map<string, DependencyName>();
  for (const { resolution } of expansions) {
    const { dependency } = resolution;
    if (dependency) names.set(JSON.stringify([dependency.kind, dependency.name]), dependency);
  }
  return [...names.values()].map((name) => ({ ...name, revision: dependencyRevision(site, name) }));
}
