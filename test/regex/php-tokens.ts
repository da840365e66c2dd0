/** A token of PHP code: a string with its value, a name or number, or a sign. */
export interface Token {
  kind: 'string' | 'template' | 'word' | 'sign';
  /** Of a string what it stands for; of a template, which has variables in it, its source. */
  text: string;
  /** UTF-16 offset. */
  at: number;
}

const BLANK = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|(?:\/\/|#(?!\[))[^\n]*)+/y;
const SINGLE = /'((?:[^'\\]|\\[\s\S])*)'/y;
const DOUBLE = /"((?:[^"\\]|\\[\s\S])*)"/y;
const HEREDOC = /<<<[ \t]*(['"]?)(\w+)\1\n([\s\S]*?)\n?[ \t]*\2\b/y;
const WORD = /\$?[\w\\]+/y;

/**
 * The tokens of a PHP file that is PHP from its first line to its last, without comments. A small part of `token_get_all`, so that
 * it runs where PHP is not installed; what it finds is counted against a search of the plain text.
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  for (let at = code.indexOf('<?php') + '<?php'.length; at < code.length; ) {
    const read = (pattern: RegExp) => {
      pattern.lastIndex = at;
      return pattern.exec(code);
    };
    let match = read(BLANK);
    if (match) {
      at += match[0].length;
      continue;
    }
    match = read(SINGLE);
    if (match) tokens.push({ kind: 'string', text: (match[1] ?? '').replace(/\\([\\'])/g, '$1'), at });
    else {
      match = read(DOUBLE);
      if (match) tokens.push(double(match[1] ?? '', at));
      else {
        match = read(HEREDOC);
        if (match) tokens.push({ kind: 'template', text: match[3] ?? '', at });
        else {
          match = read(WORD);
          tokens.push({ kind: match ? 'word' : 'sign', text: match?.[0] ?? code.charAt(at), at });
        }
      }
    }
    at += match?.[0].length ?? 1;
  }
  return tokens;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', v: '\v', f: '\f', e: '\x1b', 0: '\0' };

/** A string in double quotes, or a template if a variable is in it. */
function double(source: string, at: number): Token {
  if (/(?:^|[^\\])(?:\\\\)*(?:\$[a-zA-Z_{]|\{\$)/.test(source)) return { kind: 'template', text: source, at };
  const text = source.replace(
    /\\(?:u\{([0-9a-fA-F]+)\}|x([0-9a-fA-F]{1,2})|([\\$"ntrvfe0]))/g,
    (_all, point?: string, byte?: string, letter?: string) =>
      point !== undefined || byte !== undefined
        ? String.fromCodePoint(Number.parseInt(point ?? byte ?? '', 16))
        : (ESCAPES[letter ?? ''] ?? letter ?? ''),
  );
  return { kind: 'string', text, at };
}
