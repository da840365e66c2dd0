import type { Element, Nodes, Properties } from 'hast';
import { attributeName, isCommaSeparated } from './attribute-name.js';
import { RAW_TEXT_ELEMENTS, VOID_ELEMENTS } from './elements.js';
import { escapeAttribute, escapeText } from './escape.js';
import { type Foreign, vocabularyInside, vocabularyOf } from './foreign.js';

/** What is still to write: a node among content of a vocabulary, or an end tag. */
type Pending = string | { node: Nodes; around: Foreign; raw: boolean };

/** What to write as the attributes of an element. */
type PropertiesOf = (node: Element) => Properties;

/**
 * Writes a hast tree as HTML: double quotes, every end tag, `<` and `>` escaped everywhere. It keeps its own stack,
 * so that no depth of a tree can exhaust the engine's.
 *
 * @param propertiesOf what to write as an element's attributes; its own properties if not given
 */
export function serialize(tree: Nodes, propertiesOf: PropertiesOf = ({ properties }) => properties): string {
  const pending: Pending[] = [{ node: tree, around: undefined, raw: false }];
  let out = '';
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      out += next;
      continue;
    }
    const { node, around, raw } = next;
    if (node.type === 'text') out += raw ? node.value : escapeText(node.value);
    else if (node.type === 'comment') out += `<!--${node.value}-->`;
    else if (node.type === 'element') out += open(node, around, pending, propertiesOf);
    else if (node.type === 'root') push(node.children, around, false, pending);
  }
  return out;
}

function open(node: Element, around: Foreign, pending: Pending[], propertiesOf: PropertiesOf): string {
  const own = vocabularyOf(node.tagName, around);
  const tag = `<${node.tagName}${attributes(propertiesOf(node))}>`;
  if (own === undefined && VOID_ELEMENTS.has(node.tagName)) return tag;
  pending.push(`</${node.tagName}>`);
  const raw = own === undefined && RAW_TEXT_ELEMENTS.has(node.tagName);
  const inside = vocabularyInside(node.tagName, own, node.properties['encoding']);
  push(node.content?.children ?? node.children, inside, raw, pending);
  return tag + leadingNewline(node);
}

function push(children: readonly Nodes[], around: Foreign, raw: boolean, pending: Pending[]): void {
  for (const node of children.toReversed()) pending.push({ node, around, raw });
}

/** A parser drops the first newline in these, so one that is content needs another before it. */
function leadingNewline(node: Element): string {
  if (node.tagName !== 'pre' && node.tagName !== 'textarea' && node.tagName !== 'listing') return '';
  const first = node.children[0];
  return first?.type === 'text' && first.value.startsWith('\n') ? '\n' : '';
}

function attributes(properties: Properties): string {
  let out = '';
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const name = attributeName(property);
    if (value === true) out += ` ${name}`;
    else {
      const text = Array.isArray(value) ? value.join(isCommaSeparated(name) ? ', ' : ' ') : String(value);
      out += ` ${name}="${escapeAttribute(text)}"`;
    }
  }
  return out;
}
