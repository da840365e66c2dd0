import type { Element } from 'hast';
import { checkLimit } from '../canvas/limits.js';
import { noteRepeatedForms } from '../canvas/repeated-forms.js';
import { type Report, type ReportedInlay, reported, superseded } from '../canvas/report.js';
import type { Resolution } from '../component/resolution.js';
import type { ComponentTag } from '../component/tags.js';

/** A component of a tree. */
export interface TreeInlay {
  node: Element;
  tag: ComponentTag;
  attributes: Readonly<Record<string, string>>;
}

/** Takes down what became of each component, and how many there are. */
export interface Recorder {
  /** @throws InlayError `limit-exceeded` */
  resolved(inlay: TreeInlay, resolution: Resolution): void;
  /** For a component in the fallback content of `outer`. @throws InlayError `limit-exceeded` */
  superseded(inlay: TreeInlay, outer: ComponentTag): void;
}

/**
 * A recorder that only counts, for where nobody asks for the report.
 *
 * @param limit components of a tree
 */
export function counter(limit: number): Recorder {
  let count = 0;
  const more = () => {
    count += 1;
    checkLimit(count, limit, 'components in a tree');
  };
  return { resolved: more, superseded: more };
}

/** A recorder that makes a report, in the order of the page. Entries of nodes without a position have 0 for every place. */
export function reporter(limit: number): Recorder & { report(): Report } {
  const entries: ReportedInlay[] = [];
  const add = (entry: ReportedInlay) => {
    entries.push(entry);
    checkLimit(entries.length, limit, 'components in a tree');
  };
  return {
    resolved(inlay, resolution) {
      add(reported(located(inlay), positionOf(inlay), resolution.element !== undefined, resolution));
    },
    superseded: (inlay, outer) => add(superseded(located(inlay), positionOf(inlay), outer)),
    report() {
      const inlays = entries.sort((a, b) => a.start - b.start);
      noteRepeatedForms(inlays);
      return { inlays };
    },
  };
}

function located({ node, tag, attributes }: TreeInlay) {
  const { start, end } = node.position ?? {};
  return { tag, attributes, start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

function positionOf({ node: { position } }: TreeInlay) {
  return { line: position?.start.line ?? 0, column: position?.start.column ?? 0 };
}
