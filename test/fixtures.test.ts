import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bake, bakedSchema, buildManifest, parseBaked, type RenderRequest, render, run } from '../src/index.js';
import { expectFile } from './support/expected-file.js';
import { FIXTURES } from './support/folders.js';
import { validator } from './support/json-schema.js';
import { REQUESTS } from './support/requests.js';
import { readSite, SITE_NAMES } from './support/sites.js';

interface Case {
  site: string;
  note: string;
  request?: RenderRequest;
}

const sites = new Map(SITE_NAMES.map((name) => [name as string, readSite(name)]));

describe('every case of fixtures/render', () => {
  test.each(readdirSync(`${FIXTURES}/render`))('%s', (name) => {
    const folder = `${FIXTURES}/render/${name}`;
    const { site: siteName, request }: Case = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'));
    const site = sites.get(siteName);
    if (!site) throw new Error(`case ${name} names no site`);
    const canvas = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(`${folder}/canvas.html`),
    );
    const { html, report } = render(canvas, site, request);
    expectFile(`${folder}/expected.html`, html);
    expectFile(`${folder}/report.json`, json(report.inlays));
    const baked = JSON.stringify(bake(canvas, site));
    expect(run(parseBaked(JSON.parse(baked)), request)).toBe(html);
  });
});

describe('every case of fixtures/bake', () => {
  const validate = validator(bakedSchema);

  test.each(readdirSync(`${FIXTURES}/bake`))('%s', (name) => {
    const folder = `${FIXTURES}/bake/${name}`;
    const { site: siteName }: Case = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'));
    const site = readSite(siteName);
    const canvas = readFileSync(`${folder}/canvas.html`, 'utf8');
    const baked = bake(canvas, site);
    expectFile(`${folder}/baked.json`, json(baked));
    expect(validate(baked)).toEqual([]);
    const runs = REQUESTS.map((request) => ({ request, html: run(baked, request) }));
    expect(runs.map(({ html }) => html)).toEqual(REQUESTS.map((request) => render(canvas, site, request).html));
    expectFile(`${folder}/runs.json`, json(runs)); // the runtime in PHP is held to it as well
  });
});

describe('the manifest of every site of fixtures/sites', () => {
  test.each(SITE_NAMES)('%s', (name) => {
    const site = readSite(name);
    expectFile(`${FIXTURES}/sites/${name}/manifest.json`, json(buildManifest(site)));
    expectFile(`${FIXTURES}/sites/${name}/manifest.concise.json`, json(buildManifest(site, { detail: 'concise' })));
  });
});

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
