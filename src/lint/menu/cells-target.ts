import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { descendants } from '../document/text.js';
import { isHeld } from '../edit/held-elements.js';
import type { Target } from '../edit/replace.js';
import { words } from '../words/fold.js';

const containerAround = nearestTag('table', 'dl');
const linkAround = nearestTag('a');
/** What is more than a link in a cell. */
const MORE: ReadonlySet<string> = new Set(
  'img picture svg video iframe form input select button textarea table dl h1 h2 h3 h4 h5 h6'.split(' '),
);
/** Elements of a menu in cells, at most, and words that stand beside the links, such as a term that heads them. */
const [MOST_ELEMENTS, MOST_WORDS] = [400, 3];

/** The table or list of terms that holds links and nothing else: a component has no place between its cells, so all of it goes. */
export function cellsTarget(document: IndexedDocument, links: readonly DocElement[]): Target | undefined {
  const [first] = links;
  const container = containerAround(document, first);
  if (!container?.closed || container.last - container.index > MOST_ELEMENTS || isHeld(document, container))
    return undefined;
  const own = new Set(links);
  const parts = descendants(document, container);
  const isOther = (each: DocElement) =>
    (each.tag === 'a' && !own.has(each)) || MORE.has(each.tag) || isComponentTag(each.tag);
  if (!links.every((link) => isWithin(link, container)) || parts.some(isOther)) return undefined;

  const beside = document.texts
    .slice(container.firstText, container.endText)
    .filter(({ raw, parent }) => !raw && linkAround(document, parent) === undefined)
    .flatMap(({ value }) => words(value));
  if (beside.length > MOST_WORDS) return undefined;
  return { start: container.start, end: container.end, replaced: container };
}
