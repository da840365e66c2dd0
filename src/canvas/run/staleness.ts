import type { DependencyName } from '../../component/dependency.js';
import { dependencyRevision } from '../../component/dependency-revision.js';
import { assertSite } from '../../site/parse.js';
import { siteRevision, textRevision } from '../../site/revision.js';
import type { Site } from '../../site/schema.js';
import type { Baked } from './baked-schema.js';

/** Why a baked canvas is out of date; it is not while nothing of this holds. */
export interface Staleness {
  /** Whether it was baked from another source. */
  canvas: boolean;
  /** What of the site shows otherwise now. */
  dependencies: DependencyName[];
}

/**
 * Tells whether a baked canvas still shows what it would if it was baked now. Edits of the site that it does not show leave
 * it fresh, though its `site` revision is another.
 *
 * @param source the canvas as it is now, if it may have changed as well
 * @throws InlayError `site-not-parsed` for a site that is not from `parseSite`
 */
export function staleness(baked: Baked, site: Site, source?: string): Staleness {
  assertSite(site);
  const canvas = source !== undefined && textRevision(source) !== baked.canvas;
  if (siteRevision(site) === baked.site) return { canvas, dependencies: [] };
  const changed = baked.dependencies.filter(
    (dependency) => dependencyRevision(site, dependency) !== dependency.revision,
  );
  return { canvas, dependencies: changed.map(({ revision: _before, ...name }) => name) };
}
