import type { Element, ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';
import { serialize } from '../html/serialize.js';
import { linkUrl, webUrl } from '../html/url.js';
import { FORM_SCHEMA } from './form-schema.js';
import { isComponentTag } from './tags.js';

/** UTF-16 code units of one form: some hundred times the largest form there should be. */
const MAX_FORM_LENGTH = 1_000_000;

/** Levels of elements in a form. Browsers stop at 512, and the sanitizer is recursive. */
const MAX_FORM_DEPTH = 256;

/** Rounds of parsing and writing after which markup that still changes is given up. */
const MAX_ROUNDS = 4;

/**
 * The content of an add-on: the provider's HTML parsed alone, made safe unless the provider is trusted, and such that
 * written out and parsed again it is the same tree. So it is balanced and means the same to every parser.
 *
 * @returns the content, or in words why there is none
 */
export function formContent(source: string, options: { trusted: boolean }): ElementContent[] | string {
  if (source.length > MAX_FORM_LENGTH)
    return `HTML of ${source.length} characters, expected at most ${MAX_FORM_LENGTH}`;
  let markup = source.toWellFormed();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const content = parseAlone(markup, options.trusted);
    if (content === undefined) return `HTML nested deeper than ${MAX_FORM_DEPTH} elements`;
    const written = serialize({ type: 'root', children: content });
    if (written === markup) return content.length > 0 ? content : 'HTML without content';
    markup = written;
  }
  return 'HTML that no parser reads twice alike';
}

function parseAlone(markup: string, trusted: boolean): ElementContent[] | undefined {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  // Without scripting `noscript` holds elements, so that what readers without scripts get is balanced as well.
  const fragment = parseFragment(context, markup, { scriptingEnabled: false });
  if (isTooDeep(fragment)) return undefined;
  const tree = fromParse5(fragment);
  const safe = trusted ? tree : sanitize(tree, FORM_SCHEMA);
  return 'children' in safe ? settle(safe.children as ElementContent[], NOWHERE, trusted) : []; // a fragment has no doctype
}

function isTooDeep(fragment: DefaultTreeAdapterTypes.DocumentFragment): boolean {
  let level: DefaultTreeAdapterTypes.Node[] = [fragment];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_FORM_DEPTH) return true;
    level = level.flatMap((node) =>
      'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [],
    );
  }
  return false;
}

/** Which lists an element stands in, within the form. */
interface Lists {
  items: boolean;
  terms: boolean;
}
const NOWHERE: Lists = { items: false, terms: false };

/**
 * Takes out what would reach beyond the form wherever it is put: list items without a list (they would close one of the
 * author's), `plaintext` (it never ends), comments; and components, since no expansion is expanded again.
 */
function settle(nodes: readonly ElementContent[], lists: Lists, trusted: boolean): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return node.value === '' ? [] : [node];
    const { tagName } = node;
    const children = settle(node.children, enter(lists, tagName), trusted);
    if (isComponentTag(tagName) || tagName === 'plaintext') return children;
    if (tagName === 'li' && !lists.items) return children;
    if ((tagName === 'dt' || tagName === 'dd') && !lists.terms) return children;
    const settled: Element = {
      type: 'element',
      tagName,
      properties: trusted ? node.properties : withoutUnsafeUrls(node),
      children,
    };
    if (node.content)
      settled.content = { type: 'root', children: settle(node.content.children as ElementContent[], NOWHERE, trusted) }; // a template's content has no doctype
    return [settled];
  });
}

function enter(lists: Lists, tagName: string): Lists {
  if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') return { ...lists, items: true };
  if (tagName === 'dl') return { ...lists, terms: true };
  return lists;
}

const URL_PROPERTIES = { href: linkUrl, src: webUrl, action: webUrl, formAction: webUrl };

/** The sanitizer looks at what stands before the first colon; this asks the URL parser. */
function withoutUnsafeUrls({ properties }: Element): Element['properties'] {
  const kept = { ...properties };
  for (const [property, check] of Object.entries(URL_PROPERTIES)) {
    const value = kept[property];
    if (typeof value === 'string' && value !== '' && check(value) === undefined) delete kept[property];
  }
  return kept;
}
