import { textKindOf } from '../../lint/text-files.js';
import type { Unseen } from '../../lint/unseen.js';
import type { Evidence } from '../../manifest/accept.js';
import type { CheckedCanvas } from './canvases.js';

/**
 * What files that were linted show for the rules of acceptance, and what the linter did not look at in them. Texts that are
 * no canvases show nothing, for they are searched for secrets alone.
 */
export function evidenceOf(files: readonly CheckedCanvas[]): Omit<Evidence, 'status' | 'navigation'> {
  const all = files.filter(({ path }) => textKindOf(path) === undefined);
  const canvases = all.filter(({ findings }) => findings);
  const ignored = all.filter((file) => file.ignored).length;
  return {
    ...(canvases.length > 0 && { findings: canvases.flatMap(({ findings = [] }) => findings), ...unseenOf(canvases) }),
    ...(ignored > 0 && { ignored }),
  };
}

/** What the linter did not look at in any of the files. */
export function unseenOf(files: readonly Unseen[]): Unseen {
  const off = offIn(files);
  const disabled = disabledIn(files);
  return {
    ...(off.length > 0 && { off }),
    ...(Object.keys(disabled).length > 0 && { disabled }),
  };
}

/** The rules that are off for any of the files, by their names. */
export function offIn(files: readonly Unseen[]): string[] {
  return [...new Set(files.flatMap(({ off = [] }) => off))].sort();
}

/** How many findings comments in the files switch off, by rule. */
export function disabledIn(files: readonly Unseen[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { disabled = {} } of files) {
    for (const [rule, count] of Object.entries(disabled)) counts.set(rule, (counts.get(rule) ?? 0) + count);
  }
  return Object.fromEntries([...counts].sort());
}
