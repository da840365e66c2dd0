import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, inlay, SITE } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

const SITE_TEXT = readFileSync(SITE, 'utf8');
const NAV = '<x-nav></x-nav>';

/** Lints below a folder, and tells the findings as `path severity rule`. */
async function found(cwd: string, ...args: string[]): Promise<string[]> {
  const { stdout, stderr } = await inlay(['lint', '--plugins', '--format', 'json', ...args], { cwd });
  expect(stderr).toBe('');
  const { files }: { files: { path: string; findings: { severity: string; rule: string }[] }[] } = JSON.parse(stdout);
  return files.flatMap(({ path, findings }) => findings.map(({ severity, rule }) => `${path} ${severity} ${rule}`));
}

describe.concurrent('the configuration of inlay lint', () => {
  test('is the nearest to each canvas', async () => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'inlay.config.json': '{"site": "site.json"}',
      'a.html': NAV,
      'shop/.inlayrc.json': '{"site": "../site.json", "rules": {"known-component": "warning"}}',
      'shop/deep/a.html': NAV,
      'shop/inner/inlay.config.json': '{"site": "../../site.json", "rules": {"known-component": "info"}}',
      'shop/inner/.inlayrc.json': 'not read',
      'shop/inner/a.html': NAV,
      '.git/HEAD': '',
    });
    expect(await found(cwd, 'a.html', 'shop')).toEqual([
      'a.html error known-component',
      'shop/deep/a.html warning known-component',
      'shop/inner/a.html info known-component',
    ]);
    expect(await found(join(cwd, 'shop/deep'), 'a.html')).toEqual(['a.html warning known-component']);
    expect(await found(cwd, '--config', 'inlay.config.json', 'shop/deep')).toEqual([
      'shop/deep/a.html error known-component',
    ]);
    expect(await found(cwd, '--no-config', '--site', 'site.json', 'shop/deep')).toEqual([
      'shop/deep/a.html error known-component',
    ]);
  });

  test('extends presets and other files, overrides by pattern, and leaves files out', async () => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'shared/base.json': '{"site": "../site.json", "rules": {"known-component": "info"}, "ignore": "vendor"}',
      'inlay.config.json': JSON.stringify({
        $schema: './any.json',
        extends: ['strict', './shared/base.json'],
        overrides: [{ files: ['*.draft.html', '!keep.draft.html'], rules: { 'known-component': 'warning' } }],
      }),
      'pages/a.html': NAV,
      'pages/a.draft.html': NAV,
      'pages/keep.draft.html': NAV,
      'pages/unused.html': '<!-- inlay-disable -->',
      'pages/vendor/a.html': NAV,
    });
    expect(await found(cwd, 'pages')).toEqual([
      'pages/a.draft.html warning known-component',
      'pages/a.html info known-component',
      'pages/keep.draft.html info known-component',
      'pages/unused.html error unused-directive',
    ]);
    expect(await found(cwd, 'pages/unused.html', '--preset', 'recommended')).toEqual([
      'pages/unused.html warning unused-directive',
    ]);
    expect(await inlay(['lint', '--plugins', 'pages/vendor'], { cwd })).toMatchObject({
      code: 0,
      stdout: 'No file was linted\n',
      stderr: 'Nothing to lint: the configuration leaves 1 canvas out\n',
    });
  });

  test('brings rules of its own, from files and from packages', async () => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'inlay.config.json': '{"site": "site.json", "plugins": "loud-rules", "rules": {"shorten": "error"}}',
      'node_modules/loud-rules/package.json': '{"type": "module", "exports": "./index.js"}',
      'node_modules/loud-rules/index.js': PLUGIN,
      'a.html': '<b>wow</b><b>ow</b>',
    });
    expect(await found(cwd, 'a.html')).toEqual(['a.html error shorten', 'a.html warning calm']);
  });

  test('brings rules with the ids that the library takes, one alone too', async () => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'inlay.config.json': '{"site": "site.json", "plugins": "./rules.mjs", "rules": {"acme/no-font": "error"}}',
      'rules.mjs': PLUGIN.replace('[replacing(', 'replacing(')
        .replace(/, replacing\([^)]*\)\]/, '')
        .replace("'shorten'", "'acme/no-font'"),
      'a.html': '<b>wow</b>',
      'b.html': '<b>wow</b><!-- inlay-disable-line acme/no-font -->',
    });
    expect(await found(cwd, 'a.html', 'b.html')).toEqual(['a.html error acme/no-font']);
    expect(await found(cwd, 'a.html', '--rule', 'acme/no-font=info')).toEqual(['a.html info acme/no-font']);
    const { stdout } = await inlay(['lint', '--plugins', '--explain', 'acme/no-font'], { cwd });
    expect(stdout).toMatch(/^# acme\/no-font\n/);
  });

  test('is printed for a canvas, with everything that it comes to', async () => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'plugin.mjs': PLUGIN,
      'inlay.config.json': JSON.stringify({
        ...JSON.parse(CONFIG),
        rules: { calm: 'off' },
        overrides: [{ files: 'a.html', rules: { 'known-component': ['info', { allow: ['x-map'] }] } }],
        ignore: 'a.html',
      }),
    });
    const { code, stdout } = await inlay(['lint', '--plugins', '--print-config', 'new/a.html', '--preset', 'agent'], {
      cwd,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      config: 'inlay.config.json',
      ignored: true,
      preset: 'agent',
      rules: expect.objectContaining({
        'known-component': ['info', { allow: ['x-map'] }],
        'unused-directive': 'error',
        shorten: 'warning',
        calm: 'off',
      }),
      plugins: ['plugin.mjs'],
      site: 'site.json',
    });
  });

  const NOT_VALID = 'inlay.config.json: The configuration is not valid:\n  ';
  test.each([
    ['is no JSON', '{"rules": }', 'inlay.config.json:1:11: Unexpected `}`, expected a value'],
    ['is no object', '[]', `${NOT_VALID}(root): Unexpected an array, expected an object`],
    [
      'has an unknown key',
      '{"rulez": {}}',
      `${NOT_VALID}/rulez: Unexpected key \`rulez\`, expected one of \`$schema\`, \`extends\`, \`rules\`, \`overrides\`, \`manifest\`, \`site\`, \`ignore\`, \`plugins\`; nearest is \`rules\``,
    ],
    [
      'has an unknown rule',
      '{"rules": {"known-componant": "off"}}',
      `${NOT_VALID}/rules/known-componant: Unexpected rule \`known-componant\`, expected one of `,
    ],
    [
      'has an unknown severity',
      '{"rules": {"known-component": "errror"}}',
      `${NOT_VALID}/rules/known-component: Unexpected \`errror\`, expected an array of a severity and options, or one of \`off\`, \`error\`, \`warning\`, \`info\`; nearest is \`error\``,
    ],
    [
      'has options that are none',
      '{"rules": {"known-component": ["error", 1]}}',
      `${NOT_VALID}/rules/known-component: Unexpected an array, expected an array of a severity and options, or`,
    ],
    [
      'has an unknown option',
      '{"rules": {"known-component": ["error", {"alow": []}]}}',
      `${NOT_VALID}/rules/known-component/1`,
    ],
    [
      'has an override without files',
      '{"overrides": [{"rules": {}}]}',
      `${NOT_VALID}/overrides/0/files: Unexpected nothing, expected a string or an array`,
    ],
    [
      'has a wrong rule in an override',
      '{"overrides": [{"files": "a", "rules": {"x": "off"}}]}',
      `${NOT_VALID}/overrides/0/rules/x: Unexpected rule \`x\`, expected one of `,
    ],
    [
      'has two sites',
      '{"site": "a", "manifest": "b"}',
      `${NOT_VALID}/site: Unexpected \`a\`, expected no \`site\` beside \`manifest\``,
    ],
    [
      'has no site',
      '{}',
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in `inlay.config.json`',
    ],
    [
      'has a site that is missing',
      '{"site": "sit.json"}',
      'Cannot read `sit.json`: no such file or folder; nearest is `site.json`',
    ],
    [
      'has an unknown preset',
      '{"extends": "strickt"}',
      `${NOT_VALID}/extends/0: Unexpected \`strickt\`, expected \`recommended\`, \`strict\`, \`agent\` or a path that begins with \`./\`; nearest is \`strict\``,
    ],
    [
      'extends a file that is missing',
      '{"extends": "./bas.json"}',
      'Cannot read `bas.json`: no such file or folder; nearest is `base.json`',
    ],
    [
      'extends a file that is wrong',
      '{"extends": ["./base.json"]}',
      'base.json: The configuration is not valid:\n  /rules: Unexpected `1`, expected an object',
    ],
    [
      'extends itself',
      '{"extends": "./inlay.config.json"}',
      'inlay.config.json: Unexpected circle in `extends`: `inlay.config.json` extends `inlay.config.json`',
    ],
    [
      'extends itself by way of another',
      '{"extends": "./circle.json"}',
      'inlay.config.json: Unexpected circle in `extends`: `inlay.config.json` extends `circle.json` extends `inlay.config.json`',
    ],
    [
      'has a plugin that is missing',
      '{"plugins": "./no.mjs"}',
      'inlay.config.json: Cannot load the plugin `./no.mjs`: there is no file `',
    ],
    [
      'has a package that is missing',
      '{"plugins": "no-such-rules"}',
      'inlay.config.json: Cannot load the plugin `no-such-rules`: there is no such package; a path begins with `./`',
    ],
    [
      'has a plugin that fails',
      '{"plugins": "./fails.mjs"}',
      'inlay.config.json: Cannot load the plugin `./fails.mjs`: boom',
    ],
    [
      'has a plugin without rules',
      '{"plugins": "./empty.mjs"}',
      'inlay.config.json: The default export of `./empty.mjs` is no rule and no array of rules:\n  /0: Unexpected nothing, expected an object',
    ],
    [
      'has a plugin with a bad rule',
      '{"plugins": "./bad.mjs"}',
      'inlay.config.json: The default export of `./bad.mjs` is no rule and no array of rules:\n  /0/id: Unexpected `Bad Id`, expected one in kebab-case such as `my-rule` or `acme/my-rule`\n  /0/severity: Unexpected `warn`, expected one of `error`, `warning`, `info`\n  /0/docs: Unexpected nothing, expected an object\n  /0/check: Unexpected nothing, expected a function\n',
    ],
    [
      'has a rule that exists already',
      '{"plugins": "./twice.mjs"}',
      'inlay.config.json: The configuration is not valid:\n  /plugins/0: Unexpected second rule `known-component`, expected an id of its own',
    ],
  ])('that %s is told so', async (_what, config, message) => {
    const cwd = folder({
      'site.json': SITE_TEXT,
      'inlay.config.json': config,
      'base.json': '{"rules": 1}',
      'circle.json': '{"extends": "./inlay.config.json"}',
      'fails.mjs': "throw new Error('boom');",
      'empty.mjs': 'export const rules = [];',
      'bad.mjs': "export default { id: 'Bad Id', severity: 'warn' };",
      'twice.mjs': PLUGIN.replace("'shorten'", "'known-component'"),
      'a.html': '',
    });
    const ran = await inlay(['lint', '--plugins', 'a.html'], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr.startsWith(`error: ${message}`) ? message : ran.stderr).toBe(message);
  });
});
