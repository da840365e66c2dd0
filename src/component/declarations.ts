import { asciiLower } from '../html/ascii-lower.js';
import { tokens } from '../html/element.js';

/**
 * What a `style` attribute declares: values by property, in lower case with single blanks, of each property the one that
 * counts. Simpler than CSS: no escapes are read, strings are empty, and any value is taken for valid.
 *
 * @see https://drafts.csswg.org/css-style-attr/
 */
export function declarationsOf(style: string): Map<string, string> {
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of splitDeclarations(style)) {
    const colon = declaration.indexOf(':');
    const name = normal(declaration.slice(0, Math.max(colon, 0)));
    const written = normal(declaration.slice(colon + 1));
    const bang = written.lastIndexOf('!');
    const isImportant = bang >= 0 && normal(written.slice(bang + 1)) === 'important';
    const value = isImportant ? normal(written.slice(0, bang)) : written;
    if (name === '' || value === '' || (important.has(name) && !isImportant)) continue;
    values.set(name, value);
    if (isImportant) important.add(name);
  }
  return values;
}

/** What stands between the semicolons that are in no string and no parentheses, without comments. */
function splitDeclarations(style: string): string[] {
  const declarations: string[] = [];
  let text = '';
  let depth = 0;
  for (let at = 0; at < style.length; ) {
    const character = style.charAt(at);
    if (character === '"' || character === "'") {
      at = endOfString(style, at);
      text += '""';
    } else if (character === '/' && depth === 0 && style.charAt(at + 1) === '*') {
      const end = style.indexOf('*/', at + 2);
      at = end < 0 ? style.length : end + 2;
      text += ' ';
    } else if (character === '\\') {
      text += style.slice(at, at + 2);
      at += 2;
    } else if (character === ';' && depth === 0) {
      declarations.push(text);
      text = '';
      at += 1;
    } else {
      if (character === '(') depth += 1;
      if (character === ')') depth = Math.max(depth - 1, 0);
      text += character;
      at += 1;
    }
  }
  return [...declarations, text];
}

/** The offset behind a string that begins at `start`; one that never ends goes to the end. */
function endOfString(style: string, start: number): number {
  const quote = style.charAt(start);
  let at = start + 1;
  while (at < style.length && style.charAt(at) !== quote) at += style.charAt(at) === '\\' ? 2 : 1;
  return Math.min(at + 1, style.length);
}

function normal(text: string): string {
  return asciiLower(tokens(text).join(' '));
}
