const BLANK = /[\t\n\f\r ]*/y;
const DOCUMENT_START = /<(?:!doctype|html|head|body|frameset)(?=[\t\n\f\r />])/iy;
const COMMENT_END = /--!?>/g;

/**
 * Whether a canvas is a whole document: its first tag is a doctype, `html`, `head`, `body` or `frameset`. Anything else is a
 * fragment, and parsed as the content of a template, where table rows and list items may stand first.
 */
export function isDocument(source: string): boolean {
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.test(source);
    at = BLANK.lastIndex;
    DOCUMENT_START.lastIndex = at;
    if (DOCUMENT_START.test(source)) return true;
    const end = endOfComment(source, at);
    if (end === undefined) return false;
    at = end;
  }
}

/** The end of the comment or processing instruction (which HTML reads as a comment) at `at`, if there is one. */
function endOfComment(source: string, at: number): number | undefined {
  if (source.startsWith('<!--', at)) {
    // `<!-->` and `<!--->` are whole comments, so the search begins within the opening.
    COMMENT_END.lastIndex = at + 2;
    return COMMENT_END.test(source) ? COMMENT_END.lastIndex : undefined;
  }
  const end = source.startsWith('<?', at) ? source.indexOf('>', at) : -1;
  return end === -1 ? undefined : end + 1;
}
