import { bake } from 'inlay/internal/canvas/bake.js';
import type { DependencyName } from 'inlay/internal/component/dependency.js';
import { CANVAS_LIMITS } from 'inlay/internal/http/limits.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import * as z from 'inlay/internal/zod.js';
import { canonicalJson } from '../store/canonical.js';
import type { PastSite } from './manifest-history.js';

/** A part of the manifest that a source uses and that has changed since. */
export const changedUse = z.strictObject({
  pointer: z.string().describe('JSON Pointer into the manifest'),
  before: z.unknown().optional().describe('Absent where there was none, or where nobody knows'),
  after: z.unknown().optional().describe('Absent where there is none any more'),
});

export type ChangedUse = z.infer<typeof changedUse>;

type Group = keyof Manifest['resources'];

/** Where in the manifest's `resources` the parts of a site are. */
const PLACES: Readonly<Record<DependencyName['kind'], readonly [Group, ...string[]]>> = {
  logo: ['logos', 'variants'],
  location: ['menus'],
  social: ['social'],
  field: ['contacts'],
  provider: ['addons'],
};

/**
 * What a source uses and is not any more as it was.
 *
 * @param before nothing where nobody knows how it was: then all that it uses may have changed
 */
export function changedUses(source: string, before: PastSite | undefined, now: PastSite): ChangedUse[] {
  return usesOf(source, before ? [before, now] : [now]).flatMap((path) => {
    const [was, is] = [before && valueAt(before.manifest, path), valueAt(now.manifest, path)];
    if (before && canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
    return [
      {
        pointer: pointer('resources', ...path),
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ];
  });
}

/** The paths within `resources` of all that a source asks for on any of these sites. */
function usesOf(source: string, sites: readonly PastSite[]): string[][] {
  const names = sites.flatMap(({ site }) => bake(source, site, CANVAS_LIMITS).dependencies);
  const paths = names.map(({ kind, name }) => [...PLACES[kind], ...(name === undefined ? [] : [name])]);
  return [...new Map(paths.map((path) => [path.join('\n'), path])).values()];
}

function valueAt({ resources }: Manifest, path: readonly string[]): unknown {
  let value: unknown = resources;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
