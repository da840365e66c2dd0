import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Harbour Bakery', description: 'Bread', url: 'https://harbour-bakery.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [
      { url: '/media/bread.webp', title: 'Bread' },
      { url: '/media/baking-table.webp', title: 'Baking table' },
      { url: '/media/tour.mp4', title: 'Tour' },
    ],
  }),
);
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-invented-attachment');
const messages = (code: string) => found(code).map(({ message }) => message);

describe('no other picture stands in for one with a meaning of its own', () => {
  test.each([
    '<img src="/media/sello-calidad.png" alt="">',
    '<img src="/images/google-play-badge.png" alt="Get it on Google Play">',
    '<img src="/media/k2.png" alt="Abzeichen der Innung">',
    '<img src="/media/k4.png" alt="شهادة الجودة">',
    '<img src="/media/k3.png" alt="شارة الجودة">',
    '<img src="/media/k1.png" alt="Bio-Siegel, Zertifikat 2026">',
    '<img src="/media/maya.jpg" alt="Portrait of Maya Thompson">',
    '<img src="/media/diego.jpg" alt="Porträt von Diego Ruiz">',
    '<figure><img src="/media/buero.jpg" alt=""><figcaption>Hier sitzt Silke</figcaption></figure>',
  ])('%s', (code) => {
    const [message, ...more] = messages(code);
    expect(more).toEqual([]);
    expect(message).toContain('expected none in its place');
    expect(message).toContain('or upload it and have it listed');
    expect(message).not.toContain('show a listed picture');
  });

  test.each([
    '<img src="/media/sea.jpg" alt="The sea">',
    '<img src="/media/badger.jpg" alt="A badger">',
    '<figure><img src="/media/sea.jpg" alt=""></figure>',
  ])('near miss: %s', (code) => {
    expect(messages(code)[0]).toContain('show a listed picture');
  });
});

describe('a player without its only source goes whole', () => {
  const video = (inner: string, more = '') => `<video controls poster="/media/bread.webp"${more}>${inner}</video>`;
  const source = (name: string) => `<source src="/media/${name}.mp4">`;
  test.each([
    [video(source('oven')), true],
    [video('', ' src="/media/oven.mp4"'), true],
    [video(source('tour') + source('oven')), false],
    [`<a href="/media/oven.mp4">Film</a>`, false],
  ])('%s', (code, isWhole) => {
    const [message] = messages(code);
    expect(message?.includes('take the whole `<video>` away')).toBe(isWhole);
  });
});

describe('an older format of a listed picture', () => {
  test('needs a look, and the listed one is offered', () => {
    const [finding] = found('<img src="/media/bread.jpg" alt="Bread">');
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toContain('expected `/media/bread.webp`, the format that the site has of it');
    expect(finding?.fix).toMatchObject({ safety: 'unsafe', edits: [{ text: 'src="/media/bread.webp"' }] });
  });

  test.each([
    '<picture><source srcset="/media/bread.webp"><img src="/media/bread.jpg" alt=""></picture>',
    '<img src="/media/bread.jpg" srcset="/media/bread.webp 2x" alt="">',
    '<img src="/media/bread.avif" alt="">',
    '<img src="/media/bread-600x400.jpg" alt="">',
    '<img src="https://cdn.example/media/bread.jpg" alt="">',
  ])('near miss: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});

describe('a photo that a style element draws', () => {
  test.each(['/images/hero-treatment-room.jpg', '/img/old-town-harbour.webp'])('%s', (url) => {
    const findings = found(`<style>.hero{background:url(${url}) center}</style>`);
    expect(findings.map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test.each([
    '/img/vy.jpg',
    '/images/hero-bg-left.jpg',
    '/images/paper-grain-soft.png',
    '/themes/t/img/treatment-room.jpg',
    '/assets/treatment-room.jpg',
    '/fonts/old-town-harbour.woff2',
    'https://cdn.example/old-town-harbour.jpg',
    '/images/{{ hero }}-treatment-room.jpg',
  ])('near miss: %s', (url) => {
    expect(found(`<style>.hero{background:url(${url}) center}</style>`)).toEqual([]);
  });
});

describe('a picture in a folder of files', () => {
  test.each(['/static/img/table-preview.png', '/assets/img/nav/baking-table.png'])('%s', (url) => {
    const findings = found(`<img src="${url}" alt="A photo of the baking table">`);
    expect(findings.map(({ outcome }) => outcome)).toEqual(['needs-review']);
    expect(findings[0]?.message).toContain('/media/baking-table.webp');
  });

  test.each([
    '<img src="/assets/img/wheat.png" alt="">',
    '<img src="/assets/img/wheat.png" alt="Wheat in a field">',
    '<img src="/static/icons/baking-table.png" alt="Our baking table">',
    '<img src="/static/img/table-icon.png" alt="Our baking table">',
    '<img src="/themes/t/assets/baking-table.png" alt="Our baking table">',
    '<img src="/static/baking-table.svg" alt="Our baking table">',
  ])('near miss: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});

describe("the site's main logo", () => {
  const withMain = buildManifest(
    parseSite({
      site: { name: 'Harbour Bakery', description: 'Bread', url: 'https://harbour-bakery.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      logos: { main: { url: '/media/mark.png' }, variants: { footer: { url: '/media/mono.png' } } },
      attachments: [{ url: '/media/bread.webp', title: 'Bread' }],
    }),
  );
  const told = (code: string) => lint(code, withMain).filter(({ rule }) => rule === 'no-invented-attachment');

  test('is a file that the site has', () => {
    expect(told('<main><p><img src="/media/mark.png" alt="Our mark, from 1911"></p></main>')).toEqual([]);
  });

  test('is what data that names another is told', () => {
    const data =
      '{"@type":"Recipe","publisher":{"@type":"Organization","name":"Harbour Bakery","logo":"/media/l.png"}}';
    const said = lint(`<script type="application/ld+json">${data}</script>`, withMain).map(({ message }) => message);
    expect(said.join()).toContain('expected `https://harbour-bakery.example/media/mark.png`');
  });
});

describe('a figure that shows a player alone goes whole', () => {
  const film = '<video controls src="/media/oven.mp4"></video>';
  test.each([
    [`<figure>${film}<figcaption>The oven</figcaption></figure>`, 'figure'],
    [`<figure>${film}</figure>`, 'figure'],
    [`<figure>${film}<img src="/media/bread.webp" alt=""></figure>`, 'video'],
    [`<div>${film}</div>`, 'video'],
  ])('%s', (code, tag) => {
    expect(messages(code)[0]).toContain(`take the whole \`<${tag}>\` away`);
  });
});
