import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFixes, edited, hullOf } from '../../../src/lint/edit/fix.js';
import type { Edit, Finding, Fix } from '../../../src/lint/finding.js';

function finding(edits: Edit[], safety: Fix['safety'] = 'safe'): Finding {
  const place = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const fix = { safety, description: 'Mend it', edits };
  return {
    rule: 'a',
    severity: 'error',
    outcome: 'violation',
    message: 'wrong',
    docs: 'inlay://rules/a',
    ...place,
    fix,
  };
}

function edit(start: number, end: number, text: string): Edit {
  return { start, end, text };
}

/** Characters one by one, without sorting: slow and plain. */
function naivelyEdited(source: string, edits: readonly Edit[]): string {
  let output = '';
  for (let at = 0; at <= source.length; at += 1) {
    for (const { start, end, text } of edits) if (start === at && end === at) output += text;
    for (const { start, end, text } of edits) if (start === at && end > at) output += text;
    if (!edits.some(({ start, end }) => start <= at && at < end)) output += source.charAt(at);
  }
  return output;
}

describe('applying fixes', () => {
  test.each<[title: string, fixes: Edit[][], output: string, applied: number[]]>([
    ['in any order of findings', [[edit(4, 5, 'E')], [edit(1, 2, 'B')]], 'aBcdEf', [0, 1]],
    ['of several edits as a whole', [[edit(5, 6, ''), edit(0, 1, '')]], 'bcde', [0]],
    ['that overlap: the one that begins first', [[edit(2, 4, 'X')], [edit(1, 3, 'Y')]], 'aYdef', [1]],
    ['that begin together: the first finding', [[edit(1, 3, 'X')], [edit(1, 2, 'Y')]], 'aXdef', [0]],
    ['that lie in one another: the outer one', [[edit(0, 1, '<'), edit(5, 6, '>')], [edit(2, 3, 'C')]], '<bcde>', [0]],
    ['that touch: both', [[edit(1, 3, 'X')], [edit(3, 4, 'Y')]], 'aXYef', [0, 1]],
    ['that insert behind one that ends there: both', [[edit(3, 3, 'Y')], [edit(1, 3, 'X')]], 'aXYdef', [0, 1]],
    ['that insert where one begins: the first finding', [[edit(3, 3, 'Y')], [edit(3, 4, 'X')]], 'abcYdef', [0]],
    ['that insert twice in one place: the first finding', [[edit(3, 3, 'X')], [edit(3, 3, 'Y')]], 'abcXdef', [0]],
    [
      'that insert where another one ended with an insertion: in the order of the source',
      [
        [edit(3, 3, 'Y'), edit(5, 6, '')],
        [edit(0, 1, ''), edit(3, 3, 'X')],
      ],
      'bcXYde',
      [0, 1],
    ],
    ['at both ends of the source', [[edit(0, 0, '<')], [edit(6, 6, '>')]], '<abcdef>', [0, 1]],
    ['without edits: none', [[]], 'abcdef', []],
  ])('%s', (_title, fixes, output, applied) => {
    const findings = fixes.map((edits) => finding(edits));
    const result = applyFixes('abcdef', findings);
    expect(result.output).toBe(output);
    expect(result.applied).toEqual(applied.map((index) => findings[index]));
    expect(result.remaining).toEqual(findings.filter((each) => !result.applied.includes(each)));
  });

  test('what the edits of another mend, too, is not skipped', () => {
    const [one, same, other] = [finding([edit(1, 3, 'X')]), finding([edit(1, 3, 'X')]), finding([edit(1, 3, 'Y')])];
    expect(applyFixes('abcdef', [one, same, other])).toMatchObject({ remaining: [same, other], skipped: [other] });
  });

  test('leaves suggestions alone unless they are asked for', () => {
    const findings = [finding([edit(0, 1, 'A')], 'unsafe'), finding([edit(0, 2, 'X')])];
    expect(applyFixes('abc', findings).output).toBe('Xc');
    expect(applyFixes('abc', findings, { unsafe: true }).output).toBe('Abc');
  });

  describe('of suggestions', () => {
    const outer = [edit(0, 1, '<'), edit(5, 6, '>')];
    test.each<[title: string, fixes: [Edit[], Fix['safety']][], output: string, skipped: number[]]>([
      [
        'one between the edits of another',
        [
          [outer, 'unsafe'],
          [[edit(2, 3, 'C')], 'unsafe'],
        ],
        '<bCde>',
        [],
      ],
      [
        'one between those of a safe one',
        [
          [outer, 'safe'],
          [[edit(2, 3, 'C')], 'unsafe'],
        ],
        '<bCde>',
        [],
      ],
      [
        'a safe one between theirs',
        [
          [outer, 'unsafe'],
          [[edit(2, 3, 'C')], 'safe'],
        ],
        '<bCde>',
        [],
      ],
      [
        'two between them that overlap',
        [
          [outer, 'unsafe'],
          [[edit(2, 3, 'C')], 'unsafe'],
          [[edit(2, 4, 'D')], 'unsafe'],
        ],
        '<bCde>',
        [2],
      ],
      [
        'near miss: one that an edit replaces',
        [
          [outer, 'unsafe'],
          [[edit(2, 3, 'C'), edit(5, 6, 'F')], 'unsafe'],
        ],
        '<bcde>',
        [1],
      ],
      [
        'near miss: one around an edit',
        [
          [[edit(1, 2, 'B'), edit(3, 4, 'D')], 'unsafe'],
          [[edit(2, 5, 'X')], 'unsafe'],
        ],
        'aBcDef',
        [1],
      ],
      [
        'near miss: two that are proven one by one',
        [
          [outer, 'safe'],
          [[edit(2, 3, 'C')], 'safe'],
        ],
        '<bcde>',
        [1],
      ],
    ])('%s', (_title, fixes, output, skipped) => {
      const findings = fixes.map(([edits, safety]) => finding(edits, safety));
      const result = applyFixes('abcdef', findings, { unsafe: true });
      expect(result.output).toBe(output);
      expect(result.skipped).toEqual(skipped.map((index) => findings[index]));
      expect(result.remaining).toEqual(result.skipped);
    });
  });

  test('what somebody has to review first gives way to what is certain', () => {
    const around = finding([edit(0, 6, '-')], 'unsafe');
    const inner = finding([edit(2, 3, 'C')], 'unsafe');
    const doubtful: Finding = { ...around, outcome: 'needs-review' };
    expect(applyFixes('abcdef', [doubtful, inner], { unsafe: true })).toMatchObject({
      output: 'abCdef',
      skipped: [doubtful],
    });
    expect(applyFixes('abcdef', [around, inner], { unsafe: true }).output).toBe('-');
    expect(applyFixes('abcdef', [doubtful, { ...inner, outcome: 'needs-review' }], { unsafe: true }).output).toBe('-');
  });

  test('keeps findings without a fix for what remains', () => {
    const { fix: _fix, ...bare } = finding([]);
    expect(applyFixes('abc', [bare])).toEqual({ output: 'abc', applied: [], remaining: [bare], skipped: [] });
  });
});

const source = 'abcdefghijkl';
const edits = fc
  .uniqueArray(fc.nat(source.length), { minLength: 2, maxLength: 6 })
  .map((offsets) => offsets.sort((a, b) => a - b))
  .chain((offsets) =>
    fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((texts) =>
      texts.flatMap((text, index): Edit[] => {
        const [start, end] = [offsets[2 * index], offsets[2 * index + 1]];
        return start === undefined || end === undefined ? [] : [edit(start, text.length === 1 ? start : end, text)];
      }),
    ),
  );
const findings = fc.array(
  fc
    .tuple(edits, fc.constantFrom('safe' as const, 'unsafe' as const))
    .map(([each, safety]) => finding(each.toReversed(), safety)),
  { maxLength: 8 },
);

describe('applied fixes', () => {
  test('never overlap, and give what a plain reference gives', () => {
    fc.assert(
      fc.property(findings, fc.boolean(), (each, unsafe) => {
        const { output, applied, remaining } = applyFixes(source, each, { unsafe });
        const hulls = applied
          .map(({ fix }) => hullOf(fix?.edits ?? []))
          .sort((a, b) => a.start - b.start || a.end - b.end);
        if (!unsafe)
          for (const [index, { end }] of hulls.entries())
            expect(hulls[index + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
        const all = applied.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.start - b.start || a.end - b.end);
        for (const [index, { end }] of all.entries()) expect(all[index + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
        const inOrder = applied.toSorted((a, b) => hullOf(a.fix?.edits ?? []).start - hullOf(b.fix?.edits ?? []).start);
        const made = inOrder.flatMap(({ fix }) => fix?.edits ?? []);
        expect(output).toBe(naivelyEdited(source, made));
        expect([...applied, ...remaining].length).toBe(each.length);
        expect(applied.every(({ fix }) => unsafe || fix?.safety === 'safe')).toBe(true);
      }),
    );
  });

  test('leave out only what overlaps one of them', () => {
    fc.assert(
      fc.property(findings, (each) => {
        const { applied, remaining } = applyFixes(source, each, { unsafe: true });
        for (const { fix } of remaining) {
          const hull = hullOf(fix?.edits ?? []);
          const isInTheWay = applied.some((other) => {
            const { start, end } = hullOf(other.fix?.edits ?? []);
            return start === hull.start || (start < hull.end && hull.start < end);
          });
          expect(isInTheWay).toBe(true);
        }
      }),
    );
  });

  test('are the same when they are given again in another order, unless they begin together', () => {
    fc.assert(
      fc.property(findings, (each) => {
        const starts = each.map(({ fix }) => hullOf(fix?.edits ?? []).start);
        fc.pre(new Set(starts).size === starts.length);
        const [one, other] = [each, each.toReversed()].map((all) => applyFixes(source, all, { unsafe: true }).output);
        expect(other).toBe(one);
      }),
    );
  });

  test('are told from broken ones: edits made one after the other without regard to what moved are caught', () => {
    const broken = (text: string, all: readonly Edit[]) =>
      all.reduce((output, { start, end, text: put }) => output.slice(0, start) + put + output.slice(end), text);
    const isRight = (edit: typeof broken) =>
      fc.assert(
        fc.property(edits, (all) => {
          expect(edit(source, all)).toBe(naivelyEdited(source, all));
        }),
      );
    isRight(edited);
    expect(() => isRight(broken)).toThrow();
  });
});
