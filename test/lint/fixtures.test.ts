import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { applyFixes, lint, RULES, type RuleSetting } from '../../src/lint/index.js';
import { expectFile } from '../support/expected-file.js';
import { FIXTURES } from '../support/folders.js';
import { readSite } from '../support/sites.js';
import { noFont, staticMenu } from './own-rules.js';

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
