import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { applyFixes, lint, RULES, type RuleSetting } from '../../src/lint/index.js';
import { FIXTURES } from '../support/folders.js';
import { readSite } from '../support/sites.js';
import { noFont, staticMenu } from './own-rules.js';

/** `UPDATE=1 npx vitest run test/lint/fixtures.test.ts` rewrites what is expected; the diff is then for people to read. */
const UPDATE = process.env['UPDATE'] === '1';

interface Case {
  site: string;
  note: string;
  /** The rules that are on. */
  rules: string[];
}

const plugins = [noFont, staticMenu];

describe('every case of fixtures/lint', () => {
  test.each(readdirSync(`${FIXTURES}/lint`))('%s', (name) => {
    const folder = `${FIXTURES}/lint/${name}`;
    const { site, rules: on }: Case = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'));
    const off = [...RULES, ...plugins].filter(({ id }) => !on.includes(id));
    const rules = Object.fromEntries(off.map(({ id }): [string, RuleSetting] => [id, 'off']));
    const canvas = readFileSync(`${folder}/canvas.html`, 'utf8');
    const findings = lint(canvas, buildManifest(readSite(site)), { plugins, rules });
    expectFile(`${folder}/findings.json`, `${JSON.stringify(findings, null, 2)}\n`);
    expectFile(`${folder}/fixed.html`, applyFixes(canvas, findings).output);
  });
});

function expectFile(path: string, actual: string): void {
  if (UPDATE) writeFileSync(path, actual);
  expect(existsSync(path), `${path} is missing; see UPDATE in this test`).toBe(true);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}
