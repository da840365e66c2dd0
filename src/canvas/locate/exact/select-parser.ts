import { type DefaultTreeAdapterTypes, html, Parser, type Token } from 'parse5';

const { TAG_ID: $ } = html;

/** What both ways to read a `select` make the same of in it. */
const ALIKE: ReadonlySet<number> = new Set([$.OPTION, $.OPTGROUP]);

/** parse5's numbers of the standard's insertion modes; it does not export their names. */
const IN_BODY = 6;
const IN_TABLE = 8;
const IN_COLUMN_GROUP = 10;
const IN_SELECT = 15;
const IN_SELECT_IN_TABLE = 16;

/**
 * A parser that can read a `select` as browsers do since 2025: what stands in it is an element like any other, and `input`
 * or another `select` closes it. parse5 follows the text before, which drops nearly all that stands in it: after
 * `<select/><keygen>` and `<select><div>` both are of another mind about where the `select` ends.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export class SelectParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  /** To read a `select` as browsers do now. */
  isNewer = false;
  /** A tag was read in a `select` that the two ways may make something else of. */
  isDisputed = false;
  /**
   * Offset of the first tag that would close a `select` from within, though browsers now see no further out than that. From
   * there on this parser can't say how they read the canvas.
   */
  strayedAt = Number.POSITIVE_INFINITY;
  private hasSelect = false;
  /** The insertion mode around each `select`, which stays in force within. */
  private readonly modes = new Map<DefaultTreeAdapterTypes.ParentNode, number>();

  override _startTagOutsideForeignContent(token: Token.TagToken): void {
    if (this.isInSelect()) {
      if (!ALIKE.has(token.tagID)) this.isDisputed = true;
      if (this.isNewer && this.closeBefore(token)) return;
    }
    const isWithin = this.isInSelect();
    this.hasSelect ||= token.tagID === $.SELECT;
    const before = this.insertionMode;
    super._startTagOutsideForeignContent(token);
    if (!this.isNewer) return;
    if (isWithin && !this.isInSelect()) this.stray(token);
    if (this.insertionMode === IN_SELECT) this.insertionMode = IN_BODY;
    else if (this.insertionMode === IN_SELECT_IN_TABLE) {
      this.insertionMode = before === IN_COLUMN_GROUP ? IN_TABLE : before;
    } else return;
    const { current } = this.openElements;
    if (current) this.modes.set(current, this.insertionMode);
  }

  override _endTagOutsideForeignContent(token: Token.TagToken): void {
    const { tagID } = token;
    const isInSelect = this.isInSelect();
    if (isInSelect && tagID !== $.SELECT && !ALIKE.has(tagID)) this.isDisputed = true;
    if (!this.isNewer || tagID !== $.SELECT) {
      super._endTagOutsideForeignContent(token);
      if (isInSelect && tagID !== $.SELECT && !this.isInSelect()) this.stray(token);
    } else if (isInSelect) {
      this.openElements.generateImpliedEndTags();
      this.openElements.popUntilTagNamePopped($.SELECT);
    }
  }

  override _resetInsertionModeForSelect(index: number): void {
    const select = this.openElements.items[index];
    if (this.isNewer) this.insertionMode = (select && this.modes.get(select)) ?? IN_BODY;
    else super._resetInsertionModeForSelect(index);
  }

  private stray({ location }: Token.TagToken): void {
    this.strayedAt = Math.min(this.strayedAt, location?.startOffset ?? 0);
  }

  private isInSelect(): boolean {
    return this.hasSelect && this.openElements.hasInScope($.SELECT);
  }

  /** Closes in a `select` what a start tag closes; true where that is all the tag does. */
  private closeBefore({ tagID }: Token.TagToken): boolean {
    const { openElements } = this;
    if (tagID === $.SELECT || tagID === $.INPUT) openElements.popUntilTagNamePopped($.SELECT);
    else if (tagID === $.OPTION) openElements.generateImpliedEndTagsWithExclusion($.OPTGROUP);
    else if (tagID === $.OPTGROUP || tagID === $.HR) openElements.generateImpliedEndTags();
    return tagID === $.SELECT;
  }
}
