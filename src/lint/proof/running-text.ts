import { tokens } from '../../html/element.js';
import { attribute, type DocElement } from '../document/element.js';

/** Elements that stand in a line of text. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Elements that hold lines of text. */
const TEXT: ReadonlySet<string> = new Set(
  'address blockquote caption center dd dt figcaption h1 h2 h3 h4 h5 h6 legend li p summary td th'.split(' '),
);

/** What frameworks call elements that lay out their children side by side. */
const LAYOUT =
  /(?:^|[-_:@])(?:flex|inline-flex|grid|rows?|cols?|columns?|level|media|stack|cluster|group|navbar|between|gap|list-group-item)(?:$|[-_:@\d])/i;

/**
 * Whether the children of what is around a place follow each other as text does: there one more element around a text or an
 * image has no looks of its own. Elsewhere it may be a cell of a grid, or keep what is in it from being one.
 *
 * @param around elements, from the inside; the top of a page is read as text
 */
export function isRunningText(around: readonly DocElement[]): boolean {
  let isInline = false;
  for (const element of around) {
    if (isLaidOut(element)) return false;
    if (TEXT.has(element.tag)) return true;
    if (!INLINE.has(element.tag)) return isInline || (element.tag === 'div' && isPlain(element));
    isInline = true;
  }
  return true;
}

/** Whether an element says that it lays out its children. */
function isLaidOut(element: DocElement): boolean {
  const style = attribute(element, 'style') ?? '';
  if (/(?:^|;)\s*(?:display|columns?|float)\b|\\/i.test(style)) return true; // a backslash may write any of them
  return tokens(attribute(element, 'class')).some((name) => LAYOUT.test(name));
}

/** Whether no style sheet can tell an element but by where it stands. */
function isPlain({ attributes }: DocElement): boolean {
  return attributes.every(({ name }) => name !== 'class' && name !== 'id' && name !== 'style');
}
