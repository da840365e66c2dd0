/** A string of a script, as the script reads it. */
export interface CodeString {
  text: string;
  /** For each of its UTF-16 code units the offset into the script; one more for its end. */
  offsets: readonly number[];
  /** Where its quote stands. */
  at: number;
}

/** The strings of a script, those in the gaps of templates too, in the order of their ends. A gap itself is a blank. */
export function codeStringsOf(code: string): CodeString[] {
  const strings: CodeString[] = [];
  const open: { template: Draft; depth: number }[] = [];
  let depth = 0;
  let last = '';
  for (let at = 0; at < code.length; ) {
    const char = code.charAt(at);
    const outer = open.at(-1);
    if (char === '}' && outer?.depth === depth) {
      open.pop();
      at = readTemplate(code, at + 1, outer.template, strings, open, depth);
      last = '`';
    } else if (char === '`') {
      at = readTemplate(code, at + 1, { text: '', offsets: [], at }, strings, open, depth);
      last = '`';
    } else if (char === '"' || char === "'") {
      at = readQuoted(code, at, strings);
      last = char;
    } else if (char === '/' && (code[at + 1] === '/' || code[at + 1] === '*')) {
      at = behind(code, code[at + 1] === '/' ? '\n' : '*/', at + 2);
    } else if (char === '/' && BEFORE_PATTERN.test(last)) {
      at = endOfPattern(code, at + 1);
      last = '/';
    } else {
      if (char === '{') depth += 1;
      else if (char === '}') depth = Math.max(0, depth - 1);
      if (char > ' ') last = char;
      at += 1;
    }
  }
  return strings;
}

interface Draft {
  text: string;
  offsets: number[];
  at: number;
}

/** What a slash stands behind that begins a pattern: elsewhere it divides. */
const BEFORE_PATTERN = /^[(,=:[!&|?{};+*%<>~^-]?$/;

function behind(code: string, mark: string, from: number): number {
  const at = code.indexOf(mark, from);
  return at === -1 ? code.length : at + mark.length;
}

/** Reads on in a template up to its end, or to a gap, which is then open. */
function readTemplate(
  code: string,
  from: number,
  template: Draft,
  strings: CodeString[],
  open: { template: Draft; depth: number }[],
  depth: number,
): number {
  let at = from;
  while (at < code.length) {
    const char = code.charAt(at);
    if (char === '`') {
      template.offsets.push(at);
      strings.push(template);
      return at + 1;
    }
    if (char === '$' && code[at + 1] === '{') {
      put(template, ' ', at);
      open.push({ template, depth });
      return at + 2;
    }
    at = readUnit(code, at, template);
  }
  return at;
}

function readQuoted(code: string, start: number, strings: CodeString[]): number {
  const quote = code.charAt(start);
  const draft: Draft = { text: '', offsets: [], at: start };
  let at = start + 1;
  while (at < code.length) {
    const char = code.charAt(at);
    if (char === '\n') return at; // no string after all
    if (char === quote) {
      draft.offsets.push(at);
      strings.push(draft);
      return at + 1;
    }
    at = readUnit(code, at, draft);
  }
  return at;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};
const CODE = /^\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))/i;

/** Reads one character, or what an escape stands for. */
function readUnit(code: string, at: number, draft: Draft): number {
  const char = code.charAt(at);
  if (char !== '\\') {
    put(draft, char, at);
    return at + 1;
  }
  const [whole, short, long, hex] = CODE.exec(code.slice(at, at + 12)) ?? [];
  const point = Number.parseInt(short ?? long ?? hex ?? '', 16);
  if (whole !== undefined && point <= 0x10ffff) {
    put(draft, String.fromCodePoint(point), at);
    return at + whole.length;
  }
  const escaped = code.charAt(at + 1);
  put(draft, ESCAPES[escaped] ?? escaped, at);
  return at + 2;
}

function put(draft: Draft, text: string, at: number): void {
  draft.text += text;
  for (let index = 0; index < text.length; index += 1) draft.offsets.push(at);
}

function endOfPattern(code: string, from: number): number {
  let isClass = false;
  for (let at = from; at < code.length; at += 1) {
    const char = code.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '\n') return at;
    else if (char === '[') isClass = true;
    else if (char === ']') isClass = false;
    else if (char === '/' && !isClass) return at + 1;
  }
  return code.length;
}
