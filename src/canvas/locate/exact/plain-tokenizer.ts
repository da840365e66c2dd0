import { type DefaultTreeAdapterTypes, html, type Parser, Token, Tokenizer, TokenizerMode } from 'parse5';
import { readPlainTag } from './plain-tag.js';
import { TagPlace } from './tag-place.js';

const { WHITESPACE_CHARACTER, CHARACTER, START_TAG, END_TAG } = Token.TokenType;

/**
 * parse5's numbers of the insertion modes that make the same of blanks as of other text: in body, text, in caption, in cell,
 * in select, in select in table and in template. It does not export their names.
 */
const ALIKE: ReadonlySet<number> = new Set([6, 7, 10, 14, 15, 16, 17]);

const NUL = 0x00;
const CARRIAGE_RETURN = 0x0d;
const AMPERSAND = 0x26;
const OPEN = 0x3c;

/**
 * parse5's tokenizer, that takes a plain tag and a run of text in one step each; all else it reads by characters. Text up to
 * the next markup is one token where the parser makes the same of it: parse5 makes one of every word and one of the blanks
 * before it. Both halve what a parse takes. The places of its tokens have no lines and columns.
 */
export class PlainTokenizer extends Tokenizer {
  /** What is parsed, as a whole. */
  source = '';
  private readonly parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

  constructor(parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>) {
    super(parser.options, parser);
    this.parser = parser;
  }

  protected override _callState(character: number): void {
    const isRead =
      this.state === TokenizerMode.DATA && character === OPEN
        ? this.readTag()
        : this.state <= TokenizerMode.SCRIPT_DATA && this.isAlike() && this.readText();
    if (!isRead) super._callState(character);
  }

  protected override _ensureCharacterToken(type: Token.CharacterToken['type']): void {
    const token = this.currentCharacterToken;
    const isMore = token !== null && token.type !== type && isText(token.type) && isText(type);
    if (isMore && this.isAlike()) token.type = CHARACTER;
    else super._ensureCharacterToken(type);
  }

  protected override getCurrentLocation(back: number): Token.Location {
    return placeFrom(this.preprocessor.offset - back);
  }

  protected override prepareToken(token: Token.Token): void {
    this._emitCurrentCharacterToken(token.location);
    this.currentToken = null;
    const end = this.preprocessor.offset + 1;
    if (token.location) token.location.endOffset = end;
    this.currentLocation = placeFrom(end);
  }

  protected override _emitCurrentCharacterToken(next: Token.Location | null): void {
    const place = this.currentCharacterToken?.location;
    if (place && next) place.endOffset = next.startOffset;
    super._emitCurrentCharacterToken(null);
  }

  /** Reads the tag at the cursor, if it is plain. */
  private readTag(): boolean {
    const { preprocessor } = this;
    const { pos, droppedBufferSize } = preprocessor;
    const tag = readPlainTag(preprocessor.html, pos);
    if (!tag) return false;
    this._flushRun('');
    preprocessor.pos = tag.end - 1;
    this.currentToken = {
      type: tag.isEnd ? END_TAG : START_TAG,
      tagName: tag.name,
      tagID: html.TAG_ID.UNKNOWN, // it is looked up when the token is emitted
      selfClosing: tag.isSelfClosing,
      ackSelfClosing: false,
      attrs: tag.attributes,
      location: new TagPlace(this.source, pos + droppedBufferSize) as unknown as Token.LocationWithAttributes,
    };
    this.emitCurrentTagToken();
    return true;
  }

  /** Reads text from the cursor on, up to what is not plain; false where nothing is. */
  private readText(): boolean {
    const { preprocessor } = this;
    const { html: source } = preprocessor;
    const start = preprocessor.codePointStart;
    let end = start;
    let type: Token.CharacterToken['type'] = WHITESPACE_CHARACTER;
    for (; end < source.length; end += 1) {
      const code = source.charCodeAt(end);
      if (code === OPEN || code === AMPERSAND || code === CARRIAGE_RETURN || code === NUL) break;
      if (!isBlank(code)) type = CHARACTER;
    }
    if (end === start) return false;
    const text = source.slice(start, end);
    this._ensureCharacterToken(type); // which may drop what was read of the source
    this._flushRun('');
    if (this.currentCharacterToken) this.currentCharacterToken.chars += text;
    this.runStart = preprocessor.codePointStart + text.length;
    this.runEnd = this.runStart;
    preprocessor.pos = this.runEnd - 1;
    return true;
  }

  /** The parser drops a line break at the beginning of a `pre` where that begins a token of blanks. */
  private isAlike(): boolean {
    return ALIKE.has(this.parser.insertionMode) && !this.parser.skipNextNewLine;
  }
}

function isText(type: Token.TokenType): boolean {
  return type === CHARACTER || type === WHITESPACE_CHARACTER;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0c;
}

/** The place of a token, without lines and columns: nothing here reads them, and they are half of what places allocate. */
function placeFrom(startOffset: number): Token.Location {
  return { startOffset, endOffset: -1 } as Token.Location;
}
