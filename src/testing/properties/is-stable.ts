import { render } from '../../canvas/render.js';
import { elementAt } from '../page/element-at.js';
import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { elementsIn, parseAlone } from '../page/tree.js';
import { property } from '../property.js';
import type { Trouble } from '../verdict.js';
import { written } from './written.js';

/**
 * Expanding the page again changes nothing, and a parser sees each expansion as its tags say: balanced, nothing moved out,
 * nothing closed before its end tag.
 */
export const isStable = property({
  title: 'isStable',
  check: (page) => [...expandedAgain(page), ...page.expansions.flatMap((expansion) => moved(expansion, page.html))],
});

function expandedAgain({ html, site, request }: ReadPage): Trouble[] {
  const again = render(html, site, request).html;
  if (again === html) return [];
  let start = 0;
  while (html[start] === again[start]) start += 1;
  const message = 'Unexpected change when the output is expanded again, expected the same';
  return [{ message, start, end: Math.min(start + 1, html.length) }];
}

function moved(expansion: Expansion, html: string): Trouble[] {
  const { start, end } = expansion;
  const trouble = (message: string, from: number, to: number) => [{ message, start: from, end: to }];
  const claimed = elementAt(html, start);
  const name = `the expansion of ${written(expansion)}`;
  if ('problem' in claimed) {
    return trouble(`Unexpected ${claimed.problem} in ${name}, expected balanced tags`, start, end);
  }
  if (claimed.end !== end) {
    return trouble(`Unexpected end of ${name} for the parser, expected it at its end tag`, start, end);
  }
  const wanted = new Map(claimed.elements.map((element) => [element.start, element]));
  for (const element of elementsIn(parseAlone(html.slice(start, end)))) {
    const { sourceCodeLocation: location, tagName } = element;
    if (!location) continue; // only the parser's, such as `tbody`
    const from = start + location.startOffset;
    const tags = wanted.get(from);
    wanted.delete(from);
    const to = start + location.endOffset;
    if (tags?.end === to && tags.parent === parentOf(element, start)) continue;
    const message = `Unexpected \`<${tagName}>\` in ${name}, which the parser closes or moves elsewhere than its tags say`;
    return trouble(message, from, to);
  }
  const [lost] = wanted.values();
  return lost ? trouble(`Unexpected tag in ${name} that the parser drops`, lost.start, lost.end) : [];
}

/** Where the closest element around it that stands in the source begins. */
function parentOf(element: { parentNode: unknown }, shift: number): number | undefined {
  let node = element.parentNode as { parentNode?: unknown; sourceCodeLocation?: { startOffset: number } | null }; // a node of parse5
  while (node && !node.sourceCodeLocation) node = node.parentNode as typeof node; // the same
  return node?.sourceCodeLocation ? shift + node.sourceCodeLocation.startOffset : undefined;
}
