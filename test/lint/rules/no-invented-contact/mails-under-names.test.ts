import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en');
const link = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const kinds = (canvas: string) => invented(canvas, SITE).map(({ outcome }) => outcome);
const page = (heading: string, mail: string) =>
  `<main><h1>Wine</h1><section><h2>${heading}</h2><p>Write to ${mail}</p></section></main>`;

describe('a mailbox at the house that is called like the person above it', () => {
  test.each([
    ['Anna Rossi, sommelier', 'anna'],
    ['Anna Rossi', 'a.rossi'],
    ['Dr. Anna Rossi (cellar)', 'arossi'],
  ])('is that of %s', (heading, box) => {
    expect(kinds(page(heading, link(`${box}@harrow-vets.example`)))).toEqual([]);
    expect(kinds(page(heading, `${box}@harrow-vets.example`))).toEqual([]);
  });

  test.each([
    ['Anna Rossi, sommelier', 'info'],
    ['Anna Rossi, sommelier', 'bookings'],
    ['Anna Rossi, sommelier', 'tom'],
    ['Our wines', 'anna'],
    ['Ask Anna', 'cellar'],
  ])('near miss: under %s, %s@ is told', (heading, box) => {
    expect(kinds(page(heading, link(`${box}@harrow-vets.example`)))).toEqual(['violation']);
  });

  test('near miss: in the footer, and among the contacts of the site', () => {
    const inner = `<h2>Anna Rossi</h2><p>${link('anna@harrow-vets.example')}</p>`;
    expect(kinds(`<footer>${inner}</footer>`)).toEqual(['violation']);
    expect(kinds(`<section id="contact">${inner}</section>`)).toEqual(['violation']);
  });
});
