import type { ComponentTag } from '../../component/tags.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { written } from '../edit/attribute-edits.js';

/** The values of an attribute that make sense on this site; none also where any value does. */
export function allowedValues({ runtime_components }: Manifest, tag: ComponentTag, name: string): readonly string[] {
  return runtime_components[tag].attributes[name]?.allowed ?? [];
}

const setsOf = memo((_manifest: Manifest) => new Map<string, ReadonlySet<string>>());

/** The same to look a value up: a site may have 100,000. */
export function allowedSet(manifest: Manifest, tag: ComponentTag, name: string): ReadonlySet<string> {
  const sets = setsOf(manifest);
  const key = `${tag} ${name}`;
  const known = sets.get(key) ?? new Set(allowedValues(manifest, tag, name));
  sets.set(key, known);
  return known;
}

/** A component with one attribute, as a message tells to write it. */
export function example(tag: ComponentTag, name: string, value: string): string {
  return `\`<${tag} ${written(name, value)}></${tag}>\``;
}
