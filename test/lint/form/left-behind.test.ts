import { describe, expect, test } from 'vitest';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const FORM =
  '<form id="letter" class="news" action="#"><input type="email" name="mail"><button>Subscribe</button></form>';
const messages = (script: string, form = FORM) =>
  lint(`<h2>Newsletter</h2>\n${form}\n<script>\n${script}\n</script>`, MANIFEST)
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

test.each([
  ['of another form', "document.querySelector('#search').onsubmit = () => {};"],
  ['of all forms', "document.querySelectorAll('form').forEach((form) => form.reset());"],
  ['of something else', 'const year = new Date().getFullYear();'],
])('no script is named that is %s', (_what, script) => {
  const told = messages(script);
  expect(told.length).toBeGreaterThan(0);
  for (const message of told) expect(message).not.toContain('goes with it');
});

describe('a script that takes the form and does nothing else goes with it in the same fix', () => {
  const fixed = (script: string, behind = '') => {
    const source = `<h2>Newsletter</h2>\n${FORM}<p id="told"></p>\n<script>${script}</script>${behind}`;
    const found = lint(source, MANIFEST).filter(({ rule }) => rule === 'no-static-form');
    expect(found).toHaveLength(1);
    return { message: found[0]?.message, output: applyFixes(source, found, { unsafe: true }).output };
  };
  const TAKES = `const f = document.getElementById('letter'); f.onsubmit = (event) => { ${SENDS} };`;

  test.each([
    ['that looks up the form', TAKES],
    ['that fills a line for messages', `${TAKES} document.querySelector('#told').textContent = 'Thank you';`],
    ['that waits for the page', `document.addEventListener('DOMContentLoaded', () => { ${TAKES} });`],
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
    ['that looks up a part with content', `${TAKES} document.getElementById('other').remove();`],
  ])('negative control: one %s stays, and is told', (_what, script) => {
    const { message, output } = fixed(script, '<i class="burger"></i><p id="other">Text</p>');
    expect(output).toContain('<script>');
    expect(message).toContain('delete that, too');
  });
});
