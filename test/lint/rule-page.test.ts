import { expect, test } from 'vitest';
import * as z from 'zod';
import { RULES, type Rule, rulePage } from '../../src/lint/index.js';

const rule: Rule<{ max: number }> = {
  id: 'own-rule',
  severity: 'warning',
  options: z.strictObject({ max: z.number().default(3).describe('How many') }),
  docs: {
    summary: 'Reports it.',
    why: 'It matters.',
    instead: 'Write that.',
    correct: [{ title: 'a good one', code: '<p></p>\n' }],
    incorrect: [{ title: 'a bad one', code: 'a ``` b', at: ['a'], fixed: '' }],
  },
  check: () => [],
};

const PAGE = `# own-rule

Reports it.

It matters.

**Instead:** Write that.

Severity: \`warning\`, unless configured otherwise.

## Options

- \`max\`: How many; default \`3\`

## Correct

A good one:

\`\`\`html
<p></p>
\`\`\`

## Incorrect

A bad one:

\`\`\`\`html
a \`\`\` b
\`\`\`\`
`;

test('the page of a rule is Markdown', () => {
  expect(rulePage(rule as Rule)).toBe(PAGE);
});

test('options of another schema library are left out', () => {
  const foreign = { safeParse: () => ({ success: true, data: {} }) } as never;
  expect(rulePage({ ...rule, options: foreign } as Rule)).not.toContain('## Options');
});

test('every rule has a page', () => {
  for (const each of RULES) expect(rulePage(each).startsWith(`# ${each.id}\n\n`)).toBe(true);
});
