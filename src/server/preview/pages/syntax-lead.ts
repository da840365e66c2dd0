import { RAW, type SyntaxPart, syntaxOf } from './syntax.js';

/**
 * What may stand before a stretch of a source that is read alone, so that it has the colours that it has in the whole: the
 * beginning of the tag, the comment or the script that it is in; nothing between these. It is short, however long those are.
 *
 * @returns asked for the UTF-16 offset of the stretch
 */
export function leadsIn(source: string): (offset: number) => string {
  const parts = syntaxOf(source);
  return (offset) => {
    const index = lastBefore(parts, offset);
    const last = parts[index];
    if (!last) return '';
    const isIn = last.end > offset;
    if (last.kind === 'comment') return isIn ? commentLead(last, source, offset) : '';
    if (last.kind === 'reference') return isIn ? source.slice(last.start, offset) : '';
    const opener = openerOf(parts, index, source);
    if (!opener) return '';
    const name = source.slice(opener.start, opener.end);
    if (last === opener && isIn) return source.slice(opener.start, offset);
    if (source[last.start] === '>') return RAW.has(name.slice(1).toLowerCase()) ? `${name}>` : '';
    return `${name} ${attributeLead(last, source, offset)}`;
  };
}

/** How the comment begins that an offset is in, and the two letters before it, which may be of its end. */
function commentLead({ start }: SyntaxPart, source: string, offset: number): string {
  const opened = start + (source.startsWith('<!--', start) ? '<!--' : '<!').length;
  return source.slice(start, Math.min(opened, offset)) + source.slice(Math.max(opened, offset - 2), offset);
}

/** What stands before an offset behind the name of a tag. */
function attributeLead({ start, end, kind }: SyntaxPart, source: string, offset: number): string {
  if (kind === 'value' && end > offset) return `x=${/["']/.exec(source.charAt(start))?.[0] ?? 'x'}`;
  if (kind !== 'name') return '';
  if (end > offset) return source.slice(start, offset);
  const between = source.slice(end, offset);
  return between.includes('=') ? 'x=' : between === '' ? 'x' : 'x ';
}

/** The index of the last part that begins before an offset; -1 for none. */
function lastBefore(parts: readonly SyntaxPart[], offset: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The name of the tag that a part is of. */
function openerOf(parts: readonly SyntaxPart[], index: number, source: string): SyntaxPart | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const part = parts[at];
    if (part && (part.kind === 'tag' || part.kind === 'component') && source[part.start] === '<') return part;
  }
  return undefined;
}
