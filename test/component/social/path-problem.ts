/** Numbers that each command takes at once. @see https://www.w3.org/TR/SVG2/paths.html#PathDataBNF */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
/** How far from its square an icon's numbers lead, in its own units. */
const FARTHEST = 72;

/** What is wrong with the data of an SVG path; nothing where a browser draws all of it. */
export function pathProblem(path: string): string | undefined {
  if (!/^m/i.test(path)) return 'expected `M` first';
  let rest = path;
  while (rest !== '') {
    const command = rest.charAt(0);
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) return `unexpected \`${command}\``;
    rest = rest.slice(1);
    let count = 0;
    for (;;) {
      rest = rest.replace(/^[\s,]+/, '');
      // The flags of arcs are one digit, and the next number may stand right behind.
      const isFlag = arity === 7 && (count % 7 === 3 || count % 7 === 4);
      const [number] = (isFlag ? /^\d/ : NUMBER).exec(rest) ?? [];
      if (number === undefined) break;
      if (isFlag && number !== '0' && number !== '1') return `flag \`${number}\``;
      const isPlace = arity !== 7 || count % 7 > 4;
      if (isPlace && Math.abs(Number(number)) > FARTHEST) return `\`${number}\` is far out of the square`;
      rest = rest.slice(number.length);
      count += 1;
    }
    if (arity === 0 ? count > 0 : count === 0 || count % arity !== 0) return `\`${command}\` has ${count} numbers`;
  }
  return undefined;
}
