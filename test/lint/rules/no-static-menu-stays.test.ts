import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { EXAMPLE_STATE } from '../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-static-menu');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

const LINKS =
  '<a href="/bread/">Bread</a><a href="/cakes/">Cakes</a><a href="/our-story/">Our story</a><a href="/contact/">Contact</a>';
const ITEMS = LINKS.replaceAll('<a', '<li><a').replaceAll('</a>', '</a></li>');
const TOPIC = '<x-menu location="topic" depth="1"></x-menu>';
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header><main><h1>x</h1></main>`;

describe('what no menu has stays behind a copy', () => {
  test.each([
    ['the log-in', '<a href="/login">Log in</a>'],
    ['the cart, in German', '<a href="/k">Warenkorb</a>'],
    ['a language', '<a href="/fr/" hreflang="fr">Français</a>'],
    ['another site', '<a href="https://mill.example/">The mill</a>'],
    ['a call to action', '<a class="btn" href="/order">Order now</a>'],
    ['a number', '<a href="tel:+442079460958">Call</a>'],
  ])('%s', (_what, rest) => {
    expect(fixed(head(`<div class="nav">${LINKS}${rest}</div>`))).toBe(head(`<div class="nav">${TOPIC}${rest}</div>`));
  });

  test('in a list, with its classes on both', () => {
    const rest = '<li><a href="/login">Log in</a></li>';
    expect(fixed(head(`<ul class="flex">${ITEMS}${rest}</ul>`))).toBe(
      head(`${TOPIC.replace(' depth', ' class="flex" depth')}\n<ul class="flex">${rest}</ul>`),
    );
  });

  test('among the others: the message says so', () => {
    const [first = '', ...more] = ITEMS.split(/(?<=<\/li>)/);
    const [copy] = found(head(`<ul class="flex">${first}<li><a href="/login">Log in</a></li>${more.join('')}</ul>`));
    if (copy?.fix) expect(copy.fix.edits.map(({ text }) => text).join('')).not.toContain('login');
    else expect(copy?.message).toContain('in place of all but `Log in`, which stays: a copy');
  });
});

describe('near miss: it goes', () => {
  test.each([
    ['a page that the copy adds', `${LINKS}<a href="/order">Order now</a>`],
    ['an item dressed as a button', LINKS.replace('<a href="/contact/"', '<a class="btn" href="/contact/"')],
    ['items at another host', LINKS.replaceAll('href="/', 'href="https://other.example/')],
  ])('%s', (_what, links) => {
    expect(fixed(head(`<div class="nav">${links}</div>`))).not.toContain('<a ');
  });
});
