import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { descendants } from './pages.js';

/** The elements of a fragment, those in templates too. */
export function elementsOf(markup: string): DefaultTreeAdapterTypes.Element[] {
  const found = descendants(parseFragment(markup));
  for (const element of found) {
    if ('content' in element) found.push(...descendants((element as DefaultTreeAdapterTypes.Template).content));
  }
  return found;
}

/** How many elements and attributes a fragment has, e.g. `12 elements, 30 attributes`. */
export function shape(markup: string): string {
  const elements = elementsOf(markup);
  return `${elements.length} elements, ${elements.flatMap(({ attrs }) => attrs).length} attributes`;
}

const ALLOWED = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];
const URL_ATTRIBUTES = [
  'href',
  'src',
  'action',
  'formaction',
  'srcset',
  'data',
  'poster',
  'background',
  'cite',
  'ping',
  'xlink:href',
];

/** The addresses in a fragment whose protocol is not on the list, resolved as a browser does. */
export function unsafeUrls(markup: string): string[] {
  return elementsOf(markup).flatMap(({ attrs }) =>
    attrs
      .filter(({ name }) => URL_ATTRIBUTES.includes(name))
      .flatMap(({ name, value }) =>
        name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value],
      )
      .filter((value) => !isAllowed(value)),
  );
}

/** Whether a browser would take an address for one of an allowed protocol. */
export function isAllowed(value: string): boolean {
  try {
    return ALLOWED.includes(new URL(value, 'https://page.example/').protocol);
  } catch {
    return false;
  }
}

/** What can run or load in a fragment: scripts, handlers, frames, styles, foreign content. */
export function activeContent(markup: string): string[] {
  const tags = [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'base',
    'meta',
    'link',
    'template',
    'noscript',
  ];
  return elementsOf(markup).flatMap(({ tagName, attrs }) => [
    ...(tags.includes(tagName) ? [tagName] : []),
    ...attrs
      .filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'srcdoc')
      .map(({ name }) => name),
  ]);
}
