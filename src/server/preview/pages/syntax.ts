/** What a part of a source is. */
export type SyntaxKind = 'tag' | 'component' | 'name' | 'value' | 'comment' | 'reference';

/** A part of a source that has a colour; UTF-16 offsets. */
export interface SyntaxPart {
  start: number;
  end: number;
  kind: SyntaxKind;
}

const TAG = /<\/?[a-z][^\t\n\f\r />]*/iy;
const BLANK = /[\t\n\f\r ]+/y;
const ATTRIBUTE = /=?[^\t\n\f\r />=]+|=/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const UNQUOTED = /[^\t\n\f\r >]+/y;
const REFERENCE = /&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iy;

/** Elements whose content has no tags. */
export const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/**
 * The parts of HTML that have a colour, in their order. It looks at each letter once, and is for reading alone: what a page
 * does rests on a parser.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function syntaxOf(source: string): SyntaxPart[] {
  const parts: SyntaxPart[] = [];
  const put = (start: number, end: number, kind: SyntaxKind) => {
    if (end > start) parts.push({ start, end, kind });
    return end;
  };
  /** Offset behind what a sticky pattern finds here; the offset itself where it finds nothing. */
  const behind = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(source) ? pattern.lastIndex : at;
  };
  /** Offset behind the next occurrence; the end where there is none. */
  const after = (text: string, at: number) => {
    const found = source.indexOf(text, at);
    return found < 0 ? source.length : found + text.length;
  };

  function valueAt(at: number): number {
    const quote = source[at];
    if (quote === '"' || quote === "'") return put(at, after(quote, at + 1), 'value');
    return put(at, behind(UNQUOTED, at), 'value');
  }

  /** Reads what follows the name of a tag, up to behind its `>`. */
  function attributesAt(from: number, kind: SyntaxKind): number {
    let at = from;
    while (at < source.length) {
      at = behind(BLANK, at);
      if (source[at] === '>') return put(at, at + 1, kind);
      if (source[at] === '/') {
        at = put(at, at + 1, kind);
        continue;
      }
      const name = behind(ATTRIBUTE, at);
      put(at, name, 'name');
      const equals = behind(EQUALS, name);
      at = equals > name ? valueAt(equals) : name;
    }
    return at;
  }

  function tagAt(at: number): number {
    const nameEnd = behind(TAG, at);
    if (nameEnd === at) return at + 1;
    const name = source.slice(at + 1, nameEnd).toLowerCase();
    const kind = /^\/?x-/.test(name) ? 'component' : 'tag';
    put(at, nameEnd, kind);
    const end = attributesAt(nameEnd, kind);
    return RAW.has(name) ? rawEnd(name, end) : end;
  }

  function rawEnd(name: string, from: number): number {
    for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
      if (source.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
    }
    return source.length;
  }

  const next = /[<&]/g;
  for (let match = next.exec(source); match; match = next.exec(source)) {
    const at = match.index;
    if (match[0] === '&') next.lastIndex = Math.max(at + 1, put(at, behind(REFERENCE, at), 'reference'));
    else if (source.startsWith('<!--', at)) next.lastIndex = put(at, after('-->', at + 4), 'comment');
    else if (source.startsWith('<!', at) || source.startsWith('<?', at))
      next.lastIndex = put(at, after('>', at), 'comment');
    else next.lastIndex = tagAt(at);
  }
  return parts;
}

/** A piece of a text, with its kind where it has one. */
export interface ColouredPiece {
  text: string;
  kind?: SyntaxKind;
}

/**
 * Cuts stretches of a source by its parts. They are asked for in the order of the source, so that all of it takes one pass.
 */
export function colouring(source: string): (start: number, end: number) => ColouredPiece[] {
  const parts = syntaxOf(source);
  let next = 0;
  return (start, end) => {
    const pieces: ColouredPiece[] = [];
    let at = start;
    while ((parts[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    for (let index = next; ; index += 1) {
      const part = parts[index];
      if (part === undefined || part.start >= end) break;
      const from = Math.max(part.start, start);
      if (from > at) pieces.push({ text: source.slice(at, from) });
      at = Math.min(part.end, end);
      pieces.push({ text: source.slice(from, at), kind: part.kind });
    }
    if (at < end) pieces.push({ text: source.slice(at, end) });
    return pieces;
  };
}
