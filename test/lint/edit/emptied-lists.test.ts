import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { lint } from '../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Casa Marea', description: 'Yoga', url: 'https://casa.example', language: 'es' },
    theme: { name: 'P', version: '1.0.0' },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/casamarea.f' }],
    contacts: { phone: { kind: 'phone', value: '+34 611 48 29 03' } },
    menus: {
      locations: { footer_col_1: { label: 'F', menu: 'f' } },
      definitions: { f: { name: 'F', items: [{ label: 'Cursos', url: '/cursos/' }] } },
    },
    attachments: [{ url: '/media/tarifas.pdf', title: 'Tarifas' }],
  }),
);
const TOLD = 'Its `<ul>` is left empty if all that is found in it goes: take that away, too';
const list = (...items: string[]) =>
  `<footer><h3>Explora</h3><ul class="a">${items.map((each) => `<li>${each}</li>`).join('')}</ul></footer>`;
const told = (code: string) =>
  lint(code, site)
    .filter(({ message }) => message.includes(TOLD))
    .map(({ start, end }) => code.slice(start, end));

const PAGES = ['<a href="/laser">Láser</a>', '<a href="/botox">Botox</a>', '<a href="/pelo">Pelo</a>'];
const FILE = '<a href="/uploads/precios.pdf">Precios (PDF)</a>';
const INSTAGRAM = '<a href="https://www.instagram.com/casamareayoga">Instagram</a>';
const YOUTUBE = '<a href="https://www.youtube.com/@casamareayoga">YouTube</a>';
const REVIEWS = '<a href="https://www.tripadvisor.es/Hotel_Review-g1-d2-Reviews-Casa_Marea.html">Tripadvisor</a>';
const CHAT = '<a href="https://wa.me/34649217305">WhatsApp</a>';

describe('what goes by hand as the last of a list goes with the list', () => {
  test.each([
    ['a file behind a menu', list(...PAGES, FILE), [FILE]],
    ['pages of others and a chat behind profiles', list(INSTAGRAM, YOUTUBE, REVIEWS, CHAT), [REVIEWS, CHAT]],
  ])('%s', (_name, code, expected) => {
    expect(told(code)).toEqual(expected);
    expect(conciseFindings(code, lint(code, site)).join('\n')).toContain(TOLD);
  });

  test.each([
    ['another item stays', list(...PAGES, FILE, '<a href="https://other.test/">Otra</a>')],
    ['a listed file stays', list(...PAGES, FILE, '<a href="/media/tarifas.pdf">Tarifas</a>')],
    ['the edit takes all of the list', list(...PAGES)],
    ['one item alone', list(FILE)],
    ['an item with other words', list(...PAGES, `${FILE} y más cosas`)],
    ['a component stands in an item', list(...PAGES, FILE, '<x-contact field="phone"></x-contact>')],
  ])('near miss: %s', (_name, code) => {
    expect(told(code)).toEqual([]);
  });
});
