import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('it', {
  name: 'Frantoio Bellandi',
  phone: '+390612345678',
  address: 'Frantoio Bellandi S.S. Agricola\nStrada delle Macine 7\n58042 Campagnatico (GR)',
});
const address = 'Via Dante 112, 50100 Firenze';
const component = '<x-contact field="address"></x-contact>';

/** A footer with the edits that are proposed for it; nothing where none is. */
function mended(line: string): string | undefined {
  const canvas = `<footer><p>${line}</p></footer>`;
  const [finding] = invented(canvas, site);
  expect(finding).toBeDefined();
  if (!finding?.fix) return undefined;
  return finding.fix.edits.reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    canvas,
  );
}

describe('a name with which the site’s address begins is not written twice', () => {
  test.each([
    `Frantoio Bellandi S.S. Agricola, ${address}`,
    `Frantoio Bellandi S.S. Agricola<br>${address}`,
    `Frantoio Bellandi S.S. Agricola<br />\n${address}`,
    `Frantoio Bellandi – ${address}`,
    `Frantoio Bellandi<br>${address}`,
  ])('%s', (line) => {
    expect(mended(line)).toBe(`<footer><p>${component}</p></footer>`);
  });

  test('no edit where it stands elsewhere in the line', () => {
    expect(mended(`<strong>Frantoio Bellandi</strong><br>${address}`)).toBeUndefined();
    expect(mended(`Frantoio Bellandi, indirizzo: ${address}`)).toBeUndefined();
  });

  test('negative control: without the name before it', () => {
    expect(mended(`Indirizzo: ${address}`)).toBe(`<footer><p>Indirizzo: ${component}</p></footer>`);
  });
});
