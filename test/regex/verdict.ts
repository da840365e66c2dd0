import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { check } from 'recheck';
import { ROOT } from '../support/folders.js';
import { hasFewWays } from './few-ways.js';
import type { Pattern } from './pattern.js';

/*
 * `recheck` decides with automata whether there is an input on which a backtracking engine takes more than linear time, at any
 * offset where a search may begin. Its other way, to look for such inputs by chance, proves nothing and is not used. What
 * automata can't have is taken out first, so that the rest explores at least as many ways.
 */

/** Milliseconds for one pattern, of which a proof takes a few hundred at most. What takes longer is not decided, and so not allowed. */
const TIMEOUT_MS = 30_000;

/** How far a look around may go, in characters: it is a fixed number of steps then. */
const FARTHEST_LOOK = 100;

/** Times that a group may be repeated without being looked at as one that is repeated at will. */
const FEW = 8;

/** The faults of patterns, each with its place. Those that are written alike are looked at once. */
export async function faultsOf(patterns: readonly Pattern[]): Promise<string[]> {
  const proven = provenBefore();
  const known = new Map<string, string | undefined>([...proven].map((key) => [key, undefined]));
  for (const pattern of patterns) {
    const key = `/${pattern.source}/${pattern.flags}`;
    if (!known.has(key)) known.set(key, await faultOf(pattern));
  }
  remember([...known].flatMap(([key, fault]) => (fault === undefined ? key : [])));
  return patterns.flatMap((pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`;
    const fault = known.get(key);
    return fault === undefined ? [] : [`${pattern.at}: ${key}: ${fault}`];
  });
}

/** What was proven linear before, by its text: proofs take a minute in all. CI begins without. */
const CACHE = `${ROOT}node_modules/.cache/regex/linear-1.json`;

function provenBefore(): string[] {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as string[]; // written below
  } catch {
    return [];
  }
}

function remember(keys: readonly string[]): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(keys));
}

/** What is wrong with a pattern, as a sentence; nothing for a linear one. */
export async function faultOf({ source, flags }: Pattern): Promise<string | undefined> {
  const plain = decidable(source, flags);
  if (plain instanceof Error) return plain.message;
  if (flags.includes('y') && hasFewWays(plain, flags)) return undefined;
  const params = { checker: 'automaton', timeout: TIMEOUT_MS } as const;
  const result = await check(plain, flags.replace('d', ''), params);
  if (result.status === 'safe') return undefined;
  if (result.status === 'vulnerable') return `${result.complexity.summary}, as on ${result.attack.pattern}`;
  return `not decided: ${JSON.stringify(result.error)}`;
}

/**
 * A pattern that explores all the ways of another, and more: looks around are left out, a back-reference is its group once
 * more, and then a character that no input has makes each way fail, so that all are tried. A group with a bound is repeated at
 * will: two to the power of its bound is a constant, too, but no small one.
 */
export function decidable(source: string, flags: string): string | Error {
  const edits: { start: number; end: number; text: string }[] = [];
  const faults: string[] = [];
  let isDead = false;
  try {
    const parsed = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
    visitRegExpAST(parsed, {
      onAssertionEnter(node) {
        if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return;
        if (longest(node.alternatives) > FARTHEST_LOOK) faults.push(`look around without a bound: ${node.raw}`);
        edits.push({ start: node.start, end: node.end, text: '' });
        isDead = true;
      },
      onBackreferenceEnter({ start, end, resolved }) {
        const [group] = [resolved].flat();
        edits.push({ start, end, text: `(?:${group?.alternatives.map(({ raw }) => raw).join('|')})` });
        isDead = true;
      },
      onQuantifierEnter({ element, end, min, max, greedy }) {
        if (!element.type.endsWith('Group') || max === Number.POSITIVE_INFINITY || max <= FEW || min === max) return;
        edits.push({ start: element.end, end, text: `${min === 0 ? '*' : '+'}${greedy ? '' : '?'}` });
      },
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  if (faults.length > 0) return new Error(faults.join('; '));
  // A look around takes what stands in it along.
  const outer = edits.filter(({ start, end }) => !edits.some((each) => each.start < start && each.end >= end));
  let plain = source;
  for (const { start, end, text } of outer.sort((a, b) => b.start - a.start)) {
    plain = plain.slice(0, start) + text + plain.slice(end);
  }
  return isDead ? `(?:${plain})\\uE000` : plain;
}

/** Characters that a part of a pattern takes at most. */
function longest(node: unknown): number {
  if (Array.isArray(node)) return Math.max(0, ...node.map(longest));
  const { type, elements, alternatives, element, max } = node as Record<string, unknown>; // any node of the tree
  if (type === 'Alternative') return (elements as unknown[]).reduce<number>((sum, each) => sum + longest(each), 0);
  if (type === 'Quantifier') return max === 0 ? 0 : (max as number) * longest(element);
  if (alternatives) return longest(alternatives);
  return type === 'Backreference' ? Number.POSITIVE_INFINITY : 1;
}
