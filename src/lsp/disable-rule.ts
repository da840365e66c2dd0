import { type IndexedDocument, indexDocument } from '../lint/document/document.js';
import { edited } from '../lint/edit/fix.js';
import type { Edit, Finding } from '../lint/finding.js';
import { UNUSED_DIRECTIVE } from '../lint/rules/unused-directive/rule.js';

const NEXT_LINE = /^(\s*inlay-disable-next-line)(?=\s|$)/;

/**
 * The edit that has a finding's rule switched off for its line, by a directive on a line of its own or by one that
 * stands there already. Nothing where a comment would be none, such as in a tag or a script, and for the findings of
 * directives themselves.
 */
export function disableForLine(
  document: IndexedDocument,
  { rule, start }: Pick<Finding, 'rule' | 'start'>,
): Edit | undefined {
  if (rule === UNUSED_DIRECTIVE) return undefined;
  const { source } = document;
  const line = lineStart(source, start);
  const known = directiveAbove(document, line);
  if (known !== undefined) return { start: known, end: known, text: ` ${rule},` };
  const indent = /[ \t]*/y;
  indent.lastIndex = line;
  const [blank = ''] = indent.exec(source) ?? [];
  const edit = { start: line, end: line, text: `${blank}<!-- inlay-disable-next-line ${rule} -->${lineEnd(source)}` };
  const { comments } = indexDocument(edited(source, [edit]));
  return comments.some((comment) => comment.start === line + blank.length) ? edit : undefined;
}

/** Where a directive for this line takes another rule; it stands on the line above. */
function directiveAbove({ source, comments }: IndexedDocument, line: number): number | undefined {
  if (line === 0) return undefined;
  const above = lineStart(source, line - (source.startsWith('\r\n', line - 2) ? 2 : 1));
  for (const { value, start, end } of comments) {
    const [verb] = NEXT_LINE.exec(value) ?? [];
    if (verb !== undefined && end >= above && end < line) return start + '<!--'.length + verb.length;
  }
  return undefined;
}

/** The start of the line of an offset; a byte order mark stays in front of everything. */
function lineStart(source: string, offset: number): number {
  const start =
    offset === 0 ? 0 : Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;
  return start === 0 && source.startsWith('\ufeff') ? 1 : start;
}

function lineEnd(source: string): string {
  return /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
}
