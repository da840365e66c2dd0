/** What counts things that stand behind a number, in front of it. */
const COUNTING =
  /(?<!\p{L})(?:has|have|had|hold|holds|with|sell|sells|sold|stock|stocks|build|builds|built|made|hire|rent|our|these|those|over|than|about|all|bought|own|owns|keep|keeps)\s{1,3}$/iu;
/** Things behind a name in capitals, in small letters and of a number. */
const THINGS = /^\s\p{Ll}{3,20}s(?![\p{L}'’])/u;

/** Whether what looks like a house number and a street counts things of that name, as in "has 24 Gloucester Road bikes". */
export function isCountOfThings(text: string, from: number, to: number): boolean {
  if (!/\p{Nd}/u.test(text.charAt(from))) return false;
  const own = text.slice(from, to);
  // What is found may end behind the things.
  const end = /\s\p{Ll}{3,20}s$/u.exec(own);
  const isOfThings = end ? !own.includes(',') : THINGS.test(text.slice(to, to + MOST));
  return isOfThings && COUNTING.test(text.slice(Math.max(0, from - MOST), from));
}

/** Characters around it that are read. */
const MOST = 24;
