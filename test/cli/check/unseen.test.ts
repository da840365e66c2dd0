import { describe, expect, test } from 'vitest';
import { folder, inlay, SITE } from '../run.js';

const COPY = '<p>Tel <a href="tel:+390550123456">055 012 3456</a></p>';
const GOOD = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>';

/** A folder of canvases with a configuration. */
function pages(config: unknown, files: Record<string, string> = {}): string {
  return folder({ 'inlay.config.json': JSON.stringify(config), 'good.html': GOOD, 'copy.html': COPY, ...files });
}

/** What a check of files says, as JSON. */
async function check(cwd: string, ...paths: string[]) {
  const args = ['check', '--site', SITE, '--status', '200', '--json', ...paths];
  const { code, stdout, stderr } = await inlay(args, { cwd });
  expect(stderr).toBe('');
  const { verdict, because, files, errors } = JSON.parse(stdout);
  return { code, verdict, because, files, errors };
}

/** What it says to people. */
async function told(cwd: string, ...paths: string[]): Promise<string> {
  return (await inlay(['check', '--site', SITE, '--status', '200', ...paths], { cwd })).stdout;
}

const OF_CANVASES = ['no-duplicates', 'forms', 'readable'];

describe.concurrent('inlay check gives no pass on what was not looked at', () => {
  test('a rule that is off', async () => {
    const cwd = pages({ rules: { 'no-static-contact': 'off' } });
    expect(await check(cwd, 'copy.html')).toMatchObject({
      code: 0,
      verdict: 'needs-evidence',
      because: ['no-duplicates'],
    });
    const text = await told(cwd, 'copy.html');
    expect(text).toContain(
      'repeat configured resources by hand, and invent none: Not looked at: no-static-contact is off\n',
    );
    expect(text).toContain('    Not looked at, the configuration switches it off: no-static-contact\n');
  });

  test('a rule that is off for one of the files', async () => {
    const cwd = pages({
      overrides: [{ files: ['copy.html'], rules: { 'readable-source': 'off', 'no-static-contact': 'off' } }],
    });
    expect(await check(cwd, 'good.html', 'copy.html')).toMatchObject({ because: ['no-duplicates', 'readable'] });
    expect(await check(cwd, 'good.html')).toMatchObject({ verdict: 'pass', because: [] });
  });

  test('a rule that no rule of acceptance is about, which is told', async () => {
    const cwd = pages({ rules: { 'valid-nesting': 'off' } });
    expect(await check(cwd, 'good.html')).toMatchObject({ verdict: 'pass', files: [{ off: ['valid-nesting'] }] });
    expect(await told(cwd, 'good.html')).toContain('switches it off: valid-nesting\n');
  });

  test('a file that is ignored', async () => {
    const cwd = pages({ ignore: ['copy.html'] });
    const only = await check(cwd, 'copy.html');
    expect(only).toMatchObject({ verdict: 'needs-evidence', because: OF_CANVASES, files: [{ ignored: true }] });
    expect(only.errors).toBeUndefined();
    expect(await told(cwd, 'copy.html')).toContain(
      '? The linter finds no error in the files: No file was linted\n    Skipped, the configuration ignores it: `copy.html`\n',
    );
    // The pass rests on the other one.
    const both = await told(cwd, 'copy.html', 'good.html');
    expect(both).toContain('No findings in 1 file\n    Skipped, the configuration ignores it: `copy.html`\n\npass');
  });

  test('texts alone', async () => {
    const cwd = pages({}, { 'notes.md': 'Nothing' });
    expect(await check(cwd, 'notes.md')).toMatchObject({ code: 0, verdict: 'needs-evidence', because: OF_CANVASES });
    expect(await told(cwd, 'notes.md')).toContain('- The components of the canvases expand: No canvas was rendered\n');
    expect(await check(cwd, 'notes.md', 'good.html')).toMatchObject({ verdict: 'pass', errors: 0 });
  });

  test('a file that is ignored, whose advice is to take it out', async () => {
    const cwd = pages({ ignore: ['copy.html'] });
    const text = await told(cwd, 'copy.html');
    expect(text).toContain('readable-source are known. The canvas is ignored by the configuration\n');
    expect(text).toContain(
      '    Take the canvas out of `ignore` in the configuration, or give one that is not ignored\n',
    );
    expect(text).not.toContain('Lint the canvases and give the findings');
    // Where none was given, nothing is ignored.
    expect(await told(cwd)).toContain('Lint the canvases and give the findings');
  });

  test('a report of a linter that was told not to look', async () => {
    const verdictOf = async (config: unknown, canvas: string, ...more: string[]) => {
      const cwd = pages(config, { 'told.html': canvas });
      const report = await inlay(['lint', '--site', SITE, '--format', 'json', 'told.html'], { cwd });
      const args = ['check', '--site', SITE, '--status', '200', '--json', '--findings', '-', ...more];
      const { code, stdout } = await inlay(args, { cwd, stdin: report.stdout });
      const { verdict, because } = JSON.parse(stdout);
      return { code, verdict, because, report: JSON.parse(report.stdout).files[0] };
    };
    const off = { rules: { 'no-static-contact': 'off' } };
    const offReport = await verdictOf(off, COPY);
    expect(offReport).toMatchObject({ code: 0, verdict: 'needs-evidence', because: ['no-duplicates'] });
    expect(offReport.report).toMatchObject({ findings: [], off: ['no-static-contact'] });
    const comments = `<!-- inlay-disable -->${COPY}`;
    const disabled = await verdictOf({}, comments);
    expect(disabled).toMatchObject({ code: 0, verdict: 'pass', report: { disabled: { 'no-static-contact': 1 } } });
    expect(await verdictOf({}, comments, '--strict')).toMatchObject({
      code: 1,
      verdict: 'needs-evidence',
      because: ['disabled-findings'],
    });
    const good = await verdictOf({}, GOOD, '--strict');
    expect(good).toMatchObject({ code: 0, verdict: 'pass' });
    expect(Object.keys(good.report)).toEqual(['path', 'findings']);
  });

  test('with --strict, by the exit code', async () => {
    const cwd = pages({ ignore: ['copy.html'] }, { 'told.html': `${GOOD}<!-- inlay-disable -->${COPY}` });
    const codeOf = async (...args: string[]) =>
      (await inlay(['check', '--site', SITE, '--strict', ...args], { cwd })).code;
    expect(await codeOf('good.html')).toBe(1);
    expect(await codeOf('--status', '200', 'good.html')).toBe(0);
    expect(await codeOf('--status', '200', 'copy.html')).toBe(1);
    expect(await codeOf('--status', '200', 'told.html')).toBe(1);
    const manifest = JSON.parse((await inlay(['manifest', '--site', SITE], { cwd })).stdout);
    const ndjson = async (evidence: object, ...more: string[]) =>
      (await inlay(['check', '--ndjson', ...more], { cwd, stdin: JSON.stringify({ manifest, evidence }) })).code;
    expect([await ndjson({}), await ndjson({}, '--strict')]).toEqual([0, 1]);
    const evidence = { status: 200, findings: [] };
    const disabled = { ...evidence, disabled: { 'no-static-menu': 1 } };
    expect([await ndjson(evidence, '--strict'), await ndjson(disabled, '--strict')]).toEqual([0, 1]);
  });

  test('a report of texts alone, or of nothing', async () => {
    const args = ['check', '--site', SITE, '--status', '200', '--json', '--findings', '-'];
    const verdictOf = async (files: unknown[]) =>
      JSON.parse((await inlay(args, { stdin: JSON.stringify({ files }) })).stdout);
    expect(await verdictOf([])).toMatchObject({ because: OF_CANVASES });
    expect(await verdictOf([{ path: 'a.md', findings: [] }])).toMatchObject({ because: OF_CANVASES });
    expect(await verdictOf([{ path: 'a.html', findings: [] }])).toMatchObject({ verdict: 'pass' });
  });
});

describe.concurrent('inlay check', () => {
  test('heeds comments as the linter does, and tells how many findings they switch off', async () => {
    const cwd = pages(
      {},
      { 'told.html': `<!-- inlay-disable -->${COPY}${COPY}`, 'notes.html': `${GOOD}<!-- inlay-disable, they say -->` },
    );
    const { verdict, files } = await check(cwd, 'told.html');
    expect({ verdict, files }).toMatchObject({ verdict: 'pass', files: [{ disabled: { 'no-static-contact': 2 } }] });
    const text = await told(cwd, 'told.html');
    expect(text).toContain('available-addon\n');
    expect(text).toContain('no-invented-attachment; 2 switched off by comments\n');
    expect(text).toContain('    Switched off by comments: 2 of no-static-contact\n');
    expect(await told(cwd, 'good.html')).not.toContain('comments');
    expect((await check(cwd, 'good.html')).files[0]).not.toHaveProperty('disabled');
  });

  test('lints templates of PHP in folders, and renders nothing of them', async () => {
    const cwd = pages(
      {},
      {
        'theme/header.php': `<?php the_header(); ?>${COPY}<x-menu location="<?php echo $a ?>"></x-menu>`,
        'theme/vendor/autoload.php': '<?php',
        'theme/vendor/lib.phtml': COPY,
      },
    );
    const found = await check(cwd, 'theme');
    expect(found).toMatchObject({ code: 1, verdict: 'fail' });
    expect(found.because).toEqual(['no-duplicates', 'linter']);
    expect(found.files.map(({ path }: { path: string }) => path)).toEqual(['theme/header.php']);
  });
});
