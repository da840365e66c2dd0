import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type ParserOptions, Token } from 'parse5';
import { type Budget, budgetOf } from '../../../budget.js';
import { type ComponentTag, isComponentTag } from '../../../component/tags.js';
import { checkLimit, type Limits } from '../../limits.js';
import { isDocument } from '../document.js';
import { grown } from './grown.js';
import { insertTextAt } from './insert-text.js';
import { CHARACTER_STEPS, ELEMENT_STEPS, keepArks, stepsOfAttributes, TEXT_STEPS } from './parse-work.js';
import { PlainTokenizer } from './plain-tokenizer.js';
import { SelectParser } from './select-parser.js';

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
  /** Browsers of today may read something in a `select` otherwise: see `SelectParser`. */
  isDisputed: boolean;
  /** Offset from which on they may in any case; infinity for nowhere. Only a newer reading knows. */
  strayedAt: number;
}

export interface ParseOptions {
  /** Start offsets of components that are known to have no end tag. @default none */
  known?: ReadonlySet<number>;
  /** Counts the work of the parser, of both parses. @default one of the limits */
  budget?: Budget;
  /** To read a `select` as browsers do since 2025. @default false */
  isNewer?: boolean;
}

/** How a canvas is parsed each time. */
interface Reading {
  limits: Limits;
  budget: Budget;
  isNewer: boolean;
}

/**
 * Parses a canvas by the HTML standard, with scripting, as browsers do: `noscript` holds text. Components without an end
 * tag are parsed as if they had one at once, so that the tree shows what surrounds whatever follows them. That takes a
 * second parse, unless they are known before.
 *
 * @param source without a byte order mark
 * @throws InlayError `limit-exceeded` for more elements, nesting or work than the limits allow
 */
export function parseSource(source: string, limits: Limits, options: ParseOptions = {}): ParsedSource {
  const { known = new Set(), budget = budgetOf(limits.work, 'parse this canvas'), isNewer = false } = options;
  const reading = { limits, budget, isNewer };
  const parsed = parseOnce(source, known, reading);
  const unclosed = [...parsed.births.keys()].flatMap(({ sourceCodeLocation: location }) =>
    location?.startTag && !location.endTag ? [location.startTag.startOffset] : [],
  );
  if (unclosed.every((start) => known.has(start))) return parsed;
  return parseOnce(source, new Set([...known, ...unclosed]), reading);
}

/** How many start and end tags a parser has read, and the elements that it makes without any: `html`, `head` and `body`. */
interface ReadTags {
  tags: number;
}
const OWN_ELEMENTS = 3;

/**
 * The parser, told of what its tree does not keep. A class, as methods that are set on an instance take parse5 twice as
 * long: 5.7 ms instead of 2.8 for a page of 60 KB.
 */
class ComponentParser extends SelectParser {
  override tokenizer = new PlainTokenizer(this);
  births = new Map<ParsedElement, Birth>();
  /** Start offsets of the components to close behind their start tag. */
  closed: ReadonlySet<number> = new Set();
  selfClosing = false;
  isRead = false;
  /** Of the source. */
  length = 0;
  read: ReadTags = { tags: 0 };
  /** Where the text begins that is being put into the tree. */
  textStart = 0;

  override _insertCharacters(token: Token.CharacterToken): void {
    this.textStart = token.location?.startOffset ?? 0;
    super._insertCharacters(token);
  }

  /** parse5 copies the place of every tag and of every element twice: a tenth of what a parse allocates. */
  override _attachElementToTree(
    element: ParsedElement,
    location: Token.LocationWithAttributes | null,
    { parent, beforeElement }: Parameters<SelectParser['_attachElementToTree']>[2],
  ): void {
    element.sourceCodeLocation = location && placeOf(location);
    if (beforeElement) this.treeAdapter.insertBefore(parent, element, beforeElement);
    else this.treeAdapter.appendChild(parent, element);
  }

  override _setEndLocation({ sourceCodeLocation: place, tagName }: ParsedElement, closing: Token.Token): void {
    const location = place && closing.location; // before the first tag there is neither
    if (!location) return;
    // What the end of the source closes in a template would take the last end tag before it for its own.
    if (this.isRead) place.endOffset = this.length;
    else if (closing.type === Token.TokenType.END_TAG && closing.tagName === tagName) {
      place.endTag = location;
      place.endOffset = location.endOffset;
    } else place.endOffset = location.startOffset;
  }

  override onStartTag(token: Token.TagToken): void {
    this.read.tags += 1;
    keepArks(this);
    this.selfClosing = token.selfClosing;
    super.onStartTag(token);
    if (!token.location || !this.closed.has(token.location.startOffset)) return;
    if (this.births.has(this.openElements.current as ParsedElement)) this.openElements.pop(); // a Map only looks a key up
  }

  override onEndTag(token: Token.TagToken): void {
    this.read.tags += 1;
    keepArks(this);
    super.onEndTag(token);
  }

  override onEof(token: Token.EOFToken): void {
    this.isRead = true;
    super.onEof(token);
  }
}

/** The place of an element that has begun; without lines and columns, which nothing here reads. */
function placeOf(startTag: Token.LocationWithAttributes): Token.ElementLocation {
  const { startOffset, endOffset } = startTag;
  return { startOffset, endOffset, startTag, endTag: undefined } as unknown as Token.ElementLocation;
}

/** @param closed start offsets of the components to close behind their start tag */
function parseOnce(source: string, closed: ReadonlySet<number>, { limits, budget, isNewer }: Reading): ParsedSource {
  budget.spend(CHARACTER_STEPS * source.length);
  const isWhole = isDocument(source);
  let elements = 0;
  const read = { tags: OWN_ELEMENTS };
  /** Open elements of the canvas: neither a document's body and its root nor a fragment's root is one. */
  let depth = isWhole ? -2 : -1;
  const options: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tagName, namespaceURI, attrs): ParsedElement {
        // The parser sets its place: an object grows slowly.
        return {
          nodeName: tagName,
          tagName,
          attrs,
          namespaceURI,
          childNodes: [],
          parentNode: null,
          sourceCodeLocation: null,
        };
      },
      appendChild(parent, node): void {
        parent.childNodes = grown(parent.childNodes, node);
        node.parentNode = parent;
      },
      insertText(parent, text): void {
        insertText(parent, parent.childNodes.length, text);
      },
      insertTextBefore(parent, text, next): void {
        const { childNodes } = parent;
        insertText(parent, childNodes.at(-1) === next ? childNodes.length - 1 : childNodes.indexOf(next), text);
      },
      updateNodeSourceCodeLocation(node, end): void {
        // Only a text comes here, with its place and more of it.
        if (node.sourceCodeLocation && end.endOffset !== undefined) node.sourceCodeLocation.endOffset = end.endOffset;
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
        checkLimit(elements - read.tags, limits.copies, 'elements made by the parser beyond one for each tag');
        checkLimit(depth + 1, limits.nesting, 'elements within each other');
        budget.spend(ELEMENT_STEPS + stepsOfAttributes(element.attrs));
        if (!isComponentTag(element.tagName)) return;
        parser.births.set(element, {
          tag: element.tagName,
          selfClosing: parser.selfClosing,
          table: parser.fosterParentingEnabled,
          form: parser.formElement !== null && parser.openElements.tmplCount === 0,
        });
      },
    },
  };
  const insertText = (parent: DefaultTreeAdapterTypes.ParentNode, index: number, text: string) => {
    if (insertTextAt(parent, index, text, parser.textStart)) budget.spend(TEXT_STEPS);
  };
  const parser = (
    isWhole ? new ComponentParser(options) : ComponentParser.getFragmentParser(null, options)
  ) as ComponentParser; // the static method makes an instance of the class that it is called on
  parser.closed = closed;
  parser.length = source.length;
  parser.read = read;
  parser.isNewer = isNewer;
  parser.tokenizer.write(source, true);
  return { root: parser.document, births: parser.births, isDisputed: parser.isDisputed, strayedAt: parser.strayedAt };
}
