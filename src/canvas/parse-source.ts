import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, type ParserOptions } from 'parse5';
import { type ComponentTag, isComponentTag } from '../component/tags.js';
import { isDocument } from './document.js';
import { checkLimit, type Limits } from './limits.js';

export type ParsedElement = DefaultTreeAdapterTypes.Element;

/** What only the parser knows of a component, at the moment when it reads its start tag. */
export interface Birth {
  tag: ComponentTag;
  /** The start tag ends in `/>`. */
  selfClosing: boolean;
  /** Directly in a table, so that the parser puts it in front. */
  table: boolean;
  /** A form is open, be it an ancestor or not. */
  form: boolean;
}

/** A parsed canvas: the root of its tree, and its components. */
export interface ParsedSource {
  root: DefaultTreeAdapterTypes.ParentNode;
  births: ReadonlyMap<ParsedElement, Birth>;
}

/**
 * Parses a canvas by the HTML standard, with scripting, as browsers do: `noscript` holds text. Components without an end
 * tag are then parsed as if they had one at once, so that the tree shows what surrounds whatever follows them.
 *
 * @param source without a byte order mark
 */
export function parseSource(source: string, limits: Limits): ParsedSource {
  const parsed = parseOnce(source, new Set(), limits);
  const unclosed = [...parsed.births.keys()].flatMap(({ sourceCodeLocation: location }) =>
    location?.startTag && !location.endTag ? [location.startTag.startOffset] : [],
  );
  return unclosed.length === 0 ? parsed : parseOnce(source, new Set(unclosed), limits);
}

/** @param closed start offsets of the components to close behind their start tag */
function parseOnce(source: string, closed: ReadonlySet<number>, limits: Limits): ParsedSource {
  const births = new Map<ParsedElement, Birth>();
  const isWhole = isDocument(source);
  let elements = 0;
  /** Open elements of the canvas: neither a document's body and its root nor a fragment's root is one. */
  let depth = isWhole ? -2 : -1;
  let selfClosing = false;
  let isRead = false;
  const options: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      updateNodeSourceCodeLocation(node, end): void {
        // What the end of the source closes in a template would take the last end tag before it for its own.
        defaultTreeAdapter.updateNodeSourceCodeLocation(node, isRead ? { endOffset: source.length } : end);
      },
      onItemPush(): void {
        depth += 1;
      },
      onItemPop(): void {
        depth -= 1;
      },
      onElementCreated(element): void {
        elements += 1;
        checkLimit(elements, limits.elements, 'elements made of a canvas by the parser');
        checkLimit(depth + 1, limits.nesting, 'elements within each other');
        if (!isComponentTag(element.tagName)) return;
        births.set(element, {
          tag: element.tagName,
          selfClosing,
          table: parser.fosterParentingEnabled,
          form: parser.formElement !== null && parser.openElements.tmplCount === 0,
        });
      },
    },
  };
  const parser = isWhole ? new Parser(options) : Parser.getFragmentParser(null, options);
  const onStartTag = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    selfClosing = token.selfClosing;
    onStartTag(token);
    if (!token.location || !closed.has(token.location.startOffset)) return;
    if (births.has(parser.openElements.current as ParsedElement)) parser.openElements.pop(); // a Map only looks a key up
  };
  const onEof = parser.onEof.bind(parser);
  parser.onEof = (token) => {
    isRead = true;
    onEof(token);
  };
  parser.tokenizer.write(source, true);
  return { root: parser.document, births };
}
