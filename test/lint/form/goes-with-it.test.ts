import { expect, test } from 'vitest';
import { agentChanges } from '../../../src/lint/format/agent-changes.js';
import { lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const FIELDS = '<input name="name"><input type="email" name="email"><input type="tel" name="tel">';
const form = (heading: string, more = '') =>
  `<main><h2>${heading}</h2><form action="/send" method="post">${FIELDS}<textarea name="message"></textarea>${more}<button>Send</button></form></main>`;
const message = (code: string) => lint(code, MANIFEST).find(({ rule }) => rule === 'no-static-form')?.message;

test('links in a form are named, as they go with it', () => {
  expect(message(form('Contact us', '<p>See <a href="/privacy">Privacy</a></p>'))).toContain(
    'Its links and the words around them go with it: `Privacy`',
  );
  expect(message(form('Contact us'))).not.toContain('go with it');
});

test('a telephone is named where a form asks for a call back', () => {
  expect(message(form('Request a call back'))).toContain('also asks for `tel`');
  expect(message(form('Contact us'))).not.toContain('also asks for');
});

test('what stands in an element that an edit replaces goes with it', () => {
  const code = form('Contact us', '<input type="hidden" name="_wpnonce" value="7c1f09ab3e">');
  const tell = agentChanges(code);
  const told = lint(code, MANIFEST).map((finding) => [finding.rule, tell(finding).change]);
  expect(told).toContainEqual(['no-invented-nonce', 'goes with the edit of no-static-form at line 1']);
});

test('what to do with a token names the form that brings one', () => {
  const [nonce] = lint(`<div data-nonce="e81c04d7f2">${form('Contact us')}</div>`, MANIFEST).filter(
    ({ rule }) => rule === 'no-invented-nonce',
  );
  expect(nonce?.message).toMatch(/Write `<x-addon provider="[^`]+` in place of what sends it/);
});
