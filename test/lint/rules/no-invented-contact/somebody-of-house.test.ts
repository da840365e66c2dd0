import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('de', { name: 'Brandtner Bedachungen', phone: '+494066969310' });
const NUMBER = '0176 040 69 555';
const told = (canvas: string) => invented(canvas, site).map((finding) => [evidenceOf(finding).value, finding.outcome]);
const TOLD = [[NUMBER, 'needs-review']];

describe('who works for the house in its own parts', () => {
  test.each([
    'Mehmet Aydın, Bauleitung:',
    'Mehmet Aydın (Bauleitung)',
    'Silke Ahrens, Büro, Buchhaltung:',
    'Tom Ackroyd (front desk):',
    'Anna Rossi (segreteria):',
    'Jeanne Morel, comptabilité :',
    'Cell. Marta',
  ])('%s', (label) => {
    expect(told(`<footer><p>${label} ${NUMBER}</p></footer>`)).toEqual(TOLD);
    expect(told(`<footer><p>${label} <a href="tel:+4917604069555">${NUMBER}</a></p></footer>`)).toHaveLength(1);
  });

  test('in a list of terms', () => {
    expect(told(`<footer><dl><dt>Telefon (Marta)</dt><dd>${NUMBER}</dd></dl></footer>`)).toEqual(TOLD);
  });

  test('behind another number, as what the site has not', () => {
    const link = `<a href="tel:+4917604069555">${NUMBER}</a>`;
    for (const canvas of [
      `Büro: 040 66969 310 &bull; Handy (Marta): ${link}`,
      `Büro 040 66969 310, Handy (Marta): ${NUMBER}`,
    ])
      expect(invented(`<footer><p>${canvas}</p></footer>`, site).at(-1)?.message).toContain(
        'the site has no mobile number',
      );
    const [office] = invented(`<footer><p>Handy: 040 66969 310 &bull; Büro (Marta): ${link}</p></footer>`, site).slice(
      -1,
    );
    expect(office?.message).not.toContain('mobile');
  });

  test('in the text of a page, by a desk in brackets', () => {
    expect(told(`<p><b>Tom Ackroyd</b> (front desk): ${NUMBER}</p>`)).toEqual(TOLD);
  });

  test.each([
    'Mehmet Aydın, Malermeister:',
    'Mehmet Aydın (Kunde):',
    'Foto: Mehmet Aydın, Büro:',
    'Malerei Aydın, Büro:',
    'Steuerberater Aydın, Bauleitung bei Kolb:',
    'Tel. Taxi',
    'MUDr. Jana Novak, tel.',
    'Jana Novak, Telefon:',
    'Jana Novak (Handy):',
  ])('near miss: %s', (label) => {
    expect(told(`<footer><p>${label} ${NUMBER}</p></footer>`)).toEqual([]);
  });

  test('near miss: in the text of a page', () => {
    expect(told(`<ul><li><b>Tom Ackroyd</b> (front desk): ${NUMBER}</li></ul>`)).toEqual([]);
    expect(told(`<p>Mehmet Aydın, Bauleitung: ${NUMBER}</p>`)).toEqual([]);
    expect(told(`<blockquote><p>Tom Ackroyd (front desk): ${NUMBER}</p></blockquote>`)).toEqual([]);
  });
});

describe('who works for the house among its own people', () => {
  const row = `<table><tr><td>Mehmet Aydın</td><td>Bauleitung Flachdach</td><td>${NUMBER}</td></tr></table>`;
  test.each(['team', 'staff', 'ansprechpartner', 'equipo', 'medewerkers'])('%s', (name) => {
    expect(told(`<section id="${name}">${row}</section>`)).toEqual(TOLD);
    expect(
      told(`<ul class="${name}"><li><b>Tom Ackroyd</b>, MSc<p>Spines. Direct line: ${NUMBER}</p></li></ul>`),
    ).toEqual(TOLD);
  });

  test.each(['partners', 'customers', 'testimonials', 'speakers'])('near miss: %s', (name) => {
    expect(told(`<section id="${name}">${row}</section>`)).toEqual([]);
  });

  test('near miss: a number of something else, or of another house', () => {
    expect(told(`<section id="team"><p>Anna Berg, Bestellnummer ${NUMBER}</p></section>`)).toEqual([]);
    expect(
      told(`<section id="team"><ul><li>Anna <a href="https://kolb.example.org">Kolb</a> ${NUMBER}</li></ul></section>`),
    ).toEqual([]);
  });
});
