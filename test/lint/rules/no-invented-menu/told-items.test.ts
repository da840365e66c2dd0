import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string, rule = 'no-invented-menu') => lint(code, MANIFEST).filter((each) => each.rule === rule);
const header = (links: string) => `<header><x-logo></x-logo><nav>${links}</nav></header><main><h1>x</h1></main>`;

test('names the items alone that no menu has', () => {
  const [menu] = found(
    header('<a href="/k">Cakes</a><a href="/a">Visits</a><a href="/b">Prices</a><a href="/c">Gifts</a>'),
  );
  expect(menu?.message).toContain('(`Visits`, `Prices`, `Gifts`)');
});

test('parts of a link stand apart, and a big first letter does not', () => {
  const [menu] = found(
    header(
      '<a href="/a"><b>Berth planner</b><span>Drag and drop</span></a><a href="/b"><b>P</b>rices</a><a href="/c">Gifts</a>',
    ),
  );
  expect(menu?.message).toContain('(`Berth planner Drag and drop`, `Prices`, `Gifts`)');
});

test('says of a copy that all its addresses are others', () => {
  const copy = (tail: string) =>
    header(
      ['Bread', 'Cakes', 'Our story', 'Contact']
        .map(
          (label) => `<a href="/${tail || label.toLowerCase().replace(' ', '-')}${tail && label.length}/">${label}</a>`,
        )
        .join(''),
    );
  expect(found(copy('z'), 'no-static-menu')[0]?.message).toContain('items of `Main`, with other addresses)');
  expect(found(copy(''), 'no-static-menu')[0]?.message).toContain('items of `Main`)');
});
