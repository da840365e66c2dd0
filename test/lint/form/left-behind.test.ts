import { describe, expect, test } from 'vitest';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { lint } from '../../../src/lint/index.js';
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
