import { expectedOneOf, nearest, nearestWork } from '../../message/nearest.js';
import type { IndexedDocument } from '../document/document.js';
import { linesOf } from '../document/lines.js';
import type { Problem } from '../rule.js';
import { FINDING } from '../work.js';

/** A comment that switches rules off for a part of a canvas. */
export interface Directive {
  /** UTF-16 offsets of the comment. */
  start: number;
  end: number;
  /** Rule ids; none stands for all rules. */
  rules: readonly string[];
}

/** Where one rule is off. */
export interface OffRange {
  directive: Directive;
  /** UTF-16 offsets between which a finding must begin to be switched off. */
  from: number;
  to: number;
}

/** Where rules are off, by rule id; `ALL_RULES` stands for every rule. The ranges of one list are in order and apart. */
export interface OffRanges {
  /** By `inlay-disable`, up to `inlay-enable`. */
  blocks: ReadonlyMap<string, OffRange[]>;
  /** By `inlay-disable-line` and `inlay-disable-next-line`. */
  lines: ReadonlyMap<string, OffRange[]>;
  /** Rules that are on again while all are off. */
  exceptions: ReadonlyMap<Directive, ReadonlyMap<string, number>>;
}

/** The key for all rules; no rule has that id. */
export const ALL_RULES = '*';

const VERBS = ['inlay-disable-next-line', 'inlay-disable-line', 'inlay-disable', 'inlay-enable'] as const;
type Verb = (typeof VERBS)[number];

const DIRECTIVE = /^\s*(inlay-[a-z-]+)(\s[\s\S]*)?$/;
const REASON = /(?:^|\s)--(?:\s|$)[\s\S]*$/;

/** The directives in a canvas, where they switch rules off, and what is wrong with them. */
export function directivesOf(
  { source, comments, budget }: Pick<IndexedDocument, 'source' | 'comments' | 'budget'>,
  known: ReadonlySet<string>,
): { directives: Directive[]; off: OffRanges; problems: Problem[] } {
  const directives: Directive[] = [];
  const problems: Problem[] = [];
  const switches = offSwitches(source);
  const ids = [...known];
  for (const { value, start, end } of comments.toSorted((a, b) => a.start - b.start)) {
    const [, word, rest = ''] = DIRECTIVE.exec(value) ?? [];
    if (word === undefined) continue;
    const verb = VERBS.find((each) => each === word);
    if (!verb) {
      budget.spend(2 * nearestWork(word, VERBS.length));
      if (nearest(word, VERBS) === undefined) continue;
      problems.push({
        start,
        end,
        message: `Unexpected directive \`${word}\`, expected ${expectedOneOf(word, VERBS)}`,
      });
      continue;
    }
    const named = namesIn(rest);
    for (const name of named) {
      if (known.has(name)) continue;
      budget.spend(FINDING + nearestWork(name, ids.length));
      const message = `Unexpected rule \`${name}\` in a directive, expected ${expectedOneOf(name, ids)}`;
      problems.push({ start, end, message });
    }
    const rules = named.filter((name) => known.has(name));
    // One that names only rules that do not exist is not meant for all.
    if (named.length > 0 && rules.length === 0) continue;
    const directive = { start, end, rules };
    if (verb !== 'inlay-enable') directives.push(directive);
    switches.turn(verb, directive);
  }
  return { directives, off: switches.ranges, problems };
}

/** The rules that a directive names, each once: what stands behind ` -- ` is its reason. */
function namesIn(text: string): string[] {
  const names = text
    .replace(REASON, '')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  return [...new Set(names)];
}

function offSwitches(source: string): { ranges: OffRanges; turn(verb: Verb, directive: Directive): void } {
  const blocks = new Map<string, OffRange[]>();
  const lines = new Map<string, OffRange[]>();
  const exceptions = new Map<Directive, Map<string, number>>();
  const open = new Map<string, OffRange>();
  let places: ReturnType<typeof linesOf> | undefined;

  const disable = (directive: Directive, keys: readonly string[]) => {
    for (const key of keys) {
      if (open.has(key)) continue;
      const range = { directive, from: directive.end, to: Number.POSITIVE_INFINITY };
      open.set(key, range);
      add(blocks, key, range);
    }
  };
  const enable = ({ start, rules }: Directive) => {
    for (const key of rules.length === 0 ? [...open.keys()] : rules) {
      const range = open.get(key);
      if (range) range.to = start;
      open.delete(key);
    }
    const all = open.get(ALL_RULES)?.directive;
    if (!all) return;
    const own = exceptions.get(all) ?? new Map<string, number>();
    for (const rule of rules) if (!own.has(rule)) own.set(rule, start);
    exceptions.set(all, own);
  };
  return {
    ranges: { blocks, lines, exceptions },
    turn(verb, directive) {
      const keys = directive.rules.length === 0 ? [ALL_RULES] : directive.rules;
      if (verb === 'inlay-enable') return enable(directive);
      if (verb === 'inlay-disable') return disable(directive, keys);
      places ??= linesOf(source);
      const { start, end } = directive;
      const behind = places.endOf(end);
      const [from, to] =
        verb === 'inlay-disable-line' ? [places.startOf(start), behind] : [behind, places.endOf(behind)];
      for (const key of keys) {
        const last = lines.get(key)?.at(-1)?.to ?? 0;
        if (Math.max(from, last) < to) add(lines, key, { directive, from: Math.max(from, last), to });
      }
    },
  };
}

function add(ranges: Map<string, OffRange[]>, key: string, range: OffRange): void {
  const list = ranges.get(key);
  if (list) list.push(range);
  else ranges.set(key, [range]);
}
