import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as HTML,
  Parser,
  type ParserOptions,
  type Token,
} from 'parse5';
import { countedTree } from './counted-tree.js';

/** A document, and the tags that its text has. */
export interface ParsedTags {
  document: DefaultTreeAdapterTypes.Document;
  /** In the order of the text. */
  tags: ParsedTag[];
}

/** A tag as it stands in the text, whatever the tree makes of it. */
export interface ParsedTag {
  kind: 'start' | 'end';
  name: string;
  offset: number;
  attrs: readonly Token.Attribute[];
  /** Whether it stands in a drawing, where `<title>` names what is drawn. */
  isDrawn: boolean;
}

/** Elements within each other: browsers have half of that. */
const DEEPEST = 1024;

/**
 * Parses a page, and notes its tags: one that the tree has no place for leaves no trace in the tree, and the parser doesn't
 * report it.
 *
 * @param hasScripts whether the browser runs scripts: without, what `<noscript>` holds is part of the page
 * @param keepsInSelect whether `<select>` keeps any element, as browsers of today do, and not options alone
 * @throws RangeError for what is nested deeper than any page, or comes to more elements
 */
export function parseTags(
  html: string,
  hasScripts: boolean,
  onParseError: NonNullable<ParserOptions<DefaultTreeAdapterMap>['onParseError']>,
  keepsInSelect = false,
): ParsedTags {
  const tags: ParsedTags['tags'] = [];
  const parser = new Parser<DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    treeAdapter: countedTree(),
    scriptingEnabled: hasScripts,
    onParseError,
  });
  const heard = (kind: 'start' | 'end', act: (token: Token.TagToken) => void) => (token: Token.TagToken) => {
    // The parser looks through all that is open at every tag.
    if (parser.openElements.stackTop > DEEPEST) throw new RangeError('too deep');
    const { tagName: name, attrs, location } = token;
    if (location) tags.push({ kind, name, offset: location.startOffset, attrs, isDrawn: isDrawing(parser) });
    // To the parser it is an element like any other then.
    if (keepsInSelect && name === 'select') token.tagID = HTML.TAG_ID.UNKNOWN;
    act.call(parser, token);
  };
  parser.onStartTag = heard('start', parser.onStartTag);
  parser.onEndTag = heard('end', parser.onEndTag);
  parser.tokenizer.write(html, true);
  return { document: parser.document, tags };
}

/** Elements of a drawing in which HTML stands. */
const OF_HTML: ReadonlySet<string> = new Set(['foreignObject', 'desc', 'title']);

function isDrawing({ openElements: { current } }: Parser<DefaultTreeAdapterMap>): boolean {
  if (!current || !defaultTreeAdapter.isElementNode(current)) return false;
  return current.namespaceURI === HTML.NS.SVG && !OF_HTML.has(current.tagName);
}
