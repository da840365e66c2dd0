import { describe, expect, it } from 'vitest';
import { indexDocument } from '../../src/lint/document/document.js';
import { exampleManifest } from '../../src/lint/example/manifest.js';
import { applyFixes, type Finding, lint, RULES, type Rule } from '../../src/lint/index.js';
import { UNUSED_DIRECTIVE } from '../../src/lint/rules/unused-directive/rule.js';

const manifest = exampleManifest();

type Find = (code: string) => Finding[];

/** What a rule says of a code, run on its own. The linter itself finds unused directives, so for them all rules run. */
function finderOf(rule: Rule): Find {
  if (rule.id === UNUSED_DIRECTIVE) return (code) => lint(code, manifest).filter((finding) => finding.rule === rule.id);
  const off = Object.fromEntries(RULES.map(({ id }) => [id, 'off' as const]));
  const plugins = [{ ...rule, id: 'rule-under-test' }];
  return (code) => lint(code, manifest, { rules: off, plugins });
}

/** What of a rule's examples does not hold; nothing when all do. */
function failures({ docs }: Rule, find: Find): string[] {
  const wrong: string[] = [];
  for (const { title, code } of docs.correct) if (find(code).length > 0) wrong.push(`${title}: expected no finding`);
  for (const { title, code, at, fixed } of docs.incorrect) {
    const found = find(code);
    const isAt =
      found.length === at.length && found.every(({ start }, index) => code.startsWith(at[index] ?? '', start));
    if (!isAt) wrong.push(`${title}: expected findings at ${at.join(', ')}`);
    const { output } = applyFixes(code, found, { unsafe: true });
    if (output !== fixed) wrong.push(`${title}: expected ${fixed}, found ${output}`);
    if (find(fixed).some(({ fix }) => fix)) wrong.push(`${title}: what is fixed has another fix`);
  }
  return wrong;
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('has at least five correct and five incorrect examples', () => {
    expect(rule.docs.correct.length).toBeGreaterThanOrEqual(5);
    expect(rule.docs.incorrect.length).toBeGreaterThanOrEqual(5);
    for (const { at, code } of rule.docs.incorrect) expect(at.length, code).toBeGreaterThan(0);
  });

  it('holds what its examples show', () => {
    expect(failures(rule, finderOf(rule))).toEqual([]);
  });

  it('has correct examples that no rule reports', () => {
    for (const { code } of rule.docs.correct) expect(lint(code, manifest), code).toEqual([]);
  });

  it('fails on its examples when it reports nothing', () => {
    expect(failures(rule, finderOf({ ...rule, id: 'mutant', check: () => [] }))).not.toEqual([]);
  });

  it('fails on its examples when it reports every element', () => {
    const check: Rule['check'] = ({ source }) =>
      indexDocument(source).elements.map(({ start, end }) => ({ start, end, message: 'Unexpected element' }));
    expect(failures(rule, finderOf({ ...rule, id: 'mutant', check }))).not.toEqual([]);
  });
});
