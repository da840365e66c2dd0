import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchManifest } from '../../../src/cli/check/fetch-manifest.js';
import { acceptManifest, buildManifest } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';
import { BARE, folder, inlay, SITE } from '../run.js';

const manifest = buildManifest(readSite('small-business'));
const bare = buildManifest(readSite('bare'));

/** What the server answers, by path. */
const ANSWERS: Record<string, RequestListener> = {
  '/manifest.json': (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(request.headers.accept === 'application/json' ? JSON.stringify(manifest) : '');
  },
  '/concise.json': (_request, response) => response.end(JSON.stringify({ ...manifest, detail: 'concise' })),
  '/missing': (_request, response) => response.writeHead(404).end('<h1>Not found</h1>'),
  '/html': (_request, response) => response.end('<!doctype html>'),
  '/latin': (_request, response) => response.end(Buffer.from('{"caff\xe8": 1}', 'latin1')),
  '/invalid': (_request, response) => response.end(JSON.stringify({ ...bare, revision: 'x', extra: 1 })),
  '/empty': (_request, response) => response.end(),
  '/moved': (_request, response) => response.writeHead(301, { location: 'manifest.json' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-nothing': (_request, response) => response.writeHead(302, { location: 'http://' }).end(),
  '/not-modified': (_request, response) => response.writeHead(304).end(),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  },
  '/never': () => {},
  '/never-ends': (_request, response) => {
    response.write('{');
  },
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => ANSWERS[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens at a port has one
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('fetchManifest', () => {
  test.each(['/manifest.json', '/moved'])('gets the manifest at %s', async (path) => {
    expect(await fetchManifest(base + path)).toEqual({ url: base + path, status: 200, manifest: plain(manifest) });
  });

  test.each([
    ['/missing', 404],
    ['/not-modified', 304],
  ])('tells the status of %s', async (path, status) => {
    expect(await fetchManifest(base + path)).toEqual({ url: base + path, status });
  });

  test.each([
    ['/html', [{ pointer: '', message: 'the answer:1:1: Unexpected `<`, expected a value' }]],
    ['/empty', [{ pointer: '', message: 'the answer:1:1: Unexpected end of the text, expected a value' }]],
    ['/latin', [{ pointer: '', message: 'Unexpected byte `0xE8` at offset 6, expected UTF-8' }]],
  ])('tells what is wrong with the answer of %s', async (path, problems) => {
    expect(await fetchManifest(base + path)).toEqual({ url: base + path, status: 200, problems });
  });

  test.each([
    ['/loop', 'it redirects more than 5 times'],
    ['/to-file', 'it redirects to `file:///etc/passwd`, expected an address of the same protocol or https'],
    ['/to-nothing', 'it redirects to `http://`, expected an address of the same protocol or https'],
    ['/cut', 'the connection was closed'],
  ])('fails at %s', async (path, reason) => {
    await expect(fetchManifest(base + path)).rejects.toThrow(`Cannot fetch \`${base}${path}\`: ${reason}`);
  });

  test.each(['/never', '/never-ends'])('gives up on %s after a time', async (path) => {
    await expect(fetchManifest(base + path, { timeoutMs: 50 })).rejects.toThrow('no answer within 0.05 seconds');
  });

  test('tells that nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo; // a server that listens at a port has one
    await new Promise((resolve) => closed.close(resolve));
    await expect(fetchManifest(`http://127.0.0.1:${port}/`)).rejects.toThrow('the connection was refused');
  });
});

describe.concurrent('inlay check --endpoint', () => {
  test('alone judges the published manifest', async () => {
    const { code, stdout, stderr } = await inlay(['check', '--endpoint', `${base}/manifest.json`]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('✓ The manifest answers with HTTP status 200: Answered with status 200');
    expect(lines).toContain(
      `✓ The published manifest is valid and up to date: Valid, revision \`${manifest.revision}\``,
    );
  });

  test('finds it up to date', async () => {
    const url = `${base}/moved`;
    const { code, stdout } = await inlay(['check', '--site', SITE, '--endpoint', url, '--json']);
    const { revision } = manifest;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      verdict: 'needs-evidence',
      because: ['no-duplicates', 'forms', 'readable'],
      acceptance: acceptManifest(manifest, { status: 200 }),
      endpoint: {
        url,
        status: 200,
        verdict: 'pass',
        evidence: `Up to date, revision \`${revision}\``,
        revision,
        expected: revision,
      },
    });
  });

  test('finds it stale', async () => {
    const cwd = folder({ 'manifest.json': JSON.stringify({ ...manifest, revision: '0'.repeat(32) }) });
    const { code, stdout } = await inlay(
      ['check', '--manifest', 'manifest.json', '--endpoint', `${base}/manifest.json`],
      {
        cwd,
      },
    );
    expect(code).toBe(1);
    expect(stdout).toContain(
      `✗ The published manifest is valid and up to date: Stale: Unexpected revision \`${manifest.revision}\`, expected \`${'0'.repeat(32)}\`\n`,
    );
  });

  test('finds it missing: the first rule fails', async () => {
    const { code, stdout } = await inlay(['check', '--site', SITE, '--endpoint', `${base}/missing`]);
    expect(code).toBe(1);
    expect(stdout).toContain('✗ The manifest answers with HTTP status 200: Unexpected status 404, expected 200\n');
    expect(stdout).toContain(
      '✗ The published manifest is valid and up to date: Unexpected status 404, expected 200 with a manifest\n',
    );
    expect(stdout).toMatch(/\nfail: 2 checks fail: answers, published-manifest\n$/);
  });

  test('finds it missing without another manifest to judge', async () => {
    expect(await inlay(['check', '--endpoint', `${base}/missing`])).toMatchObject({
      code: 1,
      stdout: '✗ The published manifest is valid and up to date: Unexpected status 404, expected 200 with a manifest\n',
      stderr: '',
    });
  });

  test('finds it not valid', async () => {
    const { code, stdout } = await inlay(['check', '--site', BARE, '--endpoint', `${base}/invalid`]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '✗ The published manifest is valid and up to date: The answer is not a valid manifest\n    /revision: ',
    );
    expect(stdout).toContain('\n    /extra: Unexpected key `extra`, expected one of ');
  });

  test('renders canvases with the published manifest, if it is full', async () => {
    const stdin = '<x-menu location="topic"></x-menu>';
    const { code, stdout } = await inlay(['check', '--endpoint', `${base}/manifest.json`, '-'], { stdin });
    expect(code).toBe(0);
    expect(stdout).toContain('✓ The components of the canvases expand: 1 canvas, 1 component: 1 expanded\n');
    const url = `${base}/concise.json`;
    expect(await inlay(['check', '--endpoint', url, '-'], { stdin })).toMatchObject({
      code: 2,
      stderr: `error: ${url}: Unexpected detail \`concise\`, expected a \`full\` manifest with menu items\n`,
    });
  });

  test('fails where there is no answer', async () => {
    const url = `${base}/cut`;
    expect(await inlay(['check', '--endpoint', url])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: Cannot fetch \`${url}\`: the connection was closed\n`,
    });
  });
});

/** A value as JSON brings it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
