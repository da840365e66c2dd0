import { applyFixes, edited } from 'inlay/internal/lint/edit/fix.js';
import type { Edit } from 'inlay/internal/lint/finding.js';
import { ofKind } from './fix-kind.js';
import type { CanvasModel } from './model.js';

/** What the reader of a canvas's page wants fixed. */
export interface FixOrder {
  path: string;
  /** Of the canvas that was looked at. */
  version: string;
  /** One finding by its index, with the safety of its fix as it was shown, or all of its kind; or all fixes that are safe. */
  what: { finding: number; safety: 'safe' | 'unsafe'; isKind?: boolean } | 'all-safe';
}

/** What came of an order. */
export type FixOutcome =
  | { kind: 'fixed'; output: string }
  /** There is no such canvas any more. */
  | { kind: 'gone' }
  /** It is not the canvas that was looked at. */
  | { kind: 'changed' }
  /** There is no such fix. */
  | { kind: 'no-fix' }
  /** The file is not one to be written to. */
  | { kind: 'refused'; reason: string }
  /** A bug. */
  | { kind: 'failed'; reason: string };

/** A source with all safe fixes. */
export interface AllFixed {
  output: string;
  /** What makes it of the source. */
  edits: readonly Edit[];
}

/** A source with what was ordered, and what that was in words. */
export interface FixedSource extends AllFixed {
  kind: 'fixed';
  label: string;
}

/**
 * The source with the fix made that was asked for.
 *
 * @param fixAll gives a source with all safe fixes made
 */
export async function fixedSource(
  { version, what }: FixOrder,
  canvas: CanvasModel,
  fixAll: (source: string) => Promise<AllFixed>,
): Promise<FixedSource | { kind: 'changed' | 'no-fix' }> {
  if (canvas.version !== version) return { kind: 'changed' };
  if (what === 'all-safe') return { kind: 'fixed', label: 'All safe fixes', ...(await fixAll(canvas.source)) };
  const finding = canvas.findings[what.finding];
  const fix = finding?.fix;
  if (!fix || fix.safety !== what.safety) return { kind: 'no-fix' };
  if (what.isKind) return kindFixed(canvas, what.finding);
  const label = `\`${finding.rule}\`, line ${finding.line}`;
  return { kind: 'fixed', label, output: edited(canvas.source, fix.edits), edits: fix.edits };
}

/** All of one kind; of those that overlap the first. */
function kindFixed({ source, findings }: CanvasModel, index: number): FixedSource | { kind: 'no-fix' } {
  const { output, applied } = applyFixes(source, ofKind(findings, index), { unsafe: true });
  const [first] = applied;
  if (!first) return { kind: 'no-fix' };
  const edits = applied.flatMap(({ fix }) => fix?.edits ?? []);
  return { kind: 'fixed', label: `\`${first.rule}\`, ${applied.length} of a kind`, output, edits };
}
