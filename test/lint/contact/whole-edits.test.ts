import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { siteIn } from '../rules/no-invented-contact/support.js';

const SITE = siteIn('it', { address: 'Voc. San Martino 7\n06038 Spello PG' });

function told(canvas: string) {
  const [finding, ...more] = lint(canvas, SITE, { rules: { 'logo-required': 'off' } });
  expect(more).toEqual([]);
  const edits = finding?.fix?.edits ?? [];
  let mended = canvas;
  for (const { start, end, text } of edits.toReversed()) mended = mended.slice(0, start) + text + mended.slice(end);
  return { said: canvas.slice(finding?.start, finding?.end), mended };
}

const OWN = '<span>Voc. San Martino 7</span><br>\n <span class="ms-4">06038 Spello (PG)';
const OTHER = '<span>Via Garibaldi 12</span><br>\n <span class="ms-4">06081 Assisi (PG)';

describe('an address is told with whole elements and the region behind it', () => {
  test.each([`${OWN}, Umbria</span>`, `${OWN}</span>`, `${OTHER}, Umbria</span>`, `${OTHER}</span>`])(
    '%s',
    (address) => {
      const { said, mended } = told(`<footer><p>${address}</p></footer>`);
      expect(said).toBe(address);
      expect(mended).toMatch(/^<footer><p><x-contact field="address"[^>]*><\/x-contact><\/p><\/footer>$/);
    },
  );

  test('in microdata all its parts go, with a region that is none', () => {
    const parts =
      '<p><i class="bi bi-geo-alt"></i><span itemprop="streetAddress">Voc. San Martino 7</span><br>\n <span class="ms-4"><span itemprop="postalCode">06038</span> <span itemprop="addressLocality">Spello</span> (<span itemprop="addressRegion">PG</span>), Umbria</span></p>';
    const { mended } = told(
      `<footer><address itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">${parts}</address></footer>`,
    );
    expect(mended).toBe(
      '<footer><address itemprop="address"><x-contact field="address" link="false"></x-contact></address></footer>',
    );
  });
});

describe('what else stands in the element of the town stays', () => {
  test.each([
    `${OWN} · Ingresso dal cortile</span>`,
    `${OWN}, aperto ogni giorno</span>`,
    `${OWN}, <a href="/dove/">Dove siamo</a></span>`,
  ])('%s', (address) => {
    const canvas = `<footer><p>${address}</p></footer>`;
    expect(told(canvas).mended).toBe(canvas);
  });
});
