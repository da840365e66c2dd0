import type { Expansion } from '../../page/expansions.js';
import type { ReadPage } from '../../page/page.js';
import { attributeOf, type Element, elementsIn, parseAlone, parsePage } from '../../page/tree.js';
import { resourcesOf } from '../../resources/find.js';
import type { Trouble } from '../../verdict.js';
import { troubleAt, written } from '../written.js';

/** Ids in the expansions that stand on the page again: links, labels and scripts find the first alone. */
export function repeatedIds(page: ReadPage): Trouble[] {
  const added = page.expansions.flatMap((expansion) =>
    addedIds(expansion, page).map((element) => ({ expansion, element, id: idOf(element) })),
  );
  if (added.length === 0) return [];
  const counts = new Map<string, number>();
  for (const element of elementsIn(parsePage(page.html)))
    counts.set(idOf(element), (counts.get(idOf(element)) ?? 0) + 1);
  return added.flatMap(({ expansion, element, id }) => {
    if ((counts.get(id) ?? 0) < 2) return [];
    const message = `Unexpected second \`id="${id}"\` on the page, in the expansion of ${written(expansion)}, expected each id once`;
    return [troubleAt(expansion, element, message)];
  });
}

/** The elements with ids that a renderer gave: those of a form are its provider's, who may show it twice. */
function addedIds(expansion: Expansion, page: ReadPage): Element[] {
  const { root, tag } = expansion;
  if (!root || (tag === 'x-addon' && !page.knowsForms)) return [];
  const [resource] = resourcesOf(expansion, page);
  const own = [...elementsIn(parseAlone(resource?.written ?? ''))].map(idOf);
  return [root, ...elementsIn(root)].filter((element) => {
    const id = idOf(element);
    const index = own.indexOf(id);
    if (index > -1) own.splice(index, 1);
    return id !== '' && index === -1;
  });
}

function idOf(element: Element): string {
  return attributeOf(element, 'id') ?? '';
}
