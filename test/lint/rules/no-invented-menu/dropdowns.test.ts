import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

const LINKS = '<a href="/capture">Capture</a><a href="/payments">Payments</a>';
const MORE = '<li><a href="/solutions">Solutions</a></li><li><a href="/customers">Customers</a></li>';
const ICON = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header><main><h1>x</h1></main>`;

describe('what opens a panel goes with the links of the panel', () => {
  const opened = (opener: string, panel = `<div class="panel">${LINKS}</div>`) =>
    head(`<ul class="hidden lg:flex gap-8"><li class="group">${opener}${panel}</li>${MORE}</ul>`);

  test.each([
    ['a button', `<button type="button" aria-haspopup="true" aria-expanded="false">Product ${ICON}</button>`],
    ['a plain button', '<button>Product</button>'],
    ['a text', '<span>Продукт</span>'],
    ['a text in Arabic, in bold', '<strong>المنتج</strong>'],
  ])('%s', (_what, opener) => {
    expect(fixed(opened(opener))).toBe(
      head('<x-menu location="topic" class="hidden lg:flex gap-8" submenu-class="panel"></x-menu>'),
    );
  });

  test('in boxes in a row, and in columns under headings', () => {
    const column = `<div><h4>Money</h4>${LINKS}</div>`;
    const box = `<div class="dropdown"><button aria-expanded="false">Product</button><div>${column}</div></div>`;
    const row = `<div class="row">${box}<a href="/solutions">Solutions</a><a href="/customers">Customers</a></div>`;
    expect(fixed(head(row))).toBe(head('<x-menu location="topic" class="row"></x-menu>'));
  });

  test('in details', () => {
    const code = head(`<ul class="r"><li><details><summary>Product</summary>${LINKS}</details></li>${MORE}</ul>`);
    expect(fixed(code)).toContain('<x-menu location="topic" class="r"></x-menu>');
  });

  test.each([
    ['a picture', `<div class="panel">${LINKS}<img src="/new.jpg" alt="New"></div>`],
    ['a text', `<div class="panel">${LINKS}<p>New in March: payments in any currency that you like.</p></div>`],
    ['a form', `<div class="panel">${LINKS}<form action="/find"><input name="q"><button>Find</button></form></div>`],
    ['a component', `<div class="panel">${LINKS}<x-contact field="phone"></x-contact></div>`],
  ])('near miss: %s in the panel stays, and what is expected has the classes of the list', (_what, panel) => {
    const [menu] = found(opened('<button>Product</button>', panel));
    expect(menu?.fix).toBeUndefined();
    expect(menu?.message).toContain(
      'expected `<x-menu location="topic" class="hidden lg:flex gap-8" submenu-class="panel"></x-menu>`',
    );
  });

  test('near miss: a button in the row that opens the row, or nothing, stays', () => {
    const burger = '<button aria-expanded="false">Menu</button>';
    const code = head(`<div class="bar">${burger}${LINKS}<a href="/solutions">Solutions</a></div>`);
    expect(fixed(code)).toContain(`<div class="bar">${burger}<x-menu location="topic"`);
    const search = `<ul class="r">${MORE}<li><a href="/jobs">Jobs</a></li><li><button>Search</button></li></ul>`;
    expect(fixed(head(search))).toContain('<li><button>Search</button></li></ul>');
  });
});

test('near miss: what stays gives its classes to nothing else', () => {
  const [menu] = found(
    head(`<div class="p-4"><a href="/a">Visits</a><img src="/n.jpg" alt="New"><a href="/b">Prices</a></div>`),
  );
  expect(menu?.message ?? 'expected `<x-menu location="topic" depth="1"></x-menu>`').toContain(
    'expected `<x-menu location="topic" depth="1"></x-menu>`',
  );
});
