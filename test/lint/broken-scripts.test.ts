import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { lintAndFix } from '../../src/lint/index.js';
import { readSite } from '../support/sites.js';

const manifest = buildManifest(readSite('small-business'));

const page = (script: string) =>
  '<!DOCTYPE html><html lang="it"><head><title>T</title></head><body><main><h1 class="big">T</h1></main>' +
  '<footer><p>Tel. <a id="call" class="tel quiet" href="tel:+390550999888">+39 055 099 9888</a></p></footer>' +
  `<script>${script}</script></body></html>`;

/** What of scripts is told of the page with its fixes. */
function told(script: string, unsafe = true) {
  const { output, remaining } = lintAndFix(page(script), manifest, {}, { unsafe });
  return remaining
    .filter(({ message }) => message.includes('in a script'))
    .map(({ start, end }) => output.slice(start, end));
}

test.each([
  ["document.getElementById('call').focus();", "'call'"],
  ['document.querySelector("footer a#call").focus();', '"footer a#call"'],
  ['$(`#call`).focus();', '`#call`'],
])('a script that looks for what a suggestion took away is told: %s', (script, expected) => {
  expect(told(script)).toEqual([expected]);
});

test.each([
  ['a class that the component has', "document.querySelector('.quiet').focus();"],
  ['what is there still', "document.querySelector('h1.big').focus();"],
  ['what never was there', "document.getElementById('other');"],
  ['a sentence', "document.querySelector('h1').textContent = 'Please call us: #call';"],
  ['an address', "document.querySelector('h1'); location = '/page/#call';"],
])('none is told of that looks for %s', (_what, script) => {
  expect(told(script)).toEqual([]);
});

test('nothing is told where no suggestion was made', () => {
  expect(told("document.getElementById('call').focus();", false)).toEqual([]);
});
