import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { parseConfig } from '../../src/lint/config/config-schema.js';
import { setupOf } from '../../src/lint/config/setup.js';
import { lint } from '../../src/lint/index.js';
import { exampleOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const LINT_EXAMPLES = ['workflow', 'config', 'directives'];

/** The examples of src/lint that are no commands. */
export function linting(user: () => User): void {
  const path = 'src/lint/README.md';
  const readme = readReadme(path);
  const files = { ...filesOf(readReadme('src/site/README.md')), ...filesOf(readme) };
  const code = (name: string) => exampleOf(readme, name).code;

  describe(path, () => {
    test('shows a workflow whose step fails for findings, annotates them and leaves a file to upload', async () => {
      const workflow = code('workflow');
      const [, step = ''] = /- run: (npx inlay .*)/.exec(workflow) ?? [];
      const [, upload = ''] = /sarif_file: (.*)/.exec(workflow) ?? [];
      const cwd = user().project(files);
      const run = () => user().run(cwd, 'bash', ['-euc', step]);
      const { status, stdout } = await run();
      expect(status).toBe(1);
      expect(stdout).toMatch(/^::error file=pages\/header\.html,line=3,/);
      expect(JSON.parse(readFileSync(join(cwd, upload), 'utf8')).runs[0].results.length).toBe(2);
      writeFileSync(join(cwd, 'pages/header.html'), '<x-logo></x-logo>');
      expect((await run()).status).toBe(0);
    });

    test('shows configurations that the linter takes', () => {
      for (const config of [code('config'), files['inlay.config.json'] ?? '']) {
        expect(() => setupOf([{ name: path, config: parseConfig(JSON.parse(config)) }], [])).not.toThrow();
      }
    });

    test('shows directives that name rules, and have an end', () => {
      const manifest = buildManifest(parseSite(JSON.parse(files['site.json'] ?? '')));
      const findings = lint(code('directives'), manifest, { rules: { 'unused-directive': 'error' } });
      const rules = /`(no-static-(?:menu|logo|contact))`/;
      expect(findings.map(({ rule, message }) => [rule, rules.test(message)])).toEqual(
        Array(3).fill(['unused-directive', true]),
      );
    });
  });
}
