import { grown } from '../../canvas/locate/exact/grown.js';
import { isComponentTag } from '../../component/tags.js';
import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import { attribute, type DocElement, type DocNode, type DocText } from './element.js';
import { oncePerDocument } from './once-per-document.js';
import { sourceEnd, sourceOffset } from './source-offset.js';

/**
 * Text that people read as one line or paragraph: the text of neighbouring inline elements joined. A line break is one
 * LF, with those of the source around it as spaces.
 */
export interface Flow {
  readonly text: string;
  /** The pieces that it was joined of: where each begins in the flow. Line breaks have none. */
  readonly pieces: readonly { at: number; text: DocText }[];
}

/** Elements that don't end the line that they stand in. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym button b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr output marquee'.split(
    ' ',
  ),
);

/** Whether an element doesn't end the line that it stands in. */
export function isInline({ tag }: DocElement): boolean {
  return INLINE.has(tag);
}

/** Elements whose text is an example or something that is typed, not what the page says. */
const QUOTED: ReadonlySet<string> = new Set('pre code samp kbd select datalist'.split(' '));

/** The text of a page in the order of the source, but that in code and in the fallback content of components. */
export const flowsOf = oncePerDocument(({ roots }): readonly Flow[] => {
  const flows: Flow[] = [];
  let text = '';
  let pieces: { at: number; text: DocText }[] = [];
  let isAtBreak = false;
  const end = () => {
    isAtBreak = false;
    if (pieces.length > 0) {
      flows.push({ text, pieces });
      pieces = [];
    }
    text = '';
  };
  // An element is on the stack twice where it ends a line: to be entered, and to be left.
  const stack: (DocNode | 'end')[] = roots.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node === 'end') end();
    else if (node.kind === 'text') {
      // Blanks between blocks are most of the texts of a page.
      if (node.raw || (pieces.length === 0 && node.blank)) continue;
      pieces = grown(pieces, { at: text.length, text: node });
      const next = stack.at(-1);
      const isBeforeBreak = typeof next === 'object' && next.kind === 'element' && next.tag === 'br';
      text += besideBreak(node.value, isAtBreak, isBeforeBreak);
      isAtBreak &&= node.blank;
    } else if (node.tag === 'br') {
      text += '\n';
      isAtBreak = true;
    } else if (node.tag === 'img') text += signOf(node);
    else if (!QUOTED.has(node.tag) && !isComponentTag(node.tag)) {
      const isBlock = !isInline(node) && node.isHtml && node.tag !== 'svg';
      if (isBlock) {
        end();
        if (node.firstText === node.endText) continue;
        stack.push('end');
      }
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child) stack.push(child);
      }
    }
  }
  end();
  return flows;
});

/** A text beside a line break: the lines of the source that end there are no empty ones. */
function besideBreak(value: string, isBehind: boolean, isBefore: boolean): string {
  if (!(isBehind || isBefore) || !value.includes('\n')) return value;
  const from = isBehind ? value.length - value.trimStart().length : 0;
  const to = isBefore ? Math.max(from, value.trimEnd().length) : value.length;
  return blanks(value.slice(0, from)) + value.slice(from, to) + blanks(value.slice(to));
}

function blanks(value: string): string {
  return value.replaceAll('\n', ' ');
}

/** A sign that is shown as an image, as some do with the one in a mail address. */
function signOf(image: DocElement): string {
  const alt = attribute(image, 'alt')?.trim() ?? '';
  return /^(?:[^\p{L}\p{N}\s]|\(?at\)?)$/iu.test(alt) ? alt : ' ';
}

/** Where a part of a flow stands in the source, and the smallest element that holds it. */
export interface Part {
  start: number;
  end: number;
  element: DocElement | undefined;
}

/** The part of a flow between two offsets into its text. */
export function partOf(document: IndexedDocument, flow: Flow, from: number, to: number): Part {
  const first = pieceAt(flow, from);
  const last = pieceAt(flow, Math.max(from, to - 1));
  if (!first || !last) return { start: 0, end: 0, element: undefined };
  const start = sourceOffset(document, first.text, from - first.at);
  const end = sourceEnd(document, last.text, to - last.at);
  let element = first.text.parent;
  while (
    element &&
    last.text.parent &&
    !(last.text.parent.index >= element.index && last.text.parent.index <= element.last)
  ) {
    element = element.parent;
  }
  return { start, end, element };
}

function pieceAt({ pieces }: Flow, offset: number): { at: number; text: DocText } | undefined {
  return pieces[Math.max(countUpTo(pieces, ({ at }) => at, offset) - 1, 0)];
}
