import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  Parser,
  type ParserOptions,
  type Token,
} from 'parse5';

/** A document, and the tags that its text has. */
export interface ParsedTags {
  document: DefaultTreeAdapterTypes.Document;
  /** In the order of the text. */
  tags: { kind: 'start' | 'end'; name: string; offset: number }[];
}

/** Elements within each other: browsers have half of that. */
const DEEPEST = 1024;

/**
 * Parses a page, and notes its tags: one that the tree has no place for leaves no trace in the tree, and the parser doesn't
 * report it.
 *
 * @param hasScripts whether the browser runs scripts: without, what `<noscript>` holds is part of the page
 * @throws RangeError for what is nested deeper than any page
 */
export function parseTags(
  html: string,
  hasScripts: boolean,
  onParseError: NonNullable<ParserOptions<DefaultTreeAdapterMap>['onParseError']>,
): ParsedTags {
  const tags: ParsedTags['tags'] = [];
  const parser = new Parser<DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    scriptingEnabled: hasScripts,
    onParseError,
  });
  const heard = (kind: 'start' | 'end', act: (token: Token.TagToken) => void) => (token: Token.TagToken) => {
    // The parser looks through all that is open at every tag.
    if (parser.openElements.stackTop > DEEPEST) throw new RangeError('too deep');
    if (token.location) tags.push({ kind, name: token.tagName, offset: token.location.startOffset });
    act.call(parser, token);
  };
  parser.onStartTag = heard('start', parser.onStartTag);
  parser.onEndTag = heard('end', parser.onEndTag);
  parser.tokenizer.write(html, true);
  return { document: parser.document, tags };
}
