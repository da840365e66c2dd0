import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedSrcset } from '../html/srcset.js';
import { linkUrl, webUrl } from '../html/url.js';
import { type Losses, loseAttribute, loseElement, loseTags } from './form-losses.js';
import { needed } from './form-needed.js';
import type { FormElement, FormNode } from './form-node.js';
import { ATTRIBUTES, COMMON_ATTRIBUTES, ELEMENTS, SCHEMES, STRIPPED } from './form-schema.js';
import { childrenOf } from './form-tree.js';
import { styleHides } from './hiding-style.js';
import { isComponentTag } from './tags.js';

/** Which lists an element stands in, within the form. */
interface Lists {
  items: boolean;
  terms: boolean;
}
const NOWHERE: Lists = { items: false, terms: false };

/** What cleaning goes by, and what it gathers. */
interface Cleaning {
  trusted: boolean;
  /** Elements that stay visible, whatever their style says. */
  needed: ReadonlySet<object>;
  /** Whether a style hides, by the style: the parser may repeat a long one any number of times. */
  hides: Map<string, boolean>;
  losses: Losses;
}

/** Elements that reach beyond the form or mean something else to readers without scripts; their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['plaintext', 'nobr']);

/**
 * Takes out what would reach beyond the form wherever it is put: list items without a list (they would close one of the
 * author's), `plaintext` (it never ends), `nobr` (it closes another), comments, `noscript` (its end depends on whether
 * scripts run); and components, since no expansion is expanded again. Of a provider that is not trusted, it leaves what
 * form-schema.ts allows. Styles are not allowed; what one of them hides, as traps for robots are hidden, is `hidden` instead and keeps `HIDING`.
 *
 * @param nodes as the parser made them
 * @param losses gets what was left out
 */
export function cleaned(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  trusted: boolean,
  losses: Losses,
): FormNode[] {
  return cleanAmong(nodes, NOWHERE, { trusted, needed: needed(nodes), hides: new Map(), losses });
}

function cleanAmong(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], lists: Lists, cleaning: Cleaning): FormNode[] {
  return nodes.flatMap((node): FormNode[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value];
    return 'tagName' in node ? cleanElement(node, lists, cleaning) : [];
  });
}

function cleanElement(element: DefaultTreeAdapterTypes.Element, lists: Lists, cleaning: Cleaning): FormNode[] {
  const { tagName } = element;
  const { trusted, losses } = cleaning;
  if (tagName === 'noscript' || (!trusted && STRIPPED.has(tagName))) {
    loseElement(losses, tagName);
    return [];
  }
  const children = childrenOf(element);
  if (!mayStand(tagName, lists, trusted)) {
    loseTags(losses, tagName);
    const content = cleanAmong(children, lists, cleaning);
    const attributes = isHiddenByStyle(element, cleaning) ? HIDDEN_BY_STYLE : isHidden(element) ? HIDDEN : undefined;
    return attributes ? [{ tagName: 'span', attributes, children: content }] : content;
  }
  const clean: FormElement = { tagName, attributes: cleanAttributes(element, cleaning), children: [] };
  return 'content' in element
    ? [{ ...clean, content: cleanAmong(children, NOWHERE, cleaning) }]
    : [{ ...clean, children: cleanAmong(children, enter(lists, tagName), cleaning) }];
}

/** The one style that is written, never the author's: of a page with `label { display: block }` no `hidden` hides a label. */
const HIDING = 'display:none!important';

/** What the content of an element that goes stands in, where that was hidden. */
const HIDDEN: ReadonlyMap<string, string> = new Map([['hidden', '']]);
const HIDDEN_BY_STYLE: ReadonlyMap<string, string> = new Map([...HIDDEN, ['style', HIDING]]);

function isHidden(element: DefaultTreeAdapterTypes.Element): boolean {
  return element.attrs.some(({ name }) => name === 'hidden');
}

function isHiddenByStyle(element: DefaultTreeAdapterTypes.Element, cleaning: Cleaning): boolean {
  const style = element.attrs.find(({ name }) => name === 'style');
  if (style === undefined || cleaning.needed.has(element)) return false;
  const hides = cleaning.hides.get(style.value) ?? styleHides(style.value);
  cleaning.hides.set(style.value, hides);
  return hides;
}

/** Whether an element may stand there. If not, its content stays. */
function mayStand(tagName: string, lists: Lists, trusted: boolean): boolean {
  if (!trusted && !ELEMENTS.has(tagName)) return false;
  if (isComponentTag(tagName) || UNWRAPPED.has(tagName)) return false;
  if (tagName === 'li') return lists.items;
  return lists.terms || (tagName !== 'dt' && tagName !== 'dd');
}

function enter(lists: Lists, tagName: string): Lists {
  if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') return { ...lists, items: true };
  if (tagName === 'dl') return { ...lists, terms: true };
  return lists;
}

function cleanAttributes(element: DefaultTreeAdapterTypes.Element, cleaning: Cleaning): Map<string, string> {
  const { tagName, attrs } = element;
  const kept = new Map<string, string>();
  const hides = !cleaning.trusted && isHiddenByStyle(element, cleaning);
  for (const { prefix, name: local, value } of attrs) {
    const name = prefix ? `${prefix}:${local}` : local;
    if (hides && (name === 'style' || name === 'hidden')) {
      for (const [hiding, literal] of HIDDEN_BY_STYLE) kept.set(hiding, literal);
      continue;
    }
    const clean = cleaning.trusted ? value : isAllowed(tagName, name) ? safeAddress(name, value) : undefined;
    if (clean === undefined) loseAttribute(cleaning.losses, tagName, name);
    else kept.set(name, clean);
  }
  return kept;
}

/** No letters that mean something in markup, as in `data-<x-logo`: what reads pages by patterns would take them for tags. */
const DATA = /^data-[\w.:-]*$/;

function isAllowed(tagName: string, name: string): boolean {
  return DATA.test(name) || COMMON_ATTRIBUTES.has(name) || ATTRIBUTES.get(tagName)?.has(name) === true;
}

/** The value of an attribute, or nothing where it is an address that a form must not hold. */
function safeAddress(name: string, value: string): string | undefined {
  if (value === '') return value;
  if (name === 'srcset') return allowedSrcset(value);
  const schemes = SCHEMES.get(name);
  if (!schemes) return value;
  // What stands before the first colon, for whoever looks no further; then what the parser of URLs makes of it.
  const scheme = /^([^:/?#]*):/.exec(value)?.[1];
  if (scheme !== undefined && !schemes.has(scheme)) return undefined;
  return (name === 'href' ? linkUrl : webUrl)(value) === undefined ? undefined : value;
}
