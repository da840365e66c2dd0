import { attribute, type DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { isDrawing, isHidden, OF_OTHERS, pixelsOf } from './content-picture.js';
import type { Embedded } from './embedded.js';
import { isNamedMain } from './main-picture.js';
import { markKindOf } from './mark-kinds.js';
import { isAlike, tellingOfName } from './telling-words.js';

/** Pixels of a drawing that is an icon, and of one that is none. */
const [ICON, LARGE] = [48, 300];
/** Words of a text that says what a drawing shows, at least. */
const LEAST_WORDS = 2;
const controlAround = nearestTag('button', 'summary', 'label');
const linkAround = nearestTag('a');

/**
 * Whether a drawing is of the page's content and no icon of the theme: its text says what it shows, and so does its name, or its
 * folder, or it is the mark of a store, or large. A single word in no such folder is what people call icons by, too.
 *
 * @param path decoded, in lower case, in no folder of the design
 */
export function isShownDrawing(page: Page, { element }: Embedded, path: string): boolean {
  const label = attribute(element, 'alt') ?? '';
  if (element.tag !== 'img' || !/\p{L}{2}/u.test(label) || isHidden(element) || isOfControl(page, element))
    return false;
  const said = words(label);
  const own = siteNamesOf(page.manifest).words;
  if (said.every((word) => own.has(word))) return false;
  const name = path.split('/').at(-1) ?? '';
  const sides = ['width', 'height'].map((side) => pixelsOf(attribute(element, side)));
  if (sides.some((pixels) => pixels <= ICON) || [...words(name), ...said].some(isDrawing)) return false;
  const mark = markKindOf(name, label);
  if (mark === 'payment' || mark === 'flag') return false;
  if (mark === 'store' || OF_OTHERS.test(path) || isNamedMain(name) || sides.some((pixels) => pixels >= LARGE))
    return true;
  const named = tellingOfName(name, own).words;
  page.document.budget.spend(named.length * said.length);
  return (
    said.length >= LEAST_WORDS &&
    named.filter((word) => said.some((other) => isAlike(word, other))).length >= LEAST_WORDS
  );
}

/** Whether a picture is what people press to do something: to open a menu, to call. */
function isOfControl({ document }: Page, element: DocElement): boolean {
  if (controlAround(document, element)) return true;
  const link = linkAround(document, element);
  return link !== undefined && /^\s*(?:tel|mailto|sms|#|javascript):?/i.test(attribute(link, 'href') ?? '');
}
