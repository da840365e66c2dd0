import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Casa Lumen', description: 'Pane', url: 'https://casa-lumen.example', language: 'it' },
    theme: { name: 'T', version: '1.0.0' },
    social: [{ network: 'facebook', url: 'https://www.facebook.com/casalumen' }],
    contacts: {
      phone: { kind: 'phone', value: '+390612345678' },
      email: { kind: 'email', value: 'ciao@casa-lumen.example' },
    },
  }),
);
const mended = (source: string) => applyFixes(source, lint(source, manifest), { unsafe: true }).output;
const left = (source: string) =>
  lint(mended(source), manifest).filter(({ rule }) => /contact|social|nesting/.test(rule)).length;
const footer = (link: string) => `<footer><p>${link}</p></footer>`;

describe('the words of a link stay before the component that takes its place', () => {
  test.each([
    [
      '<a class="btn" href="tel:+390612345678">Chiama ora</a>',
      '<span class="btn">Chiama ora <x-contact field="phone"></x-contact></span>',
    ],
    ['<a href="tel:+390612345687">Chiama</a>', 'Chiama <x-contact field="phone"></x-contact>'],
    [
      '<a href="mailto:info@casa-lumen.example?subject=Torta">Scrivici</a>',
      'Scrivici <x-contact field="email"></x-contact>',
    ],
    [
      '<a href="mailto:ciao@casa-lumen.example"><i class="mail"></i> Scrivici</a>',
      '<i class="mail"></i> Scrivici <x-contact field="email"></x-contact>',
    ],
  ])('%s', (link, component) => {
    expect(mended(footer(link))).toBe(footer(component));
    expect(left(footer(link))).toBe(0);
  });

  test('but no name of a chat that the contact is none of', () => {
    const link = footer('<a href="https://wa.me/390612345678">WhatsApp</a>');
    const [finding] = lint(link, manifest).filter(({ rule }) => rule === 'no-static-contact');
    expect(finding?.message).not.toContain('keep');
    expect(finding?.fix).toBeUndefined();
  });
});

describe('a component that is a block is written beside a paragraph and a list of other items', () => {
  const link = '<a href="https://www.facebook.com/casalumen">Facebook</a>';
  test.each([
    ['a paragraph of its own', `<p>${link}</p>`, '<x-social></x-social>'],
    ['behind words', `<p class="a">Seguiteci: ${link}.</p>`, '<p class="a">Seguiteci: </p>\n<x-social></x-social>'],
    ['before words', `<p class="a">${link} e poi pane</p>`, '<x-social></x-social>\n<p class="a"> e poi pane</p>'],
    [
      'between words',
      `<p id="a">Ecco ${link} e pane</p>`,
      '<p id="a">Ecco </p>\n<x-social></x-social>\n<p> e pane</p>',
    ],
    ['in a box of its own', `<p>Ecco <span>${link}</span></p>`, '<p>Ecco </p>\n<x-social></x-social>'],
    ['the last item', `<ul><li>Pane</li><li>${link}</li></ul>`, '<ul><li>Pane</li></ul>\n<x-social></x-social>'],
    [
      'the first item',
      `<ul class="a"><li>${link}</li><li>Pane</li></ul>`,
      '<x-social class="a"></x-social>\n<ul class="a"><li>Pane</li></ul>',
    ],
    [
      'an item between others',
      `<ul><li>Pane</li><li>${link}</li><li>Vino</li></ul>`,
      '<ul><li>Pane</li><li><x-social></x-social></li><li>Vino</li></ul>',
    ],
  ])('%s', (_what, source, expected) => {
    expect(mended(`<footer>${source}</footer>`)).toBe(`<footer>${expected}</footer>`);
    expect(left(`<footer>${source}</footer>`)).toBe(0);
  });

  test('a list of nothing else goes whole', () => {
    expect(mended(`<footer><ul><li>${link}</li></ul></footer>`)).toBe('<footer><x-social></x-social></footer>');
  });
});
