import { activeProviders } from '../../component/addon/addon.js';
import { buildManifest } from '../../manifest/build.js';
import type { Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, elementsIn, parseAlone, parsePage, textOf } from '../page/tree.js';
import { resourcesOf } from '../resources/find.js';
import type { Trouble } from '../verdict.js';

/** Shorter values are found by chance. */
const LEAST = 6;

/** A value in the markup of a form that nobody but its own page may see. */
interface Secret {
  value: string;
  of: string;
}

/** Nonces and other hidden values of forms that the page does not show: of other providers, and stale ones. */
export function leakedSecrets(page: ReadPage): Trouble[] {
  const shown = page.expansions.flatMap((expansion) => {
    const { html } = (expansion.tag === 'x-addon' && resourcesOf(expansion, page)[0]) || {};
    return html === undefined ? [] : [html];
  });
  const secrets = secretsOf(page).filter(({ value }) => !shown.some((html) => html.includes(value)));
  if (secrets.length === 0) return [];
  const words = page.html.includes('&') ? wordsOf(page.html) : [];
  const inPage = secrets.filter(({ value }) => page.html.includes(value) || words.some((word) => word.includes(value)));
  if (inPage.length === 0) return [];
  const known = `${page.canvas ?? ''}${JSON.stringify(buildManifest(page.site))}${JSON.stringify(page.request?.url ?? '')}`;
  return inPage.flatMap(({ value, of }) => {
    if (known.includes(value)) return [];
    const start = Math.max(0, page.html.indexOf(value));
    const message = `Unexpected \`${value}\` in the page, expected it nowhere: it is a hidden value of ${of}, which the page does not show`;
    return [{ message, start, end: start + value.length }];
  });
}

/** What a parser reads in a page: a value may be written with references. */
function wordsOf(html: string): string[] {
  const root = parsePage(html);
  return [...elementsIn(root)].flatMap((element) => [...element.attrs.map(({ value }) => value), textOf(element)]);
}

function secretsOf({ site, request }: ReadPage): Secret[] {
  const ofRequest = Object.entries(request?.addons ?? {}).flatMap(([provider, forms]) =>
    Object.entries(forms).flatMap(([id, html]) => hiddenIn(html, `form \`${id}\` of \`${provider}\` for this request`)),
  );
  return [...secretsOfSite(site), ...ofRequest];
}

const secretsOfSite = memo((site: Site): Secret[] => {
  const active = new Set(activeProviders(site));
  return Object.entries(site.addons).flatMap(([provider, { forms }]) =>
    forms.flatMap(({ id, html = '' }) =>
      hiddenIn(html, `${active.has(provider) ? '' : 'inactive '}form \`${id}\` of \`${provider}\``),
    ),
  );
});

function hiddenIn(html: string, of: string): Secret[] {
  return [...elementsIn(parseAlone(html))].flatMap((element) => {
    const isHidden = element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'hidden';
    const value = isHidden ? (attributeOf(element, 'value') ?? '') : '';
    return value.length < LEAST ? [] : [{ value, of: `the ${of}` }];
  });
}
