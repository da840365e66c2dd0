import type { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markedTag, unmarkedTags } from '../../src/adapters/entity-tag.js';
import { parseSite, type RenderRequest, render, type Site, type SiteState } from '../../src/index.js';
import { readState } from '../support/sites.js';
import { get } from './client.js';
import { FRAMEWORKS, portOf, type Route, stop } from './frameworks.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const DATE = 'Wed, 21 Oct 2026 07:28:00 GMT';
const PAGE = '<p><x-contact field="phone" link="no"></x-contact></p>';

/** The site with another phone number. */
function siteWith(value: string): Site {
  const state = readState('small-business') as SiteState; // the fixture is one
  return parseSite({ ...state, contacts: { phone: { kind: 'phone', value } } });
}

describe('the tag of an expanded page', () => {
  test.each([
    ['"abc"', 'W/"abc.inlay-s-12ef"'],
    ['W/"abc"', 'W/"abc.inlay-w-12ef"'],
    ['""', 'W/".inlay-s-12ef"'],
    ['"a,b c', undefined],
    ['abc', undefined],
    ['w/"abc"', undefined],
    ['"a"b"', undefined],
  ])('%s becomes %s', (tag, marked) => {
    expect(markedTag(tag, '12ef')).toBe(marked);
    if (marked !== undefined) expect(unmarkedTags(marked, '12ef')).toEqual([tag]);
  });

  test.each([
    ['"a", W/"b.inlay-s-12ef" ,"c.inlay-w-12ef"', ['"a"', '"b"', 'W/"c"']],
    ['W/"b.inlay-s-0000", "a,b"', ['"a,b"']],
    ['W/"b.inlay-s-12ef.inlay-s-0000"', []],
    ['W/"b.inlay-s-0000.inlay-s-12ef"', ['"b.inlay-s-0000"']],
    ['*', []],
  ])("a list %s is the application's %j", (list, own) => {
    expect(unmarkedTags(list, '12ef')).toEqual(own);
  });
});

describe.each(FRAMEWORKS)('$name', ({ start }) => {
  let server: Server;
  let port = 0;
  let site = siteWith('+39 055 1');
  let forms: RenderRequest = {};
  /** What the application sees of the client's conditions. */
  let asked: (string | undefined)[] = [];

  const tagged =
    (tag: string, headers: Record<string, string> = HTML): Route =>
    (given) => {
      asked = [given['if-none-match'], given['if-modified-since']];
      return { headers: { ...headers, etag: tag, 'last-modified': DATE }, body: PAGE };
    };

  beforeAll(async () => {
    const routes = {
      '/strong': tagged('"abc"'),
      '/weak': tagged('W/"abc"'),
      '/text': tagged('"abc"', { 'content-type': 'text/plain; charset=utf-8' }),
      '/odd': tagged('abc'),
      '/dated': (): ReturnType<Route> => ({ headers: { ...HTML, 'last-modified': DATE }, body: Buffer.from(PAGE) }),
    };
    server = await start(routes, { site: () => site, request: () => forms });
    port = portOf(server);
  });
  afterAll(() => stop(server));

  test.each(['/strong', '/weak'])('a page that is still right is not sent again: %s', async (path) => {
    const first = await get(port, path);
    expect(first.headers.etag).toMatch(/^W\/"abc\.inlay-[sw]-[0-9a-f]{16}"$/);
    expect(first.headers).not.toHaveProperty('last-modified');
    const conditions = { 'if-none-match': `"other", ${first.headers.etag}`, 'if-modified-since': DATE };
    const second = await get(port, path, conditions);
    expect([second.status, second.headers.etag, second.body.length]).toEqual([304, first.headers.etag, 0]);
    expect(second.headers).not.toHaveProperty('last-modified');
    expect(asked).toEqual([path === '/weak' ? '"other", W/"abc"' : '"other", "abc"', undefined]);
    const head = await get(port, path, conditions, 'HEAD');
    expect([head.status, head.headers.etag]).toEqual([304, first.headers.etag]);
  });

  test('a page is sent again when the site changed, and once more when it changed back', async () => {
    const first = await get(port, '/strong');
    site = siteWith('+39 055 2');
    const conditions = { 'if-none-match': String(first.headers.etag), 'if-modified-since': DATE };
    const second = await get(port, '/strong', conditions);
    expect(second.status).toBe(200);
    expect(String(second.body)).toBe(render(PAGE, site).html);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    // Nothing of the conditions is left, or the date would be asked for instead of the tag.
    expect(asked).toEqual([undefined, undefined]);
    site = siteWith('+39 055 1');
    expect((await get(port, '/strong', { 'if-none-match': String(second.headers.etag) })).status).toBe(200);
    expect((await get(port, '/strong', conditions)).status).toBe(304);
  });

  test('a page is sent again when its fresh form is another', async () => {
    forms = { addons: { provider_contact_form: { contatti: '<input name="nonce" value="1">' } } };
    const first = await get(port, '/strong');
    const conditions = { 'if-none-match': String(first.headers.etag) };
    expect((await get(port, '/strong', conditions)).status).toBe(304);
    forms = { addons: { provider_contact_form: { contatti: '<input name="nonce" value="2">' } } };
    expect((await get(port, '/strong', conditions)).status).toBe(200);
    forms = {};
  });

  test('a tag of the application itself stays what it is', async () => {
    const text = await get(port, '/text');
    expect([text.headers.etag, text.headers['last-modified']]).toEqual(['"abc"', DATE]);
    const again = await get(port, '/text', { 'if-none-match': '"abc"', 'if-modified-since': DATE });
    expect([again.status, again.headers.etag]).toEqual([304, '"abc"']);
    expect(asked).toEqual(['"abc"', DATE]);
  });

  test('what is no tag, and a date alone, are nothing that a client could ask with', async () => {
    for (const path of ['/odd', '/dated']) {
      const { headers } = await get(port, path);
      expect(headers).not.toHaveProperty('last-modified');
      if (path === '/odd') expect(headers).not.toHaveProperty('etag');
    }
  });
});
