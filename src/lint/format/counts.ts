import type { Finding, Severity } from '../finding.js';

/** How many files were linted, and what was found in them. */
export interface FindingCounts {
  files: number;
  /** Those of the files that are no canvases, and were searched for secrets alone; missing for none. */
  searched?: number;
  /** Files that could not be linted; those that were, but could not be written when fixed, are among the `files` as well. */
  failures: number;
  filesWithFindings: number;
  errors: number;
  warnings: number;
  infos: number;
  /** Findings with a fix that is proven to be safe. */
  fixable: number;
  /** Findings with a fix that is not. */
  suggestions: number;
}

const NAMES = { error: 'errors', warning: 'warnings', info: 'infos' } as const satisfies Record<
  Severity,
  keyof FindingCounts
>;

/** Counts of nothing. */
export function noFindings(): FindingCounts {
  return { files: 0, failures: 0, filesWithFindings: 0, errors: 0, warnings: 0, infos: 0, fixable: 0, suggestions: 0 };
}

/** Adds a file with its findings to the counts. */
export function countFile(counts: FindingCounts, findings: readonly Finding[], isSearched = false): void {
  counts.files += 1;
  if (isSearched) counts.searched = (counts.searched ?? 0) + 1;
  if (findings.length > 0) counts.filesWithFindings += 1;
  for (const { severity, fix } of findings) {
    counts[NAMES[severity]] += 1;
    if (fix) counts[fix.safety === 'safe' ? 'fixable' : 'suggestions'] += 1;
  }
}

/** Adds what other counts have counted. */
export function addCounts(counts: FindingCounts, other: FindingCounts): void {
  for (const [name, count] of Object.entries(other) as [keyof FindingCounts, number][]) {
    counts[name] = (counts[name] ?? 0) + count; // the keys of counts
  }
}

/** The findings of all severities. */
export function totalOf({ errors, warnings, infos }: FindingCounts): number {
  return errors + warnings + infos;
}

/**
 * The findings in words, such as `3 findings (2 errors, 1 warning) in 1 of 4 files`, and how many of the files were searched
 * for secrets alone.
 */
export function countLine(counts: FindingCounts): string {
  const { files, searched = 0, filesWithFindings, errors, warnings, infos } = counts;
  const total = totalOf(counts);
  if (files === 0) return 'No file was linted';
  const alone =
    searched === 0 ? '' : `, ${searched === files ? '' : `${grouped(searched)} of them `}searched for secrets alone`;
  if (total === 0) return `No findings in ${counted(files, 'file')}${alone}`;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(infos > 0 ? [counted(infos, 'info')] : []),
  ];
  return `${counted(total, 'finding')} (${parts.join(', ')}) in ${grouped(filesWithFindings)} of ${counted(files, 'file')}${alone}`;
}

function counted(value: number, noun: string): string {
  return `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
