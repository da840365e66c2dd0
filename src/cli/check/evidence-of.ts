import { textKindOf } from '../../lint/text-files.js';
import type { Evidence } from '../../manifest/accept.js';
import type { CheckedCanvas } from './canvases.js';

/**
 * What files that were linted show for the rules of acceptance, and what the linter did not look at in them. Texts that are
 * no canvases show nothing, for they are searched for secrets alone.
 */
export function evidenceOf(files: readonly CheckedCanvas[]): Pick<Evidence, 'findings' | 'off' | 'disabled'> {
  const canvases = files.filter(({ path, findings }) => findings && textKindOf(path) === undefined);
  if (canvases.length === 0) return {};
  const off = offIn(canvases);
  const disabled = disabledIn(canvases);
  return {
    findings: canvases.flatMap(({ findings = [] }) => findings),
    ...(off.length > 0 && { off }),
    ...(Object.keys(disabled).length > 0 && { disabled }),
  };
}

/** The rules that are off for any of the files, by their names. */
export function offIn(files: readonly CheckedCanvas[]): string[] {
  return [...new Set(files.flatMap(({ off = [] }) => off))].sort();
}

/** How many findings comments in the files switch off, by rule. */
export function disabledIn(files: readonly CheckedCanvas[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { disabled = {} } of files) {
    for (const [rule, count] of Object.entries(disabled)) counts.set(rule, (counts.get(rule) ?? 0) + count);
  }
  return Object.fromEntries([...counts].sort());
}
