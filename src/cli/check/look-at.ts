import type { Finding } from '../../lint/finding.js';
import { lint } from '../../lint/lint.js';
import { type LintSettings, planOf } from '../../lint/options.js';
import { noSecrets } from '../../lint/rules/no-secrets/rule.js';
import { UNUSED_DIRECTIVE } from '../../lint/rules/unused-directive/rule.js';
import { searchText } from '../../lint/search-text.js';
import { textKindOf } from '../../lint/text-files.js';
import type { Manifest } from '../../manifest/schema.js';

/** What the linter found in a file, and what it was told not to look at. */
export interface Looked {
  /** Missing where the configuration leaves the file out. */
  findings?: Finding[];
  /** That the configuration leaves the file out. */
  ignored?: true;
  /** Rules that are off for the file; missing for none. */
  off?: string[];
  /** How many findings comments in the file switch off, by rule; missing for none. */
  disabled?: Record<string, number>;
}

/**
 * Lints a file as `inlay lint` does, and tells what the configuration and comments in the file keep from being found.
 *
 * @param settings nothing for a file that the configuration leaves out
 */
export function lookAt(path: string, source: string, manifest: Manifest, settings: LintSettings | undefined): Looked {
  if (!settings) return { ignored: true };
  const kind = textKindOf(path);
  const found = (text: string) => (kind ? searchText(text, kind, settings) : lint(text, manifest, settings));
  const findings = found(source);
  const off = offOf(settings).filter((rule) => !kind || rule === noSecrets.id);
  const disabled = source.includes('inlay-disable') ? moreBy(findings, found(withoutDirectives(source))) : {};
  return {
    findings,
    ...(off.length > 0 && { off }),
    ...(Object.keys(disabled).length > 0 && { disabled }),
  };
}

/** The rules that the settings switch off. */
function offOf(settings: LintSettings): string[] {
  const { active, known } = planOf({ ...settings, blade: false });
  const on = new Set(active.map(({ rule }) => rule.id));
  return [...known].filter((id) => !on.has(id));
}

/** The same text, as long, in which no comment switches a rule off. */
function withoutDirectives(source: string): string {
  return source.replaceAll('inlay-disable', 'inlay-_isable');
}

/** How many findings there are more than before, by rule. */
function moreBy(before: readonly Finding[], after: readonly Finding[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of after) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  for (const { rule } of before) counts.set(rule, (counts.get(rule) ?? 0) - 1);
  counts.delete(UNUSED_DIRECTIVE);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0).sort());
}
