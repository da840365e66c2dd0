import { InlayError } from '../message/error.js';
import type { Finding } from './finding.js';

/** The source that each finding of this process was found in. */
const sources = new WeakMap<Finding, string>();

/** Notes what findings were found in. */
export function foundIn(source: string, findings: readonly Finding[]): void {
  for (const finding of findings) sources.set(finding, source);
}

/**
 * Checks that findings are of a source. Of those that this process did not find, as from JSON, only that their fixes lie in
 * it.
 *
 * @throws InlayError `wrong-source`
 */
export function assertFoundIn(source: string, findings: readonly Finding[]): void {
  // Equal texts are compared once, not for every finding: then they are one text.
  let same = source;
  for (const finding of findings) {
    const own = sources.get(finding);
    if (own === undefined) assertWithin(source, finding);
    else if (own !== same) {
      if (own !== source) throw wrongSource(`finding of \`${finding.rule}\` of another source`);
      same = own;
    }
  }
}

function assertWithin({ length }: string, { rule, fix }: Finding): void {
  const stray = fix?.edits.find(({ start, end }) => !(start >= 0 && start <= end && end <= length));
  if (!stray) return;
  const found = `edit of \`${rule}\` from \`${stray.start}\` to \`${stray.end}\` in a source of ${length} characters`;
  throw wrongSource(found);
}

function wrongSource(found: string): InlayError {
  return new InlayError(
    'wrong-source',
    `Unexpected ${found}, expected findings of this very source: lint it and apply those`,
  );
}
