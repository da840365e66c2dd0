import { expect, test } from 'vitest';
import { buildManifest } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';
import { readSite } from '../../../support/sites.js';

const manifest = buildManifest(readSite('small-business'));
const found = (script: string) =>
  lint(`<main><div id="box"></div></main><script>${script}</script>`, manifest).filter(
    ({ rule }) => rule === 'no-fictitious-form',
  );
const form = (attributes: string, more = '') =>
  `<form ${attributes}><input name="email" type="email"><textarea name="text"></textarea>${more}<button>Invia</button></form>`;
const FORMSPREE = 'action="https://formspree.io/f/your-form-id" method="post"';

test.each([
  ['innerHTML', `document.getElementById("box").innerHTML = '${form(FORMSPREE)}'`],
  ['a template', `document.getElementById("box").innerHTML = \`${form(FORMSPREE)}\``],
  ['insertAdjacentHTML', `box.insertAdjacentHTML("beforeend", '${form(FORMSPREE)}')`],
  ['jQuery', `$("#box").html('${form(FORMSPREE)}')`],
  ['a mail program', `box.innerHTML = '${form('action="mailto:ciao@osteriacorniolo.example"')}'`],
  [
    'a key',
    `box.innerHTML = '${form('action="/invia" method="post"', '<input type="hidden" name="access_key" value="YOUR_ACCESS_KEY_HERE">')}'`,
  ],
])('a made-up form that a script writes is told: %s', (_what, script) => {
  const [finding, ...more] = found(script);
  expect(more).toEqual([]);
  expect(finding?.message).toContain('Unexpected form in a script that ');
  expect(finding?.message).toContain('</x-addon>` in the page itself, as none is expanded in a script');
  expect(finding?.fix).toBeUndefined();
});

test.each([
  ['a form of the site', `box.innerHTML = '${form('action="/contatti/invia/" method="post"')}'`],
  ['one that a script may take', `box.innerHTML = '${form('id="f"')}'; f.onsubmit = send`],
  [
    'an address that the script puts together',
    `box.innerHTML = \`${form(`action="https://formspree.io/f/$${'{id}'}"`)}\``,
  ],
  ['a sample that is shown', `const sampleCode = '${form(FORMSPREE)}'; box.innerHTML = other`],
  ['a string that is not written', `const text = '${form(FORMSPREE)}'`],
])('is left alone: %s', (_what, script) => {
  expect(found(script)).toEqual([]);
});
