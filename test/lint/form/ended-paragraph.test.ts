import { expect, test } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = exampleManifest();

const FORM =
  '<form action="/send" method="post"><h2>Contact us</h2><input name="name"><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form>';

/** A canvas with all that is suggested, and what is found in it then. */
function suggested(canvas: string): { output: string; rules: string[] } {
  const { output } = applyFixes(canvas, lint(canvas, manifest), { unsafe: true });
  return { output, rules: lint(output, manifest).map(({ rule }) => rule) };
}

test('a form that ends a paragraph leaves that ended', () => {
  const { output, rules } = suggested(`<p>Write to us\n${FORM}`);
  expect(output).toMatch(/^<p>Write to us\n<\/p>\n<x-addon [^>]*><\/x-addon>$/);
  expect(rules).toEqual([]);
});

test.each([`<p>Write to us</p>${FORM}`, `<div>Write to us${FORM}</div>`])('%s has no paragraph to end', (canvas) => {
  const { output, rules } = suggested(canvas);
  expect(output).toBe(canvas.replace(FORM, output.match(/<x-addon [^>]*><\/x-addon>/)?.[0] ?? ''));
  expect(rules).toEqual([]);
});

test.each([
  [
    '<p>Give us their name\n<form action="#" method="post"><input name="name"><input type="email" name="email"><button>Switch</button></form>',
    true,
  ],
  [
    '<p>Give us their name</p>\n<form action="#" method="post"><input name="name"><input type="email" name="email"><button>Switch</button></form>',
    false,
  ],
])('what is told in words says so, too: %s', (canvas, isTold) => {
  const [message] = lint(canvas, manifest).flatMap((each) =>
    each.rule === 'no-fictitious-form' ? [each.message] : [],
  );
  expect(message?.includes('Write `</p>` before it')).toBe(isTold);
});
