import { describe, expect, test } from 'vitest';
import { applyFixes, lint, type RuleSetting } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const MENU =
  '<ul><li><a href="/privacy/">Privacy</a><li><a href="/cookie/">Cookie</a><li><a href="/note-legali/">Note legali</a></ul>';
const LOGO = '<a href="/"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></a>';

/** The safe fixes of a page by the rule that they are of. */
function safe(source: string, rules: Record<string, RuleSetting> = {}): string[] {
  return lint(source, MANIFEST, { rules }).flatMap(({ rule, fix }) => (fix?.safety === 'safe' ? [rule] : []));
}

describe('a fix is not proven by another one that is not', () => {
  test.each([
    ['a link that is never closed', `<div><p>Tel <a href="tel:+390550123456">055 012 3456</p><nav>${MENU}</nav></div>`],
    ['one in a button', `<button>x <a href=tel:0550123456>055 012 3456</button>${LOGO}`],
    ['a link in a list', `<ul><li><a href="/"><img src="/media/logo/osteria-corniolo.svg" alt="x"><li>${MENU}</ul>`],
  ])('%s', (_title, source) => {
    const all = lint(source, MANIFEST);
    expect(all.some(({ fix }) => fix?.safety === 'unsafe')).toBe(true);
    expect(safe(source)).toEqual([]);
    expect(applyFixes(source, all).output).toBe(source);
  });

  test('and is where that one is made well', () => {
    const closed = `<div><p>Tel <a href="tel:+390550123456">055 012 3456</a></p><nav>${MENU}</nav></div>`;
    expect(safe(closed)).toEqual(['no-static-contact', 'no-static-menu']);
  });
});

describe('a comment that goes joins nothing', () => {
  const comment = '<!-- inlay-disable-next-line no-static-menu -->';

  test.each([
    ['a comment', `<p>If a <${comment}!-- b, then</p>\n<p>rest</p>`],
    ['a tag', `A <${comment}b>bold B`],
    ['an end tag', `A </${comment}b>bold B`],
    ['a number', `A &#6${comment}5; B`],
    ['a name', `A &am${comment}p; B`],
    ['a long number', `A &#${'0'.repeat(200)}6${comment}5; B`],
    ['lines', `<pre>${comment}\n\na</pre>`],
    ['lines of a list of old', `<listing>${comment}\n\na</listing>`],
  ])('to %s', (_title, source) => expect(safe(source)).toEqual([]));

  test('and goes where nothing begins', () => {
    expect(safe(`<p>a ${comment}b</p>`)).toEqual(['unused-directive']);
  });
});

test('text in a section of a drawing is none of the page to mend', () => {
  const source = '<svg><text><![CDATA[<x-contact field=phone>]]></text></svg>';
  expect(safe(source)).toEqual([]);
  expect(lint(source, MANIFEST).map(({ rule }) => rule)).toEqual(['no-inert-component']);
});
