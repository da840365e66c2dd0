import { type CssNode, generate, type List, walk } from 'css-tree';
import { parseCss } from '../css/parse-css.js';
import { SVG_PROPERTIES } from './svg-names.js';

/** Functions of CSS that draw or reckon. Those that fetch are none of them. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch calc min max clamp matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy url blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon path'.split(
    ' ',
  ),
);

/**
 * A style sheet, or the declarations of an attribute, without what is not known to be harmless: at-rules but `@media`,
 * properties that don't draw, addresses that are none of the file's own parts.
 *
 * @param context what the text is
 */
export function cleanStyle(
  text: string,
  context: 'stylesheet' | 'declarationList',
): { css: string; removed: string[] } {
  const removed: string[] = [];
  const tree = parseCss(text, { context, parseValue: true, parseCustomProperty: false });
  if (!tree) return { css: '', removed: ['unreadable CSS'] };
  walk(tree, (node, item, list: List<CssNode>) => {
    const reason = list && reasonAgainst(node);
    if (!reason) return;
    removed.push(reason);
    list.remove(item);
  });
  return { css: generate(tree), removed };
}

function reasonAgainst(node: CssNode): string | undefined {
  if (node.type === 'Atrule') return node.name.toLowerCase() === 'media' ? undefined : `@${node.name}`;
  if (node.type === 'Raw') return 'unreadable CSS';
  if (node.type !== 'Declaration') return undefined;
  if (!SVG_PROPERTIES.has(node.property.toLowerCase())) return node.property;
  return isHarmless(node.value) ? undefined : node.property;
}

function isHarmless(value: CssNode): boolean {
  let isGood = value.type !== 'Raw';
  walk(value, (node) => {
    if (node.type === 'Url' && !node.value.startsWith('#')) isGood = false;
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) isGood = false;
    if (node.type === 'Raw') isGood = false;
  });
  return isGood;
}

/** Whether the value of a presentation attribute is harmless: it is a value of CSS, too. */
export function isHarmlessValue(value: string): boolean {
  if (!/[(\\@]/.test(value)) return true;
  try {
    const tree = parseCss(value, { context: 'value' });
    return tree !== undefined && isHarmless(tree);
  } catch {
    return false;
  }
}
