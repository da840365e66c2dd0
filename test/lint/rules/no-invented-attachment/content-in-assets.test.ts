import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const STATE = {
  site: { name: 'Altitude Studio', description: 'Pilates', url: 'https://altitude.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
};
const siteWith = (...urls: string[]) =>
  buildManifest(parseSite({ ...STATE, attachments: urls.map((url) => ({ url, title: 'Listed' })) }));
const site = siteWith('/media/timetable.webp', '/media/waiver.pdf');
const found = (code: string, of = site) => lint(code, of).filter(({ rule }) => rule === 'no-invented-attachment');

describe('a picture of the content in a folder of files', () => {
  test.each([
    '<img src="/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson">',
    '<img src="/assets/img/coach-maya.webp" alt="Maya in the big room">',
    '<img src="/assets/coach-diego.avif" alt="Porträt von Diego Ruiz" width="400" height="500">',
    '<img src="/static/team/elle.jpg" alt="صورة المدربة إيل">',
    '<img src="/static/garden.jpg" alt="茶山晨雾">',
    '<img src="/assets/dashboard-preview.png" alt="Ledgerly dashboard showing invoices" width="1200">',
    '<img src="/assets/l.gif" data-src="/assets/img/reformer-hall.jpg" alt="Our hall with eight reformers">',
    '<img src="/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson" width="100%" height="auto">',
    '<meta property="og:image" content="https://altitude.example/assets/img/cover.jpg">',
    '<meta name="twitter:image" content="https://altitude.example/assets/cover-wide.png">',
    '<script type="application/ld+json">{"@type":"Article","image":"https://altitude.example/assets/img/hall-evening.jpg"}</script>',
  ])('%s', (code) => {
    expect(found(code).map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test.each([
    '<img src="/assets/img/coach-maya.jpg" alt="">',
    '<img src="/assets/img/coach-maya.jpg">',
    '<img src="/assets/img/coach-maya.jpg" alt="Maya">',
    '<img src="/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson" aria-hidden="true">',
    '<img src="/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson" width="48" height="48">',
    '<img src="/assets/icons/phone.jpg" alt="Call us now">',
    '<img src="/assets/img/phone.png" alt="Call us now">',
    '<img src="/assets/img/phone.png" alt="Call us now" width="64">',
    '<img src="/assets/img/chart.png" alt="A chart of it">',
    '<img src="/assets/img/team-illustration.png" alt="A team at work" width="640">',
    '<img src="/assets/img/team.webp" alt="Ilustración de un equipo">',
    '<img src="/assets/img/five.webp" alt="Five stars out of five">',
    '<img src="/assets/img/wide.jpg" alt="Placeholder for a photo">',
    '<img src="/assets/img/stay-in.svg" alt="Stay in touch with us" width="600">',
    '<img src="/assets/img/hero-bg.jpg" alt="Sun over the hills">',
    '<img src="/assets/img/cards.jpg" alt="Visa and Mastercard accepted">',
    '<img src="/assets/img/pago.webp" alt="Medios de pago aceptados">',
    '<img src="/assets/img/de.webp" alt="Flagge von Deutschland">',
    '<img src="/assets/img/gp.webp" alt="Get it on Google Play">',
    '<img src="/assets/img/as.webp" alt="Laden im App Store">',
    '<img src="/assets/img/iso.jpg" alt="Zertifikat nach ISO 9001">',
    '<img src="/assets/img/acme.jpg" alt="The logo of Acme">',
    '<img src="/assets/partners/acme.jpg" alt="Acme Tools Ltd">',
    '<img src="/static/kunden/acme.webp" alt="Acme Tools Ltd">',
    '<a href="https://acme.example/"><img src="/assets/img/acme.webp" alt="Acme Tools Ltd"></a>',
    '<header><a href="/"><img src="/assets/img/mark.webp" alt="Altitude Studio"></a></header>',
    '<img src="/assets/themes/t/maya.jpg" alt="Portrait of Maya Thompson">',
    '<img src="/themes/t/assets/maya.jpg" alt="Portrait of Maya Thompson">',
    '<img src="/dist/maya.jpg" alt="Portrait of Maya Thompson">',
    '<img src="/assets/{{ image }}.jpg" alt="Portrait of Maya Thompson">',
    '<img src="https://cdn.example/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson">',
    '<style>.a{background:url(/assets/img/coach-maya.jpg)}</style>',
    '<meta property="og:image" content="https://altitude.example/assets/icon-512.png">',
    '<meta property="og:image" content="https://altitude.example/assets/share.svg">',
    '<meta property="og:image" content="https://altitude.example/assets/logo.png">',
  ])('near miss: %s', (code) => {
    expect(found(code)).toEqual([]);
  });

  test('near miss: the site lists no picture', () => {
    const code = '<img src="/assets/img/coach-maya.jpg" alt="Portrait of Maya Thompson">';
    expect(found(code, siteWith('/media/waiver.pdf'))).toEqual([]);
  });

  test('near miss: the site lists it', () => {
    const code = '<img src="/assets/img/coach-maya-600x400.jpg" alt="Portrait of Maya Thompson">';
    expect(found(code, siteWith('/assets/img/coach-maya.jpg'))).toEqual([]);
  });
});
