import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bulkVersion } from '../../../src/server/preview/bulk.js';
import { CANVAS, served, tokenIn } from './previews.js';

const FIXED = '<header><x-logo variant="footer"></x-logo><p>Osteria</p></header>\n';
const UNSAFE = '<header><x-logo></x-logo><x-menu location="topik"></x-menu></header>\n';

/** A server with a way to send its forms, as a page of it does. */
async function forms() {
  const server = await served({ 'pages/b.html': CANVAS, 'pages/unsafe.html': UNSAFE });
  const token = tokenIn((await server.ask('/canvas/a.html')).body);
  const origin = `http://localhost:${server.port}`;
  const headers = { host: `localhost:${server.port}`, origin, 'content-type': 'application/x-www-form-urlencoded' };
  const send = (fields: Record<string, string>, more: Record<string, string> = {}) =>
    server.ask('/fix', {
      method: 'POST',
      headers: { ...headers, ...more },
      body: new URLSearchParams({ token, ...fields }).toString(),
    });
  const versionOf = async (path: string) => (await server.session.canvas(path))?.version ?? '';
  const file = (path: string) => join(server.folder, 'pages', path);
  return { ...server, send, versionOf, file, text: (path: string) => readFileSync(file(path), 'utf8') };
}

describe('a form that undoes', () => {
  test('takes a fix back, leads back to its canvas, and does so once', async () => {
    const { send, versionOf, text, session } = await forms();
    await send({ path: 'a.html', version: await versionOf('a.html'), finding: '0', safety: 'safe' });
    expect([text('a.html'), session.done()]).toEqual([
      FIXED,
      [{ id: 1, label: '`explicit-end-tag`, line 1', paths: ['a.html'] }],
    ]);
    const answer = await send({ undo: '1', path: 'a.html' });
    expect([answer.status, answer.headers['location'], text('a.html')]).toEqual([303, '/canvas/a.html', CANVAS]);
    const again = await send({ undo: '1', path: 'a.html' });
    expect([again.status, again.body.includes('Nothing to undo')]).toEqual([409, true]);
  });

  test('keeps what an editor has changed since, and says where that is in the way', async () => {
    const { send, versionOf, text, file } = await forms();
    await send({ path: 'a.html', version: await versionOf('a.html'), finding: '0', safety: 'safe' });
    writeFileSync(file('a.html'), `<!-- mine -->${FIXED}`);
    expect((await send({ undo: '1' })).headers['location']).toBe('/');
    expect(text('a.html')).toBe(`<!-- mine -->${CANVAS}`);
    await send({ path: 'b.html', version: await versionOf('b.html'), finding: '0', safety: 'safe' });
    writeFileSync(file('b.html'), FIXED.replace('></x-logo>', '></x-logo-2>'));
    const answer = await send({ undo: '2', path: 'b.html' });
    expect([answer.status, answer.body.includes('The same place has changed since')]).toEqual([409, true]);
    expect(text('b.html')).toContain('x-logo-2');
  });

  test.each([
    ['from another site', { undo: '1' }, { origin: 'http://evil.example' }, 403],
    ['with another token', { undo: '1', token: '0' }, {}, 403],
    ['what was never made', { undo: '7' }, {}, 409],
    ['what is no number', { undo: '1e0' }, {}, 400],
  ])('%s changes nothing', async (_name, fields, headers, status) => {
    const { send, versionOf, text } = await forms();
    await send({ path: 'a.html', version: await versionOf('a.html'), finding: '0', safety: 'safe' });
    expect((await send(fields as Record<string, string>, headers as Record<string, string>)).status).toBe(status);
    expect(text('a.html')).toBe(FIXED);
  });
});

describe('a form for all canvases', () => {
  test('makes their safe fixes, which are undone together', async () => {
    const { send, session, text } = await forms();
    const answer = await send({ all: 'canvases', version: bulkVersion(session.model().canvases) });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
    expect([text('a.html'), text('b.html'), text('unsafe.html')]).toEqual([FIXED, FIXED, UNSAFE]);
    await send({ undo: '1' });
    expect([text('a.html'), text('b.html')]).toEqual([CANVAS, CANVAS]);
  });

  test('changes nothing where they are others than were looked at', async () => {
    const { send, session, file, text } = await forms();
    const version = bulkVersion(session.model().canvases);
    writeFileSync(file('a.html'), `${CANVAS}more`);
    await session.refresh();
    expect([(await send({ all: 'canvases', version })).status, text('b.html')]).toEqual([409, CANVAS]);
  });
});

describe('a fix that is not safe', () => {
  test('is asked for first, and made when that is confirmed', async () => {
    const { send, versionOf, text, session } = await forms();
    const finding = (await session.canvas('unsafe.html'))?.findings.findIndex(({ fix }) => fix?.safety === 'unsafe');
    const order = {
      path: 'unsafe.html',
      version: await versionOf('unsafe.html'),
      finding: String(finding),
      safety: 'unsafe',
    };
    const asked = await send(order);
    expect([asked.status, text('unsafe.html')]).toEqual([200, UNSAFE]);
    expect(asked.body).toContain('Apply this suggestion?');
    expect(asked.body).toContain('name="confirmed" value="yes"');
    expect((await send({ ...order, confirmed: 'no' })).status).toBe(200);
    expect((await send({ ...order, version: '0' })).status).toBe(409);
    expect(text('unsafe.html')).toBe(UNSAFE);
    expect((await send({ ...order, confirmed: 'yes' })).status).toBe(303);
    expect(text('unsafe.html')).toBe(UNSAFE.replace('topik', 'topic'));
  });
});
