import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const BOX = '<input type="checkbox" required>';
const SAYS = 'I have read the <a href="/privacy">privacy policy</a>';
const CONSENT = `<label class="check">${BOX} ${SAYS}</label>`;
const told = (code: string) =>
  lint(`<main><h1>x</h1>${code}</main>`, MANIFEST).filter(({ rule }) => rule === 'no-fictitious-form');

describe('a required consent without a form and a field', () => {
  test.each([
    `<div><h3>Newsletter</h3><p>Once a month.</p>${CONSENT}</div>`,
    `<section><p>Hello.</p><p>${BOX} ${SAYS}</p></section>`,
    `<section><p>Hello.</p><div>${BOX.replace('required', 'id="ok" required')} <label for="ok">${SAYS}</label></div></section>`,
  ])('%s', (code) => {
    const [finding, ...more] = told(code);
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toContain('consent that stands in no form');
  });

  test('tells what goes with it', () => {
    const code = `<div class="news"><h3>Newsletter</h3><p>Once a month.</p>${CONSENT}</div>`;
    const [finding] = told(code);
    expect(finding?.message).toContain(
      '`Newsletter` and the text below that go, too: that is all of `<div class="news">`',
    );
  });
});

describe('near miss', () => {
  test.each([
    ['in a form', `<form action="/join" method="post">${CONSENT}<button>Join</button></form>`],
    [
      'of a form elsewhere',
      `<form id="f" action="/join" method="post"></form><p>${BOX.replace('required', 'form="f" required')} ${SAYS}</p>`,
    ],
    ['not required', `<section><label><input type="checkbox"> ${SAYS}</label></section>`],
    ['without a page that it is for', `<section><label>${BOX} I have packed my shoes</label></section>`],
    ['beside a button', `<section>${CONSENT}<button onclick="pay()">Pay</button></section>`],
    [
      'beside a button, further out',
      `<section><div><div>${CONSENT}</div></div><div><button id="pay">Pay</button></div></section>`,
    ],
    ['beside a form', `<section><form action="/join" method="post"><input name="a"></form>${CONSENT}</section>`],
    [
      'that a script reads',
      `<section><p>${BOX.replace('required', 'id="terms" required')} ${SAYS}</p></section><script>document.getElementById('terms').onchange = (e) => { go(e); };</script>`,
    ],
    [
      'that a script listens to',
      `<section><p>${BOX.replace('required', 'onchange="go()" required')} ${SAYS}</p></section>`,
    ],
    ['on a page with a script of its own', `<section><p>${BOX} ${SAYS}</p></section><script src="/app.js"></script>`],
    ['in a template', `<template><p>${BOX} ${SAYS}</p></template>`],
    ['in a component', `<x-addon provider="x"><p>${BOX} ${SAYS}</p></x-addon>`],
    ['in an element of a script', `<site-banner><p>${BOX} ${SAYS}</p></site-banner>`],
    ['in a dialog', `<dialog><p>${BOX} ${SAYS}</p></dialog>`],
    [
      'a switch of a menu',
      `<nav><label><input type="checkbox" hidden required> <a href="/x">Open the menu</a></label></nav>`,
    ],
  ])('%s', (_what, code) => {
    expect(told(code).filter(({ message }) => message.includes('consent that'))).toEqual([]);
  });
});
