import { asksToCallUs } from '../../owner/first-person.js';
import { isOtherPartyWord } from '../../owner/label-words.js';
import type { PlaceKind } from '../../owner/place.js';
import type { Label } from '../../owner/read-label.js';
import { likeness, siteNamesOf } from '../../owner/site-names.js';
import { promisesHuman } from '../../owner/talk-words.js';
import type { Page } from '../../rule.js';
import { fold, words } from '../../words/fold.js';

/** How much the letters share with the site's names at least. */
const ALIKE = 0.7;

/**
 * Whether a number with letters for digits is given as the site's: its letters often spell whose it is, so that a word for calling
 * alone does not do in the text of a page.
 */
export function isVanityOfSite(
  { manifest }: Page,
  value: string,
  before: string,
  { label, place }: { label: Label; place: PlaceKind },
): boolean {
  const spelled = value.replace(/^[^A-Z]{1,12}/, '');
  if (words(spelled).some(isOtherPartyWord)) return false;
  if (likeness(fold(spelled).replaceAll(' ', ''), siteNamesOf(manifest)) >= ALIKE) return label !== 'identifier';
  if (label !== 'contact' && label !== 'site') return false;
  return (
    place === 'header' || place === 'footer' || place === 'contact' || asksToCallUs(before) || promisesHuman(before)
  );
}
