import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const STATE = {
  site: { name: 'Norrsken', description: 'Art', url: 'https://www.norrsken.example', language: 'sv' },
  theme: { name: 'T', version: '1.0.0' },
  logos: { variants: { default: { url: '/media/norrsken.png', alt: 'Norrsken' } } },
};
const manifest = buildManifest(
  parseSite({
    ...STATE,
    attachments: [
      { url: '/media/2026/is.jpg', title: 'Is' },
      { url: 'https://norrsken.example/media/katalog.pdf', title: 'Katalog' },
      { url: '/media/Vår guide.pdf' },
    ],
  }),
);
const found = (code: string, of = manifest) => lint(code, of).filter(({ rule }) => rule === 'no-invented-attachment');

test.each([
  '<a href="/media/katalog.pdf">x</a>',
  '<a href="HTTPS://WWW.NORRSKEN.EXAMPLE/media/katalog.pdf?v=2#page=3">x</a>',
  '<a href="media/katalog.pdf">x</a>',
  '<a href="../katalog.pdf">x</a>',
  '<a href="/media/V%C3%A5r%20guide.pdf">x</a>',
  '<img src="/media/2026/is-300x200.jpg" alt="">',
  '<img src="/media/2026/is-scaled.jpg" srcset="/media/2026/is@2x.jpg 2x, /media/2026/is-480w.webp 480w" alt="">',
  '<img src="/_next/image?url=%2Fmedia%2F2026%2Fis.jpg&amp;w=640" alt="">',
  '<img src="/media/2026/is_600x.jpg?v=3" alt=""><img src="/media/2026/is_x400_crop_center@2x.progressive.jpg" alt="">',
  '<img src="/media/2026/is-p-500.png" alt=""><img src="/media/2026/is-3fa94c1b.webp" alt="">',
  '<img src="/media/styles/large_wide/public/2026/is.jpg" alt=""><img src="/media/size/w600/2026/is.jpg" alt="">',
  '<img src="/media/2026/_400x300_crop_center/is.jpg" alt=""><img src="/media/2026/thumbs/is.jpg" alt="">',
  '<meta property="og:image" content="https://norrsken.example/media/2026/is-1200x630.jpg">',
  '<style>@font-face{src:url(/media/2026/text.woff2)} .a{background:url(/media/2026/is-1600w.jpg)} .b{background:url(/img/vy.jpg)}</style>',
  '<site-button href="/katalog">x</site-button><site-file href="/media/katalog.pdf">x</site-file>',
  '<meta name="description" content="/media/2026/eld.jpg">',
  '<img src="/media/norrsken.png" alt="Norrsken">',
  '<img src="/themes/t/img/pil.png" alt=""><img src="/media/2026/icon-pil.png" alt="">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
  '<a href="https://museum.example/rapport.pdf">x</a>',
  '<a href="/katalog.html">x</a><a href="/katalog">x</a><a href="{{ file }}.pdf">x</a>',
  '<video><track src="/media/text.vtt"></video><link rel="icon" href="/favicon.png">',
])('leaves alone %s', (code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  ['<a href="/media/prislista.pdf">x</a>', 'violation'],
  ['<a href="files/prislista.xlsx">x</a>', 'violation'],
  ['<object data="/x.pdf"></object>', 'violation'],
  ['<audio src="/x.mp3"></audio>', 'violation'],
  ['<video poster="/media/2026/film.jpg"></video>', 'violation'],
  ['<img srcset="/media/2026/eld-300x200.jpg 300w, /media/2026/eld.jpg 900w" alt="">', 'violation'],
  ['<img src="/pictures/eld.jpg" alt="">', 'needs-review'],
  ['<a href="/media/rundtur.gpx">x</a>', 'violation'],
  ['<a href="/media/avtal.hwpx">x</a>', 'violation'],
  ['<a href="/media/vandring.geojson">x</a>', 'violation'],
  ['<doc-viewer src="/media/arsbok.epub"></doc-viewer>', 'violation'],
  ['<file-card href="/media/avtal.odt"></file-card>', 'violation'],
  ['<a href="/media/visitkort.ai">Mall</a>', 'violation'],
  ['<meta name="twitter:image" content="https://norrsken.example/media/2026/eld.jpg">', 'violation'],
  ['<meta property="og:video:url" content="/media/film.mp4">', 'violation'],
  ['<style>.a{color:red;background:no-repeat url("/media/2026/eld.jpg")}</style>', 'violation'],
  [
    "<style>.a{background-image:image-set(url('/media/2026/eld.avif') 1x,url('/media/2026/eld@2x.avif') 2x)}</style>",
    'violation',
  ],
  ['<table background="/media/2026/eld.gif"><tr><td>x</td></tr></table>', 'violation'],
  ['<div data-bg="/media/2026/eld.jpg"></div>', 'violation'],
  ['<div style="background:url(/media/2026/is.jpg),url(/media/2026/eld.jpg)"></div>', 'violation'],
  ['<img src="/media/2026/is-2025.jpg" alt="">', 'violation'],
])('reports %s once', (code, outcome) => {
  expect(found(code).map((finding) => finding.outcome)).toEqual([outcome]);
});

test('names the nearest file that is listed, and links to one of the same title', () => {
  expect(found('<a href="/media/katalogen.pdf">x</a>')[0]).toMatchObject({
    message: expect.stringContaining('nearest is `https://norrsken.example/media/katalog.pdf`'),
    resource: '/resources/attachments/1',
  });
  const [finding] = found('<a href="/x/2026-03.pdf">Katalog</a>');
  expect(finding?.fix?.edits.map(({ text }) => text)).toEqual(['href="https://norrsken.example/media/katalog.pdf"']);
});

test('a site that lists no file has none that is invented', () => {
  const without = buildManifest(parseSite(STATE));
  expect(found('<a href="/media/prislista.pdf">x</a>', without)).toEqual([]);
});

test('a site that lists documents alone has pictures too where people upload them, and a look is enough', () => {
  const documents = buildManifest(parseSite({ ...STATE, attachments: [{ url: '/files/katalog.pdf' }] }));
  const outcomes = (code: string) => found(code, documents).map(({ outcome }) => outcome);
  expect(
    outcomes('<picture><source srcset="/uploads/2026/eld.avif"><img src="/uploads/2026/eld.jpg" alt=""></picture>'),
  ).toEqual(['needs-review', 'needs-review']);
  expect(outcomes('<img src="/fileadmin/bilder/eld.jpg" alt="">')).toEqual(['needs-review']);
  expect(outcomes('<img src="/img/eld.jpg" alt=""><img src="/wp-content/themes/t/media/eld.jpg" alt="">')).toEqual([]);
});

test.each([
  ['what a click opens', '<button onclick="window.open(\'/media/meny.pdf\')">Meny</button>', '/media/meny.pdf'],
  ['a click of a framework', '<li @click="show(`/media/2026/sal.jpg`)">Sal</li>', '/media/2026/sal.jpg'],
  ['data for a script', '<div data-image-src="/media/2026/berg.jpg"></div>', '/media/2026/berg.jpg'],
  ['a utility class', '<div class="h-9 md:bg-[url(\'/media/2026/sal.jpg\')]"></div>', '/media/2026/sal.jpg'],
  ['an image in a drawing', '<svg><image href="/media/2026/sal.jpg"/></svg>', '/media/2026/sal.jpg'],
  ['a set of images', '<style>.a{background:image-set("/media/2026/sal.webp" 1x)}</style>', '/media/2026/sal.webp'],
  ['a download by name', '<a href="/get/7" download="meny.pdf">Meny</a>', '/get/7'],
  ['a download', '<a href="/ladda/meny" download>Meny</a>', '/ladda/meny'],
])('finds %s', (_name, code, value) => {
  expect(found(code).map(({ evidence }) => evidence)).toMatchObject([{ value }]);
});

test.each([
  ['what a click opens', '<button onclick="window.open(\'/media/katalog.pdf\')">Katalog</button>'],
  ['a page that a click opens', '<button onclick="location.href=\'/meny\'">Meny</button>'],
  ['data for a script', '<div data-image-src="/media/2026/is.jpg" data-url="/api/bilder.json"></div>'],
  ['a utility class', '<div class="bg-[url(/media/2026/is.jpg)] bg-[length:200px]"></div>'],
  ['an image in a drawing', '<svg><image href="/media/2026/is.jpg"/></svg>'],
  ['a set of images', '<style>.a{background:image-set("/media/2026/is.webp" 1x)}</style>'],
  ['what a script downloads', '<a href="#" download="export.csv">x</a><a href="data:text/csv,a" download>x</a>'],
  ['a download of a listed file', '<a href="/media/katalog.pdf" download="Norrsken.pdf">x</a>'],
  ['a download from elsewhere', '<a href="https://cdn.example/1" download>x</a>'],
])('leaves %s alone', (_name, code) => {
  expect(found(code)).toEqual([]);
});

test('a file is offered only where its title or name says the same', () => {
  const [other] = found('<a href="/media/prislista.pdf">Priser</a>');
  expect(other?.message).toContain('expected none, or a listed one if that is meant, such as `');
  expect(other?.message).not.toContain('nearest');
  const [alike] = found('<a href="/media/prospekt.pdf">Ladda ner vår katalog</a>');
  expect(alike?.message).toContain('nearest is `https://norrsken.example/media/katalog.pdf`');
});

test('a picture in a folder for pictures is one of the site where it lists documents alone', () => {
  const documents = buildManifest(parseSite({ ...STATE, attachments: [{ url: '/filer/stadgar.pdf' }] }));
  expect(found('<img src="bilder/huset.jpg" alt="">', documents)).toMatchObject([{ outcome: 'needs-review' }]);
  expect(found('<img src="bilder/fb.gif" alt=""><img src="/img/huset.jpg" alt="">', documents)).toEqual([]);
});

const data = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const OWN = { '@type': 'ArtGallery', name: 'Norrsken' };
const LOGO = 'https://www.norrsken.example/img/logo.png';
const PHOTO = '/media/2026/eld.jpg';

test.each([
  ['a logo', data({ ...OWN, logo: LOGO }), LOGO, 'violation'],
  ['a logo that is a thing', data({ ...OWN, logo: { '@type': 'ImageObject', url: LOGO } }), LOGO, 'violation'],
  ['a logo of the publisher', data({ '@type': 'Article', publisher: { ...OWN, logo: LOGO } }), LOGO, 'violation'],
  ['a logo in a graph, once', data({ '@graph': [{ ...OWN, logo: LOGO }] }), LOGO, 'violation'],
  ['a picture', data({ ...OWN, image: ['/media/2026/is.jpg', PHOTO] }), PHOTO, 'violation'],
  ['a picture of an event', data({ '@type': 'Event', name: 'Vernissage', image: PHOTO }), PHOTO, 'violation'],
  ['a film', data({ '@type': 'VideoObject', contentUrl: '/film/a.mp4' }), '/film/a.mp4', 'violation'],
])('finds %s in data, where it stands', (_what, code, value, outcome) => {
  const of = (source: string) => found(source).map((each) => [source.slice(each.start, each.end), each.outcome]);
  expect(of(code)).toEqual([[value, outcome]]);
  const escaped = (text: string) => text.replaceAll('/', '\\/');
  const inScript = code.replace(/{.*}/, escaped);
  expect(of(inScript)).toEqual([[escaped(value), outcome]]);
  const bare = buildManifest(parseSite(STATE));
  expect(found(code, bare)).toEqual([]);
});

test("a logo in data gets the address of the site's own", () => {
  const [finding] = found(data({ ...OWN, logo: LOGO }));
  expect(finding?.message).toBe(
    `Unexpected picture \`${LOGO}\`, expected \`https://www.norrsken.example/media/norrsken.png\`, the site's logo, or none: the data calls it the logo, and the site has no such file`,
  );
  expect(finding?.resource).toBe('/resources/logos');
});

test.each([
  ['its own logo', data({ ...OWN, logo: 'https://norrsken.example/media/norrsken.png' })],
  ['a listed picture', data({ ...OWN, image: '/media/2026/is-1200x630.jpg' })],
  ['a logo elsewhere', data({ ...OWN, logo: 'https://cdn.example/logo.png' })],
  ["a sponsor's logo", data({ '@type': 'Event', sponsor: { '@type': 'Store', name: 'Kruka', logo: LOGO } })],
  ['pages', data({ ...OWN, url: 'https://norrsken.example/a.html', image: { '@type': 'ImageObject', name: 'x.jpg' } })],
])('leaves alone %s in data', (_what, code) => {
  expect(found(code)).toEqual([]);
});

test('each finding names listed files, the first one of a page more of them', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ url: `/media/${name}x.jpg` }));
  const pictures = buildManifest(parseSite({ ...STATE, attachments: files }));
  const [first, second] = found('<img src="/media/huset.jpg" alt=""><img src="/media/glassen.jpg" alt="">', pictures);
  expect(first?.message.match(/\/media\/\wx/g)).toHaveLength(4);
  expect(second?.message).toMatch(/a listed one, such as `[^`]*ax\.jpg`, `[^`]*bx\.jpg` and 2 more; show a listed/);
});
