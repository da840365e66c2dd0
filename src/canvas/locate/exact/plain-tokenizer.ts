import { type DefaultTreeAdapterTypes, html, type Parser, Token, Tokenizer, TokenizerMode } from 'parse5';
import { readPlainTag } from './plain-tag.js';
import { Signs } from './signs.js';
import { TagPlace } from './tag-place.js';

const { WHITESPACE_CHARACTER, CHARACTER, START_TAG, END_TAG } = Token.TokenType;

/**
 * parse5's numbers of the insertion modes that make the same of blanks as of other text: in body, text, in caption, in cell,
 * in select, in select in table and in template. It does not export their names.
 */
const ALIKE: ReadonlySet<number> = new Set([6, 7, 10, 14, 15, 16, 17]);

const OPEN = 0x3c;

/**
 * parse5's tokenizer, that takes a plain tag and a run of text in one step each; all else it reads by characters. Text up to
 * the next markup is one token where the parser makes the same of it: parse5 makes one of every word and one of the blanks
 * before it. Both halve what a parse takes. The places of its tokens have no lines and columns.
 */
export class PlainTokenizer extends Tokenizer {
  /** What is parsed, as a whole. */
  private source = '';
  private signs = new Signs('');
  private readonly parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

  constructor(parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>) {
    super(parser.options, parser);
    this.parser = parser;
  }

  override write(source: string, isLast: boolean): void {
    this.source = source;
    this.signs = new Signs(source);
    super.write(source, isLast);
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
    const tag = readPlainTag(this.source, pos + droppedBufferSize, this.signs);
    if (!tag) return false;
    this._flushRun('');
    preprocessor.pos = tag.end - 1 - droppedBufferSize;
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
    const start = preprocessor.codePointStart;
    const text = preprocessor.html.slice(start, this.endOfText(start));
    if (text === '') return false;
    this._ensureCharacterToken(isAllBlank(text) ? WHITESPACE_CHARACTER : CHARACTER); // which may drop what was read of the source
    this._flushRun('');
    if (this.currentCharacterToken) this.currentCharacterToken.chars += text;
    this.runStart = preprocessor.codePointStart + text.length;
    this.runEnd = this.runStart;
    preprocessor.pos = this.runEnd - 1;
    return true;
  }

  /** Where plain text ends that begins at an offset into what the tokenizer holds. */
  private endOfText(start: number): number {
    const { html: source, droppedBufferSize } = this.preprocessor;
    const open = source.indexOf('<', start);
    const sign = this.signs.after(start + droppedBufferSize) - droppedBufferSize;
    return Math.min(sign, open === -1 ? source.length : open);
  }

  /** The parser drops a line break at the beginning of a `pre` where that begins a token of blanks. */
  private isAlike(): boolean {
    return ALIKE.has(this.parser.insertionMode) && !this.parser.skipNextNewLine;
  }
}

function isText(type: Token.TokenType): boolean {
  return type === CHARACTER || type === WHITESPACE_CHARACTER;
}

function isAllBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0c) return false;
  }
  return true;
}

/** The place of a token, without lines and columns: nothing here reads them, and they are half of what places allocate. */
function placeFrom(startOffset: number): Token.Location {
  return { startOffset, endOffset: -1 } as Token.Location;
}
