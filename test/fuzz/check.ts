import { isDeepStrictEqual } from 'node:util';
import { limitsOf } from '../../src/canvas/limits.js';
import { parseSource } from '../../src/canvas/locate/exact/parse-source.js';
import type { Inlay, Report, ReportedInlay } from '../../src/index.js';
import { replacements } from '../support/spans.js';
import { isStable } from '../support/stable.js';
import { parseTree, show } from '../support/trees.js';
import { growthOf } from './growth.js';
import type { Trial } from './trial.js';

/** What should hold, and what was found instead. */
export interface Difference {
  expected: unknown;
  actual: unknown;
}

/** `idle`: there was nothing to compare. */
export type Outcome = 'held' | 'idle' | Difference;

/** Something that must hold for every source. */
export interface Check {
  name: string;
  /** One case in this many is put to it. */
  every: number;
  examine(trial: Trial): Outcome;
}

/** The checks; a throw is a difference of its own. */
export const CHECKS: readonly Check[] = [
  {
    name: 'fast = exact',
    every: 1,
    examine: ({ fast, exact }) => (fast ? equal(fast, exact, isSameList) : 'idle'),
  },
  {
    name: 'bytes outside the spans',
    every: 1,
    examine({ source, rendered }) {
      const { html, report } = rendered();
      const found = replacements(source, html, report);
      const tags = report.inlays.filter(({ outcome }) => outcome === 'expanded').map(({ tag }) => tag);
      if (!found) return { expected: 'the same outside the spans', actual: html };
      if (!tags.every((tag, index) => isExpansionOf(tag, found[index]))) return { expected: tags, actual: found };
      return html === source ? 'idle' : 'held';
    },
  },
  {
    name: 'baked = rendered',
    every: 4,
    examine: ({ subject, source, request, rendered }) => equal(subject.runBaked(source, request), rendered().html),
  },
  {
    name: 'rendered twice = once',
    every: 4,
    examine({ subject, source, request, rendered }) {
      const { html, report } = rendered();
      if (html === source || isOpenedByFallback(source, report)) return 'idle';
      return equal(subject.render(html, request).html, html);
    },
  },
  { name: 'tree', every: 16, examine: compareTrees },
  { name: 'growth', every: 4000, examine: ({ subject, source }) => growthOf(subject, source) },
];

function equal<T>(actual: T, expected: T, isSame: (one: T, other: T) => boolean = Object.is): Outcome {
  return isSame(actual, expected) ? 'held' : { expected, actual };
}

/** Whether markup begins as the expansions of a component do. */
function isExpansionOf(tag: string, markup = ''): boolean {
  return /^<[a-z]+ class="(x-[a-z]+)/.exec(markup)?.[1]?.startsWith(tag) === true;
}

/** Equal to the last member, the order of the attributes' names included. */
function isSameList(one: Inlay[], other: Inlay[]): boolean {
  const names = (inlays: Inlay[]) => inlays.map(({ attributes }) => Object.keys(attributes));
  return isDeepStrictEqual(one, other) && isDeepStrictEqual(names(one), names(other));
}

/**
 * Whether an add-on was refused for a place that a replaced fallback may have opened, by a form that it leaves open. It is
 * gone in the output, and the add-on would be expanded there.
 */
function isOpenedByFallback(source: string, { inlays }: Report): boolean {
  const isExpanded = ({ outcome, start, end }: ReportedInlay) =>
    outcome === 'expanded' && /<(?:form|button|table|template)/i.test(source.slice(start, end));
  return inlays.some(({ outcome, tag }) => outcome === 'refused' && tag === 'x-addon') && inlays.some(isExpanded);
}

/** Parsing what was rendered gives what the rehype plugin makes of the parsed canvas, wherever the parse is stable. */
function compareTrees({ subject, source, request, exact, rendered }: Trial): Outcome {
  const { html } = rendered();
  const isOut = (inlay: Inlay) => isKnownToParserOnly(inlay) || hasTagsInFallback(inlay, source);
  if (html === source || exact.some(isOut) || isDisputed(source) || !isStable(source)) return 'idle';
  const tree = parseTree(source);
  subject.expandTree(tree, request);
  return equal(show(parseTree(html)), show(tree));
}

/** A tree holds one of the two ways to read a `select`; of a source all stays as it is on which they don't agree. */
function isDisputed(source: string): boolean {
  return parseSource(source.replace(/^\ufeff/, ''), limitsOf(undefined)).isDisputed;
}

/**
 * A tree does not tell which form the parser had open, or what it moved out of a table; and in a template that the source
 * ends in, not where an element ends.
 */
function isKnownToParserOnly({ tag, form, context }: Inlay): boolean {
  return (tag === 'x-addon' && (context.form || context.table)) || (context.template && form !== 'element');
}

/** A tag in a fallback can have effects behind it, such as attributes for the body, that are gone once it is replaced. */
function hasTagsInFallback({ form, openEnd, end, apart }: Inlay, source: string): boolean {
  return form === 'element' && source.slice(openEnd, apart?.end ?? end).lastIndexOf('<') > 0;
}
