import type { Site } from '../site/schema.js';
import type { DependencyName } from './dependency.js';
import { dependencyRevision } from './dependency-revision.js';
import { componentOf } from './table.js';
import { COMPONENT_TAGS } from './tags.js';

/**
 * Everything of a site that a baked canvas may depend on, with its revision: who keeps baked canvases finds the stale ones
 * by it, without the site. A part that is not among them is one that the site does not have.
 */
export function siteDependencies(site: Site): (DependencyName & { revision: string })[] {
  return namesOf(site).map((name) => ({ ...name, revision: dependencyRevision(site, name) }));
}

function namesOf(site: Site): DependencyName[] {
  return COMPONENT_TAGS.flatMap((tag) => {
    const { kind, names } = componentOf(tag).sitePart;
    return names(site).map((name) => (name === undefined ? { kind } : { kind, name }));
  });
}
