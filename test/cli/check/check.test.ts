import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptManifest, buildManifest, render } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';
import { BARE, folder, inlay, SITE } from '../run.js';

const site = readSite('small-business');
const manifest = buildManifest(site);
const CLEAN = { status: 200, findings: [] };

const PASSED = `✓ The manifest answers with HTTP status 200: Answered with status 200
✓ At least one location has a menu assigned: Assigned: topic, utili, footer
✓ A logo variant is usable, or the name stands in as text: Images for default, transparent, light, footer
✓ Canvases do not repeat configured resources by hand, and invent none: No findings of no-static-logo, no-static-menu, no-static-social, no-static-contact, no-invented-menu, no-invented-profile, no-invented-contact, no-invented-attachment
✓ Forms use x-addon where a provider is active: No findings of no-static-form, no-fictitious-form, no-invented-nonce, available-addon
✓ All content is readable in the initial source: No findings of readable-source
`;

describe.concurrent('inlay check', () => {
  test('says what evidence is missing, and exits with 0', async () => {
    const { code, stdout, stderr } = await inlay(['check', '--site', SITE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`? The manifest answers with HTTP status 200: No HTTP status is known
    Ask the address that publishes the manifest, and give the status of its answer
✓ At least one location has a menu assigned: Assigned: topic, utili, footer
✓ A logo variant is usable, or the name stands in as text: Images for default, transparent, light, footer
? Canvases do not repeat configured resources by hand, and invent none: No findings of no-static-logo, no-static-menu, no-static-social, no-static-contact, no-invented-menu, no-invented-profile, no-invented-contact, no-invented-attachment are known
    Lint the canvases and give the findings
? Forms use x-addon where a provider is active: No findings of no-static-form, no-fictitious-form, no-invented-nonce, available-addon are known
    Lint the canvases and give the findings
? All content is readable in the initial source: No findings of readable-source are known
    Lint the canvases and give the findings

needs-evidence: 4 rules lack evidence: answers, no-duplicates, forms, readable
`);
  });

  test('passes with all the evidence', async () => {
    const cwd = folder({ 'findings.json': '[]' });
    const args = ['check', '--site', SITE, '--status', '200', '--findings', 'findings.json'];
    expect(await inlay(args, { cwd })).toMatchObject({
      code: 0,
      stdout: `${PASSED}${NO_ERRORS}\npass: every rule that applies passes\n`,
      stderr: '',
    });
  });

  test('fails when a rule does', async () => {
    const { code, stdout } = await inlay(['check', '--site', BARE, '--status', '404']);
    expect(code).toBe(1);
    expect(stdout).toContain(`✗ The manifest answers with HTTP status 200: Unexpected status 404, expected 200
    Publish the manifest at a public address that answers 200 to GET
✗ At least one location has a menu assigned: None of 10 locations has a menu
`);
    expect(stdout).toContain('- Forms use x-addon where a provider is active: No provider of forms is active\n');
    expect(stdout).toMatch(/\n\nfail: 2 rules fail: answers, assigned-menu\n$/);
  });

  test('asks for no menu where none is needed', async () => {
    const { stdout } = await inlay(['check', '--site', BARE, '--status', '200', '--no-navigation']);
    expect(stdout).toContain('- At least one location has a menu assigned: The site needs no navigation\n');
  });

  test('prints JSON', async () => {
    const findings = [{ rule: 'no-static-logo', outcome: 'violation' as const, message: 'more', start: 1 }];
    const stdin = JSON.stringify(findings);
    const { code, stdout } = await inlay(['check', '--site', SITE, '--findings', '-', '--json'], { stdin });
    expect(code).toBe(1);
    const acceptance = acceptManifest(manifest, { findings });
    const expected = { verdict: 'fail', because: ['no-duplicates'], acceptance, errors: 0 };
    expect(stdout).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  });

  test('judges a concise manifest', async () => {
    const concise = buildManifest(site, { detail: 'concise' });
    const { code, stdout } = await inlay(['check', '--manifest', '-', '--status', '200', '--json'], {
      stdin: JSON.stringify(concise),
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      verdict: 'needs-evidence',
      because: ['no-duplicates', 'forms', 'readable'],
      acceptance: acceptManifest(concise, { status: 200 }),
    });
  });
});

/** What is said of findings that were given and have no error. */
const NO_ERRORS = '✓ The findings have no error: 0 errors\n';

describe.concurrent('inlay check with canvases', () => {
  const cwd = folder({
    'findings.json': '[]',
    'header.html': '<x-logo></x-logo>\n<x-menu location="topi"></x-menu>',
    'pages/a.html': '<x-menu location="topic"><x-social></x-social></x-menu>',
    'pages/form.html': '<x-addon provider="provider_contact_form" id="prenotazione"></x-addon>',
    'manifest.json': JSON.stringify(manifest),
    'concise.json': JSON.stringify(buildManifest(site, { detail: 'concise' })),
    'latin.html': Buffer.from('\xe8', 'latin1'),
  });
  const evidence = ['--status', '200', '--findings', 'findings.json'];

  test('lists what does not expand', async () => {
    const args = ['check', '--site', SITE, ...evidence, 'header.html', 'pages'];
    expect(await inlay(args, { cwd })).toMatchObject({
      code: 1,
      stdout: `${PASSED}✗ The components of the canvases expand: 3 canvases, 5 components: 3 expanded, 1 unresolved, 1 superseded

header.html
  2:1  x-menu  unresolved
      /menus/locations/topi: not registered: Unexpected \`topi\`, expected one of \`topic\`, \`utili\`, \`footer\`; nearest is \`topic\`
${NO_ERRORS}
fail: 1 check fails: components-expand
`,
      stderr: '',
    });
  });

  test('lists it as JSON', async () => {
    const { code, stdout } = await inlay(
      ['check', '--site', SITE, ...evidence, '--json', 'header.html', 'pages/a.html'],
      {
        cwd,
      },
    );
    const { inlays } = render(readFileSync(`${cwd}/header.html`, 'utf8'), site).report;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      verdict: 'fail',
      because: ['components-expand'],
      acceptance: acceptManifest(manifest, CLEAN),
      files: [
        { path: 'header.html', inlays: inlays.slice(1) },
        { path: 'pages/a.html', inlays: [] },
      ],
      errors: 0,
    });
  });

  describe('without findings', () => {
    const pages = folder({
      'clean.html': '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>',
      'copies.html': '<header><x-logo></x-logo></header><p>Tel <a href="tel:+390550123456">055 012 3456</a></p>',
      'inlay.config.json': '{"rules": {"no-static-contact": "off"}}',
    });

    test('lints the canvases, so that all six rules are judged', async () => {
      const args = ['check', '--site', SITE, '--status', '200', '--no-config', 'clean.html'];
      const { code, stdout } = await inlay(args, { cwd: pages });
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: `${PASSED}✓ The components of the canvases expand: 1 canvas, 2 components: 2 expanded
✓ The linter finds no error in the files: No findings in 1 file

pass: every rule that applies passes
`,
      });
    });

    test('fails by what is found, and says where it is told', async () => {
      const args = ['check', '--site', SITE, '--status', '200', '--no-config', 'clean.html', 'copies.html'];
      const { code, stdout } = await inlay(args, { cwd: pages });
      expect(code).toBe(1);
      expect(stdout).toContain(
        '✗ Canvases do not repeat configured resources by hand, and invent none: 1 violation of no-static-logo',
      );
      expect(stdout).toContain('✗ The linter finds no error in the files: 1 finding (1 error) in 1 of 2 files\n');
      expect(stdout).toContain('`inlay lint` shows them');
    });

    test('fails by errors that no rule of acceptance is about, and by secrets in texts', async () => {
      const files = folder({
        'a.html': '<x-foo></x-foo>',
        'notes.md': 'api_key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc"\n',
      });
      const args = ['check', '--site', SITE, '--status', '200', '--no-config', '--json'];
      for (const path of ['a.html', 'notes.md', '.']) {
        const { code, stdout } = await inlay([...args, path], { cwd: files });
        expect({ code, ...JSON.parse(stdout) }, path).toMatchObject({ code: 1, verdict: 'fail', because: ['linter'] });
      }
      const { stdout: found } = await inlay(['lint', '--site', SITE, '--no-config', '--format', 'json', '.'], {
        cwd: files,
      });
      const given = await inlay([...args, '--findings', '-'], { cwd: files, stdin: found });
      expect({ code: given.code, ...JSON.parse(given.stdout) }).toMatchObject({
        code: 1,
        because: ['linter'],
        errors: 2,
      });
    });

    test('heeds the configuration of the linter', async () => {
      const args = ['check', '--site', SITE, '--status', '200', 'copies.html'];
      expect(await inlay(args, { cwd: pages })).toMatchObject({ code: 0 });
    });
  });

  test('takes a form for there that only the request brings, from a manifest too', async () => {
    const stdin = '<x-addon provider="provider_contact_form"></x-addon>';
    const { code, stdout } = await inlay(['check', '--manifest', 'manifest.json', 'pages/form.html', '-'], {
      cwd,
      stdin,
    });
    expect(code).toBe(0);
    expect(stdout).toContain('✓ The components of the canvases expand: 2 canvases, 2 components: 2 expanded\n');
  });

  test('goes on past one that it cannot read', async () => {
    const ran = await inlay(['check', '--site', SITE, 'latin.html', 'gone.html', 'pages'], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stdout).toContain('2 canvases, 3 components: 2 expanded, 1 superseded\n');
    expect(ran.stderr).toBe(`error: Cannot read \`gone.html\`: no such file or folder
error: latin.html: Unexpected byte \`0xE8\` at offset 0, expected UTF-8
`);
  });

  test('needs a full manifest', async () => {
    expect(await inlay(['check', '--manifest', 'concise.json', 'header.html'], { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'error: concise.json: Unexpected detail `concise`, expected a `full` manifest with menu items\n',
    });
  });
});

describe.concurrent('inlay check refuses', () => {
  const cwd = folder({
    'manifest.json': '{"contract": 1}',
    'site.json': readFileSync(SITE),
    'findings.json': '[{"rule": "x", "outcome": "violate"}, {"outcome": "violation"}]',
    'object.json': '{}',
  });
  const conflicts = (option: string, other: string) => `option '${option}' cannot be used with option '${other}'`;

  test.each([
    [
      'no site',
      [],
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in a configuration file, which `inlay init` writes, or `--endpoint <url>`',
    ],
    [
      'bad findings',
      ['--site', 'site.json', '--findings', 'findings.json'],
      `findings.json: The findings are not valid:
  /0/outcome: Unexpected \`violate\`, expected one of \`violation\`, \`needs-review\`; nearest is \`violation\`
  /1/rule: Unexpected nothing, expected a string`,
    ],
    [
      'findings that are no array',
      ['--site', 'site.json', '--findings', 'object.json'],
      'object.json: The findings are not valid:\n  (root): Unexpected an object, expected an array',
    ],
    [
      'a bad status',
      ['--status', '20O'],
      "option '--status <code>' argument '20O' is invalid. Unexpected `20O`, expected an HTTP status such as `200`.",
    ],
    [
      'a bad address',
      ['--endpoint', 'ftp://a.example'],
      "option '--endpoint <url>' argument 'ftp://a.example' is invalid. Unexpected `ftp://a.example`, expected an absolute http or https URL without user name and password.",
    ],
    ['two sites', ['--site', 'a', '--manifest', 'b'], conflicts('--site <file>', '--manifest <file>')],
    [
      'two statuses',
      ['--status', '200', '--endpoint', 'http://a.example'],
      conflicts('--status <code>', '--endpoint <url>'),
    ],
    ['--json with --ndjson', ['--ndjson', '--json'], conflicts('--ndjson', '--json')],
    [
      'stdin for two things',
      ['--site', '-', '--findings', '-'],
      'Unexpected stdin for `--site` and `--findings`, expected it for one of them: stdin can be read once',
    ],
  ])('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await inlay(['check', ...args], { cwd });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });

  test('a bad manifest', async () => {
    const { code, stdout, stderr } = await inlay(['check', '--manifest', 'manifest.json'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^error: manifest\.json: The manifest is not valid:\n {2}\/contract: Unexpected `1`, expected an object\n/,
    );
  });
});
