import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const NUMBER = '020 7946 0123';
const told = (text: string) => {
  const canvas = `<table><tr><td>Rights</td><td>${text}</td></tr></table><ul><li>${text}</li></ul>`;
  return invented(canvas, siteIn('en')).map(({ start, end }) => canvas.slice(start, end));
};

describe('a third party of a later sentence does not hide the number of the house', () => {
  test.each([
    `Call us on ${NUMBER}. You can also complain to the Information Commissioner at <a href="https://ico.org.uk">ico.org.uk</a>.`,
    `Por teléfono en el ${NUMBER}. También puedes reclamar ante la <a href="https://www.aepd.es/">AEPD</a> (C/ Jorge Juan, 6).`,
    `Por teléfono en el ${NUMBER}. También puedes reclamar ante la <a href="https://www.aepd.es/">AEPD</a>.`,
    `Telefon: ${NUMBER}. Beschwerden nimmt die Aufsichtsbehörde Hamburg entgegen, mail@datenschutz.example.org.`,
  ])('%s', (text) => {
    expect(told(text)).toEqual([NUMBER, NUMBER]);
  });

  test.each([
    `Call ${NUMBER}. Visit <a href="https://pizza.example.org">Pizza Roma</a>.`,
    `Best pizza in town! Call ${NUMBER}. See <a href="https://pizza.example.org">their site</a>.`,
    `Call ${NUMBER} or visit <a href="https://ico.org.uk">the Information Commissioner</a>.`,
    `Call ${NUMBER}. Write to roma@pizza.example.org.`,
    `<a href="https://ico.org.uk">The commissioner</a> answers. Call ${NUMBER}.`,
  ])('near miss: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
