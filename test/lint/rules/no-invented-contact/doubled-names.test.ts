import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
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
    `<strong>Frantoio Bellandi</strong><br>${address}`,
    `<b class="name">Frantoio Bellandi S.S. Agricola</b><br>\n${address}`,
    `<span>\n  Frantoio Bellandi\n</span>, ${address}`,
  ])('%s', (line) => {
    expect(mended(line)).toBe(`<footer><p>${component}</p></footer>`);
  });

  test('no edit where it stands elsewhere in the line', () => {
    expect(mended(`<strong>Frantoio Bellandi</strong>, indirizzo: ${address}`)).toBeUndefined();
    expect(mended(`<a href="/">Frantoio Bellandi</a><br>${address}`)).toBeUndefined();
    expect(mended(`<strong><i class="pin"></i> Frantoio Bellandi</strong><br>${address}`)).toBeUndefined();
    expect(mended(`<strong>Frantoio Bellandi <em>dal 1920</em></strong><br>${address}`)).toBeUndefined();
    expect(mended(`Frantoio Bellandi, indirizzo: ${address}`)).toBeUndefined();
  });

  test('that is told', () => {
    const [finding] = invented(`<footer><p><a href="/">Frantoio Bellandi</a><br>${address}</p></footer>`, site);
    expect(finding?.message).toContain('The component shows the name that stands before it, too: remove that');
    const [other] = invented(`<footer><p>Indirizzo: ${address}</p></footer>`, site);
    expect(other?.message).not.toContain('the name that stands');
  });

  test('the lines of an address by itself', () => {
    const [street, town] = address.split(', ');
    const canvas = `<footer><address class="mb"><strong>Frantoio Bellandi</strong><br>${street}<br>${town}</address></footer>`;
    const findings = invented(canvas, site);
    expect(applyFixes(canvas, findings, { unsafe: true }).output).toBe(
      `<footer><address class="mb">${component}</address></footer>`,
    );
  });

  test('negative control: without the name before it', () => {
    expect(mended(`Indirizzo: ${address}`)).toBe(`<footer><p>Indirizzo: ${component}</p></footer>`);
  });
});
