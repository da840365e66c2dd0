import type { Finding } from '../finding.js';
import { overlapped } from './fix.js';

/** A finding as it is told to who makes the edits: no two fixes of one answer overlap. */
export interface ToldFinding extends Finding {
  /** There is a fix, but that of this other finding overlaps it, and may mend both: it is made first. */
  fix_waits?: Pick<Finding, 'rule' | 'line' | 'column'>;
}

/** Findings of which each place is mended by one: all edits that are left can be made at once. */
export function fixesApart(findings: readonly Finding[]): ToldFinding[] {
  const fixed = findings.filter(({ fix }) => fix && fix.edits.length > 0);
  const before = overlapped(fixed, ({ fix }) => fix?.edits ?? []);
  return findings.map((finding) => {
    const first = before.get(finding) ?? finding;
    if (first === finding) return finding;
    const { fix: _fix, ...rest } = finding;
    return { ...rest, fix_waits: { rule: first.rule, line: first.line, column: first.column } };
  });
}
