import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileSource } from '../../../src/server/cli/preview/source.js';
import { FEW_CANVASES } from '../../../src/server/preview/limits.js';
import { beginSession } from '../../../src/server/preview/session.js';
import { performTask } from '../../../src/server/preview/task.js';
import { SITE } from '../../cli/run.js';
import { CANVAS, folderOf, serverOf } from './previews.js';

/** A preview whose linter does the first of its canvases, and waits with the others until it is let go. */
async function slowPreview(count: number) {
  const pages = Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/${index}.html`, CANVAS]));
  const source = fileSource([join(folderOf(pages), 'pages')], { site: SITE, config: false, port: 0 });
  let done = 0;
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const session = await beginSession(source, {
    live: true,
    onBug: () => undefined,
    async work(task, { options }, { site, manifest }) {
      if (done >= 3) await gate;
      done += 1;
      return performTask(task, { site, manifest, options });
    },
  });
  return { ...(await serverOf(session)), go };
}

test('a page of many canvases says how far the work on them is, and asks again until they are there', async () => {
  const { ask, go } = await slowPreview(FEW_CANVASES + 1);
  for (const path of ['/', '/manifest', '/canvas/3.html']) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['refresh'], headers['retry-after']]).toEqual([path, 503, '1', '1']);
    expect(body).toMatch(/[34] of 21 canvases are checked/);
  }
  expect((await ask('/assets/preview.css')).status).toBe(200);
  // Nothing is told to a stranger, and what is no page waits.
  const strange = ask('/', { headers: { host: 'evil.example' } });
  const frame = ask('/frame/expanded/3.html');
  go();
  expect((await strange).body).not.toContain('canvases are checked');
  expect((await frame).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
});

test('negative control: a page of few canvases waits for them', async () => {
  const { ask, go } = await slowPreview(FEW_CANVASES);
  const page = ask('/');
  setTimeout(go, 1_500);
  expect((await page).status).toBe(200);
});
