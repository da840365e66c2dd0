const BLANK = /^\s$/;

/** Where the blanks right before an offset begin: found from there, however much stands further ahead. */
export function blanksBefore(source: string, offset: number): number {
  let at = offset;
  while (at > 0 && BLANK.test(source.charAt(at - 1))) at -= 1;
  return at;
}

/** Where the blanks right behind an offset end. */
export function blanksBehind(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && BLANK.test(source.charAt(at))) at += 1;
  return at;
}
