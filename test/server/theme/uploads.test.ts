import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/server/api/client.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';
import { cleanSvg } from '../../../src/server/theme/uploads/clean-svg.js';
import { fileType } from '../../../src/server/theme/uploads/file-type.js';
import { imageSize } from '../../../src/server/theme/uploads/image-size.js';
import { faultOfFile } from '../../../src/server/theme/uploads/whole-file.js';
import { ROOT } from '../../support/folders.js';
import { themeOf } from './theme-of.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAgADAIAAAAAAAP///yH5BAEAAAAALAAAAAACAAMAAAIChF8AOw==', 'base64');

async function uploading() {
  const theme = await themeOf();
  const client = createClient(THEME_ROUTES, {
    baseUrl: 'https://luna.example/theme/v1',
    key: theme.secret,
    fetch: theme.api,
  });
  const upload = (body: Uint8Array | string) =>
    client('uploadFile', { body: typeof body === 'string' ? new TextEncoder().encode(body) : body });
  return { ...theme, upload };
}

test('an image is kept once under its hash, and its address fits a logo', async () => {
  const { upload, ask, site } = await uploading();
  const { data, status } = await upload(PNG);
  expect([status, data.type, data.width, data.height, data.bytes]).toEqual([201, 'image/png', 1, 1, PNG.length]);
  expect(data.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
  expect((await upload(PNG)).data).toEqual(data);
  expect(readdirSync(join(site.folder, 'uploads'))).toEqual([data.url.slice('/uploads/'.length)]);
  expect(readFileSync(join(site.folder, data.url))).toEqual(PNG);
  const logo = { url: data.url, width: data.width ?? 0, height: data.height ?? 0 };
  expect((await ask('PATCH', '/ai/site', { logos: { variants: { default: logo } } })).status).toBe(200);
  const { items } = await site.store.audit.list({ limit: 10 });
  expect(items.map(({ action }) => action)).toContain('site.upload');
});

const REFUSED: [what: string, bytes: Uint8Array | string][] = [
  ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
  ['a program', '\x7fELF'],
  ['nothing', ''],
  ['an SVG within HTML', '<p><svg></svg></p>'],
  ['an SVG in another encoding', Buffer.from('<svg>\xe9</svg>', 'latin1')],
];

const JPEG = Buffer.from(
  // A small picture of it within a segment, the frame, a scan of two rows with a stuffed byte, and a table between scans.
  'ffd8ffe10006ffd8ffd9ffc0000b080002000301011100ffda0008010100003f00a1ff00d0ffd0b2ffc40003d9ffda0008010100003f00c3ffd9',
  'hex',
);
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const PDF = Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n${' '.repeat(100)}`);
// One entry, and its picture behind it.
const ICO = Buffer.from('00000100010010100000010020000400000016000000aabbccdd', 'hex');
const AVIF = readFileSync(join(ROOT, 'node_modules/uikit/tests/images/image-type.avif'));
const WHOLE: [type: string, bytes: Buffer][] = [
  ['image/png', PNG],
  ['image/gif', GIF],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
  ['image/x-icon', ICO],
  ['application/pdf', PDF],
];

test('an AVIF is kept, and one without its picture is refused', () => {
  expect(faultOfFile(AVIF, 'image/avif')).toBeUndefined();
  expect(faultOfFile(AVIF.subarray(0, AVIF.length - 1), 'image/avif')).toContain('ends within one');
  expect(faultOfFile(AVIF.subarray(0, AVIF.readUInt32BE(0)), 'image/avif')).toContain('`mdat`');
});

test('bytes that fill up before a marker of a JPEG say nothing', () => {
  const filled = Buffer.concat([JPEG.subarray(0, 2), Buffer.from('ffff', 'hex'), JPEG.subarray(2)]);
  expect([faultOfFile(filled, 'image/jpeg'), imageSize(filled, 'image/jpeg')]).toEqual([
    undefined,
    imageSize(JPEG, 'image/jpeg'),
  ]);
});

test('an ICO without pictures is refused', () => {
  expect(faultOfFile(Buffer.from('000001000000', 'hex'), 'image/x-icon')).toBe('a picture in it');
});

test.each(WHOLE)('a whole file of %s is kept, and what is cut of it anywhere is refused', (type, bytes) => {
  expect(fileType(bytes)?.type).toBe(type);
  expect(faultOfFile(bytes, type)).toBeUndefined();
  const end = type === 'application/pdf' ? bytes.indexOf('%%EOF') : bytes.length - 1;
  for (let length = 3; length <= end; length += 1)
    expect([length, faultOfFile(bytes.subarray(0, length), type)]).toEqual([length, expect.any(String)]);
});

test('what has the mark of a type and nothing of it is refused with what was expected', async () => {
  const { upload, site } = await uploading();
  for (const [bytes, expected] of [
    ['\x89PNG\r\n\x1a\nhello, this is no picture at all', 'PNG'],
    ['%PDF-1.7 hello', '%%EOF'],
    [GIF.subarray(0, 6), 'parts'],
  ] as const)
    await expect(upload(Buffer.from(bytes as string, 'latin1'))).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ code: 'broken-file', message: expect.stringMatching(new RegExp(expected, 'i')) }] },
    });
  expect(() => readdirSync(join(site.folder, 'uploads'))).toThrow('ENOENT');
});

test('a picture of no size, or of one that nobody can draw, is refused', () => {
  const sized = (width: number, height: number) => {
    const bytes = Buffer.from(PNG);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return faultOfFile(bytes, 'image/png');
  };
  expect([sized(0, 1), sized(1, 65_536), sized(0xffff_ffff, 1)]).toEqual(
    Array(3).fill(expect.stringContaining('65535')),
  );
  expect([sized(1, 65_535), sized(65_535, 1), sized(10_000, 10_000)]).toEqual([undefined, undefined, undefined]);
  expect(sized(10_001, 10_000)).toBe('at most 100 million pixels');
});

test.each(REFUSED)('%s is refused', async (_what, bytes) => {
  const { upload, site } = await uploading();
  await expect(upload(bytes)).rejects.toMatchObject({ status: 422 });
  expect(() => readdirSync(join(site.folder, 'uploads'))).toThrow('ENOENT');
});

test('what a client calls a file does not count', async () => {
  const { api, secret } = await uploading();
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'image/png' };
  const address = 'https://luna.example/theme/v1/ai/site/uploads';
  const html = await api(new Request(address, { method: 'POST', headers, body: '<html></html>' }));
  const gif = await api(new Request(address, { method: 'POST', headers, body: GIF }));
  expect([html.status, gif.status, ((await gif.json()) as { type: string }).type]).toEqual([422, 201, 'image/gif']);
  const large = await api(new Request(address, { method: 'POST', headers, body: `<svg>${' '.repeat(600_000)}</svg>` }));
  expect(large.status).toBe(413);
});

const TYPES: [bytes: string, extension: string | undefined][] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif', 'avif'],
  ['\0\0\x01\0', 'ico'],
  ['%PDF-1.7', 'pdf'],
  ['<?xml version="1.0"?><!-- a --><!DOCTYPE svg [ <!ENTITY x "y"> ]><svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['<svgx>', undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['PK\x03\x04', undefined],
];

test.each(TYPES)('the content %j is %s', (bytes, extension) => {
  expect(fileType(Buffer.from(bytes, 'latin1'))?.extension).toBe(extension);
});

test('sizes are read from headers, and a file that ends early has none', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]);
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x09\0\0\x13\0\0', 'latin1');
  expect(imageSize(jpeg, 'image/jpeg')).toEqual({ width: 30, height: 20 });
  expect(imageSize(webp, 'image/webp')).toEqual({ width: 10, height: 20 });
  expect(imageSize(GIF, 'image/gif')).toEqual({ width: 2, height: 3 });
  expect(imageSize(jpeg.subarray(0, 12), 'image/jpeg')).toBeUndefined();
  expect(imageSize(PNG.subarray(0, 12), 'image/png')).toBeUndefined();
});

describe('an SVG', () => {
  const clean = (inner: string, attributes = '') => cleanSvg(`<svg ${attributes}>${inner}</svg>`);
  const ROOT = '<svg xmlns="http://www.w3.org/2000/svg"';

  test('that only draws stays as it is drawn', () => {
    const drawing = `${ROOT} viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="1" stop-color="red"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h10" style="stroke:#000"/><use href="#g"/><title>A &#38; B</title></svg>\n`;
    expect(cleanSvg(drawing)).toEqual({ svg: drawing, removed: [] });
  });

  const HOSTILE: [what: string, inner: string, removed: string][] = [
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'script'],
    ['a handler', '<path onload="alert(1)"/>', 'onload'],
    ['a handler in capitals', '<path ONCLICK="alert(1)"/>', 'onclick'],
    ['HTML within', '<foreignObject><body onload="alert(1)"></body></foreignObject>', 'foreignObject'],
    ['HTML in a title', '<title><img src=x onerror=alert(1)></title>', 'img'],
    ['an animation of an address', '<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['a link', '<a href="javascript:alert(1)"><path/></a>', 'a'],
    ['a foreign picture', '<image href="https://other.example/x.png"/>', 'href'],
    ['a foreign picture by xlink', '<image xlink:href="//other.example/x.png"/>', 'href'],
    ['an SVG as data', '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>', 'href'],
    ['data where no picture is', '<use href="data:image/png;base64,AAAA"/>', 'href'],
    ['a foreign use', '<use href="https://other.example/a.svg#x"/>', 'href'],
    ['an import', '<style>@import "https://other.example/x.css";</style>', '@import'],
    ['a foreign font', '<style>@font-face{font-family:x;src:url(https://other.example/x)}</style>', '@font-face'],
    ['a foreign fill', '<path style="fill:url(https://other.example/x#a)"/>', 'fill'],
    ['a foreign fill as an attribute', '<path fill="url(https://other.example/x#a)"/>', 'fill'],
    ['a fill with an escape', '<path fill="u\\72l(https://other.example/x#a)"/>', 'fill'],
    ['a background', '<path style="background-image:url(https://other.example)"/>', 'background-image'],
    ['a set of images', '<path style="fill:image-set(\'https://other.example/x\' 1x)"/>', 'fill'],
  ];

  test.each(HOSTILE)('loses %s', (_what, inner, removed) => {
    const { svg, removed: gone } = clean(inner) ?? { svg: '', removed: [] };
    expect(gone).toContain(removed);
    expect(svg).not.toMatch(/alert|other\.example|data:|<script|\son\w+=/i);
    expect(svg.startsWith(ROOT)).toBe(true);
  });

  test('cannot end its own element, and entities of its own stay text', () => {
    expect(clean('<style>a{}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>')?.svg).not.toContain(
      '<script',
    );
    expect(cleanSvg('<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg><text>&x;</text></svg>')?.svg).toBe(
      `${ROOT}><text>&#38;x;</text></svg>\n`,
    );
  });

  test('that is nested without end is refused', () => {
    expect(clean('<g>'.repeat(300))).toBeUndefined();
    expect(clean('<g>'.repeat(100))).toBeDefined();
  });
});
