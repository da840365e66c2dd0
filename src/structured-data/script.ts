import type { Site } from '../site/schema.js';
import { structuredData } from './structured-data.js';

/** The media type of JSON-LD. */
export const JSON_LD = 'application/ld+json';

/**
 * The structured data of a site as the text of a script element: no text of the site can end the element.
 *
 * @param indent blanks of each level, for people who read it
 */
export function structuredDataText(site: Site, indent?: number): string {
  return JSON.stringify(structuredData(site), undefined, indent).replaceAll('<', '\\u003c');
}

/**
 * The structured data of a site as an element for the `head` of a page: `<script type="application/ld+json">…</script>`.
 *
 * @param site from `parseSite`
 */
export function structuredDataScript(site: Site): string {
  return `<script type="${JSON_LD}">${structuredDataText(site)}</script>`;
}
