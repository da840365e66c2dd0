import { asksToCallUs } from '../../owner/first-person.js';
import { isOthers, type Label, readLabel } from '../../owner/read-label.js';
import type { SiteNames } from '../../owner/site-names.js';
import { townsOfName, withoutTownOfName } from '../../owner/town-of-name.js';
import { sentenceBefore } from './sentence-before.js';

/** Characters of a description before a contact that are read for others. */
const MOST_BEFORE = 300;

/**
 * What the words of a description before an offset say of whose the contact there is. Behind the site's name the words before that
 * say what the house is: "the law firm Harrow & Vale in Bath: phone".
 */
export function labelInDescription(text: string, from: number, names: SiteNames): Label {
  const before = withoutTownOfName(sentenceBefore(text, from), names, true);
  const label = readLabel(before, names);
  if (!isOthers(label) && label !== 'topic') return label;
  const at = nameIn(before, names);
  if (at === -1 || readLabel(before.slice(at), names) !== 'site') return label;
  // What still has its town is of something else: "sister company of Harrow & Vale in Bath".
  if (townsOfName(before.slice(at), names).length > 0) return label;
  const lead = before.slice(0, at).replace(/[\p{L}\p{M}'’.-]{1,40}\s{1,3}$/u, '');
  return isOthers(readLabel(lead, names)) ? label : 'site';
}

/** Where the site's name stands in a text last; -1 for one without it. */
function nameIn(text: string, { manifest }: SiteNames): number {
  const name = manifest.site.name.trim().toLowerCase();
  return name === '' ? -1 : text.toLowerCase().lastIndexOf(name);
}

/** Whether a description that names nobody else gives a mailbox as that of the page: surely, perhaps, or not. */
export function givesMailAsOwn(text: string, from: number, names: SiteNames): 'sure' | 'perhaps' | undefined {
  const label = labelInDescription(text, from, names);
  const before = sentenceBefore(text, from);
  if (label === 'site' || (label === 'contact' && (nameIn(before, names) !== -1 || asksToCallUs(before))))
    return 'sure';
  if (label !== 'contact') return undefined;
  const all = readLabel(text.slice(Math.max(0, from - MOST_BEFORE), from), names);
  return isOthers(all) ? undefined : 'perhaps';
}
