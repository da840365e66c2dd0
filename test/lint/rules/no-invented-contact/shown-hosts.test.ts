import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { edited } from '../../../../src/lint/edit/fix.js';
import { lint } from '../../../../src/lint/index.js';

const siteOf = (name: string, url: string, description: string, language: string) =>
  buildManifest(
    parseSite({ site: { name, url, description, language }, theme: { name: 'Plain', version: '1.0.0' }, contacts: {} }),
  );
const WOOD = siteOf('Hollerbeck Holzbau', 'https://hollerbeck-holzbau.de', 'Zimmerei und Holzbau in Memmingen', 'de');
const MUSEUM = siteOf('Museo del Esparto', 'https://museo-esparto.es', 'Un museo', 'es');
const found = (canvas: string, site: typeof WOOD) =>
  lint(canvas, site).filter(({ rule }) => /^no-(?:invented-contact|static-logo)$/.test(rule));

describe('a host made up of the site’s name', () => {
  test.each([
    ['<link rel="canonical" href="https://www.zimmerei-hollerbeck.de/kontakt">', WOOD, 'needs-review'],
    ['<meta property="og:url" content="https://www.zimmerei-hollerbeck.de/kontakt">', WOOD, 'needs-review'],
    ['<link rel="canonical" href="https://hollerbeck-zimmerei.de/">', WOOD, 'needs-review'],
    ['<footer><p>© 2025 Hollerbeck Holzbau · hollerbeck-zimmerei.de</p></footer>', WOOD, 'needs-review'],
    ['<footer><p>Web: www.museodelesparto.com</p></footer>', MUSEUM, 'violation'],
    [
      '<footer><p><a href="https://museodelesparto.com/baja">museodelesparto.com/baja</a></p></footer>',
      MUSEUM,
      'violation',
    ],
    [
      '<main><p>Baja: <a href="https://museodelesparto.com/baja">museodelesparto.com/baja</a></p></main>',
      MUSEUM,
      'needs-review',
    ],
    ['<main><p>Web: museodelesparto.com</p></main>', MUSEUM, 'needs-review'],
    ['<footer><a href="https://museodelesparto.com">Museo del Esparto</a></footer>', MUSEUM, 'violation'],
    [
      '<footer><p>© 2025 <a href="https://hollerbeck-zimmerei.de/">Hollerbeck Holzbau</a></p></footer>',
      WOOD,
      'needs-review',
    ],
  ])('%s', (canvas, site, outcome) => {
    const [finding, ...more] = found(canvas, site);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'no-invented-contact', outcome, resource: '/site/url' });
    expect(finding?.fix?.safety).toBe('unsafe');
    // A name that leads to the site's own start may be a mark.
    const left = found(edited(canvas, finding?.fix?.edits ?? []), site).map(({ rule }) => rule);
    expect(left).not.toContain('no-invented-contact');
  });
});

describe('near miss', () => {
  const footer = (line: string) => `<footer><p>${line}</p></footer>`;
  test.each([
    [footer('© 2025 Hollerbeck Holzbau · hollerbeck-holzbau.de'), WOOD],
    [footer('© 2025 Hollerbeck Holzbau · www.hollerbeck-holzbau.de'), WOOD],
    [footer('Web: www.kern-medien.de'), WOOD],
    [footer('Gestaltung: Hollerbeck Medien, hollerbeck-medien.de'), WOOD],
    [footer('Mail: info@kern-medien.de'), WOOD],
    ['<link rel="canonical" href="https://www.holzbau-memmingen.de/">', WOOD],
    ['<link rel="canonical" href="https://museo-prado.es/">', MUSEUM],
    [footer('<a href="https://museo-prado.es">museo-prado.es</a>'), MUSEUM],
    ['<section><h2>Partner</h2><p>hollerbeck-zimmerei.de</p></section>', WOOD],
    ['<main><p>Siehe auch hollerbeck-zimmerei.de im Nachbarort.</p></main>', WOOD],
    [footer('© 2025 <a href="https://hollerbeck-holzbau.de/">Hollerbeck Holzbau</a>'), WOOD],
    [footer('<a href="https://www.kern-karten.de/hollerbeck">Hollerbeck Holzbau</a>'), WOOD],
    ['<pre><code>Web: museodelesparto.com</code></pre>', MUSEUM],
  ])('%s', (canvas, site) => {
    expect(found(canvas, site)).toEqual([]);
  });
});
