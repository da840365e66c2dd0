/**
 * Whether a number begins with digits of a pattern: digits, `\d`, classes such as `[2-9]`, and groups of alternatives
 * `(?:13|6)`, as libphonenumber writes them. Read by hand, as a regular expression that is made of data can't be checked.
 */
export function beginsWith(number: string, pattern: string): boolean {
  return endsOf(number, pattern, [0]).length > 0;
}

/** Where the alternatives of a pattern end in a number, from some places on. */
function endsOf(number: string, pattern: string, from: readonly number[]): number[] {
  return alternativesOf(pattern).flatMap((alternative) => {
    let places = [...from];
    for (const atom of atomsOf(alternative)) {
      places = atom.startsWith('(')
        ? endsOf(number, atom.slice('(?:'.length, -1), places)
        : places.filter((at) => isOneOf(number.charAt(at), atom)).map((at) => at + 1);
    }
    return places;
  });
}

/** What stands between the bars of a pattern that are in no group. */
function alternativesOf(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of pattern) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** The parts of an alternative that each stand for a digit, and its groups. */
function atomsOf(alternative: string): string[] {
  const atoms: string[] = [];
  for (let at = 0; at < alternative.length; at += atoms.at(-1)?.length ?? 1) {
    const char = alternative.charAt(at);
    const end =
      char === '['
        ? alternative.indexOf(']', at) + 1
        : char === '('
          ? endOfGroup(alternative, at)
          : at + (char === '\\' ? 2 : 1);
    atoms.push(alternative.slice(at, end));
  }
  return atoms;
}

function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Whether a digit is one that an atom stands for. */
function isOneOf(digit: string, atom: string): boolean {
  if (digit === '') return false;
  if (atom === '\\d') return true;
  if (!atom.startsWith('[')) return digit === atom;
  const inside = atom.slice(1, -1);
  for (let at = 0; at < inside.length; at += 1) {
    const isRange = inside.charAt(at + 1) === '-';
    const last = isRange ? inside.charAt(at + 2) : inside.charAt(at);
    if (digit >= inside.charAt(at) && digit <= last) return true;
    if (isRange) at += 2;
  }
  return false;
}
