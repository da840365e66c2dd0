import { type AST, RegExpParser } from '@eslint-community/regexpp';

/*
 * A proof that a text has a bounded number of ways through a pattern, the unfinished ones among them. An engine that goes back
 * tries each way once, so from one offset it is linear then. It is for patterns with the flag `y`, which are tried at one offset
 * alone; `recheck` takes minutes for the long ones of these.
 *
 * The pattern becomes an automaton with a state for each place that takes a character. The number of ways is bounded if and only
 * if no two states p and q have a text that leads from p to p, from p to q and from q to q (A. Weber, H. Seidl: On the degree of
 * ambiguity of finite automata, 1991), and no step on a circle can be taken in two ways. Characters outside ASCII are taken for
 * one, in every class that has any: that adds ways and hides none.
 */

/** What a part of a pattern is made of: ways to take nothing, and states that it begins and ends with, with the ways to get there. */
interface Part {
  empty: number;
  first: Map<number, number>;
  last: Map<number, number>;
}

/** What can not be read here, as a word of its own. */
class Unread extends Error {}

const OTHER = 128;
const SIZE = 129;
const NOTHING: Part = { empty: 1, first: new Map(), last: new Map() };

/** Whether it is proven. A pattern that has looks around or back-references is not read, nor are counted repetitions. */
export function hasFewWays(source: string, flags: string): boolean {
  try {
    const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
    });
    const automaton = new Automaton(flags);
    automaton.either(parsed.alternatives);
    return automaton.isBounded();
  } catch (error) {
    if (error instanceof Unread) return false;
    throw error;
  }
}

class Automaton {
  /** What each state takes: a bit for each character. */
  private readonly sets: bigint[] = [];
  /** The states behind each, with the number of ways to get there. */
  private readonly next: Map<number, number>[] = [];

  private readonly flags: string;

  constructor(flags: string) {
    this.flags = flags;
  }

  either(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) => this.sequence(elements));
    return {
      empty: parts.reduce((sum, { empty }) => sum + empty, 0),
      first: sum(parts.map(({ first }) => first)),
      last: sum(parts.map(({ last }) => last)),
    };
  }

  private sequence(elements: readonly AST.Element[]): Part {
    return elements.reduce<Part>((before, element) => {
      const part = this.part(element);
      this.link(before, part);
      return {
        empty: before.empty * part.empty,
        first: sum([before.first, times(part.first, before.empty)]),
        last: sum([part.last, times(before.last, part.empty)]),
      };
    }, NOTHING);
  }

  private part(node: AST.Element): Part {
    if (node.type === 'Group' || node.type === 'CapturingGroup') return this.either(node.alternatives);
    if (node.type === 'Assertion' && (node.kind === 'start' || node.kind === 'end')) return NOTHING;
    if (node.type === 'Quantifier') {
      const part = this.part(node.element);
      if (node.max === Number.POSITIVE_INFINITY && node.min <= 1 && part.empty === 0) this.link(part, part);
      else if (node.max !== 1) throw new Unread();
      return { ...part, empty: part.empty + (node.min === 0 ? 1 : 0) };
    }
    if (node.type !== 'Character' && node.type !== 'CharacterClass' && node.type !== 'CharacterSet') throw new Unread();
    const state = this.sets.push(setOf(node, this.flags)) - 1;
    this.next.push(new Map());
    return { empty: 0, first: new Map([[state, 1]]), last: new Map([[state, 1]]) };
  }

  private link(before: Part, after: Part): void {
    for (const [from, ways] of before.last) {
      const next = this.next[from];
      for (const [to, more] of after.first) next?.set(to, (next.get(to) ?? 0) + ways * more);
    }
  }

  isBounded(): boolean {
    const states = [...this.sets.keys()];
    const reach = states.map((state) => this.from([state]));
    const isCircle = (from: number, to: number) => reach[to]?.has(`${from}`) === true || from === to;
    const isDouble = states.some((from) =>
      [...(this.next[from] ?? [])].some(([to, ways]) => ways > 1 && isCircle(from, to)),
    );
    if (isDouble) return false;
    return states.every((p) =>
      [...this.from([p, p])].every((pair) => {
        const [one, q] = pair.split(' ').map(Number);
        return one !== p || q === undefined || q === p || !this.from([p, p, q]).has(`${p} ${q} ${q}`);
      }),
    );
  }

  /** Where several walks that take the same text lead, after one character or more: their states, with blanks between. */
  private from(start: readonly number[]): Set<string> {
    const seen = new Set<string>();
    const todo = [start];
    for (let at = todo.pop(); at; at = todo.pop()) {
      for (const states of this.steps(at)) {
        const key = states.join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        todo.push(states);
      }
    }
    return seen;
  }

  private steps(at: readonly number[]): number[][] {
    let found: { states: number[]; set: bigint }[] = [{ states: [], set: -1n }];
    for (const state of at) {
      const next = [...(this.next[state] ?? new Map<number, number>()).keys()];
      found = found.flatMap(({ states, set }) =>
        next.flatMap((to) => {
          const both = set & (this.sets[to] ?? 0n);
          return both === 0n ? [] : [{ states: [...states, to], set: both }];
        }),
      );
    }
    return found.map(({ states }) => states);
  }
}

function sum(maps: readonly Map<number, number>[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const map of maps) for (const [state, ways] of map) all.set(state, (all.get(state) ?? 0) + ways);
  return all;
}

function times(map: Map<number, number>, factor: number): Map<number, number> {
  return factor === 0 ? new Map() : new Map([...map].map(([state, ways]) => [state, ways * factor]));
}

/** The characters that a part takes, by asking the engine itself. */
function setOf(node: AST.Character | AST.CharacterClass | AST.CharacterSet, flags: string): bigint {
  const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[^isu]/g, ''));
  let set = mayTakeOther(node, flags) ? 1n << BigInt(OTHER) : 0n;
  for (let code = 0; code < SIZE - 1; code += 1) if (one.test(String.fromCharCode(code))) set |= 1n << BigInt(code);
  return set;
}

/** Whether a part may take a character outside ASCII. Only a plain letter, and a class of such, surely does not. */
function mayTakeOther(node: AST.Node, flags: string): boolean {
  if (node.type === 'Character')
    return node.value >= OTHER || (flags.includes('u') && /[ks]/i.test(String.fromCharCode(node.value)));
  if (node.type === 'CharacterClassRange')
    return node.max.value >= OTHER || (flags.includes('u') && flags.includes('i'));
  if (node.type === 'CharacterClass') return node.negate || node.elements.some((each) => mayTakeOther(each, flags));
  return true;
}
