import type { Described, Unusable } from '../component/resource-group.js';
import { componentOf } from '../component/table.js';
import type { ComponentTag } from '../component/tags.js';
import type { Manifest } from './schema.js';

/** What a manifest tells of and a component can't show. */
export function unusableOf(manifest: Manifest, tag: ComponentTag): Unusable[] {
  const { name, unusable } = componentOf(tag).resources;
  return unusable(groupOf(manifest, name));
}

/** What a name of a component's resource stands for; nothing for one that the site does not have. */
export function describedIn(manifest: Manifest, tag: ComponentTag, resource: string): Described | undefined {
  const { name, describe } = componentOf(tag).resources;
  return describe(resource, groupOf(manifest, name));
}

/** What a manifest tells of one group of resources. */
export function groupOf({ resources }: Manifest, name: string): unknown {
  const groups: Readonly<Record<string, unknown>> = resources;
  return groups[name];
}
