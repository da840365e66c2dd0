import { attribute } from '../document/element.js';
import { flowsOf } from '../document/flows.js';
import { oncePerPage } from '../document/once-per-page.js';
import { words } from '../words/fold.js';
import { siteNamesOf } from './site-names.js';

/** Attributes by which an element names something. */
const NAMES = ['alt', 'aria-label', 'title'] as const;
/** Steps to read a character. */
const READ = 2;

/** Whether a canvas has no word but the site's name: its numbers are nobody else's. */
export const saysNothingElse = oncePerPage(({ document, manifest }): boolean => {
  const names = siteNamesOf(manifest);
  const isKnown = (text: string) => {
    document.budget.spend(text.length * READ);
    return (
      !/\p{L}/u.test(text) ||
      words(text.replaceAll('©', ' ')).every((word) => !/\p{L}/u.test(word) || names.words.has(word))
    );
  };
  return (
    flowsOf(document).every(({ text }) => isKnown(text)) &&
    document.elements.every((element) => NAMES.every((name) => isKnown(attribute(element, name) ?? '')))
  );
});
