import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';
import { labelTextOf } from './text.js';

/** Elements that icon fonts are written with. */
const TAGS: ReadonlySet<string> = new Set(['i', 'span', 'em', 'b']);
/** Fonts that show a word as a picture. */
const LIGATURES = /(?:^|\s)(?:material-(?:icons|symbols)(?:-[a-z]+)?|ms|mi)(?:\s|$)/i;
/** Fonts whose icons have their name in a class, or for a text. */
const FONTS =
  /(?:^|[\s_-])(?:fa|fas|far|fab|fal|fad|bi|ti|ri|ph|mdi|glyphicon|ionicon|feather|lucide|icon|icons|ico|iconify|symbol)(?:$|[\s_-])/i;
/** What an icon is called: a word of small letters. */
const NAME = /^[a-z][a-z0-9]*(?:[_:-][a-z0-9]+)*$/;
/** The name of one with the sign of its set before it. */
const OF_SET = /^(?:fa[bsrld]?|bi|ti|ri|ph|mdi|icon|glyphicon|lucide|tabler)[-:][a-z0-9-]{1,40}$/;
/** Elements and runs of text in a label that are looked at, and characters of names. */
const [MOST, LONGEST] = [32, 200];

/** Whether the text of an element is the name of an icon, which visitors see as a picture. */
function isIconByName(document: IndexedDocument, element: DocElement): boolean {
  if (!TAGS.has(element.tag) || element.firstText === element.endText) return false;
  const text = labelTextOf(document, element).trim();
  const names = (attribute(element, 'class') ?? '').slice(0, LONGEST);
  if (LIGATURES.test(names)) return NAME.test(text);
  if (OF_SET.test(text)) return true;
  const isHidden = attribute(element, 'aria-hidden') === 'true' && element.tag === 'i';
  return (isHidden || FONTS.test(names)) && NAME.test(text);
}

/** The name of an icon that an element shows by a font of pictures for words; nothing for all others. */
export function ligatureIn(element: DocElement): string | undefined {
  const [only, ...more] = element.children;
  if (!TAGS.has(element.tag) || only?.kind !== 'text' || more.length > 0) return undefined;
  const name = only.value.trim();
  return LIGATURES.test((attribute(element, 'class') ?? '').slice(0, LONGEST)) && NAME.test(name) ? name : undefined;
}

/** The runs of text in an element that visitors read: those of icons, which are names of pictures, are left out. */
export function readRuns(
  document: IndexedDocument,
  element: DocElement,
): { texts: IndexedDocument['texts']; hasIcon: boolean } {
  const { index, last, firstText, endText } = element;
  const runs = document.texts.slice(firstText, Math.min(endText, firstText + MOST)).filter(({ raw }) => !raw);
  const parts = document.elements.slice(index + 1, Math.min(last, index + MOST) + 1);
  document.budget.spend(runs.length + parts.length);
  const icons = parts.filter((part) => isIconByName(document, part));
  if (icons.length === 0) return { texts: runs, hasIcon: false };
  const texts = runs.filter(({ start }) => !icons.some((icon) => icon.openEnd <= start && start < icon.end));
  return { texts, hasIcon: true };
}

/** The text of an element that visitors read, without the names of icons; blanks as in the source. */
export function textWithoutIcons(document: IndexedDocument, element: DocElement): string {
  if (element.last === element.index) return labelTextOf(document, element);
  const { texts, hasIcon } = readRuns(document, element);
  return hasIcon ? texts.map(({ value }) => value).join('') : labelTextOf(document, element);
}
