import type { Finding } from '../../lint/finding.js';
import type { LintSettings } from '../../lint/options.js';
import { textKindOf } from '../../lint/text-files.js';
import { found, type Unseen, unseenIn } from '../../lint/unseen.js';
import type { Manifest } from '../../manifest/schema.js';

/** What the linter found in a file, and what it was told not to look at. */
export interface Looked extends Unseen {
  /** Missing where the configuration leaves the file out. */
  findings?: Finding[];
  /** That the configuration leaves the file out. */
  ignored?: true;
}

/**
 * Lints a file as `inlay lint` does, and tells what the configuration and comments in the file keep from being found.
 *
 * @param settings nothing for a file that the configuration leaves out
 */
export function lookAt(path: string, source: string, manifest: Manifest, settings: LintSettings | undefined): Looked {
  if (!settings) return { ignored: true };
  const look = { settings, kind: textKindOf(path), manifest };
  const findings = found(source, look);
  return { findings, ...unseenIn(source, look, findings) };
}
