import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import draft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/lint/edit/fix.js';
import type { LintedFile } from '../../../src/lint/format/format.js';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { RULES } from '../../../src/lint/rules/index.js';
import { editAt, FILES, findingAt } from './samples.js';

const ajv = new draft4.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv as never); // made for the drafts after this one
const validate = ajv.compile(schema);

function mistakes(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).sort();
}

/** The members that the tests look at. */
interface Result {
  ruleId: string;
  ruleIndex?: number;
  partialFingerprints: Record<string, string>;
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: Region } }[];
  fixes?: { artifactChanges: { replacements: { deletedRegion: Region; insertedContent: { text: string } }[] }[] }[];
}
interface Region {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
  charOffset: number;
  charLength: number;
}

function resultsOf(files: readonly LintedFile[]): Result[] {
  return JSON.parse(formatFindings('sarif', files)).runs[0].results;
}

const FAR: LintedFile = {
  path: '/srv/ä b.html',
  source: '\ufeff<x-nav>',
  findings: [findingAt('\ufeff<x-nav>', { at: '<x-nav>' })],
};

describe('the sarif format', () => {
  test.each([
    ['findings of all kinds', FILES],
    ['nothing', []],
    ['an absolute path and a byte order mark', [FAR]],
  ])('passes the schema of SARIF 2.1.0 with %s', (_what, files) => {
    expect(mistakes(JSON.parse(formatFindings('sarif', files)))).toEqual([]);
  });

  test('the schema refuses a broken log', () => {
    const log = JSON.parse(formatFindings('sarif', FILES));
    log.runs[0].results[0].level = 'info';
    log.runs[0].results[1].locations[0].physicalLocation.artifactLocation.uri = 'a b';
    log.runs[0].columnKind = 'bytes';
    expect(mistakes(log)).toEqual([
      '/runs/0/columnKind must be equal to one of the allowed values',
      '/runs/0/results/0/level must be equal to one of the allowed values',
      '/runs/0/results/1/locations/0/physicalLocation/artifactLocation/uri must match format "uri-reference"',
    ]);
  });

  test('tells the tool, its rules with their pages, and how columns are counted', () => {
    const log = JSON.parse(formatFindings('sarif', FILES, { version: '1.2.3' }));
    const [{ tool, columnKind, invocations }] = log.runs;
    expect({ columnKind, invocations }).toEqual({
      columnKind: 'utf16CodeUnits',
      invocations: [{ executionSuccessful: true }],
    });
    const { rules, ...driver } = tool.driver;
    expect(driver).toEqual({ name: 'inlay', version: '1.2.3', semanticVersion: '1.2.3' });
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(RULES.map(({ id }) => id));
    for (const rule of rules) expect(rule.help.markdown).toContain(`# ${rule.id}\n`);
  });

  test('has a result a finding', () => {
    const [first, , review, own] = resultsOf(FILES);
    const artifactLocation = { uri: 'pages/menu.html' };
    expect(first).toEqual({
      ruleId: 'known-component',
      ruleIndex: RULES.findIndex(({ id }) => id === 'known-component'),
      level: 'error',
      message: { text: 'Unexpected `x-nav`, expected `x-menu`: why' },
      locations: [
        {
          physicalLocation: {
            artifactLocation,
            region: { startLine: 2, startColumn: 2, endLine: 2, endColumn: 19, charOffset: 10, charLength: 17 },
          },
        },
      ],
      partialFingerprints: { 'inlayFinding/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
      fixes: [
        {
          description: { text: 'Write `x-menu`' },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: {
                    startLine: 2,
                    startColumn: 2,
                    endLine: 2,
                    endColumn: 9,
                    charOffset: 10,
                    charLength: 7,
                  },
                  insertedContent: { text: '<x-menu location="topic">' },
                },
                {
                  deletedRegion: {
                    startLine: 2,
                    startColumn: 11,
                    endLine: 2,
                    endColumn: 19,
                    charOffset: 19,
                    charLength: 8,
                  },
                  insertedContent: { text: '</x-menu>' },
                },
              ],
            },
          ],
          properties: { safety: 'safe' },
        },
      ],
      properties: { outcome: 'violation' },
    });
    expect(review).toMatchObject({
      level: 'warning',
      properties: { outcome: 'needs-review', resource: '/resources/menus/topic', evidence: { score: 0.5 } },
    });
    expect(own).not.toHaveProperty('ruleIndex');
  });

  test('writes paths as references', () => {
    const uris = (path: string) =>
      resultsOf([{ ...FAR, path }])[0]?.locations[0]?.physicalLocation.artifactLocation.uri;
    expect(uris('a b/ü%,:.html')).toBe('a%20b/%C3%BC%25%2C%3A.html');
    expect(uris('../a.html')).toBe('../a.html');
    expect(uris('/srv/ä b.html')).toBe('file:///srv/%C3%A4%20b.html');
    expect(uris('C:/a.html')).toBe('file:///C%3A/a.html');
    expect(uris('\ud800.html')).toBe('%EF%BF%BD.html');
  });

  test('does not count a byte order mark', () => {
    expect(resultsOf([FAR])[0]?.locations[0]?.physicalLocation.region).toEqual({
      startLine: 1,
      startColumn: 1,
      endLine: 1,
      endColumn: 8,
      charOffset: 0,
      charLength: 7,
    });
  });

  test('has fixes that do what ours do', () => {
    for (const { path, source, findings } of FILES) {
      const replacements = resultsOf([{ path, source, findings }])
        .flatMap(({ fixes = [] }) => fixes.flatMap(({ artifactChanges }) => artifactChanges))
        .flatMap((change) => change.replacements)
        .toSorted((a, b) => b.deletedRegion.charOffset - a.deletedRegion.charOffset);
      let output = source;
      for (const { deletedRegion, insertedContent } of replacements) {
        const { charOffset, charLength } = deletedRegion;
        output = output.slice(0, charOffset) + insertedContent.text + output.slice(charOffset + charLength);
      }
      expect(output).toBe(applyFixes(source, findings, { unsafe: true }).output);
    }
  });

  test('has fingerprints that stay when lines are added above, and differ for two of the same', () => {
    const prints = (source: string) => {
      const findings = [0, 1].map((nth) =>
        findingAt(source, {
          at: '<x-nav>',
          nth,
          fix: { safety: 'safe', description: '', edits: [editAt(source, '<', '')] },
        }),
      );
      return resultsOf([{ path: 'a.html', source, findings }]).map((result) => result.partialFingerprints);
    };
    const [first, second] = prints('<x-nav><x-nav>');
    expect(first).not.toEqual(second);
    expect(prints('<p>\n\n<x-nav>\n<x-nav>')).toEqual([first, second]);
  });
});
