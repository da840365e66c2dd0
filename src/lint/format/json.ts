import { harmless } from '../../message/printable.js';
import type { Format } from './format.js';

/**
 * For programs: `{"files": [{"path", "findings": [Finding…]}…], "counts": FindingCounts}`, every file in its order, also
 * one without findings. Of `inlay lint` a file has `off`, the rules that are off for it, and `disabled`, how many findings
 * comments switch off by rule, where there are any.
 */
export const json: Format = {
  open: () => '{\n  "files": [\n',
  between: ',\n',
  file: ({ path, findings, unseen }) =>
    `    ${harmless(JSON.stringify({ path, findings, ...unseen }, null, 2)).replaceAll('\n', '\n    ')}`,
  close: (counts) => `\n  ],\n  "counts": ${JSON.stringify(counts, null, 2).replaceAll('\n', '\n  ')}\n}\n`,
};
