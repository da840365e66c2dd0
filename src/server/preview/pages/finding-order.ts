import type { Finding, Severity } from 'inlay/internal/lint/finding.js';

/** Findings shown of a canvas, each with its diff: the worst ones, which are to be mended first. */
export const FINDINGS = 500;

/** A finding with its index among all of its canvas. */
export interface NumberedFinding extends Finding {
  index: number;
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The findings that are shown, the worst first; those that are as bad as each other in the order of the source. */
export function worstFirst(findings: readonly Finding[]): NumberedFinding[] {
  return findings
    .map((finding, index) => ({ ...finding, index }))
    .sort((a, b) => RANK[a.severity] - RANK[b.severity] || a.index - b.index)
    .slice(0, FINDINGS);
}

/** The same in the order of the source. */
export function inOrder(findings: readonly NumberedFinding[]): NumberedFinding[] {
  return findings.toSorted((a, b) => a.index - b.index);
}
