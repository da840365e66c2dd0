import { revisionOf } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { memo } from '../text/memo.js';
import type { DependencyName } from './dependency.js';
import { partOf } from './table.js';

/** Revisions by site, of parts that the site has: names of others come from canvases, and there is no end of them. */
const revisionsOf = memo((_site: Site) => new Map<string, string>());

/** The revision of what the site has not: made when it is first asked for, as hashing takes a millisecond of `import`. */
let nothing: string | undefined;

/** A hash of what a component reads of a site: as long as it stays the same, so does the expansion. */
export function dependencyRevision(site: Site, { kind, name = '' }: DependencyName): string {
  const revisions = revisionsOf(site);
  const key = `${kind} ${name}`;
  const found = revisions.get(key);
  if (found !== undefined) return found;
  const read = partOf(kind)?.read(site, name);
  if (read === undefined) {
    nothing ??= revisionOf(null);
    return nothing;
  }
  const { markup } = site.theme;
  const revision = revisionOf(markup === undefined ? read : [read, markup]);
  revisions.set(key, revision);
  return revision;
}
