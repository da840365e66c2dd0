import { describe, expect, test } from 'vitest';
import { edited } from '../../../../src/lint/edit/fix.js';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const found = (canvas: string) => lint(canvas, exampleManifest()).filter(({ rule }) => rule === 'no-invented-menu');
const LIST =
  "[{ label: 'Pricing', href: '/pricing' }, { label: 'Careers', href: '/careers' }, { label: 'Press', href: '/press' }]";
const LOOP = '<template x-for="item in menu"><a :href="item.href" x-text="item.label"></a></template>';
const page = (list: string, loop = LOOP) =>
  `<header x-data="{ open: false, menu: ${list} }"><nav class="main">${loop}</nav></header>`;

describe('navigation that a script repeats from a list is told', () => {
  test.each([
    ['of Alpine', page(LIST)],
    ['in a list', page(LIST, `<ul><template x-for="i in menu"><li><a x-bind:href="i.href">x</a></li></template></ul>`)],
    [
      'of Vue, from a script',
      `<header><nav><ul><li v-for="(item, i) of links"><a :href="item.url">{{ item.text }}</a></li></ul></nav></header><script>createApp({ data: () => ({ links: ${LIST.replaceAll('label', 'text').replaceAll('href', 'url')} }) })</script>`,
    ],
    [
      'in German',
      page('[{"href":"/preise","label":"Preise"},{"href":"/karriere","label":"Karriere"}]'.replaceAll('"', '&quot;')),
    ],
    ['in the footer', page(LIST).replaceAll('header', 'footer')],
  ])('%s', (_what, canvas) => {
    const [finding, ...more] = found(canvas);
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('violation');
    expect(finding?.message).toContain('<x-menu location=');
    expect(finding?.message).toContain('. Its list in the script goes with it');
  });

  test('and the component is written in its place', () => {
    const canvas = page(LIST);
    const [finding] = found(canvas);
    expect(edited(canvas, finding?.fix?.edits ?? [])).toBe(page(LIST, '<x-menu location="topic" depth="1"></x-menu>'));
  });
});

test.each([
  ["the site's own pages", page("[{ label: 'Bread', href: '/bread/' }, { label: 'Cakes', href: '/cakes/' }]")],
  ['parts of the page', page("[{ label: 'Menu', href: '#menu' }, { label: 'Prices', href: '#prices' }]")],
  ['pages of others', page("[{ label: 'A', href: 'https://a.example/' }, { label: 'B', href: 'https://b.example/' }]")],
  ['one page', page("[{ label: 'Pricing', href: '/pricing' }]")],
  ['a list that is loaded', page('[]')],
  ['cards in the text', page(LIST).replace('<header', '<main').replace('</header', '</main').replaceAll('nav', 'div')],
  ['texts without links', page(LIST, '<template x-for="item in menu"><b x-text="item.label"></b></template>')],
  ['another list', page(LIST, LOOP.replace('in menu', 'in posts'))],
])('is left alone: %s', (_what, canvas) => {
  expect(found(canvas)).toEqual([]);
});
