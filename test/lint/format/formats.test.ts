import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT_NAMES_HELP, PRESET_CHOICES } from '../../../src/cli/lint/names.js';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { FORMAT_NAMES, FORMATS } from '../../../src/lint/format/index.js';
import { PRESETS } from '../../../src/lint/presets.js';
import { findingAt } from './samples.js';

const text = fc.string({ unit: 'binary', maxLength: 60 });

describe('the formats', () => {
  test('are those that are named', () => {
    expect(Object.keys(FORMATS)).toEqual([...FORMAT_NAMES]);
    expect(FORMAT_NAMES_HELP).toBe(FORMAT_NAMES.join(', '));
    expect(Object.keys(PRESETS)).toEqual([...PRESET_CHOICES]);
  });

  test.each(FORMAT_NAMES)('%s never throws, whatever the text, the message and the path', (name) => {
    fc.assert(
      fc.property(text, text, text, fc.nat(), fc.nat(), (source, message, path, a, b) => {
        const start = Math.min(a, b) % (source.length + 1);
        const at = source.slice(start, start + (b % 20));
        const finding = { ...findingAt(source, { at, message }), fix: undefined as never };
        expect(typeof formatFindings(name, [{ path, source, findings: [finding] }])).toBe('string');
      }),
    );
  });
});
