import { LOGO_VARIANTS, type Site } from '../site/schema.js';
import { FIELD_ALIASES, resolveAlias } from './contact.js';
import type { DependencyName } from './dependency.js';
import { dependencyRevision } from './dependency-revision.js';

/**
 * Everything of a site that a baked canvas may rest on, with its revision: who keeps baked canvases finds the stale ones
 * by it, without the site. A part that is not among them is one that the site does not have.
 */
export function siteDependencies(site: Site): (DependencyName & { revision: string })[] {
  return namesOf(site).map((name) => ({ ...name, revision: dependencyRevision(site, name) }));
}

function namesOf(site: Site): DependencyName[] {
  const aliases = [...FIELD_ALIASES.keys()].filter((alias) => resolveAlias(alias, site).field !== alias);
  const named = (kind: DependencyName['kind'], names: readonly string[]) => names.map((name) => ({ kind, name }));
  return [
    ...named('logo', ['main', ...LOGO_VARIANTS]),
    ...named('location', Object.keys(site.menus.locations)),
    { kind: 'social' },
    ...named('field', [...Object.keys(site.contacts), ...aliases]),
    ...named('provider', Object.keys(site.addons)),
  ];
}
