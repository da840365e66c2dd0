/** Characters of a block that are read. */
const LONGEST = 6000;
const HEAD_OF_FUNCTION = /^\s{0,4}(?:=>|\{|\.)/;

/** Where the first block or call behind an offset ends, with what is chained to it, by its brackets alone. */
export function endOfBlock(script: string, from: number): number {
  const most = Math.min(script.length, from + LONGEST);
  let depth = 0;
  for (let at = from; at < most; at += 1) {
    const letter = script.charAt(at);
    if (letter === '(' || letter === '{' || letter === '[') depth += 1;
    else if (letter === ')' || letter === '}' || letter === ']') {
      depth -= 1;
      // It began within the brackets of another: `querySelector('…')` ends there, what is chained does not.
      if (depth < 0 && letter !== ')') return at;
      depth = Math.max(depth, 0);
      if (depth > 0 || (letter !== '}' && isChained(script, at + 1))) continue;
      if (letter === ']' || (letter === '}' && HEAD_OF_FUNCTION.test(script.slice(at + 1, at + 8)))) continue;
      return at + 1;
    } else if (depth === 0 && letter === ';') return at + 1;
  }
  return most;
}

/** Whether what follows a bracket belongs to it: another call, a body, a value that is given. */
function isChained(script: string, at: number): boolean {
  return /^\s{0,40}(?:\)|=>|\{|\??\.|=[^=]|\[|\()/.test(script.slice(at, at + 44));
}
