/** What a string of code is the value of, and what stands beside it. */
export interface CodePlace {
  /** Names from the inside: of its member, of the groups around it, of what is called with it. */
  names: readonly string[];
  /** What the object says that it is a member of, up to some length. */
  beside: string;
}

/** What stands before a value or a group: a member's name, a variable, a function that is called. */
const NAME = /([\w$-]{1,60})["']?\s{0,8}(?:[:=]\s{0,8})?$/;
const ASSIGNED = /([\w$-]{1,60})["']?\s{0,8}[:=]\s{0,8}$/;
/** UTF-16 code units that are read before and behind a string; groups around it. */
const BEFORE = 800;
const BEHIND = 300;
const MOST_GROUPS = 6;
const MOST_NAME = 80;

/**
 * The place of a string in code, as far as its brackets tell: strings with brackets in them are not told apart.
 *
 * @param start where its quote stands
 * @param end behind its closing quote
 */
export function codePlaceOf(code: string, start: number, end: number): CodePlace {
  const first = ASSIGNED.exec(code.slice(Math.max(0, start - MOST_NAME), start))?.[1];
  const names = first === undefined ? [] : [first];
  const least = Math.max(0, start - BEFORE);
  let object: number | undefined;
  let depth = 0;
  let groups = 0;
  for (let at = start - 1; at >= least && groups < MOST_GROUPS; at -= 1) {
    const char = code.charAt(at);
    if (char === '}' || char === ']' || char === ')') depth += 1;
    else if (char === ';' && depth === 0 && groups > 0) break;
    else if (char === '{' || char === '[' || char === '(') {
      if (depth > 0) depth -= 1;
      else {
        groups += 1;
        if (char === '{') object ??= at;
        const name = NAME.exec(code.slice(Math.max(0, at - MOST_NAME), at))?.[1];
        if (name !== undefined) names.push(name);
      }
    }
  }
  return { names, beside: object === undefined ? '' : code.slice(object, endOfObject(code, end)) };
}

/** Where the object ends whose member ends at an offset. */
function endOfObject(code: string, from: number): number {
  const most = Math.min(code.length, from + BEHIND);
  let depth = 0;
  for (let at = from; at < most; at += 1) {
    const char = code.charAt(at);
    if (char === '{') depth += 1;
    else if (char === '}' && depth === 0) return at;
    else if (char === '}') depth -= 1;
  }
  return most;
}
