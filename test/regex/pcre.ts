/** Modifiers of PCRE that change nothing here: `D` lets `$` be the end alone, `S` and `X` check. */
const WITHOUT_MEANING = /[DSX]/g;

/** What JavaScript writes otherwise, the longest first. Anything that is not here and not in JavaScript is an error of its parser. */
const TOKEN =
  /\\A|\\z|\\Z|\\G|\\K|\\R|\\h|\\x\{([0-9a-fA-F]+)\}|\\p\{L&\}|\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\(\?>|\(\?[a-zA-Z-]+\)|\(\?[a-zA-Z-]+:|\(\?[^:=!<]|\(\?P?<[A-Za-z]|\(\*|[*+?}]\+/g;

/**
 * The pattern of a `preg_` call as JavaScript has it: it explores the same ways or more. A possessive quantifier and an atomic
 * group become ordinary ones, which go back where they would not; `\K` changes no way, and `\G` is the flag `y`.
 *
 * @param written with its delimiters and modifiers
 */
export function fromPcre(written: string): { source: string; flags: string } | Error {
  const delimiter = written.charAt(0);
  const end = written.lastIndexOf(delimiter);
  if (!/[~/#]/.test(delimiter) || end === 0) return new Error(`Unexpected delimiter of \`${written}\``);
  const modifiers = written.slice(end + 1).replace(WITHOUT_MEANING, '');
  if (/[^imsu]/.test(modifiers))
    return new Error(`Unexpected modifiers of \`${written}\`, expected those of \`imsuDSX\``);
  const problems: string[] = [];
  let isSticky = false;
  const isMultiline = modifiers.includes('m');
  const source = written.slice(1, end).replace(TOKEN, (token, point?: string) => {
    if (token === '\\A') return isMultiline ? '(?<![\\s\\S])' : '^';
    if (token === '\\z' || token === '\\Z') return isMultiline ? '(?![\\s\\S])' : '$';
    if (token === '\\K') return '';
    if (token === '\\R') return '(?:\\r\\n|[\\n\\v\\f\\r\\u0085\\u2028\\u2029])';
    if (token === '\\h') return '[ \\t]';
    if (token === '\\p{L&}') return '[\\p{Lu}\\p{Ll}\\p{Lt}]';
    if (token === '\\G') {
      isSticky = true;
      return '';
    }
    if (point !== undefined) return `\\u{${point}}`;
    if (/^\[/.test(token)) return inClass(token, problems);
    if (/^\\[\s\S]/.test(token))
      return modifiers.includes('u') ? token.replace(/^\\([~#'"<>&%@:;=!,_ -])$/, '$1') : token;
    if (token === '(?>') return '(?:';
    if (/^[*+?}]\+$/.test(token)) return token.charAt(0);
    if (token.startsWith('(?P<') || /^\(\?<[A-Za-z]/.test(token)) return token.replace('P', '');
    problems.push(token);
    return token;
  });
  if (problems.length > 0)
    return new Error(`Unexpected \`${problems[0]}\` in \`${written}\`, expected what JavaScript has too`);
  return { source, flags: modifiers + (isSticky ? 'y' : '') };
}

/** A class of characters; its names in brackets have no counterpart. */
function inClass(text: string, problems: string[]): string {
  if (/\[:\w+:\]/.test(text)) problems.push(text);
  return text
    .replace(/\\x\{([0-9a-fA-F]+)\}/g, '\\u{$1}')
    .replace(/^(\[\^?)\]/, '$1\\]')
    .replace(/\\([~#'"<>&%@:;=!,_ ])/g, '$1')
    .replace(/\\p\{L&\}/g, '\\p{Lu}\\p{Ll}\\p{Lt}')
    .replace(/\\h/g, ' \\t');
}
