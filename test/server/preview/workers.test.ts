import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE } from '../../cli/run.js';
import { ENDLESS_CONFIG, ENDLESS_RULE } from '../../support/endless-rule.js';
import { ask, folderOf } from './previews.js';
import { startCommand } from './workshop.js';

test('a canvas that takes too long is told so; others are shown meanwhile, by rules of one’s own too', async () => {
  const folder = folderOf({
    'patient.mjs': ENDLESS_RULE,
    'inlay.json': ENDLESS_CONFIG,
    'pages/a.html': '<p>odd</p>',
    'pages/b.html': '<p>forever</p>',
  });
  const args = ['--site', SITE, '--config', 'inlay.json', '--port', '0', '--job-timeout', '3000', 'pages'];
  const { url, child } = await startCommand(args, folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const port = Number(new URL(url).port);
  const late = await ask(port, '/canvas/b.html');
  expect(late.body).toContain('The work took longer than 3000 ms, which is all it may take');

  writeFileSync(join(folder, 'pages/b.html'), '<p>forever and ever</p>');
  let isOver = false;
  const endless = ask(port, '/canvas/b.html').finally(() => {
    isOver = true;
  });
  const shown = await ask(port, '/canvas/a.html');
  expect([shown.status, isOver]).toEqual([200, false]);
  expect(shown.body).toContain('Unexpected oddity');
  // It is shown at once, and what came of the linter when that is known.
  expect((await endless).body).toContain('The canvas is being checked');
  await expect
    .poll(async () => (await ask(port, '/canvas/b.html')).body, { timeout: 20_000 })
    .toContain('The work took longer than 3000 ms');
  expect((await ask(port, '/canvas/a.html')).body).toContain('Unexpected oddity');
});
