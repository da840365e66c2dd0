import { type DefaultTreeAdapterTypes, type Parser, Token, Tokenizer } from 'parse5';

const { WHITESPACE_CHARACTER, CHARACTER } = Token.TokenType;

/**
 * parse5's numbers of the insertion modes that make the same of blanks as of other text: in body, text, in caption, in cell,
 * in select, in select in table and in template. It does not export their names.
 */
const ALIKE: ReadonlySet<number> = new Set([6, 7, 10, 14, 15, 16, 17]);

/**
 * A tokenizer that reads text up to the next markup as one token, where the parser makes the same of it. parse5 makes one of
 * every word and one of the blanks before it, each with its place: a quarter of what a parse allocates.
 */
export class TextTokenizer extends Tokenizer {
  private readonly parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

  constructor(parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>) {
    super(parser.options, parser);
    this.parser = parser;
  }

  protected override _ensureCharacterToken(type: Token.CharacterToken['type']): void {
    const token = this.currentCharacterToken;
    const isMore = token !== null && token.type !== type && isText(token.type) && isText(type);
    if (isMore && this.isAlike()) token.type = CHARACTER;
    else super._ensureCharacterToken(type);
  }

  /** The parser drops a line break at the beginning of a `pre` where that begins a token of blanks. */
  private isAlike(): boolean {
    return ALIKE.has(this.parser.insertionMode) && !this.parser.skipNextNewLine;
  }
}

function isText(type: Token.TokenType): boolean {
  return type === CHARACTER || type === WHITESPACE_CHARACTER;
}
