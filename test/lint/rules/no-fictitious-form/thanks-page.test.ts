import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-fictitious-form');
const FIELDS =
  '<label>Your name <input name="name"></label><label>Reply to <input name="reach" type="email"></label><label>What is it about? <textarea name="matter"></textarea></label>';
const FILE = '<label>A paper <input type="file" name="paper"></label>';
const form = (open: string, more = '') =>
  `<section><h2>Ask us</h2><form ${open}>${FIELDS}${more}<button>Send</button></form></section>`;

describe('a form that only opens a page that thanks is received by nobody', () => {
  test.each([
    form('action="/thank-you.html" method="get"'),
    form('action="/thank-you.html" method="get"', FILE),
    form('action="danke.html"', FILE),
    form('action="/gracias/"'),
    form('action="/kiitos"'),
  ])('%s', (code) => {
    expect(found(code).map(({ outcome }) => outcome)).toEqual(['violation']);
  });

  test.each([
    form('action="/thank-you.html" method="post"'),
    form('action="/thank-you.html" method="post" data-netlify="true"', FILE),
    form('action="/search" method="get"'),
    form('action="/thanksgiving-menu" method="get"'),
    '<form action="/thanks" method="get"><label><input type="checkbox" name="a"> Seen</label><button>Next</button></form>',
  ])('near miss: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
