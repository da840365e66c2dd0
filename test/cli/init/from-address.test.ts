import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import { fetchWeb } from '../../../src/cli/input/fetch-web.js';
import { parseSite } from '../../../src/index.js';
import { VERSION } from '../../../src/version.js';
import { folder, inlay } from '../run.js';

const PAGE = `<html lang="en"><title>Home – Luna</title>
<header><a class="custom-logo-link" href="/"><img class="custom-logo" src="/wp-content/luna.png" alt="Luna"></a>
<nav class="main-navigation"><ul><li><a href="/menu/">Menu</a></li><li><a href="/visit/">Visit</a></li></ul></nav></header></html>`;

const INDEX = {
  name: 'Luna &amp; Sole',
  description: 'Just food',
  home: 'https://luna.example',
  site_logo: 7,
  site_icon_url: 'https://luna.example/icon.png',
  namespaces: ['oembed/1.0', 'wp/v2'],
};
const LOGO = {
  source_url: 'https://luna.example/wp-content/mark.png',
  alt_text: 'Luna',
  media_details: { width: 300, height: 90 },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (value: unknown): Answer =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };
const html: Answer = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
};
const to =
  (location: string): Answer =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

let answers: Record<string, Answer> = {};
let asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens at a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = { '/': html };
});

const paths = () => asked.map(({ url }) => url);

describe('a draft from an address', () => {
  test('depends on what it answers, and asks nothing but that and the API of a WordPress', async () => {
    const { state } = await draftSite(`${base}/`, {});
    expect(state.site).toMatchObject({ name: 'Luna', url: base, language: 'en' });
    expect(state.menus?.definitions['topic']?.items).toEqual([
      { label: 'Menu', url: '/menu/' },
      { label: 'Visit', url: '/visit/' },
    ]);
    expect(state.logos?.variants.default).toEqual({ url: '/wp-content/luna.png', alt: 'Luna' });
    expect(paths()).toEqual(['/', '/wp-json/']);
    for (const { headers } of asked) {
      expect(headers['user-agent']).toBe(`inlay/${VERSION}`);
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  test('takes of a WordPress what it tells everybody', async () => {
    answers = { ...answers, '/wp-json/': json(INDEX), '/wp-json/wp/v2/media/7': json(LOGO) };
    const { state, unsure } = await draftSite(`${base}/`, { language: 'it' });
    expect(state.site).toEqual({
      name: 'Luna & Sole',
      description: 'Just food',
      url: 'https://luna.example',
      language: 'it',
    });
    expect(state.logos?.platform).toEqual({ url: LOGO.source_url, alt: 'Luna', width: 300, height: 90 });
    expect(unsure).toEqual(['the icon `https://luna.example/icon.png`, because an icon is no logo']);
    expect(paths()).toEqual(['/', '/wp-json/', '/wp-json/wp/v2/media/7', '/wp-json/wp/v2/menu-locations']);
    parseSite(state);
  });

  test('takes the menus of a WordPress that tells them, with their children', async () => {
    const item = (id: number, parent: number, label: string) => ({
      id,
      parent,
      title: { rendered: label },
      url: `https://luna.example/${id}`,
      target: '',
    });
    answers = {
      ...answers,
      '/wp-json/': json({ ...INDEX, site_logo: 0 }),
      '/wp-json/wp/v2/menu-locations': json({
        legal: { name: 'legal', description: 'Legal links', menu: 3 },
        none: { name: 'none', description: 'None', menu: 0 },
      }),
      // Two in a circle are of no menu: nothing leads to them.
      '/wp-json/wp/v2/menu-items?menus=3&per_page=100&orderby=menu_order&order=asc': json([
        item(1, 0, 'Terms &amp; more'),
        item(2, 1, 'Old'),
        item(3, 99, 'Imprint'),
        item(4, 5, 'A'),
        item(5, 4, 'B'),
      ]),
    };
    const { state } = await draftSite(`${base}/`, {});
    expect(Object.keys(state.menus?.locations ?? {})).toEqual(['topic', 'legal']);
    expect(state.menus?.definitions['wordpress-legal']).toEqual({
      name: 'Legal links',
      items: [
        {
          label: 'Terms & more',
          url: 'https://luna.example/1',
          children: [{ label: 'Old', url: 'https://luna.example/2' }],
        },
        { label: 'Imprint', url: 'https://luna.example/3' },
      ],
    });
    parseSite(state);
  });

  test.each([
    ['no JSON', (_request, response) => response.end('<p>')],
    ['another API', json({ ...INDEX, namespaces: ['other/v1'] })],
    ['nothing that it should be', json([{ name: 1 }])],
    ['an error', (_request, response) => response.writeHead(500).end()],
  ] satisfies [string, Answer][])('goes without an API that answers %s', async (_what, answer) => {
    answers = { ...answers, '/wp-json/': answer };
    expect((await draftSite(`${base}/`, {})).state.site.name).toBe('Luna');
  });

  test('follows a few redirects, within http and https', async () => {
    answers = {
      ...answers,
      '/old': to('/older'),
      '/older': to('/'),
      '/loop': to('/loop'),
      '/ftp': to('ftp://a.example/'),
      '/file': to('file:///etc/passwd'),
      '/me': to('http://a:b@a.example/'),
    };
    expect((await draftSite(`${base}/old`, {})).state.site.name).toBe('Luna');
    await expect(draftSite(`${base}/loop`, {})).rejects.toThrow('it redirects more than 5 times');
    for (const path of ['/ftp', '/file', '/me'])
      await expect(draftSite(`${base}${path}`, {})).rejects.toThrow(
        'expected an address of the same protocol or https',
      );
  });

  test('is not sent to another host of this machine or of a private network', async () => {
    const port = base.split(':').at(-1);
    const hosts = [
      '127.0.0.2',
      '127.1.2.3',
      '0.0.0.0',
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      '[::ffff:127.0.0.3]',
      'localhost',
    ];
    for (const host of hosts) {
      answers = { ...answers, '/away': to(`http://${host}:${port}/`) };
      asked = [];
      await expect(draftSite(`${base}/away`, {})).rejects.toThrow('which is in a private network');
      expect(asked).toHaveLength(1);
    }
    answers = { ...answers, '/here': to(`${base}/`) }; // the negative control: its own host, private too
    expect((await draftSite(`${base}/here`, {})).state.site.name).toBe('Luna');
  });

  test.each([
    ['/none', 'Unexpected status 404, expected 200'],
    ['/pdf', 'Unexpected type `application/pdf`, expected `text/html`'],
    ['/latin', 'Unexpected byte `0xE9` at offset 3, expected UTF-8'],
  ])('%s is refused in words', async (path, message) => {
    answers = {
      '/pdf': (_request, response) => response.setHeader('content-type', 'application/pdf').end('%PDF'),
      '/latin': (_request, response) =>
        response.setHeader('content-type', 'text/html').end(Buffer.from('<p>\xe9', 'latin1')),
    };
    await expect(draftSite(`${base}${path}`, {})).rejects.toThrow(message);
  });

  test.each([
    ['ftp://luna.example/', 'ftp://luna.example/'],
    ['file:///etc/passwd', 'file:///etc/passwd'],
    ['http://me:pass@luna.example/', 'http://…@luna.example/'],
    ['http://', 'http://'],
  ])('%s is no address to draft from, and nothing is asked or written', async (address, shown) => {
    const cwd = folder();
    expect(await inlay(['init', '--from', address], { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: Unexpected \`--from ${shown}\`, expected a page, a folder, or an http or https address without user name and password\n`,
    });
  });

  test('is written, with what was found and what was not', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await inlay(['init', '--from', `${base}/`, '--name', 'Luna'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      'found 1 logo, 1 menu, 0 profiles, 0 contacts, 0 forms\n' +
        'wrote inlay.config.json\nwrote site.json\n\nNext:\n  npm install --save-dev inlay\n  npx inlay check\nThen `npx inlay lint` and `npx inlay render`, each with the path of a page.\n',
    );
  });
});

describe('fetching', () => {
  test('ends in time, and with so many bytes', async () => {
    answers = {
      '/slow': (_request, response) => response.write('<'),
      '/endless': (_request, response) => {
        const write = () => {
          while (response.write('x'.repeat(65_536)));
          response.once('drain', write);
        };
        write();
      },
    };
    const rest = { accept: 'text/html' };
    await expect(fetchWeb(`${base}/slow`, { ...rest, timeoutMs: 300 })).rejects.toThrow('no answer within 0.3 seconds');
    await expect(fetchWeb(`${base}/endless`, { ...rest, timeoutMs: 20_000, bytes: 100_000 })).rejects.toThrow(
      'Unexpected size, expected at most 100000 bytes',
    );
    expect((await fetchWeb(`${base}/none`, { ...rest, timeoutMs: 5_000 })).status).toBe(404);
  });
});
