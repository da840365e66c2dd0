import type { ComponentTag } from '../component/tags.js';
import type { Manifest } from '../manifest/schema.js';
import { written } from './attribute-edits.js';

/** The values of an attribute that make sense on this site; none also where any value does. */
export function allowedValues({ runtime_components }: Manifest, tag: ComponentTag, name: string): readonly string[] {
  return runtime_components[tag].attributes[name]?.allowed ?? [];
}

/** A component with one attribute, as a message tells to write it. */
export function example(tag: ComponentTag, name: string, value: string): string {
  return `\`<${tag} ${written(name, value)}></${tag}>\``;
}
