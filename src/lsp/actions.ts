import { indexDocument } from '../lint/document/document.js';
import { applyFixes } from '../lint/edit/fix.js';
import type { Edit, Finding } from '../lint/finding.js';
import { disableForLine } from './disable-rule.js';

export const FIX = 'quickfix';
export const FIX_ALL = 'source.fixAll.inlay';

/** A change of a canvas that an editor offers. */
export interface Action {
  kind: typeof FIX | typeof FIX_ALL;
  title: string;
  /** Whether it can be taken without a look. */
  preferred: boolean;
  /** In the order of the source, without overlaps. */
  edits: readonly Edit[];
  /** What it mends. */
  finding?: Finding;
}

/**
 * What can be done about the findings at a place of a canvas, and about all of them.
 *
 * @param findings those of this very source
 * @param start UTF-16 offsets of the place
 */
export function actionsAt(source: string, findings: readonly Finding[], start: number, end: number): Action[] {
  const here = findings.filter((finding) => finding.start <= end && finding.end >= start);
  return [...here.flatMap(fixOf), ...disabling(source, here), ...fixAll(source, findings)];
}

function fixOf(finding: Finding): Action[] {
  const { fix } = finding;
  if (!fix) return [];
  const preferred = fix.safety === 'safe';
  return [{ kind: FIX, title: fix.description, preferred, edits: fix.edits, finding }];
}

/** Findings of a place for which it is offered to switch their rule off: each takes a parse. */
const MOST_DISABLED = 20;

function disabling(source: string, findings: readonly Finding[]): Action[] {
  if (findings.length === 0) return [];
  const document = indexDocument(source);
  const seen = new Set<string>();
  return findings.slice(0, MOST_DISABLED).flatMap((finding) => {
    const key = `${finding.rule} ${finding.line}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const edit = disableForLine(document, finding);
    const title = `Disable ${finding.rule} for this line`;
    return edit ? [{ kind: FIX, title, preferred: false, edits: [edit], finding }] : [];
  });
}

function fixAll(source: string, findings: readonly Finding[]): Action[] {
  const edits = applyFixes(source, findings).applied.flatMap(({ fix }) => fix?.edits ?? []);
  if (edits.length === 0) return [];
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return [{ kind: FIX_ALL, title: 'Fix all safe problems', preferred: false, edits: inOrder }];
}
