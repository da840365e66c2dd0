const COMMENT_END = /--!?>/g;

/**
 * The end of the comment, doctype, processing instruction or other declaration that begins with `<!` or `<?` at `at`.
 *
 * @returns the source's length when it never ends
 * @see https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state
 */
export function endOfDeclaration(source: string, at: number): number {
  if (!source.startsWith('<!--', at)) return behind(source, '>', at);
  const content = at + 4;
  if (source.startsWith('>', content)) return content + 1;
  if (source.startsWith('->', content)) return content + 2;
  COMMENT_END.lastIndex = content;
  return COMMENT_END.test(source) ? COMMENT_END.lastIndex : source.length;
}

/** The end of the first `end` from `at` on, else the source's. */
export function behind(source: string, end: string, at: number): number {
  const found = source.indexOf(end, at);
  return found === -1 ? source.length : found + end.length;
}
