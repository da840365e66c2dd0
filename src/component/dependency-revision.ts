import { revisionOf } from '../site/revision.js';
import { LOGO_VARIANTS, type Site } from '../site/schema.js';
import { resolveAlias } from './contact.js';
import type { DependencyName } from './dependency.js';

/** Everything of a site that an expansion can show, but for what the report says of alternatives; nothing if there is nothing. */
const READ: Record<DependencyName['kind'], (site: Site, name: string) => unknown> = {
  logo({ site, logos: { variants, ...others } }, name) {
    const variant = LOGO_VARIANTS.find((candidate) => candidate === name);
    return [site.name, site.url, variant && variants[variant], others];
  },
  location({ site, menus }, name) {
    const location = menus.locations[name];
    const definition = location?.menu === undefined ? undefined : menus.definitions[location.menu];
    return location && definition && [site.url, location.label, definition];
  },
  social: ({ site, social }) => [site.language, social],
  field: (site, name) => site.contacts[resolveAlias(name, site).field],
  provider: ({ addons }, name) => addons[name],
};

/** Revisions by site, of parts that the site has: names of others come from canvases, and there is no end of them. */
const known = new WeakMap<Site, Map<string, string>>();

const NOTHING = revisionOf(null);

/** A hash of what a component reads of a site: as long as it stays the same, so does the expansion. */
export function dependencyRevision(site: Site, { kind, name = '' }: DependencyName): string {
  const revisions = known.get(site) ?? new Map<string, string>();
  known.set(site, revisions);
  const key = `${kind} ${name}`;
  const found = revisions.get(key);
  if (found !== undefined) return found;
  const read = READ[kind](site, name);
  if (read === undefined) return NOTHING;
  const revision = revisionOf(read);
  revisions.set(key, revision);
  return revision;
}
