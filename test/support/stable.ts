import type { Element } from 'hast';
import { isComponentTag } from '../../src/component/tags.js';
import { parseTree, replaceElements, show } from './trees.js';

/** Markup of the same kind as the expansions, outside and inside a link, whose parse shows what the parser makes of one. */
const STAND_INS: Record<string, string[]> = {
  'x-logo': ['<a href="/"><img></a>', '<span><img></span>'],
  'x-menu': ['<nav><ul><li><a href="/">t</a></li></ul></nav>', '<nav><ul><li><span>t</span></li></ul></nav>'],
  'x-contact': ['<a href="/">t</a>', '<span>t</span>'],
};

/**
 * Whether the parse is stable under the insertion of a component, so that parsing its expansion is the same as expanding
 * the parsed tree. It asks the parser, not Inlay: put markup of the expansion's kind there; where the tree is another than
 * with the component's own element in its place, the parse is not stable (a block in a paragraph, formatting that is
 * opened again, a component without an end tag that keeps an element from being closed). `noscript` is out as well:
 * rehype parses it as for readers without scripts, browsers and `render` as for those with.
 */
export function isStableInsert(data: string, at: number, markup: string): boolean {
  const canvas = data.slice(0, at) + markup + data.slice(at);
  if (/<noscript/i.test(canvas)) return false;
  const tag = /^<([^\s/>]+)/.exec(markup)?.[1] ?? '';
  return (STAND_INS[tag] ?? []).some((standIn) => {
    const [element] = parseTree(standIn).children;
    const expected = parseTree(canvas);
    replaceElements(expected, (node) => {
      if (!isComponentTag(node.tagName)) return undefined;
      // Children can be text too: they are only moved along.
      return [element as Element, ...(node.children as Element[])];
    });
    return show(parseTree(data.slice(0, at) + standIn + data.slice(at))) === show(expected);
  });
}
