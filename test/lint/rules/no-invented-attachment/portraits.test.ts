import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Elvestad', description: 'x', url: 'https://elvestad.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [
      { url: '/media/team.jpg', title: 'The team', type: 'image/jpeg' },
      { url: '/media/anna-berg.jpg', title: 'Anna Berg', type: 'image/jpeg' },
    ],
  }),
);
const told = (alt: string, name: string, title = 'Our team', src = '/media/x1.jpg') =>
  lint(
    `<main><h1>x</h1><section><h2>${title}</h2><div class="card"><img src="${src}" alt="${alt}"><div><h3>${name}</h3><p>Baker</p></div></div></section></main>`,
    site,
  )
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ message }) => message);

describe('the portrait of a person that is not listed', () => {
  test.each([
    ['Portrait of Sabine Krüger', 'Sabine Krüger', 'Who bakes'],
    ['Porträt von Sabine Krüger', 'Sabine Krüger', 'Wer backt'],
    ['Sabine Krüger', 'Sabine Krüger', 'Our team'],
    ['Sabine Krüger', 'Sabine Krüger', 'Ihre Ansprechpartner'],
  ])('%s is to be taken out', (alt, name, title) => {
    const [message, ...more] = told(alt, name, title);
    expect(more).toEqual([]);
    expect(message).toContain('expected none in its place, as no listed picture is of `Sabine Krüger`; take it away');
    expect(message).not.toContain('team.jpg');
  });

  test('near miss: a listed picture has the name of the person', () => {
    expect(told('Portrait of Anna Berg', 'Anna Berg')[0]).toContain('`/media/anna-berg.jpg`');
  });

  test.each([
    ['another name over it', 'A loaf of bread', 'Sabine Krüger'],
    ['no team', 'Oak Table', 'Oak Table'],
  ])('near miss: %s', (_what, alt, name) => {
    expect(told(alt, name, 'What we make')[0]).toContain('a listed one');
  });
});
