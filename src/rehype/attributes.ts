import type { Element } from 'hast';
import { find, html } from 'property-information';

/** An element's attributes as text, under their names in HTML: what a canvas would say. */
export function attributesOf({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const { attribute, commaSeparated } = find(html, property);
    if (value === true) attributes[attribute] = '';
    else attributes[attribute] = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value);
  }
  return attributes;
}
