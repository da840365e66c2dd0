import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const SETTINGS = "window.clinic = { phone: 1, nonce: '7d3a19bc02' };";
const refused = (form: string, script: string) =>
  lint(`<main><h1>x</h1>${form}</main><script>${script}</script>`, MANIFEST)
    .filter(({ rule, message }) => rule === 'no-fictitious-form' && message.includes('form that sends a made-up'))
    .map(({ message }) => message);

const FILTER =
  '<form class="filter" onsubmit="return false"><label>For <select id="for"><option>a</option></select></label></form>';
const LOG_IN =
  '<form action="https://portal.bookwell.example/session" method="post"><input name="login"><input name="p" type="password"><button>Sign in</button></form>';
const CALC = '<form id="calc"><input type="number" name="n" value="4"> <output name="sum">1</output></form>';
const SEND =
  '<form id="ask" action="/ask" method="post"><textarea name="message"></textarea><button>Send</button></form>';

describe('a form is not blamed for a nonce that only stands in the script that takes it', () => {
  test.each([
    [
      'a filter',
      FILTER,
      "document.getElementById('for').addEventListener('change', (e) => { show(e.target.value); });",
    ],
    ['a log-in elsewhere', LOG_IN, "document.getElementById('x').addEventListener('input', sum);"],
    [
      'a calculator',
      CALC,
      "const calc = document.getElementById('calc'); calc.addEventListener('input', () => { calc.sum.value = calc.n.value; });",
    ],
    [
      'one with an address',
      SEND,
      "document.getElementById('ask').addEventListener('submit', () => { fetch('/seen'); });",
    ],
  ])('%s', (_what, form, script) => {
    expect(refused(form, `${SETTINGS} ${script}`)).toEqual([]);
    const all = lint(`<main>${form}</main><script>${SETTINGS} ${script}</script>`, MANIFEST);
    expect(all.filter(({ rule }) => rule === 'no-invented-nonce')).toHaveLength(1);
  });
});

describe('a form is blamed for a nonce that its code sends', () => {
  const take = (code: string) => `document.getElementById('ask').addEventListener('submit', () => { ${code} });`;
  test.each([
    ['by its value', take("fetch('/x', { headers: { 'X-WP-Nonce': '7d3a19bc02' } });")],
    ['by its name', `${SETTINGS} ${take("fetch('/x', { headers: { h: clinic.nonce } });")}`],
    ['by a constant', `const nonce = '7d3a19bc02'; ${take("fetch('/x', { headers: { h: nonce } });")}`],
    [
      'by a function that it calls',
      `${SETTINGS} function post() { fetch('/x', { headers: { h: clinic.nonce } }); } ${take('post();')}`,
    ],
    ['by settings about it', "window.forms = { form: '#ask', nonce: '7d3a19bc02' };"],
  ])('%s', (_what, script) => {
    expect(refused(SEND, script)).toHaveLength(1);
  });
});

test.each([
  '<a href="/wp-admin/admin-ajax.php?action=x&amp;_wpnonce=4f9a2b1c3d">Vote</a>',
  '<div data-nonce="4f9a2b1c3d"></div>',
])('what sends nothing by itself is called no request: %s', (canvas) => {
  const messages = lint(canvas, MANIFEST).map(({ message }) => message);
  expect(messages.join('\n')).toContain('what is sent with it is refused');
  expect(messages.join('\n')).not.toContain('request');
});
