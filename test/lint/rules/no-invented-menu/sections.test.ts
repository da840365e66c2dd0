import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Sindyan', description: 'Clinic', url: 'https://sindyan.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: {
        topic: { label: 'Main', menu: 'main' },
        footer_col_1: { label: 'Clinics', menu: 'clinics' },
        footer_col_2: { label: 'Patients', menu: 'patients' },
      },
      definitions: {
        main: { name: 'Main', items: [{ label: 'Home', url: '/' }] },
        clinics: { name: 'Clinics', items: [{ label: 'Children', url: '/clinics/children/' }] },
        patients: { name: 'Patients', items: [{ label: 'Insurance', url: '/insurance/' }] },
      },
    },
  }),
);
const found = (code: string) => lint(code, SITE).filter(({ rule }) => rule === 'no-invented-menu');
const LIST =
  '<ul><li><a href="/a1/">Cardio</a></li><li><a href="/a2/">Skin</a></li><li><a href="/a3/">Bones</a></li></ul>';
const MAIN = '<main><h1>x</h1></main>';
const column = `<section><h3>T</h3>${LIST}</section>`;

describe('a section in a part of the footer is a column of it, whatever that part is called', () => {
  test.each(['footer__top', 'footer-main', 'site-footer', 'foot', 'top', 'f__top', 'site__top', 'bottom', 'x'])(
    '%s',
    (name) => {
      expect(found(`${MAIN}<footer><div class="${name}">${column}</div></footer>`)).toHaveLength(1);
      expect(found(`<footer><div class="${name}"><div>${column}</div></div></footer>`)).toHaveLength(1);
      expect(
        found(`<footer><div class="${name}">${column.replaceAll('section', 'aside')}</div></footer>`),
      ).toHaveLength(1);
    },
  );

  test('with links in paragraphs and a label', () => {
    const links = ['One', 'Two', 'Three', 'Four'].map((label) => `<p><a href="/${label}/">${label}</a></p>`).join('');
    const section = `<section aria-label="Departments">${links}</section>`;
    expect(found(`<footer><div class="footer__top">${section}</div></footer>`)).toHaveLength(1);
  });

  test('with a part within the section, and in a foot without a tag', () => {
    expect(found(`<footer><section><h3>T</h3><div class="top">${LIST}</div></section></footer>`)).toHaveLength(1);
    expect(found(`${MAIN}<div class="site-footer"><div class="footer__top">${column}</div></div>`)).toHaveLength(1);
    expect(found(`${MAIN}<div class="site-footer">${column}</div>`)).toHaveLength(1);
  });
});

test.each([
  ['a section below what is only called a header', `<div class="top"><h1>x</h1>${column}</div>`],
  ['a section of the end of a page', `<main><h1>x</h1><div class="bottom">${column}</div></main>`],
  ['a part of the content', `<main><h1>x</h1><div class="footer">${column}</div></main>`],
  ['a page in what is called a foot', `<div id="foot"><main><h1>x</h1></main>${column}</div>`],
  ['an article in the footer', `<footer><article><div class="top">${LIST}</div></article></footer>`],
  ['the foot of a card', `${MAIN}<section class="card"><div class="foot">${LIST}</div></section>`],
  ['a section of a section', `<section><footer><div class="top">${column}</div></footer></section>`],
])('silent: %s', (_what, code) => {
  expect(found(code)).toEqual([]);
});
