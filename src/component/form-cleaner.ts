import type { DefaultTreeAdapterTypes, Token } from 'parse5';
import { allowedSrcset } from '../html/srcset.js';
import { linkUrl, webUrl } from '../html/url.js';
import type { FormElement, FormNode } from './form-node.js';
import { ATTRIBUTES, COMMON_ATTRIBUTES, ELEMENTS, SCHEMES, STRIPPED } from './form-schema.js';
import { childrenOf } from './form-tree.js';
import { isComponentTag } from './tags.js';

/** Which lists an element stands in, within the form. */
interface Lists {
  items: boolean;
  terms: boolean;
}
const NOWHERE: Lists = { items: false, terms: false };

/** Elements that reach beyond the form or mean something else to readers without scripts; their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['plaintext', 'nobr']);

/**
 * Takes out what would reach beyond the form wherever it is put: list items without a list (they would close one of the
 * author's), `plaintext` (it never ends), `nobr` (it closes another), comments, `noscript` (its end depends on whether
 * scripts run); and components, since no expansion is expanded again. Of a provider that is not trusted, it leaves what
 * form-schema.ts allows.
 *
 * @param nodes as the parser made them
 */
export function cleaned(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], trusted: boolean): FormNode[] {
  return cleanAmong(nodes, NOWHERE, trusted);
}

function cleanAmong(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], lists: Lists, trusted: boolean): FormNode[] {
  return nodes.flatMap((node): FormNode[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value];
    return 'tagName' in node ? cleanElement(node, lists, trusted) : [];
  });
}

function cleanElement(element: DefaultTreeAdapterTypes.Element, lists: Lists, trusted: boolean): FormNode[] {
  const { tagName, attrs } = element;
  if (tagName === 'noscript' || (!trusted && STRIPPED.has(tagName))) return [];
  const children = childrenOf(element);
  if (!mayStand(tagName, lists, trusted)) return cleanAmong(children, lists, trusted);
  const clean: FormElement = { tagName, attributes: cleanAttributes(tagName, attrs, trusted), children: [] };
  return 'content' in element
    ? [{ ...clean, content: cleanAmong(children, NOWHERE, trusted) }]
    : [{ ...clean, children: cleanAmong(children, enter(lists, tagName), trusted) }];
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

function cleanAttributes(
  tagName: string,
  attributes: readonly Token.Attribute[],
  trusted: boolean,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { prefix, name: local, value } of attributes) {
    const name = prefix ? `${prefix}:${local}` : local;
    const clean = trusted ? value : isAllowed(tagName, name) ? safeAddress(name, value) : undefined;
    if (clean !== undefined) kept.set(name, clean);
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
