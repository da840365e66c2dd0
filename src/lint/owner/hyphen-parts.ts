import { type Label, readLabel } from './read-label.js';
import type { SiteNames } from './site-names.js';

/** A hyphen between blanks parts what a line says, as in "Name - Street - VAT number - Mail". */
const HYPHEN = /\s-\s/;

/**
 * What a line before a contact says of whose it is: behind the number of a register its last part alone counts, and before an
 * address the first one, where that is the site's name.
 */
export function readParts(line: string, names: SiteNames): Label {
  const label = readLabel(line, names);
  if (!HYPHEN.test(line) || (label !== 'identifier' && label !== 'topic' && label !== 'other')) return label;
  const parts = line.split(HYPHEN);
  const last = parts.at(-1) ?? '';
  if (label === 'identifier') return /\p{L}/u.test(last) && readLabel(last, names) === 'contact' ? 'contact' : label;
  const isWhole = !/\p{L}/u.test(last) && readLabel(parts[0] ?? '', names) === 'site';
  return isWhole && parts.slice(1).every((part) => !/\p{L}/u.test(part)) ? 'site' : label;
}
