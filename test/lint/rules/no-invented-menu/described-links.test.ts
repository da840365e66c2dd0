import { expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const found = (code: string) =>
  lint(code, exampleManifest())
    .filter(({ rule }) => rule === 'no-invented-menu')
    .map(({ message }) => message);

const LABELS = ['Pricing', 'Careers', 'Blog'];
const LINE = 'All about it and how we do it for you';
const links = (inner: (label: string) => string, name = '') =>
  LABELS.map((label) => `<a href="/${label.toLowerCase()}"${name}>${inner(label)}</a>`).join('');
const MAIN = '<main><h1>Bread</h1></main>';
const LOGO = '<x-logo></x-logo>';
const FORMS: readonly [name: string, inner: (label: string) => string][] = [
  ['paragraphs', (label) => `<svg viewBox="0 0 9 9"></svg><div><p>${label}</p><p>${LINE}</p></div>`],
  ['a paragraph', (label) => `<strong>${label}</strong><p>${LINE}</p>`],
  ['a small line', (label) => `${label}<small>${LINE}</small>`],
  ['spans and an icon', (label) => `<i class="icon"></i><span>${label}</span><span>${LINE}</span>`],
];

test.each(FORMS)(
  'links with %s are navigation in a header, a panel and a drawer, called by their names',
  (_name, inner) => {
    const all = links(inner);
    const pages = [
      `<header>${LOGO}<nav>${all}</nav></header>${MAIN}`,
      `<header>${LOGO}<div class="mega">${all}</div></header>${MAIN}`,
      `<header>${LOGO}<ul><li><button aria-expanded="false">More</button><div class="panel"><div>${all}</div></div></li></ul></header>${MAIN}`,
      `<header>${LOGO}</header>${MAIN}<footer>x</footer><div class="drawer">${all}</div>`,
    ];
    for (const page of pages) {
      const [message, ...more] = found(page);
      expect(more, page).toEqual([]);
      expect(message, page).toContain('(`Pricing`, `Careers`, `Blog`)');
    }
  },
);

test.each(FORMS)('links with %s are cards in the content, and below the heading of a page', (_name, inner) => {
  const all = links(inner);
  expect(found(`<header>${LOGO}</header><main><h1>Bread</h1><div class="grid">${all}</div></main>`)).toEqual([]);
  expect(found(`<header>${LOGO}<h1>Bread</h1><div class="grid">${all}</div></header>`)).toEqual([]);
  expect(found(`<header>${LOGO}</header><section><h2>Bread</h2><div>${all}</div></section>`)).toEqual([]);
});

test.each([
  ['pictures', links((label) => `<img src="/a.jpg" alt=""><p>${label}</p>`)],
  ['headings', links((label) => `<h3>${label}</h3><p>${LINE}</p>`)],
  ['the name of cards', links((label) => `<p>${label}</p><p>${LINE}</p>`, ' class="feature-card"')],
])('links with %s in a header, outside of navigation, are cards', (_name, all) => {
  expect(found(`<header>${LOGO}<div>${all}</div></header>${MAIN}`)).toEqual([]);
});
