import { describe, expect, test } from 'vitest';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const FORM =
  '<form id="letter" class="news" action="#"><input type="email" id="mail" name="mail"><button class="js-join btn">Subscribe</button></form>';
const messages = (script: string, form = FORM) =>
  lint(`<main><h2>Newsletter</h2>\n${form}\n<script>\n${script}\n</script></main><b class="btn">x</b>`, MANIFEST)
    .filter(({ rule }) => rule === 'no-fictitious-form' || rule === 'no-static-form')
    .map(({ message }) => message);
const SENDS = 'event.preventDefault(); alert("Thank you");';

describe('a script is named that is of no use without its form', () => {
  test.each([
    ['by its id', `const x = 1;\ndocument.getElementById('letter').onsubmit = (event) => { ${SENDS} };`, 'line 5'],
    ['by its class', `$('.news').on('submit', (event) => { ${SENDS} });`, 'line 4'],
    [
      'twice',
      `const f = document.querySelector('#letter');\nf.onsubmit = (event) => { ${SENDS} };\nlog('.news');`,
      'lines 4, 6',
    ],
    ['by what is around it', `document.querySelector('main form').onsubmit = (event) => { ${SENDS} };`, 'line 4'],
    ['as the first of the page', `document.querySelector('form').onsubmit = (event) => { ${SENDS} };`, 'line 4'],
    ['by its button', `document.querySelector('.js-join').addEventListener('click', () => fetch('/x'));`, 'line 4'],
    ['by its field', `const a = 1;\n$('#mail').on('change', check);`, 'line 5'],
    [
      'on Windows',
      `const x = 1;\r\n\r\ndocument.querySelector('#letter').onsubmit = (event) => { ${SENDS} };`,
      'line 6',
    ],
  ])('%s', (_what, script, where) => {
    const told = messages(script);
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) expect(message).toContain(`. Its script goes with it, at ${where}`);
  });

  test('by what its attribute calls', () => {
    const form = FORM.replace('action="#"', 'onsubmit="subscribe(event)"');
    const told = messages(`function subscribe(event) { ${SENDS} }`, form);
    expect(told[0]).toContain('at line 4');
  });

  test('and stands in the line for a model that has the edit, too', () => {
    const source = `<h2>Newsletter</h2>\n${FORM}\n<script>$('.news').on('submit', () => {})</script>`;
    const found = lint(source, MANIFEST).filter(({ rule }) => rule === 'no-static-form');
    expect(found).toHaveLength(1);
    for (const line of conciseFindings(source, found)) expect(line).toContain('Its script goes with it, at line 3');
  });
});

test('a script that takes the first form is not named of another', () => {
  const other = '<form id="search" action="/search"><input name="q"></form>';
  const told = messages(`document.querySelector('form').onsubmit = (event) => { ${SENDS} };`, other + FORM);
  expect(told.map((message) => message.includes('goes with it'))).toEqual([true, ...told.slice(1).map(() => false)]);
  expect(told.length).toBeGreaterThan(1);
});

test.each([
  ['of another form', "document.querySelector('#search').onsubmit = () => {};"],
  ['of all forms', "document.querySelectorAll('form').forEach((form) => form.reset());"],
  ['of all buttons', "document.querySelectorAll('.btn').forEach((each) => each.blur());"],
  ['of a form elsewhere', "document.querySelector('aside form').onsubmit = () => {};"],
  ['of something else', 'const year = new Date().getFullYear();'],
])('no script is named that is %s', (_what, script) => {
  const told = messages(script);
  expect(told.length).toBeGreaterThan(0);
  for (const message of told) expect(message).not.toContain('goes with it');
});

describe('a script that takes the form and does nothing else goes with it in the same fix', () => {
  const fixed = (script: string, behind = '') => {
    const source = `<section><h2>Newsletter</h2>\n${FORM}</section><p id="told"></p>\n<script>${script}</script>${behind}`;
    const found = lint(source, MANIFEST).filter(({ rule }) => rule === 'no-static-form');
    expect(found).toHaveLength(1);
    return { message: found[0]?.message, output: applyFixes(source, found, { unsafe: true }).output };
  };
  const TAKES = `const f = document.getElementById('letter'); f.onsubmit = (event) => { ${SENDS} };`;

  test.each([
    ['that looks up the form', TAKES],
    ['that fills a line for messages', `${TAKES} document.querySelector('#told').textContent = 'Thank you';`],
    ['that waits for the page', `document.addEventListener('DOMContentLoaded', () => { ${TAKES} });`],
    ['by its button', `document.querySelector('.js-join').addEventListener('click', (event) => { ${SENDS} });`],
    ['by what is around it', `document.querySelector('section form').onsubmit = (event) => { ${SENDS} };`],
    [
      'as the first of the page',
      `document.querySelector('form').addEventListener('submit', async (e) => { e.preventDefault(); await fetch('/send.php', { method: 'POST', body: new FormData(e.target) }); });`,
    ],
    ['of jQuery', `$('.news').on('submit', (event) => { ${SENDS} });`],
  ])('%s', (_what, script) => {
    const { message, output } = fixed(script);
    expect(output).not.toContain('<script>');
    expect(message).toMatch(/at line \d+$/);
  });

  test.each([
    ['that opens the menu, too', `${TAKES} document.querySelector('.burger').onclick = () => {};`],
    ['that watches the window', `${TAKES} window.onscroll = () => {};`],
    ['that writes elsewhere', `${TAKES} document.title = 'Thank you';`],
    ['that has something for others', `${TAKES} var HOTLINE = { desk: 3 };`],
    ['that looks up a part with content', `${TAKES} document.getElementById('other').remove();`],
  ])('negative control: one %s stays, and is told', (_what, script) => {
    const { message, output } = fixed(script, '<i class="burger"></i><p id="other">Text</p>');
    expect(output).toContain('<script>');
    expect(message).toContain('delete that, too');
  });
});

test.each([
  ['that another one uses', "const box = document.getElementById('letter'); box.onsubmit = () => {};", 'box.reset();'],
])('negative control: a script with something %s stays', (_what, script, other) => {
  const source = `<h2>Newsletter</h2>${FORM}<script>${script}</script><script>${other}</script>`;
  const found = lint(source, MANIFEST).filter(({ rule }) => rule === 'no-static-form');
  expect(applyFixes(source, found, { unsafe: true }).output).toContain(script);
});

describe('where no form comes in its place its heading is told', () => {
  const LOG_IN = '<form action="#"><input name="user"><input type="password" name="p"><button>Log in</button></form>';
  const told = (code: string) =>
    lint(`<main><h1>x</h1>${code}</main>`, MANIFEST).find(({ rule }) => rule === 'no-fictitious-form')?.message ?? '';

  test.each([
    [
      `<section><h2>Your orders</h2><p>Look them up.</p>${LOG_IN}</section>`,
      '`Your orders` and the text below that go, too',
    ],
    [`<section><h2>Your orders</h2><div>${LOG_IN}</div><script></script></section>`, '`Your orders` goes, too'],
  ])('%s', (code, expected) => {
    expect(told(code)).toContain(`. Without it its heading ${expected}`);
  });

  const CONSENT = '<label><input type="checkbox" required> I accept the <a href="/privacy">privacy policy</a></label>';

  test.each([
    [
      'all of a section',
      `<section class="x"><h2>Orders</h2><p>Look.</p>${LOG_IN}</section>`,
      'its heading `Orders` and the text below that go, too: that is all of `<section class="x">`',
    ],
    [
      'a consent',
      `<div class="box"><h3>Newsletter</h3><p>Once a month.</p>${LOG_IN}${CONSENT}</div>`,
      'its heading `Newsletter`, the text below that and the consent behind it go, too: that is all of `<div class="box">`',
    ],
    [
      'a consent, with more behind it, below a heading of news',
      `<div class="box"><h3>Newsletter</h3><p>Once a month.</p>${LOG_IN}${CONSENT}<p><a href="/x">Book</a></p></div>`,
      'the consent behind it go, too, from `<div class="box">`, whose rest stays',
    ],
  ])('%s', (_what, code, expected) => {
    expect(told(code)).toContain(expected);
  });

  test('a consent alone', () => {
    expect(told(`<section><h2>Orders</h2>${LOG_IN}${CONSENT}<p>Or call us.</p></section>`)).toContain(
      'The consent behind it goes with it',
    );
  });

  test.each([
    ['a choice', '<label><input type="radio" name="a" required> I accept the <a href="/privacy">policy</a></label>'],
    ['a box of something else', '<div><input type="checkbox"> Dark</div>'],
    ['a form of its own', `<form action="/a">${CONSENT}</form>`],
  ])('no consent: %s', (_what, behind) => {
    expect(told(`<section><h2>Orders</h2>${LOG_IN}${behind}</section>`)).not.toContain('consent');
  });

  test.each([
    [
      'another form stands below it',
      `<section><h2>Newsletter</h2>${LOG_IN}<form action="/a"><input name="q"></form></section>`,
    ],
    ['more stands below it', `<section><h2>Orders</h2>${LOG_IN}<p>Or call us.</p></section>`],
    ['a list stands between', `<section><h2>Orders</h2><ul><li>x</li></ul>${LOG_IN}</section>`],
    ['a link stands between', `<section><h2>Orders</h2><p><a href="/x">x</a></p>${LOG_IN}</section>`],
    ['what others said stands between', `<section><h2>Reviews</h2><p>“Good”, Ann</p>${LOG_IN}</section>`],
    ['it is the heading of the page', `<h2>Orders</h2>${LOG_IN}`],
    ['a form comes in its place', `<section><h2>Contact</h2>${FORM}</section>`],
  ])('not where %s', (_what, code) => {
    expect(told(code)).toContain('nobody receives');
    expect(told(code)).not.toContain('Without it its heading');
  });
});
