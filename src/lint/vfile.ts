import { VFileMessage } from 'vfile-message';
import type { Manifest } from '../manifest/schema.js';
import type { Finding } from './finding.js';
import { lint } from './lint.js';
import type { LintOptions } from './options.js';

/** What is asked of a virtual file; every `VFile` has it. */
interface MessageFile {
  messages: VFileMessage[];
  toString(): string;
}

/**
 * Findings as messages of virtual files. `fatal` is `false` for errors and warnings and missing where a finding only
 * informs; it is never `true`, which would say that the file can't be used.
 *
 * @see https://github.com/vfile/vfile-message
 */
export function toVFileMessages(source: string, findings: readonly Finding[]): VFileMessage[] {
  return findings.map((finding) => {
    const { rule, severity, message, docs, fix } = finding;
    const made = new VFileMessage(message, {
      place: {
        start: { line: finding.line, column: finding.column, offset: finding.start },
        end: { line: finding.endLine, column: finding.endColumn, offset: finding.end },
      },
      source: 'inlay',
      ruleId: rule,
    });
    made.fatal = severity === 'info' ? undefined : false;
    made.url = docs;
    made.actual = source.slice(finding.start, finding.end);
    made.expected = replacements(finding);
    if (fix) made.note = `${fix.safety === 'safe' ? 'Fix' : 'Suggestion'}: ${fix.description}`;
    return made;
  });
}

/**
 * Lints a virtual file and adds what is found to its messages. In a unified pipeline:
 * `.use(() => (_tree, file) => lintVFile(file, manifest))`.
 *
 * @throws InlayError what `lint` throws
 */
export function lintVFile(file: MessageFile, manifest: Manifest, options?: LintOptions): void {
  const source = String(file);
  for (const message of toVFileMessages(source, lint(source, manifest, options))) file.messages.push(message);
}

/** What could stand in the place of the finding: known where its fix replaces just that. */
function replacements({ start, end, fix }: Finding): string[] {
  const [edit] = fix?.edits ?? [];
  return fix?.edits.length === 1 && edit?.start === start && edit.end === end ? [edit.text] : [];
}
