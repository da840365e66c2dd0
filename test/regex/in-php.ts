import { type Found, lineAt } from './pattern.js';
import { fromPcre } from './pcre.js';
import { type Token, tokensOf } from './php-tokens.js';

/** Functions whose first argument is a pattern. */
const TAKES_PATTERN =
  /^\\?preg_(?:match|match_all|replace|replace_callback|replace_callback_array|filter|split|grep)$/i;
/** What else takes patterns. */
const OTHERS = /^\\?(?:mb_ereg\w*|RegexIterator|RecursiveRegexIterator|fnmatch)$/i;

/** A constant of a class: its name, as `Patterns::TAG`, and the expression. */
type Constants = Map<string, { owner: string; tokens: Token[] }>;

/**
 * The regular expressions of PHP files, by name: the first argument of each `preg_` call. It must be made of strings and
 * constants of classes alone; anything else is a problem.
 */
export function inPhp(files: ReadonlyMap<string, string>): Found {
  const constants: Constants = new Map();
  const read = [...files].map(([file, code]) => ({ file, code, tokens: tokensOf(code), owner: classOf(file) }));
  for (const { tokens, owner } of read) addConstants(tokens, owner, constants);
  const found: Found = { patterns: [], problems: [] };
  for (const { file, code, tokens, owner } of read) {
    for (const [index, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const at = `${file}:${lineAt(code, token.at)}`;
      if (OTHERS.test(token.text)) found.problems.push(`${at}: Unexpected \`${token.text}\`, expected \`preg_\``);
      if (!TAKES_PATTERN.test(token.text) || tokens[index + 1]?.text !== '(') continue;
      const source = textOf(argument(tokens, index + 2), owner, constants);
      if (source === undefined) {
        found.problems.push(
          `${at}: Unexpected parts of a regular expression, expected strings and constants of classes`,
        );
        continue;
      }
      const pattern = fromPcre(source);
      if (pattern instanceof Error) found.problems.push(`${at}: ${pattern.message}`);
      else found.patterns.push({ at, ...pattern });
    }
  }
  return found;
}

function classOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.php'.length);
}

function addConstants(tokens: readonly Token[], owner: string, constants: Constants): void {
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'word' || text !== 'const') continue;
    const equals = tokens.findIndex((token, at) => at > index && token.text === '=');
    const end = tokens.findIndex((token, at) => at > equals && token.kind === 'sign' && token.text === ';');
    const name = tokens[equals - 1]?.text ?? '';
    constants.set(`${owner}::${name}`, { owner, tokens: tokens.slice(equals + 1, end) });
  }
}

/** The tokens of the argument that begins at an index. */
function argument(tokens: readonly Token[], start: number): Token[] {
  let depth = 0;
  for (let end = start; end < tokens.length; end += 1) {
    const { kind, text } = tokens[end] ?? { kind: 'sign', text: '' };
    if (kind !== 'sign') continue;
    if (depth === 0 && (text === ',' || text === ')')) return tokens.slice(start, end);
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth -= 1;
  }
  return [];
}

/** The string that tokens stand for: strings and constants, joined by dots. */
function textOf(tokens: readonly Token[], owner: string, constants: Constants): string | undefined {
  let text = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'string') text += token.text;
    else if (token?.kind === 'word' && tokens[at + 1]?.text === ':' && tokens[at + 2]?.text === ':') {
      const constant = constants.get(`${token.text === 'self' ? owner : token.text}::${tokens[at + 3]?.text}`);
      const value = constant && textOf(constant.tokens, constant.owner, constants);
      if (value === undefined) return undefined;
      text += value;
      at += 3;
    } else if (token?.kind === 'word' && /^\d+$/.test(token.text)) text += token.text;
    else return undefined;
    at += 1;
    if (at < tokens.length && tokens[at]?.text !== '.') return undefined;
  }
  return tokens.length === 0 ? undefined : text;
}
