import { brokenDataOf } from '../../document/broken-data.js';
import type { IndexedDocument } from '../../document/document.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import type { Problem } from '../../rule.js';

/** The JSON-LD of a page that nobody can read, each told at its first mistake. */
export function brokenDataProblems(document: IndexedDocument): Problem[] {
  return brokenDataOf(document).map(({ script, at, message }): Problem => {
    const [, found = 'mistake', expected = ''] = /^Unexpected (.*?), (expected .*)$/s.exec(message) ?? [];
    const from = Math.min(at, script.value.length - 1);
    return {
      start: sourceOffset(document, script, from),
      end: sourceEnd(document, script, from + 1),
      message: `Unexpected ${found} in JSON-LD, ${expected}. It is no JSON there, so search engines leave all of the script out`,
    };
  });
}
