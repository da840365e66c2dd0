import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAX_READERS } from '../../../src/server/preview/limits.js';
import { type Answered, CANVAS, served } from './previews.js';

/** A reader of events: what it was told, as text. */
function read(port: number, path = '/events', headers: Record<string, string> = {}) {
  return new Promise<{ response: IncomingMessage; told: () => string; until: (text: string) => Promise<string> }>(
    (resolve, reject) => {
      const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        let told = '';
        response.on('error', () => {});
        response.on('data', (chunk: Buffer) => {
          told += chunk.toString();
        });
        const until = (text: string) =>
          new Promise<string>((done) => {
            const look = () => {
              if (told.includes(text)) done(told);
            };
            response.on('data', look);
            response.on('end', () => done(told));
            look();
          });
        resolve({ response, told: () => told, until });
      });
      asked.on('error', reject);
      onTestFinished(() => void asked.destroy());
    },
  );
}

describe('events', () => {
  test('tell of changes as they come', async () => {
    const { port, folder, session } = await served();
    const reader = await read(port);
    expect(reader.response.headers['content-type']).toBe('text/event-stream');
    const first = await reader.until('\n\n');
    expect(first).toMatch(/^retry: 1000\nid: [0-9a-f]{16}-0\n\n$/);
    writeFileSync(join(folder, 'pages/a.html'), `${CANVAS}more`);
    mkdirSync(join(folder, 'pages/new'));
    writeFileSync(join(folder, 'pages/new/b.html'), CANVAS);
    await session.refresh();
    const told = await reader.until('data');
    expect(told.slice(first.length)).toMatch(
      /^id: [0-9a-f]{16}-1\nevent: reload\ndata: {"all":false,"paths":\["a.html","new\/b.html"\]}\n\n$/,
    );
  });

  test('tell at once who has missed some, by its page or by its last event', async () => {
    const { port, ask, folder, session } = await served();
    const events = /data-events="([^"]+)"/.exec((await ask('/')).body)?.[1] ?? '';
    expect(events).toMatch(/^\/events\?since=[0-9a-f]{16}-0$/);
    writeFileSync(join(folder, 'pages/a.html'), `${CANVAS}more`);
    await session.refresh();
    const missed = await (await read(port, events)).until('data');
    expect(missed).toContain('event: reload\ndata: {"all":true,"paths":[]}\n\n');
    const now = events.replace('-0', '-1').replace('/events?since=', '');
    for (const reader of [
      await read(port, `/events?since=${now}`),
      await read(port, events, { 'last-event-id': now }),
    ]) {
      expect(await reader.until('\n\n')).toBe(`retry: 1000\nid: ${now}\n\n`);
    }
    const earlierRun = await read(port, events, { 'last-event-id': 'another-7' });
    expect(await earlierRun.until('data')).toContain('"all":true');
  });

  test('name no more than a hundred canvases', async () => {
    const { port, folder, session } = await served();
    const reader = await read(port);
    for (let count = 0; count <= 100; count += 1) writeFileSync(join(folder, `pages/${count}.html`), '');
    await session.refresh();
    expect(await reader.until('data')).toContain('data: {"all":true,"paths":[]}');
  });

  test('go to so many readers at once, and to another one when one has gone', async () => {
    const { port, ask } = await served();
    const readers = await Promise.all(Array.from({ length: MAX_READERS }, () => read(port)));
    expect(readers.map(({ response }) => response.statusCode)).toEqual(readers.map(() => 200));
    expect((await ask('/events')).status).toBe(503);
    expect((await ask('/')).status).toBe(200);
    readers[0]?.response.destroy();
    let again: Answered | IncomingMessage = await ask('/events', { method: 'HEAD' });
    do again = (await read(port)).response;
    while (again.statusCode === 503);
    expect(again.statusCode).toBe(200);
  });

  test('end with the server, whoever still reads', async () => {
    const { port, close } = await served();
    const reader = await read(port);
    const ended = new Promise<void>((done) => reader.response.once('end', () => done()));
    await Promise.all([close(), ended]);
    await expect(read(port)).rejects.toThrow('ECONNREFUSED');
  });
});
