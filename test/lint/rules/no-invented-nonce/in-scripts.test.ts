import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const said = (canvas: string, rule: string) =>
  lint(canvas, MANIFEST)
    .filter((finding) => finding.rule === rule)
    .map(({ start, end }) => canvas.slice(start, end));

test.each([
  ['fetch("/x", { headers: { "X-WP-Nonce": "7c1f09ab3e" } })', ['"X-WP-Nonce": "7c1f09ab3e"']],
  ['fetch("/x", { headers: { Accept: "*/*", nonce: `7c1f09ab3e` } })', ['nonce: `7c1f09ab3e`']],
  ['const nonce = "7c1f09ab3e";', ['nonce = "7c1f09ab3e"']],
  ['xhr.setRequestHeader("X-CSRF-TOKEN", "9f8e7d6c5b4a3928")', ['"X-CSRF-TOKEN", "9f8e7d6c5b4a3928"']],
  ['use(createNonceMiddleware("7c1f09ab3e"))', ['createNonceMiddleware("7c1f09ab3e"']],
  ['fetch("/x?action=vote&_wpnonce=7c1f09ab3e")', ['_wpnonce=7c1f09ab3e']],
  [
    'box.innerHTML = \'<input type="hidden" name="_wpnonce" value="7c1f09ab3e">\'',
    ['<input type="hidden" name="_wpnonce" value="7c1f09ab3e">'],
  ],
  ['a = 1 &amp;&amp; 2;\r\nconst nonce = "7c1f09ab3e";', ['nonce = "7c1f09ab3e"']],
  [
    'x = { nonce: "7c1f09ab3e" }; y = { "csrfToken": "9f8e7d6c5b4a" }',
    ['nonce: "7c1f09ab3e"', '"csrfToken": "9f8e7d6c5b4a"'],
  ],
])('points at the member with it: %s', (code, expected) => {
  const [first = ''] = expected;
  expect(said(`<script>${code}</script>`, 'no-invented-nonce')).toEqual(expected);
  expect(said(`<script>${code}</script>`, 'no-fictitious-form')).toEqual([first]);
});

test('negative control: outside of a script it is the element', () => {
  expect(said('<div data-nonce="e81c04d7f2">x</div>', 'no-invented-nonce')).toEqual(['<div data-nonce="e81c04d7f2">']);
});

test('an embedded map goes whole', () => {
  const frame = '<iframe src="https://www.google.com/maps?q=27+Gloucester+Road,+Bristol&amp;output=embed"></iframe>';
  expect(said(`<footer>${frame}</footer>`, 'no-invented-contact')).toEqual([frame]);
});

test('a token in a form names the form of the site that comes in its place, or none', () => {
  const TOKEN = '<input type="hidden" name="_token" value="e3b0c44298fc1c149afb">';
  const advice = (form: string) =>
    lint(`<form action="/in"><input name="mail"><button>Subscribe</button></form>${form}`, MANIFEST).find(
      ({ rule }) => rule === 'no-invented-nonce',
    )?.message;
  const LOG_IN = '<input name="user"><input type="password" name="p"><button>Log in</button>';
  expect(advice(`<form action="/log-in" method="post">${TOKEN}${LOG_IN}</form>`)).toMatch(
    /refused\. Remove it, or let/,
  );
  const WRITE =
    '<h2>Contact</h2><input type="email" name="e"><textarea name="message"></textarea><button>Send</button>';
  expect(advice(`<form action="/c" method="post">${TOKEN}${WRITE}</form>`)).toMatch(
    /Write `<x-addon [^`]+contact[^`]+` in place of what sends it/,
  );
});

describe('a token without a form of the site that sends it is removed', () => {
  const FORM = '<form action="/in"><input type="email" name="mail"><button>Subscribe</button></form>';
  test.each([
    ['a header attribute', '<header data-csrf="c0ffee1234567890abcdef"><p>x</p></header>'],
    ['a ping', '<script>fetch("/ping", { headers: { "X-CSRF-Token": "9d4e1c77aa0b42f3" } });</script>'],
    ['a meta', '<meta name="csrf-token" content="qW7eRt5yUi9oPa2sDf4g">'],
    [
      'a form that no form of the site is',
      '<form action="/d"><input type=hidden name=_token value=Zk3Q9s7LmX2pRt8v><input type=number name=head><button>Count</button></form>',
    ],
  ])('%s', (_what, code) => {
    const found = lint(`${FORM}${code}`, MANIFEST).filter(({ rule }) => rule === 'no-invented-nonce');
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('Remove it: a canvas has nobody')]);
  });

  test('near miss: the code of a form sends it', () => {
    const code = `<form id="ask"><h2>Contact</h2><input type="email" name="e"><textarea name="message"></textarea><button>Send</button></form>
      <script>document.getElementById('ask').addEventListener('submit', () => { fetch('/x', { headers: { 'X-WP-Nonce': '7d3a19bc02' } }); });</script>`;
    const [nonce] = lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-nonce');
    expect(nonce?.message).toMatch(/Write `<x-addon [^`]+` in place of what sends it/);
  });
});
