import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { VOID_ELEMENTS } from '../../html/elements.js';

/** An element by its tags. UTF-16 offsets. */
export interface TaggedElement {
  start: number;
  end: number;
  /** Where the element around it begins; nothing for the outermost. */
  parent: number | undefined;
}

/** The element that stands at a place with those in it, each after what it holds, or why none does. */
export type FoundElement = { end: number; elements: TaggedElement[] } | { problem: string };

/** The problem where no start tag stands at the place. */
export const NO_ELEMENT = 'no element';

/** How the content of these elements is read. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments */
const MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ...['title', 'textarea'].map((tag) => [tag, TokenizerMode.RCDATA] as const),
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/**
 * The element that begins at an offset, by its tags alone: each end tag must be that of the last open element. What comes
 * behind it is not read.
 *
 * @param start UTF-16 offset into `html`
 * @returns its end, also a UTF-16 offset into `html`
 */
export function elementAt(html: string, start: number): FoundElement {
  if (!/^<[a-z]/i.test(html.slice(start, start + 2))) return { problem: NO_ELEMENT };
  const open: { tag: string; start: number }[] = [];
  const elements: TaggedElement[] = [];
  let found: FoundElement | undefined;
  const stop = (result: FoundElement) => {
    found = result;
    tokenizer.pause();
  };
  const close = (from: number, token: Token.TagToken) => {
    const end = start + (token.location?.endOffset ?? 0);
    elements.push({ start: from, end, parent: open.at(-1)?.start });
    if (open.length === 0) stop({ end, elements });
  };
  const handler: TokenHandler = {
    onStartTag(token) {
      if (found) return;
      const tag = token.tagName;
      const from = start + (token.location?.startOffset ?? 0);
      const isForeign = open.some(({ tag: outer }) => outer === 'svg' || outer === 'math');
      const mode = isForeign ? undefined : MODES.get(tag);
      if (mode !== undefined) tokenizer.state = mode;
      if (isForeign ? token.selfClosing : VOID_ELEMENTS.has(tag)) close(from, token);
      else open.push({ tag, start: from });
    },
    onEndTag(token) {
      if (found) return;
      const last = open.pop();
      if (last?.tag === token.tagName) close(last.start, token);
      else stop({ problem: `\`</${token.tagName}>\` where \`</${last?.tag}>\` is due` });
    },
    onEof() {
      if (!found) stop({ problem: `\`<${open.at(-1)?.tag}>\` without its end tag` });
    },
    onCharacter() {},
    onWhitespaceCharacter() {},
    onNullCharacter() {},
    onComment() {},
    onDoctype() {},
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html.slice(start), true);
  return found ?? { problem: 'no end' };
}
