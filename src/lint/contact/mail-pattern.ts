import type { Budget } from '../../budget.js';

/** For `@`: itself, its look-alikes, a word or a sign in brackets, or a word that means it. */
const AT: readonly RegExp[] = [
  /\s*[@＠﹫]\s*/y,
  /\s*[[({<|]\s*[^\s\])}>|]{1,14}\s*[\])}>|]\s*/y,
  /\s+(?:at|ät|arroba|arobase|arobas|chiocciola|apenstaartje|aapje|snabel-?a|krøllalfa|alfakrøll|małpa|zavináč|kukac|собака|παπάκι|שטרודל|kuyruklu ?a|miukumauku|ατ)\s+/y,
  /\s*[-_*~.]+at[-_*~.]+\s*/y,
];
/** For a dot: the same. */
const DOT: readonly RegExp[] = [
  /\./y,
  /\s*[[({<|]\s*[^\s\])}>|]{1,10}\s*[\])}>|]\s*/y,
  /\s+(?:dot|punkt|punto|ponto|point|punt|kropka|tečka|nokta|точка|τελεία|נקודה|piste|pont)\s+/y,
  /\s*[-_*~.]+dot[-_*~.]+\s*/y,
  /\s*\.\s*/y,
];
const NOTHING: readonly RegExp[] = [/(?:)/y];
const WWW: readonly RegExp[] = [/www\./y, ...NOTHING];

/** What may not be right before an address, as it would be a part of it, and right behind. */
const BEFORE = /(?<![\p{L}\p{N}._%+-]\p{Cf}{0,4})/uy;
const BEHIND = /(?!["'”’)>]?@|\p{Cf}{0,4}(?:[\p{L}\p{N}@-]|\.[\p{Cf}_-]{0,4}[\p{L}\p{N}]))/uy;

/** A piece of an address as it is, behind one of some signs. */
type Step = readonly [signs: readonly RegExp[], piece: string];

/** How an address is looked for, step by step. */
export function stepsOf(local: string, domain: string): Step[] {
  const [first = '', ...others] = local.split('.');
  const [top = '', ...rest] = domain.split('.');
  const dotted = (pieces: readonly string[]) => pieces.map((piece): Step => [DOT, piece]);
  return [[NOTHING, first], ...dotted(others), [AT, ''], [WWW, top], ...dotted(rest)];
}

/** Steps of work to read a sign or a piece. */
const READ = 20;

/**
 * Makes a function that tells where an address ends which begins at an offset of a text in lower case, or nothing. Each sign
 * is read once at a place, however many addresses begin in the same way.
 */
export function addressReader(
  text: string,
  budget: Budget,
): (start: number, steps: readonly Step[]) => number | undefined {
  const known = new Map<RegExp, Map<number, number | undefined>>();
  const endOf = (sign: RegExp, at: number): number | undefined => {
    budget.spend(READ);
    const places = known.get(sign) ?? new Map<number, number | undefined>();
    known.set(sign, places);
    if (places.has(at)) return places.get(at);
    sign.lastIndex = at;
    const end = sign.test(text) ? sign.lastIndex : undefined;
    places.set(at, end);
    return end;
  };
  return (start, steps) => {
    if (endOf(BEFORE, start) === undefined) return undefined;
    // All places that the steps so far lead to: a sign may be read in several ways, and the next piece tells which.
    let ends = [start];
    for (const [signs, piece] of steps) {
      const next = new Set<number>();
      for (const end of ends) {
        for (const sign of signs) {
          const at = endOf(sign, end);
          if (at !== undefined && text.startsWith(piece, at)) next.add(at + piece.length);
        }
      }
      if (next.size === 0) return undefined;
      ends = [...next];
    }
    return ends.find((end) => endOf(BEHIND, end) !== undefined);
  };
}
