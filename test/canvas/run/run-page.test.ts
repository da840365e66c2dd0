import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { run as runPage } from '../../../src/canvas/run/index.js';
import { bake, run } from '../../../src/index.js';
import { failureOf } from '../../support/failure.js';
import { ROOT } from '../../support/folders.js';
import { readSite } from '../../support/sites.js';

const CANVAS = `<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>
<main><x-contact field="phone"></x-contact><x-addon provider="provider_contact_form"></x-addon></main>`;

const baked = bake(CANVAS, readSite('small-business'));

describe('the `run` of `inlay/run`', () => {
  test.each(['/', '/menu/', 'https://elsewhere.example/', ''])(
    'gives what that of `inlay` gives, on the page `%s`',
    (url) => {
      expect(runPage(baked, { url })).toBe(run(baked, { url }));
    },
  );

  test('marks the current page, so that pages differ', () => {
    expect(runPage(baked, { url: '/menu/' })).not.toBe(runPage(baked, { url: '/' }));
    expect(runPage(baked)).toBe(run(baked));
  });

  test('takes no HTML of forms, as it has no parser to clean it', () => {
    const addons = { provider_contact_form: { contact: '<form></form>' } };
    expect(failureOf(() => runPage(baked, { url: '/', addons } as { url: string }))).toMatchObject({
      code: 'forms-need-parser',
      message: 'Unexpected `addons`, expected none: to clean the HTML of forms, use the `run` of `inlay`',
    });
  });

  test('refuses another format, and an output that is too large', () => {
    expect(failureOf(() => runPage({ ...baked, format: 'inlay-baked/2' as 'inlay-baked/1' }))).toMatchObject({
      code: 'unknown-format',
    });
    expect(failureOf(() => runPage(baked, {}, { outputLength: 10 }))).toMatchObject({ code: 'limit-exceeded' });
  });

  test('bundles to at most 12 KB of gzip, where all of `inlay` takes over 100', async () => {
    expect(await bundled('dist/canvas/run/index.js')).toBeLessThanOrEqual(12 * 1024);
    expect(await bundled('dist/index.js')).toBeGreaterThan(100 * 1024);
  });
});

/** Bytes of a minified bundle of a built entry with all that it needs, gzipped. */
async function bundled(entry: string): Promise<number> {
  const bundle = await rolldown({ input: `${ROOT}${entry}` });
  const { output } = await bundle.generate({ minify: true });
  return gzipSync(output[0].code).length;
}
