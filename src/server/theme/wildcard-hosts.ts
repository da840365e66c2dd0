import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ProblemPlace } from '../api/problem.js';
import { elementsOf } from '../site/pages/elements.js';
import { hasWildcard, urlsOf, urlsOfCss } from '../site/pages/policy.js';
import { countedTree } from './counted-tree.js';

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes by which an element loads something. */
const LOADS: ReadonlySet<string> = new Set(['src', 'srcset', 'poster', 'data', 'href', 'background']);

/** Places that are told of one canvas. */
const MOST_TOLD = 20;

/** Addresses of a canvas whose host is a wildcard, such as that of an address of any server: the policy of the page would allow any server. */
export function wildcardHosts(source: string): ProblemPlace[] {
  return elementsIn(source)
    .flatMap((element) =>
      urlsOfElement(element)
        .filter(hasWildcard)
        .map((url) => {
          const message = `Unexpected host in \`${url}\`, expected one server: \`*\` would stand for any`;
          const line = element.sourceCodeLocation?.startLine ?? 1;
          return { pointer: '/source', code: 'wildcard-host', message: `${message} (line ${line})` };
        }),
    )
    .slice(0, MOST_TOLD);
}

/** Its elements; none where they are too many, which `uncontainedMarkup` tells. */
function elementsIn(source: string): Element[] {
  try {
    return [...elementsOf(parseFragment(source, { sourceCodeLocationInfo: true, treeAdapter: countedTree() }))];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

function urlsOfElement({ tagName, attrs, childNodes }: Element): string[] {
  const ofAttributes = attrs.flatMap(({ name, value }) => {
    if (name === 'style') return urlsOfCss(value);
    return LOADS.has(name) ? urlsOf(name, value) : [];
  });
  const css = tagName === 'style' ? childNodes.map((node) => ('value' in node ? node.value : '')).join('') : '';
  return [...ofAttributes, ...urlsOfCss(css)];
}
