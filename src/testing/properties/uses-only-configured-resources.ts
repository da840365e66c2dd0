import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { property } from '../property.js';
import type { Trouble } from '../verdict.js';
import { foreignLinks } from './foreign-links.js';
import { matchOf } from './match.js';
import { thing, written } from './written.js';

/**
 * Every logo, menu link, profile, number, mail address and form in the expansions is the site's, each where it was asked for
 * and once; only links to the request's page are marked as current. Numbers, mail addresses and profiles that the author
 * links by hand are the site's too, or among the page's `foreign`.
 */
export const usesOnlyConfiguredResources = property({
  title: 'usesOnlyConfiguredResources',
  check: (page) => [...page.expansions.flatMap((expansion) => foreignIn(expansion, page)), ...foreignLinks(page)],
});

function foreignIn(expansion: Expansion, page: ReadPage): Trouble[] {
  const { tag, start, end } = expansion;
  const match = matchOf(expansion, page);
  if (!match) {
    return [
      {
        message: `Unexpected expansion of ${written(expansion)}, expected none: the site has nothing for it`,
        start,
        end,
      },
    ];
  }
  // What its form holds may be nobody's to know.
  if (tag === 'x-addon' && !page.knowsForms) return [];
  const { resource, foreign, wrongMarks } = match;
  const at = (part: { start: number }) => ({ start: start + part.start, end, resource: resource.pointer });
  return [
    ...foreign.map((part) => {
      const message = `Unexpected ${thing(part.kind, part.text, part.href)} in the expansion of ${written(expansion)}, expected only what ${resource.name} has, and once`;
      return { message, ...at(part) };
    }),
    ...wrongMarks.map((part) => {
      const message = `Unexpected \`aria-current="page"\` on \`${part.text}\` in ${written(expansion)}, expected it on links to the request's page alone`;
      return { message, ...at(part) };
    }),
  ];
}
