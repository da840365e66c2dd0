import type { Manifest } from '../manifest/schema.js';
import type { Finding } from './finding.js';
import { lint } from './lint.js';
import { type LintSettings, planOf } from './options.js';
import { noSecrets } from './rules/no-secrets/rule.js';
import { UNUSED_DIRECTIVE } from './rules/unused-directive/rule.js';
import { searchText } from './search-text.js';
import type { TextKind } from './text-files.js';

/** What the linter was told not to look at in a file. */
export interface Unseen {
  /** Rules that are off for the file; missing for none. */
  off?: string[];
  /** How many findings comments in the file switch off, by rule; missing for none. */
  disabled?: Record<string, number>;
}

/**
 * What the settings and the comments of a file keep from being found in it. Where it has such comments, it is linted again
 * without them.
 *
 * @param look how the file is linted: with the rules for canvases, or as a text
 * @param findings what was found with the comments
 */
export function unseenIn(source: string, look: Look, findings: readonly Finding[]): Unseen {
  const off = offOf(look.settings).filter((rule) => !look.kind || rule === noSecrets.id);
  const disabled = source.includes('inlay-disable') ? moreBy(findings, found(withoutDirectives(source), look)) : {};
  return {
    ...(off.length > 0 && { off }),
    ...(Object.keys(disabled).length > 0 && { disabled }),
  };
}

/** How a file is linted. */
export type Look = { settings: LintSettings } & (
  | { kind: TextKind; manifest?: Manifest | undefined }
  | { kind: undefined; manifest: Manifest }
);

/** What is found in a file. */
export function found(source: string, { settings, kind, manifest }: Look): Finding[] {
  return kind ? searchText(source, kind, settings) : lint(source, manifest, settings);
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
