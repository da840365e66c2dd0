import type { Element, ElementContent, Nodes } from 'hast';
import { isComponentTag } from '../../src/component/tags.js';
import { parseTree, replaceElements, show } from './trees.js';

/** A component as the tests set it into other markup: plain attributes, and an end tag or slash at once, or none. */
const PLAIN = /<(x-(?:logo|menu|social|contact|addon))((?: [a-z]+=(?:"[^"<>]*"|[a-z]+))*)(?:\/>|>(?:<\/\1>)?)/g;

/** How an expansion stands there: as it is, or without its links. */
type Kind = 'linked' | 'unlinked';

/** Markup of the same kind as the expansions, outside and inside a link, whose parse shows what the parser makes of one. */
const STAND_INS: Readonly<Record<string, Record<Kind, string>>> = {
  'x-logo': { linked: '<a href="/"><img></a>', unlinked: '<span><img></span>' },
  'x-menu': {
    linked: '<nav><ul><li><a href="/">t</a></li></ul></nav>',
    unlinked: '<nav><ul><li><span>t</span></li></ul></nav>',
  },
  'x-social': { linked: '<ul><li><a href="/">t</a></li></ul>', unlinked: '<ul><li><span>t</span></li></ul>' },
  'x-addon': { linked: '<div><form><input></form></div>', unlinked: '<div><form><input></form></div>' },
  'x-contact': { linked: '<a href="/">t</a>', unlinked: '<span>t</span>' },
};

/** Of a contact that is an address: where only phrases can stand, and elsewhere. Either must do. */
const ADDRESSES = ['<span>t</span>', '<address>t</address>'];

/**
 * Whether the parse is stable where the components stand, so that parsing their expansions is the same as expanding the
 * parsed tree. It asks the parser, not Inlay: put markup of the expansions' kind there; where the tree is another than
 * with the components' own elements in its place, the parse is not stable (a block in a paragraph, formatting that is
 * opened again, a component without an end tag that keeps an element from being closed). `noscript` is out as well:
 * rehype parses it as for readers without scripts, browsers and `render` as for those with. So is a component whose last
 * child the parser made of a lone `</p>` or `</br>`: it has no position, and a tree does not tell where its parent ends.
 */
export function isStable(canvas: string): boolean {
  const tree = parseTree(canvas);
  if (/<noscript/i.test(canvas) || endsUnseen(tree)) return false;
  const inLinks = startsInLinks(tree, false);
  const addresses = /address/.test(canvas) ? ADDRESSES : ADDRESSES.slice(0, 1);
  return addresses.every((address) => {
    const standIn = (tag: string, isAddress: boolean, start: number): string =>
      isAddress ? address : (STAND_INS[tag]?.[inLinks.has(start) ? 'unlinked' : 'linked'] ?? '');
    const filled = canvas.replace(PLAIN, (_, tag, attributes, start) =>
      standIn(tag, / field="?address/.test(attributes), start),
    );
    const expected = parseTree(canvas);
    replaceComponents(expected, (node) => standIn(node.tagName, node.properties['field'] === 'address', startOf(node)));
    return show(parseTree(filled)) === show(expected);
  });
}

function endsUnseen(tree: Nodes): boolean {
  const children: readonly (Nodes | ElementContent)[] = 'children' in tree ? tree.children : [];
  if (tree.type === 'element' && isComponentTag(tree.tagName) && children.length > 0 && !children.at(-1)?.position)
    return true;
  return children.some(endsUnseen) || ('content' in tree && tree.content !== undefined && endsUnseen(tree.content));
}

/** Puts other markup in the place of components, their children behind it. */
function replaceComponents(tree: Nodes, standIn: (node: Element) => string): void {
  replaceElements(tree, (node) => {
    if (!isComponentTag(node.tagName)) return undefined;
    replaceComponents(node, standIn);
    const [element] = parseTree(standIn(node)).children;
    return [element, ...node.children] as Element[]; // children can be text too: they are only moved along
  });
}

/** Where the components in links and buttons begin, as UTF-16 offsets. */
function startsInLinks(tree: Nodes, isInLink: boolean, found = new Set<number>()): Set<number> {
  const children: readonly (Nodes | ElementContent)[] = 'children' in tree ? tree.children : [];
  for (const node of children) {
    if (node.type !== 'element') continue;
    if (isInLink && isComponentTag(node.tagName)) found.add(startOf(node));
    startsInLinks(node, isInLink || node.tagName === 'a' || node.tagName === 'button', found);
    if (node.content) startsInLinks(node.content, false, found);
  }
  return found;
}

function startOf({ position }: Element): number {
  return position?.start.offset ?? -1;
}
