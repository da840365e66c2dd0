import { codeSamplesOf } from '../document/code-samples.js';
import type { IndexedDocument } from '../document/document.js';
import type { Span } from '../document/element.js';
import { overlapWith } from '../document/overlaps.js';
import type { Problem } from '../rule.js';
import { noSecrets } from '../rules/no-secrets/rule.js';

/**
 * Problems without those in a code sample of a generator, which nobody takes for what the page says, and without fixes that would
 * change one. A secret stays one wherever it is shown.
 */
export function outOfSamples<T extends Problem & { rule: string }>(
  problems: readonly T[],
  document: IndexedDocument,
): readonly T[] {
  if (problems.length === 0) return problems;
  const samples = codeSamplesOf(document);
  if (samples.length === 0) return problems;
  document.budget.spend(problems.length * samples.length);
  const meets = overlapWith(samples.map(({ start, end }) => ({ from: start, to: end })));
  const isIn = ({ start, end }: Span) => samples.some((sample) => sample.start <= start && end <= sample.end);
  return problems.flatMap((problem) => {
    if (problem.rule !== noSecrets.id && isIn(problem)) return [];
    const { fix, ...rest } = problem;
    if (!fix?.edits.some(({ start, end }) => meets({ from: start, to: end }))) return [problem];
    return [rest as T]; // a fix is optional, so it is still what it was
  });
}
