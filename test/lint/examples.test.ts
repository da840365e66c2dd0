import { describe, expect, it } from 'vitest';
import { exampleManifest } from '../../src/lint/docs/example-manifest.js';
import { indexDocument } from '../../src/lint/document/document.js';
import { applyFixes, lint, RULES, type Rule } from '../../src/lint/index.js';
import { UNUSED_DIRECTIVE } from '../../src/lint/rules/unused-directive.js';

const manifest = exampleManifest();
const ids = RULES.map(({ id }) => id);

/** What a rule says of a code, run on its own; the linter itself speaks for unused directives, so there all rules run. */
function findingsOf(rule: Rule, code: string) {
  if (rule.id === UNUSED_DIRECTIVE) return lint(code, manifest).filter((finding) => finding.rule === rule.id);
  const others = ids.filter((id) => id !== rule.id && id !== UNUSED_DIRECTIVE);
  const off = Object.fromEntries([...others, rule.id, UNUSED_DIRECTIVE].map((id) => [id, 'off' as const]));
  const twin = { ...rule, id: 'rule-under-test' };
  return lint(code, manifest, { rules: off, plugins: [twin] });
}

/** What of a rule's examples does not hold; nothing when all do. */
function failures(rule: Rule): string[] {
  const wrong: string[] = [];
  for (const { title, code } of rule.docs.correct) {
    if (findingsOf(rule, code).length > 0) wrong.push(`${title}: expected no finding`);
  }
  for (const { title, code, at, fixed } of rule.docs.incorrect) {
    const found = findingsOf(rule, code);
    const isAt =
      found.length === at.length && found.every(({ start }, index) => code.startsWith(at[index] ?? '', start));
    if (!isAt) wrong.push(`${title}: expected findings at ${at.join(', ')}`);
    const { output } = applyFixes(code, found, { unsafe: true });
    if (output !== fixed) wrong.push(`${title}: expected ${fixed}, found ${output}`);
    if (findingsOf(rule, fixed).some(({ fix }) => fix)) wrong.push(`${title}: what is fixed has another fix`);
  }
  return wrong;
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('has at least five correct and five incorrect examples', () => {
    expect(rule.docs.correct.length).toBeGreaterThanOrEqual(5);
    expect(rule.docs.incorrect.length).toBeGreaterThanOrEqual(5);
  });

  it('holds what its examples show', () => {
    expect(failures(rule)).toEqual([]);
  });

  it('has correct examples that no rule reports', () => {
    for (const { code } of rule.docs.correct) expect(lint(code, manifest), code).toEqual([]);
  });

  it('shows no more in its examples than it says in its documentation', () => {
    for (const { code, fixed, at } of rule.docs.incorrect) {
      expect(at.length, code).toBeGreaterThan(0);
      for (const text of at) expect(code).toContain(text);
      expect(fixed === code || fixed.length > 0, code).toBe(true);
    }
  });

  // The linter itself finds unused directives: a rule of its own finds nothing in any case.
  it.skipIf(id === UNUSED_DIRECTIVE)('fails on its examples when it reports nothing', () => {
    expect(failures({ ...rule, check: () => [] })).not.toEqual([]);
  });

  it.skipIf(id === UNUSED_DIRECTIVE)('fails on its examples when it reports every element', () => {
    const everything: Rule['check'] = ({ source }) =>
      indexDocument(source).elements.map(({ start, end }) => ({ start, end, message: 'Unexpected element' }));
    expect(failures({ ...rule, check: everything })).not.toEqual([]);
  });
});

it('finds no unused directive where a broken linter does not look for them', () => {
  const rule = RULES.find(({ id }) => id === UNUSED_DIRECTIVE);
  const [first] = rule?.docs.incorrect ?? [];
  const code = first?.code ?? '';
  expect(lint(code, manifest)).toHaveLength(1);
  expect(lint(code, manifest, { rules: { [UNUSED_DIRECTIVE]: 'off' } })).toEqual([]);
});
