import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { elementsIn, offsetOf, parseAlone, parsePage, textOf, textStart } from '../page/tree.js';
import { property } from '../property.js';
import { resourcesOf } from '../resources/find.js';
import type { Trouble } from '../verdict.js';
import { type Active, activeIn } from './active-content.js';
import { beyondContract } from './markup-contract.js';
import { leakedSecrets } from './secrets.js';
import { written } from './written.js';

/**
 * Nothing comes into the page that must not: hidden values of forms that it does not show, state that is nobody's business,
 * scripts, handlers and addresses of other protocols that neither the author nor a trusted provider wrote, texts of the site
 * that have become markup, and what programs leave: `undefined`, `[object Object]`, marks of templates.
 */
export const leaksNothing = property({
  title: 'leaksNothing',
  check: (page) => [
    ...leakedSecrets(page),
    ...addedActiveContent(page),
    ...page.expansions.flatMap((expansion) => [...beyondContract(expansion), ...remains(expansion, page)]),
  ],
});

function addedActiveContent(page: ReadPage): Trouble[] {
  const left = new Map<string, number>();
  const allow = (active: readonly Active[]) => {
    for (const { key } of active) left.set(key, (left.get(key) ?? 0) + 1);
  };
  for (const expansion of page.expansions) {
    if (expansion.tag !== 'x-addon') continue;
    const { trusted, html = '' } = resourcesOf(expansion, page)[0] ?? {};
    if (trusted) allow(activeIn(parseAlone(html)));
  }
  if (page.canvas !== undefined) allow(activeIn(parsePage(page.canvas)));
  return activeOf(page).flatMap(({ key, start, end }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    if (count > 0) return [];
    return [
      { message: `Unexpected \`${key}\` in the output, expected nothing active but what the author wrote`, start, end },
    ];
  });
}

/** What is active in a page; without its canvas only in the expansions, as nobody knows what else the author wrote. */
function activeOf({ html, canvas, expansions }: ReadPage): Active[] {
  if (canvas !== undefined) return moved(activeIn(parsePage(html)), textStart(html));
  return expansions.flatMap(({ start, end }) => moved(activeIn(parseAlone(html.slice(start, end))), start));
}

function moved(active: readonly Active[], by: number): Active[] {
  return active.map(({ key, start, end }) => ({ key, start: start + by, end: end + by }));
}

/** What a template or a program leaves where a value should be. */
const REMAINS = /\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\{\{|\}\}|\{%|%\}|<%|%>|\$\{/g;

function remains(expansion: Expansion, { site, request }: ReadPage): Trouble[] {
  const { root, start } = expansion;
  if (!root) return [];
  const own = [...root.attrs.map(({ value }) => value), textOf(root)];
  const inner = [...elementsIn(root)].flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const found = [...own, ...inner].flatMap((value) => value.match(REMAINS) ?? []);
  if (found.length === 0) return [];
  const known = JSON.stringify([site, request?.addons, expansion.attributes]);
  return [...new Set(found)].flatMap((text) => {
    if (known.includes(JSON.stringify(text).slice(1, -1))) return [];
    const end = start + (root.sourceCodeLocation?.endOffset ?? offsetOf(root));
    return [
      { message: `Unexpected \`${text}\` in the expansion of ${written(expansion)}, expected a value`, start, end },
    ];
  });
}
