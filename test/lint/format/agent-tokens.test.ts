import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { lint } from '../../../src/lint/lint.js';
import { fixtureCanvases } from '../../support/fixture-canvases.js';

const PAGES = fixtureCanvases().filter(({ name }) => /invention\/.*naive/.test(name));
const tokensOf = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

test('findings on pages with much that is invented have at most 60 % of the tokens of the pages', () => {
  let [page, told] = [0, 0];
  for (const { source, manifest } of PAGES) {
    page += tokensOf(source);
    told += tokensOf(
      formatFindings('agent', [{ path: 'a.html', source, findings: lint(source, manifest, { preset: 'agent' }) }]),
    );
  }
  expect(PAGES.length).toBeGreaterThan(20);
  expect(told / page).toBeLessThan(0.6);
});
