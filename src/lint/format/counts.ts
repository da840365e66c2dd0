import type { Finding, Severity } from '../finding.js';

/** How many files were linted, and what was found in them. */
export interface FindingCounts {
  files: number;
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
export function countFile(counts: FindingCounts, findings: readonly Finding[]): void {
  counts.files += 1;
  if (findings.length > 0) counts.filesWithFindings += 1;
  for (const { severity, fix } of findings) {
    counts[NAMES[severity]] += 1;
    if (fix) counts[fix.safety === 'safe' ? 'fixable' : 'suggestions'] += 1;
  }
}

/** Adds what other counts have counted. */
export function addCounts(counts: FindingCounts, other: FindingCounts): void {
  for (const name of Object.keys(other) as (keyof FindingCounts)[]) counts[name] += other[name]; // the keys of counts
}

/** The findings of all severities. */
export function totalOf({ errors, warnings, infos }: FindingCounts): number {
  return errors + warnings + infos;
}

/** The findings in words, such as `3 findings (2 errors, 1 warning) in 1 of 4 files`. */
export function countLine(counts: FindingCounts): string {
  const { files, filesWithFindings, errors, warnings, infos } = counts;
  const total = totalOf(counts);
  if (files === 0) return 'No file was linted';
  if (total === 0) return `No findings in ${counted(files, 'file')}`;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(infos > 0 ? [counted(infos, 'info')] : []),
  ];
  return `${counted(total, 'finding')} (${parts.join(', ')}) in ${grouped(filesWithFindings)} of ${counted(files, 'file')}`;
}

function counted(value: number, noun: string): string {
  return `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
