import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { Span } from '../document/element.js';
import { templatePartsOf } from '../document/template-parts.js';
import type { Problem } from '../rule.js';
import { hullOf } from './fix.js';

/**
 * Problems without the fixes that would break a template: those that change its code or take it away, those that write what
 * the parser read in place of the code, and those that put what stands behind a condition before it.
 *
 * @param blade whether Blade takes every `<x-…>` for a component of its own, so that no fix may write one
 */
export function keepCode<T extends Problem>(
  problems: readonly T[],
  document: IndexedDocument,
  blade: boolean,
): readonly T[] {
  if (!problems.some(({ fix }) => fix)) return problems;
  const { code } = templatePartsOf(document);
  const { template } = document;
  if (!blade && code.length === 0 && template.code.length === 0) return problems;
  const deciding = code.filter(({ isStill }) => !isStill);
  const touches = (edit: Span) => meets(code, edit) || meets(template.code, edit);
  return problems.map((problem) => {
    const { fix, ...rest } = problem;
    if (!fix) return problem;
    const isForeign = blade && fix.edits.some(({ text }) => /<\/?x-/i.test(text));
    if (!isForeign && !fix.edits.some(touches) && !meets(deciding, hullOf(fix.edits))) return problem;
    return rest as T; // a fix is optional, so it is still what it was
  });
}

/** Whether an edit takes or changes a part of one of some spans, which are in the order of the source. */
function meets(spans: readonly Span[], { start, end }: Span): boolean {
  const last = spans[countUpTo(spans, (span) => span.start, end - 1) - 1];
  return last !== undefined && last.end > start;
}
