import { type CssNode, type ParseOptions, parse, type SyntaxParseError, tokenize, tokenNames } from 'css-tree';

/** Blocks and brackets in one another: people write five. The parser calls itself for each. */
const MOST_LEVELS = 100;

/** Mistakes that are heard of: for each the parser reads much of the text again. */
const MOST_MISTAKES = 50;

const OPENS: ReadonlySet<string> = new Set(['{-token', '(-token', '[-token', 'function-token']);
const CLOSES: ReadonlySet<string> = new Set(['}-token', ')-token', ']-token']);

/** The reason of an error that ends the parser's work. */
const TOO_MANY = Symbol('too many mistakes');

/**
 * Parses CSS of strangers, in time that is bounded by its length.
 *
 * @param options of css-tree's `parse`; its `onParseError` is called for the first mistakes
 * @returns nothing for what is nested too deep, or has too many mistakes to be worth a look
 */
export function parseCss(css: string, options: ParseOptions): CssNode | undefined {
  if (isTooDeep(css)) return undefined;
  let mistakes = 0;
  const onParseError = (error: SyntaxParseError, fallback: CssNode) => {
    mistakes += 1;
    if (mistakes > MOST_MISTAKES) throw new RangeError('Unexpected mistakes', { cause: TOO_MANY });
    options.onParseError?.(error, fallback);
  };
  try {
    return parse(css, { ...options, onParseError });
  } catch (error) {
    if (error instanceof RangeError && error.cause === TOO_MANY) return undefined;
    throw error;
  }
}

function isTooDeep(css: string): boolean {
  let [level, deepest] = [0, 0];
  tokenize(css, (type) => {
    const name = tokenNames[type] ?? '';
    if (OPENS.has(name)) level += 1;
    else if (CLOSES.has(name)) level = Math.max(level - 1, 0);
    deepest = Math.max(deepest, level);
  });
  return deepest > MOST_LEVELS;
}
