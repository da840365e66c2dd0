/** Whether a contender's output is the page that it should be: the tree that a browser makes of it, not its bytes. */
import { parse, serialize } from 'parse5';
import { descendants, TAGS } from './components.mjs';

const HOSTS = new Set(TAGS);

/**
 * Ways to look at a tree, from the strict to the lenient. All take attributes in order of name, class names as a
 * set, and a boolean attribute's own name as no value. The lenient say what they overlook.
 */
const VIEWS = [
  { overlooks: '', hosts: true, blanks: true },
  { overlooks: 'component elements stay', hosts: false, blanks: true },
  { overlooks: 'blank text differs', hosts: true, blanks: false },
];

/**
 * How an output compares with inlay's.
 *
 * @param {string} output
 * @param {string} expected inlay's output for the same page
 * @returns {{ same: boolean, remark: string }} the remark says what had to be overlooked, or where the two part
 */
export function compared(output, expected) {
  for (const view of VIEWS) {
    if (shape(output, view) === shape(expected, view)) return { same: true, remark: view.overlooks };
  }
  const [is, ought] = [shape(output, VIEWS[0]), shape(expected, VIEWS[0])];
  let at = 0;
  while (is[at] === ought[at]) at += 1;
  const part = (/** @type {string} */ text) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  return { same: false, remark: `Unexpected ${part(is)}, expected ${part(ought)}` };
}

function shape(html, { hosts, blanks }) {
  const tree = parse(html);
  for (const element of [...descendants(tree)]) {
    for (const attribute of element.attrs) attribute.value = plain(attribute);
    element.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
    if (!hosts && HOSTS.has(element.tagName)) unwrap(element);
    if (!blanks) element.childNodes = element.childNodes.filter(({ value }) => value === undefined || /\S/.test(value));
  }
  return serialize(tree);
}

function plain({ name, value }) {
  if (name === 'class') return [...new Set(value.split(/\s+/))].join(' ');
  return value === name ? '' : value;
}

function unwrap(element) {
  const { parentNode, childNodes } = element;
  parentNode.childNodes.splice(parentNode.childNodes.indexOf(element), 1, ...childNodes);
  for (const child of childNodes) child.parentNode = parentNode;
}
