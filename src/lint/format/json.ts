import { harmless } from '../../message/printable.js';
import type { Format } from './format.js';

/**
 * For programs: `{"files": [{"path", "findings": [Finding…]}…], "counts": FindingCounts}`, every file in its order, also
 * one without findings.
 */
export const json: Format = {
  open: () => '{\n  "files": [\n',
  between: ',\n',
  file: ({ path, findings }) =>
    `    ${harmless(JSON.stringify({ path, findings }, null, 2)).replaceAll('\n', '\n    ')}`,
  close: (counts) => `\n  ],\n  "counts": ${JSON.stringify(counts, null, 2).replaceAll('\n', '\n  ')}\n}\n`,
};
