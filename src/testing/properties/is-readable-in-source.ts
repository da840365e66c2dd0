import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { property } from '../property.js';
import type { Item } from '../resources/resource.js';
import type { Trouble } from '../verdict.js';
import { type Match, matchOf } from './match.js';
import { thing, written } from './written.js';

/**
 * All that a resource has stands in the initial HTML, for people without scripts and for crawlers: labels and targets of
 * menus in their order, the text of contacts, the logo's file and name, the controls of forms, the mark of the current page.
 * None of it is hidden from people who look, but for what a form's provider hides.
 */
export const isReadableInSource = property({
  title: 'isReadableInSource',
  check: (page) => page.expansions.flatMap((expansion) => missingFrom(expansion, page)),
});

function missingFrom(expansion: Expansion, page: ReadPage): Trouble[] {
  const match = matchOf(expansion, page);
  if (!match || (expansion.tag === 'x-addon' && !page.knowsForms)) return [];
  const { start, end } = expansion;
  const resource = match.resource.pointer;
  const missing = match.missing.map((item) => ({ message: sentence(expansion, item, match), start, end, resource }));
  const marks = match.missingMarks.map((part) => ({
    message: `Unexpected link \`${part.text}\` in ${written(expansion)} without \`aria-current="page"\`, expected it: it leads to the page of the request`,
    start: start + part.start,
    end,
    resource,
  }));
  const unseen = match.pairs
    .filter(({ part, item }) => part.unseen && !item.unseen)
    .map(({ part }) => ({
      message: `Unexpected ${thing(part.kind, part.text, part.href)} hidden in the expansion of ${written(expansion)}, expected people to see it`,
      start: start + part.start,
      end,
      resource,
    }));
  return [...missing, ...unseen, ...marks];
}

function sentence(expansion: Expansion, item: Item, { resource }: Match): string {
  const what = thing(item.kind, item.text, item.target?.shown);
  return `Unexpected expansion of ${written(expansion)} without ${what}, expected all of ${resource.name} in the source, in order`;
}
