import { harmless } from '../../message/printable.js';
import { textRevision } from '../../site/revision.js';
import type { Finding, Severity } from '../finding.js';
import type { Rule } from '../rule.js';
import { rulePage } from '../rule-page.js';
import { editPlacer } from './edit-places.js';
import type { Format, FormatContext, LintedFile } from './format.js';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * SARIF, which code scanning reads: rules with their pages, results with fixes. Its `partialFingerprints` stay the same
 * when lines above move.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const sarif: Format = {
  open({ version, rules }) {
    const driver = { name: 'inlay', version, semanticVersion: version, rules: rules.map(descriptorOf) };
    return [
      '{',
      `  "$schema": ${JSON.stringify(SCHEMA)},`,
      '  "version": "2.1.0",',
      '  "runs": [',
      '    {',
      `      "tool": ${indented({ driver }, 6)},`,
      '      "columnKind": "utf16CodeUnits",',
      '      "results": [',
      '',
    ].join('\n');
  },
  between: ',\n',
  file(file, context) {
    return resultsOf(file, context)
      .map((result) => `        ${indented(result, 8)}`)
      .join(',\n');
  },
  close({ failures }) {
    const invocations = [{ executionSuccessful: failures === 0 }];
    return `\n      ],\n      "invocations": ${indented(invocations, 6)}\n    }\n  ]\n}\n`;
  },
};

function indented(value: unknown, blanks: number): string {
  return harmless(JSON.stringify(value, null, 2)).replaceAll('\n', `\n${' '.repeat(blanks)}`);
}

function descriptorOf(rule: Rule) {
  const { id, severity, docs } = rule;
  return {
    id,
    shortDescription: { text: docs.summary },
    fullDescription: { text: docs.why },
    help: { text: docs.instead, markdown: rulePage(rule) },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

type Region = Pick<Finding, 'start' | 'end' | 'line' | 'column' | 'endLine' | 'endColumn'>;

function resultsOf({ path, source, findings }: LintedFile, { rules }: FormatContext) {
  // A byte order mark does not count in SARIF's offsets and columns (section 3.30.2).
  const mark = source.startsWith('\ufeff') ? 1 : 0;
  const artifactLocation = { uri: uriOf(path) };
  const place = editPlacer(source);
  const fingerprintOf = fingerprinter(path, source);
  return findings.map((finding) => {
    const { rule, severity, outcome, message, resource, evidence, fix } = finding;
    const ruleIndex = rules.findIndex(({ id }) => id === rule);
    return {
      ruleId: rule,
      ...(ruleIndex >= 0 && { ruleIndex }),
      level: LEVELS[severity],
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(finding, mark) } }],
      partialFingerprints: { 'inlayFinding/v1': fingerprintOf(finding) },
      ...(fix && {
        fixes: [
          {
            description: { text: fix.description },
            artifactChanges: [
              {
                artifactLocation,
                replacements: fix.edits.map((edit) => ({
                  deletedRegion: regionOf(place(edit), mark),
                  insertedContent: { text: edit.text },
                })),
              },
            ],
            properties: { safety: fix.safety },
          },
        ],
      }),
      properties: { outcome, ...(resource !== undefined && { resource }), ...(evidence !== undefined && { evidence }) },
    };
  });
}

function regionOf({ start, end, line, column, endLine, endColumn }: Region, mark: number) {
  const charOffset = Math.max(0, start - mark);
  return {
    startLine: line,
    startColumn: Math.max(1, column - (line === 1 ? mark : 0)),
    endLine,
    endColumn: Math.max(1, endColumn - (endLine === 1 ? mark : 0)),
    charOffset,
    charLength: Math.max(0, end - mark) - charOffset,
  };
}

/** The path as a URI reference (RFC 3986): relative paths stay relative. */
function uriOf(path: string): string {
  const drive = /^[A-Za-z]:\//.test(path);
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return drive ? `file:///${encoded}` : encoded.startsWith('/') ? `file://${encoded}` : encoded;
}

/** UTF-16 code units of a finding's text that tell it from others. */
const TOLD = 200;

/** What stays of findings when the lines around them change: rule, file, resource, text, and which of the same it is. */
function fingerprinter(path: string, source: string): (finding: Finding) => string {
  const seen = new Map<string, number>();
  return ({ rule, resource = '', start, end }) => {
    const text = source
      .slice(start, Math.min(end, start + TOLD))
      .replace(/\s+/g, ' ')
      .toWellFormed();
    const key = JSON.stringify([path.toWellFormed(), rule, resource, text]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return textRevision(`${nth} ${key}`);
  };
}
