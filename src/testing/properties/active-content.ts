import { parsed } from '../../html/url.js';
import { attributeOf, type Element, elementsIn, offsetOf } from '../page/tree.js';

/** Something in a page that runs, loads or leads where nothing may lead. */
export interface Active {
  /** What it is, as a message shows it; equal things have equal keys. */
  key: string;
  start: number;
  end: number;
}

/** Elements that run, or load what runs. */
const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set('script iframe object embed base style link meta'.split(' '));

const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'href src action formaction data poster background ping xlink:href'.split(' '),
);

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** UTF-16 code units of a key that a message shows. */
const SHOWN = 80;

/** Scripts, handlers, frames, styles and addresses of other protocols below a node, as a parser sees them. */
export function activeIn(root: Parameters<typeof elementsIn>[0]): Active[] {
  return [...elementsIn(root)].flatMap((element) => {
    const start = offsetOf(element);
    const end = element.sourceCodeLocation?.startTag?.endOffset ?? start;
    return keysOf(element).map((key) => ({ key: key.slice(0, SHOWN), start, end }));
  });
}

function keysOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const attributes = attrs.flatMap(({ name, value }) => {
    const isActive = name.startsWith('on') || name === 'srcdoc' || name === 'style';
    return isActive || (URL_ATTRIBUTES.has(name) && !isAllowed(value)) ? [`${name}="${value}"`] : [];
  });
  if (!ACTIVE_ELEMENTS.has(tagName)) return attributes;
  const [text] = element.childNodes;
  const source = attributeOf(element, 'src') ?? attributeOf(element, 'href');
  const rest = source === undefined ? '' : ` src="${source}"`;
  return [`<${tagName}${rest}>${text && 'value' in text ? text.value : ''}`, ...attributes];
}

function isAllowed(url: string): boolean {
  const { protocol } = parsed(url, 'https://page.invalid/') ?? { protocol: 'https:' };
  return PROTOCOLS.has(protocol);
}
