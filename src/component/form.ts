import type { Element, ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { serialize } from '../html/serialize.js';
import { allowedSrcset } from '../html/srcset.js';
import { linkUrl, webUrl } from '../html/url.js';
import { confined, type FormContent } from './form-reach.js';
import { FORM_SCHEMA } from './form-schema.js';
import { parseForm } from './form-tree.js';
import type { FormName } from './resolution.js';
import { isComponentTag } from './tags.js';

/** UTF-16 code units of one form, as it came and as it is written: some hundred times the largest there should be. */
const MAX_FORM_LENGTH = 1_000_000;

/** Steps to parse and clean a character of a form, at worst, see `Budget`: markup may be made to need all the rounds. */
export const FORM_STEPS = 100;

/** Rounds of parsing and writing after which markup that still changes is given up. */
const MAX_ROUNDS = 4;

/**
 * The content of an add-on: the provider's HTML parsed alone, made safe and kept within itself unless the provider is
 * trusted, and such that written out and parsed again it is the same tree. So it is balanced and means the same to every
 * parser.
 *
 * @param name the form's: ids of a provider that is not trusted begin with it
 * @returns the content, or in words why there is none
 */
export function formContent(source: string, name: FormName): FormContent | string {
  let markup = source.toWellFormed();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (markup.length > MAX_FORM_LENGTH)
      return `HTML of ${markup.length} characters, expected at most ${MAX_FORM_LENGTH}`;
    const parsed = parseForm(markup);
    if (typeof parsed === 'string') return parsed;
    const content = name.trusted ? settle(parsed, NOWHERE) : settle(cleaned(parsed), NOWHERE).map(withoutUnsafeUrls);
    const written = serialize({ type: 'root', children: content });
    if (written === markup) {
      if (!content.some(isContent)) return 'HTML without content';
      return name.trusted ? { nodes: content, notes: [] } : confined(content, name);
    }
    markup = written;
  }
  return 'HTML that no parser reads twice alike';
}

function cleaned(nodes: ElementContent[]): ElementContent[] {
  const safe = sanitize({ type: 'root', children: nodes }, FORM_SCHEMA);
  if (safe.type === 'root') return safe.children as ElementContent[]; // the schema lets no doctype through
  return safe.type === 'element' || safe.type === 'text' ? [safe] : [];
}

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
 * scripts run); and components, since no expansion is expanded again.
 */
function settle(nodes: readonly ElementContent[], lists: Lists): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' && node.value !== '' ? [node] : [];
    const { tagName, properties } = node;
    if (tagName === 'noscript') return [];
    const children = settle(node.children, enter(lists, tagName));
    if (isComponentTag(tagName) || UNWRAPPED.has(tagName)) return children;
    if (tagName === 'li' && !lists.items) return children;
    if ((tagName === 'dt' || tagName === 'dd') && !lists.terms) return children;
    const settled: Element = { type: 'element', tagName, properties, children };
    // A template's content has no doctype.
    const inner = node.content?.children as ElementContent[] | undefined;
    return [inner ? { ...settled, content: { type: 'root', children: settle(inner, NOWHERE) } } : settled];
  });
}

function enter(lists: Lists, tagName: string): Lists {
  if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') return { ...lists, items: true };
  if (tagName === 'dl') return { ...lists, terms: true };
  return lists;
}

const URL_PROPERTIES = { href: linkUrl, src: webUrl, action: webUrl, formAction: webUrl, srcSet: allowedSrcset };

/** The sanitizer looks at what stands before the first colon; this asks the URL parser. */
function withoutUnsafeUrls(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const properties = { ...node.properties };
  for (const [property, check] of Object.entries(URL_PROPERTIES)) {
    const value = properties[property];
    if (value === undefined || value === '') continue;
    const safe = check(String(value));
    if (safe === undefined) delete properties[property];
    else if (property === 'srcSet') properties[property] = safe;
  }
  return { ...node, properties, children: node.children.map(withoutUnsafeUrls) };
}

/** Elements that show or do something without a text in them. */
const SUBSTANTIAL: ReadonlySet<string> = new Set(
  'input select textarea button img hr progress meter script iframe svg math video audio canvas object embed'.split(
    ' ',
  ),
);

function isContent(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && (SUBSTANTIAL.has(node.tagName) || node.children.some(isContent));
}
