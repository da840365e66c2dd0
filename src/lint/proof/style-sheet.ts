import { type CSSToken, tokenize } from '@csstools/css-tokenizer';

/** A property and its value. */
export interface Declaration {
  /** In lower case, without escapes. */
  name: string;
  value: string;
}

/** Declarations, and what they are for. */
export interface SheetRule {
  /** Without comments and quoted texts; escapes stand only before what could not be in a name. */
  selectors: string[];
  declarations: Declaration[];
  /** It is a step of an animation: any element may have it. */
  isStep: boolean;
}

/** What a style sheet says, as far as it can be told without the page. Of what may be, it tells too much rather than too little. */
export interface StyleSheet {
  rules: SheetRule[];
  /** Whether it brings another sheet in. */
  imports: boolean;
  /** All of it in the form of its selectors. */
  text: string;
}

/** A block that is open: what its declarations are for, and whether it is one of steps in an animation. */
interface Block {
  closer: string;
  rule: SheetRule | undefined;
  isAnimation: boolean;
}

/** At-rules whose declarations are for no element. */
const FOR_NO_ELEMENT =
  /^@(?:font-[a-z-]+|counter-style|property|color-profile|page|view-transition|position-try|top|bottom|left|right)/;
const CLOSERS: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/**
 * Reads a style sheet as browsers do: comments, quotes, addresses, escapes, rules in rules, and whatever is left open at the end.
 *
 * @see CSS Syntax Level 3, section 5; CSS Nesting
 */
export function readSheet(css: string): StyleSheet {
  const rules: SheetRule[] = [];
  const blocks: Block[] = [];
  const parts: string[] = [];
  let imports = false;
  let piece = '';
  const add = (selectors: string[], isStep = false) => {
    const rule = { selectors, declarations: [], isStep };
    rules.push(rule);
    return rule;
  };
  const endPiece = () => {
    const written = piece.trim();
    parts.push(written);
    piece = '';
    if (/^@import/i.test(written)) imports = true;
    const colon = written.indexOf(':');
    if (colon === -1) return;
    const name = written.slice(0, colon).trim().toLowerCase();
    blocks.at(-1)?.rule?.declarations.push({ name, value: written.slice(colon + 1).trim() });
  };
  /** The block that the last piece begins. */
  const blockOf = (closer: string): Block => {
    const prelude = piece.trim();
    parts.push(prelude);
    piece = '';
    const parent = blocks.at(-1);
    const isAnimation = parent?.isAnimation ?? false;
    if (prelude.startsWith('--') && prelude.includes(':')) return { closer, rule: undefined, isAnimation };
    if (!prelude.startsWith('@'))
      return { closer, rule: add(isAnimation ? ['*'] : listOf(prelude), isAnimation), isAnimation };
    const name = prelude.toLowerCase();
    if (/^@(?:-[a-z]+-)?keyframes/.test(name)) return { closer, rule: undefined, isAnimation: true };
    if (FOR_NO_ELEMENT.test(name)) return { closer, rule: undefined, isAnimation };
    return { closer, rule: parent?.rule ?? add(['*']), isAnimation };
  };

  for (const token of tokenize({ css })) {
    const [, raw] = token;
    const opened = raw.at(-1) ?? '';
    const block = blocks.at(-1);
    const isInBrackets = block !== undefined && block.closer !== '}';
    const isOpener = isOpening(token);
    if (isOpener && opened === '{' && !isInBrackets) {
      blocks.push(blockOf('}'));
    } else if (raw === '}' && block?.closer === '}') {
      endPiece();
      blocks.pop();
    } else if (raw === ';' && !isInBrackets) {
      endPiece();
    } else {
      if (isOpener) blocks.push({ closer: CLOSERS[opened] ?? '', rule: block?.rule, isAnimation: false });
      else if (raw === block?.closer) blocks.pop();
      if (token[0] !== 'whitespace-token' || block?.closer !== ']') piece += plain(token);
    }
  }
  endPiece();
  return { rules: rules.filter(({ declarations }) => declarations.length > 0), imports, text: parts.join('\n') };
}

function isOpening([type]: CSSToken): boolean {
  return type === 'function-token' || type === '(-token' || type === '[-token' || type === '{-token';
}

/** A token as it is told: without what could be taken for another one. */
function plain(token: CSSToken): string {
  switch (token[0]) {
    case 'comment':
    case 'CDO-token':
    case 'CDC-token':
    case 'EOF-token':
      return '';
    case 'whitespace-token':
      return ' ';
    case 'string-token':
    case 'bad-string-token':
      return '""';
    case 'url-token':
    case 'bad-url-token':
      return 'url()';
    case 'ident-token':
      return nameOf(token[4].value);
    case 'function-token':
      return `${nameOf(token[4].value)}(`;
    case 'hash-token':
      return `#${nameOf(token[4].value)}`;
    case 'at-keyword-token':
      return `@${nameOf(token[4].value)}`;
    default:
      return token[1];
  }
}

function nameOf(name: string): string {
  return name.replace(/[^\w\u0080-\uffff-]/g, '\\$&');
}

/** The selectors of a list: commas in brackets are theirs. */
function listOf(prelude: string): string[] {
  let depth = 0;
  const list = [''];
  for (const part of prelude.split(/(\\.|[,()[\]])/)) {
    if (part === ',' && depth === 0) list.push('');
    else {
      if (part === '(' || part === '[') depth += 1;
      if (part === ')' || part === ']') depth -= 1;
      list.push(`${list.pop()}${part}`);
    }
  }
  return list.map((selector) => selector.trim());
}
