import { colourText } from '../colour/colour.js';
import { paletteOf } from '../colour/palette.js';
import type { Shared } from './shared.js';
import { xmlText } from './xml.js';

/** The picture of the site in tabs: the first letter of its name on its accent. */
export function iconOf({ site, values }: Shared): string {
  const { accent, onAccent } = paletteOf(values, 'light');
  const [letter = '•'] = site.site.name.trim().toUpperCase();
  const type = 'font-family="system-ui, sans-serif" font-weight="700" font-size="40" text-anchor="middle"';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${colourText(accent)}"/>` +
    `<text x="32" y="46" ${type} fill="${colourText(onAccent)}">${xmlText(letter)}</text></svg>\n`
  );
}
