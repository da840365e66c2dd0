import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, elementsIn, offsetOf, parseAlone, parsePage, textOf, textStart } from '../page/tree.js';
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
    ...page.expansions.flatMap((expansion) => [...beyondContract(expansion, page), ...remains(expansion, page)]),
  ],
});

function addedActiveContent(page: ReadPage): Trouble[] {
  const left = new Map<string, number>();
  if (page.canvas !== undefined) {
    for (const { key } of activeIn(parsePage(page.canvas))) left.set(key, (left.get(key) ?? 0) + 1);
  }
  const isAllowed = trust(page);
  return activeOf(page).flatMap((active) => {
    const { key, start, end } = active;
    if (isAllowed(active)) return [];
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    const message = `Unexpected \`${key}\` in the output, expected nothing active but what the author wrote`;
    return count > 0 ? [] : [{ message, start, end }];
  });
}

/** What trusted providers write in their own forms, as far as it is known. */
function trust(page: ReadPage): (active: Active) => boolean {
  const forms = page.expansions.flatMap((expansion) => {
    if (expansion.tag !== 'x-addon' || !isTrusted(expansion, page)) return [];
    const { html = '', written = '' } = resourcesOf(expansion, page)[0] ?? {};
    const keys = new Set([html, written].flatMap((markup) => activeIn(parseAlone(markup))).map(({ key }) => key));
    return [{ start: expansion.start, end: expansion.end, keys }];
  });
  return ({ key, start: at }) =>
    forms.some(({ start, end, keys }) => start <= at && at < end && (keys.has(key) || !page.knowsForms));
}

function isTrusted({ root }: Expansion, { site, knowsTrust }: ReadPage): boolean {
  const provider = (root && attributeOf(root, 'data-provider')) ?? '';
  return !knowsTrust || site.addons[provider]?.trusted === true;
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
const REMAINS = /\bundefined\b|\bNaN\b|\[object [A-Z]\w{0,60}\]|\{\{|\}\}|\{%|%\}|<%|%>|\$\{/g;

function withoutLineBreaks(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\t\n\r]/g, '') : value;
}

function remains(expansion: Expansion, { site, request }: ReadPage): Trouble[] {
  const { root, start } = expansion;
  if (!root) return [];
  // Class names may be the author's, who may write what a template fills in.
  const attributes = [root, ...elementsIn(root)].flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name !== 'class' || expansion.attributes),
  );
  const found = [textOf(root), ...attributes.map(({ value }) => value)].flatMap((value) => value.match(REMAINS) ?? []);
  if (found.length === 0) return [];
  const data = [site, request?.addons, expansion.attributes];
  // An address loses its tabs and line breaks where it is parsed: `<\t%` comes out as `<%`.
  const known = JSON.stringify([data, JSON.parse(JSON.stringify(data), withoutLineBreaks)]);
  return [...new Set(found)].flatMap((text) => {
    if (known.includes(JSON.stringify(text).slice(1, -1))) return [];
    const end = start + (root.sourceCodeLocation?.endOffset ?? offsetOf(root));
    return [
      { message: `Unexpected \`${text}\` in the expansion of ${written(expansion)}, expected a value`, start, end },
    ];
  });
}
