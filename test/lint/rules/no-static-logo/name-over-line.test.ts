import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Harl & Finnie', description: 'x', url: 'https://harlfinnie.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
  }),
);
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-static-logo');
const NAME = 'HARL <small>&amp;</small> FINNIE';
const LINE = '<small>Chartered Accountants, est. 1987</small>';

test.each([
  `<header><a href="/" rel="home">${NAME}<br>${LINE}</a></header>`,
  `<div class="masthead"><p><a href="/" rel="home">${NAME}<br>${LINE}</a></p></div><main><h1>x</h1></main>`,
])('a name over a line is the logo, and the line stays: %s', (code) => {
  expect(found(code)).toHaveLength(1);
  const { output } = applyFixes(code, found(code), { unsafe: true });
  expect(output).toContain('<x-logo');
  expect(output).toContain(LINE);
});

test.each([
  `<header><a href="/about">${NAME}<br>${LINE}</a></header>`,
  `<header><a href="/">Accounts<br>${LINE}</a></header>`,
  `<main><h1>x</h1><p><a href="/">${NAME}<br>${LINE}</a></p></main>`,
])('near miss: %s', (code) => {
  expect(found(code)).toEqual([]);
});
