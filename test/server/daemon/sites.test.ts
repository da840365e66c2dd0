import { describe, expect, test } from 'vitest';
import { dependencyRevision } from '../../../src/component/dependency-revision.js';
import { siteDependencies } from '../../../src/component/site-dependencies.js';
import { bake } from '../../../src/index.js';
import { CACHED_SITES, CACHED_SITES_BYTES, PARSED_LENGTH, PARSED_SITES } from '../../../src/server/daemon/limits.js';
import { parsedSites } from '../../../src/server/daemon/parsed-sites.js';
import { type CachedSite, siteCache } from '../../../src/server/daemon/site-cache.js';
import { readSite, SITE_NAMES } from '../../support/sites.js';
import { aProblem, ask, batch, put, serve } from './daemon.js';

const STATE = new Uint8Array(1000);

function known(revision: string, state = STATE): CachedSite {
  return { revision, state, site: '', answer: STATE };
}

describe('the sites that the daemon keeps', () => {
  test('are the latest used ones', () => {
    const evicted: string[] = [];
    const sites = siteCache((revision) => evicted.push(revision));
    for (let index = 0; index < CACHED_SITES; index += 1) sites.add(known(`r${index}`));
    sites.get('r0');
    sites.add(known('more'));
    expect(evicted).toEqual(['r1']);
    expect([sites.count, sites.get('r1'), sites.get('r0')?.revision]).toEqual([CACHED_SITES, undefined, 'r0']);
  });

  test('are fewer when they are large, yet one at least', () => {
    const evicted: string[] = [];
    const sites = siteCache((revision) => evicted.push(revision));
    const half = new Uint8Array(CACHED_SITES_BYTES / 2);
    for (const revision of ['a', 'b']) sites.add(known(revision, half));
    expect(evicted).toEqual([]);
    sites.add(known('c'));
    expect(evicted).toEqual(['a']);
    sites.add(known('d', new Uint8Array(CACHED_SITES_BYTES + 1)));
    expect([evicted, sites.count]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('may be put again, which counts once', () => {
    const sites = siteCache(() => expect.unreachable());
    for (let round = 0; round < 10; round += 1) sites.add(known('a', new Uint8Array(CACHED_SITES_BYTES / 2)));
    expect(sites.count).toBe(1);
  });

  test('that have to go are unknown again, by any worker', async () => {
    const daemon = await serve(['--workers', '2']);
    const state = (index: number) => ({
      site: { name: `Site ${index}`, description: '', url: 'https://example.com', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
    });
    const rendered = (revision: string) => ask(daemon, '/v1/render', { body: batch(revision, '<x-logo></x-logo>') });
    await put(daemon, 'first', state(0));
    await put(daemon, 'used', state(1));
    await Promise.all(Array.from({ length: 8 }, () => rendered('first')));
    for (let index = 0; index < CACHED_SITES - 1; index += 1) {
      if (index === 500) await rendered('used');
      expect((await put(daemon, `r${index}`, state(index))).status).toBe(200);
    }
    for (let round = 0; round < 8; round += 1) {
      expect(await rendered('first')).toMatchObject({ status: 409, json: aProblem(409, 'unknown-revision') });
    }
    expect(await rendered('used')).toMatchObject({ status: 200 });
    expect((await ask(daemon, '/v1/info')).json.sites).toBe(CACHED_SITES);
    await put(daemon, 'first', state(7));
    expect((await rendered('first')).text).toContain('Site 7');
  });
});

describe('the sites that a worker keeps', () => {
  const site = readSite('bare');

  test('are the latest used ones', () => {
    const sites = parsedSites();
    for (let index = 0; index < PARSED_SITES; index += 1) sites.add(`r${index}`, site, 1);
    sites.get('r0');
    sites.add('more', site, 1);
    expect([sites.get('r1'), sites.get('r0')?.site, sites.get('more')?.site]).toEqual([undefined, site, site]);
  });

  test('are fewer when they are large, yet one at least', () => {
    const sites = parsedSites();
    sites.add('small', site, 1);
    sites.add('giant', site, PARSED_LENGTH * 2);
    expect([sites.get('small'), sites.get('giant')?.site]).toEqual([undefined, site]);
    sites.forget('giant');
    expect(sites.get('giant')).toBeUndefined();
  });

  test('make their manifest once', () => {
    const parsed = parsedSites().add('r', site, 1);
    expect(parsed.manifest()).toBe(parsed.manifest());
  });
});

describe('the dependencies of a site', () => {
  test.each(SITE_NAMES)('hold all that a canvas on %s can rest on', (name) => {
    const site = readSite(name);
    const all = new Map(siteDependencies(site).map(({ kind, name, revision }) => [`${kind} ${name}`, revision]));
    const canvas = [
      '<x-logo></x-logo><x-logo variant="light"></x-logo><x-logo variant="none"></x-logo><x-social></x-social>',
      ...Object.keys(site.menus.locations).map((location) => `<x-menu location="${location}"></x-menu>`),
      ...[...Object.keys(site.contacts), 'tel', 'e-mail'].map((field) => `<x-contact field="${field}"></x-contact>`),
      ...Object.keys(site.addons).map((provider) => `<x-addon provider="${provider}"></x-addon>`),
    ].join('');
    const { dependencies } = bake(canvas, site);
    expect(dependencies.length).toBeGreaterThan(10);
    const nothing = dependencyRevision(site, { kind: 'location', name: 'no such' });
    for (const { kind, name, revision } of dependencies) expect(all.get(`${kind} ${name}`) ?? nothing).toBe(revision);
  });
});
