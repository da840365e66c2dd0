import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const siteAt = (url: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Tierarztpraxis Pfotenglück', description: 'Tierarzt in Graz', url, language: 'de' },
      theme: { name: 'T', version: '1.0.0' },
      attachments: [{ url: '/medien/praxis.jpg', title: 'Die Praxis' }],
    }),
  );
const site = siteAt('https://www.pfotenglueck-graz.at');
const found = (code: string, of = site) => lint(code, of).filter(({ rule }) => rule === 'no-invented-attachment');
const OTHER = 'https://www.tierarzt-pfotenglueck.at';
const SAYS = [
  `<link rel="canonical" href="${OTHER}/kontakt">`,
  `<meta property="og:url" content="${OTHER}/kontakt">`,
  `<script type="application/ld+json">{"@type":"VeterinaryCare","name":"Tierarztpraxis Pfotenglück","url":"${OTHER}"}</script>`,
];
const FILES = [
  `<meta property="og:image" content="${OTHER}/images/og-kontakt.jpg">`,
  `<meta name="twitter:image" content="https://tierarzt-pfotenglueck.at/images/og-kontakt.jpg">`,
  `<script type="application/ld+json">{"@type":"VeterinaryCare","name":"Tierarztpraxis Pfotenglück","image":["${OTHER}/images/praxis-1.jpg"]}</script>`,
  `<img src="${OTHER}/images/team.webp" alt="Unser Team">`,
  `<a href="${OTHER}/anmeldung.pdf">Anmeldung</a>`,
];

describe('a file at the host that the page says is its own', () => {
  test.each(SAYS.flatMap((says) => FILES.map((file) => [says, file])))('%s %s', (says, file) => {
    expect(found(`${says}${file}`)).toHaveLength(1);
  });

  test.each(FILES)('near miss: nothing says so of %s', (file) => {
    expect(found(file)).toEqual([]);
  });

  test.each([
    `<meta property="og:image" content="https://cdn.tierbilder.example/og.jpg">`,
    `<img src="https://www.unsplash.example/hund.jpg" alt="Ein Hund">`,
    `<a href="${OTHER}/leistungen">Leistungen</a>`,
    `<img src="${OTHER}/{{ image }}.jpg" alt="Ein Hund">`,
  ])('near miss: %s', (file) => {
    expect(found(`${SAYS.join('')}${file}`)).toEqual([]);
  });

  test.each(['https://www.alpenvet.at', 'https://www.facebook.com/pfotenglueck'])(
    'near miss: the page says that it stands at %s',
    (other) => {
      const says = `<link rel="canonical" href="${other}/">`;
      expect(found(`${says}<img src="${new URL(other).origin}/hund.jpg" alt="Ein Hund">`)).toEqual([]);
    },
  );

  test('near miss: the site is at no domain yet', () => {
    expect(found(`${SAYS.join('')}${FILES.join('')}`, siteAt('http://localhost:3000'))).toEqual([]);
  });
});
