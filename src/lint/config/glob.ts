/** Whether a path with slashes is one that a pattern means. */
export type Glob = (path: string) => boolean;

/** A state of the machine that a pattern is compiled to: it takes one character, or leads on without one. */
type State = { takes: (character: string) => boolean; next: number; isText?: true } | { to: readonly number[] };

/**
 * A matcher of a pattern with `*` (any characters but slashes), `**` (any folders), `?`, `[a-z]`, `[!a-z]`, `{a,b}` and `\`
 * before what is meant as it stands. Nothing but its own text stands for `.` and `..`.
 *
 * It follows all ways through the pattern at once (Thompson's construction), so that a match takes at most as many steps as
 * the pattern has characters for each of the path's. A regular expression tries one way after the other: for `*a*a*a*a*b` and
 * a name of 240 letters that takes minutes.
 */
export function globOf(pattern: string): Glob {
  const states: State[] = [];
  /** Compiles a part of the pattern so that it leads to a state; what it gives leads into it. The end comes first. */
  const compile = (from: number, to: number, end: number): number => {
    let next = end;
    for (const { kind, start, stop } of piecesOf(pattern, from, to).reverse()) next = add(kind, start, stop, next);
    return next;
  };
  const put = (state: State): number => states.push(state) - 1;
  /** A state that takes any number of characters. */
  const loop = (takes: (character: string) => boolean, next: number): number => {
    const split = states.length;
    put({ to: [split + 1, next] });
    put({ takes, next: split });
    return split;
  };
  const add = (kind: Kind, start: number, stop: number, next: number): number => {
    if (kind === 'folders') return put({ to: [next, loop(any, put({ takes: isSlash, next }))] });
    if (kind === 'everything') return loop(any, next);
    if (kind === 'below') return put({ to: [next, put({ takes: isSlash, next: loop(any, next) })] });
    if (kind === 'star') return loop(noSlash, next);
    if (kind === 'one') return put({ takes: noSlash, next });
    if (kind === 'set') return put({ takes: setOf(pattern.slice(start + 1, stop - 1)), next });
    if (kind === 'choice') return put({ to: choicesIn(pattern, start, stop).map(([a, b]) => compile(a, b, next)) });
    const text = pattern[stop - 1];
    return put({ takes: (character) => character === text, next, isText: true });
  };
  const goal = put({ to: [] });
  const first = compile(0, pattern.length, goal);
  return (path) => run(states, first, goal, path);
}

type Kind = 'folders' | 'everything' | 'below' | 'star' | 'one' | 'set' | 'choice' | 'text';

interface Piece {
  kind: Kind;
  /** UTF-16 offsets in the pattern. */
  start: number;
  stop: number;
}

/** All that is left of a pattern that ends so. */
const BELOW = /^\/\*\*+$/;

const any = () => true;
const noSlash = (character: string) => character !== '/';
const isSlash = (character: string) => character === '/';

function piecesOf(pattern: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  for (let start = from; start < to; ) {
    const piece = pieceAt(pattern, start, to);
    pieces.push(piece);
    start = piece.stop;
  }
  return pieces;
}

function pieceAt(pattern: string, start: number, to: number): Piece {
  const character = pattern[start];
  if (character === '\\' && start + 1 < to) return { kind: 'text', start, stop: start + 2 };
  if (character === '?') return { kind: 'one', start, stop: start + 1 };
  // `a/**` means `a`, too.
  if (character === '/' && start > 0 && BELOW.test(pattern.slice(start))) return { kind: 'below', start, stop: to };
  if (character === '*') {
    let stop = start + 1;
    while (stop < to && pattern[stop] === '*') stop += 1;
    const isWhole = stop - start > 1 && (start === 0 || pattern[start - 1] === '/');
    if (isWhole && stop === pattern.length) return { kind: 'everything', start, stop };
    return isWhole && pattern[stop] === '/'
      ? { kind: 'folders', start, stop: stop + 1 }
      : { kind: 'star', start, stop };
  }
  if (character === '[') {
    const close = pattern.indexOf(']', start + (/[!^]/.test(pattern[start + 1] ?? '') ? 3 : 2));
    if (close !== -1 && close < to) return { kind: 'set', start, stop: close + 1 };
  }
  if (character === '{') {
    const choices = choicesIn(pattern, start, to);
    const last = choices.at(-1);
    if (last && choices.length > 1) return { kind: 'choice', start, stop: last[1] + 1 };
  }
  return { kind: 'text', start, stop: start + 1 };
}

/** Where the parts of `{a,b}` begin and end; none where the brace is never closed. */
function choicesIn(pattern: string, start: number, to: number): [from: number, to: number][] {
  const choices: [number, number][] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < to; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (depth === 1 && (character === ',' || character === '}')) {
      choices.push([from, at]);
      from = at + 1;
      if (character === '}') return choices;
    } else if (character === '}') depth -= 1;
  }
  return [];
}

/** The characters of a set such as `a-z` or `!a-z`; never a slash. */
function setOf(text: string): (character: string) => boolean {
  const isNot = /^[!^]/.test(text);
  const members = isNot ? text.slice(1) : text;
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at += 1) {
    const low = members.charAt(at);
    const isRange = members[at + 1] === '-' && at + 2 < members.length;
    ranges.push([low, isRange ? members.charAt(at + 2) : low]);
    if (isRange) at += 2;
  }
  return (character) =>
    character !== '/' && ranges.some(([low, high]) => low <= character && character <= high) !== isNot;
}

function run(states: readonly State[], first: number, goal: number, path: string): boolean {
  /** For every state the number of the character before which it was entered, from 1. */
  const entered = new Uint32Array(states.length);
  const enter = (start: number, turn: number, into: number[]): void => {
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (entered[at] === turn) continue;
      entered[at] = turn;
      into.push(at);
      const state = states[at];
      if (state && 'to' in state) waiting.push(...state.to);
    }
  };
  let now: number[] = [];
  let turn = 1;
  enter(first, turn, now);
  for (const part of path.split(/(\/)/)) {
    const isDots = part === '.' || part === '..';
    for (let index = 0; index < part.length; index += 1) {
      const character = part.charAt(index);
      const then: number[] = [];
      turn += 1;
      for (const at of now) {
        const state = states[at];
        if (!state || !('takes' in state) || !state.takes(character)) continue;
        if (!isDots || state.isText) enter(state.next, turn, then);
      }
      now = then;
    }
  }
  return now.includes(goal);
}
