import { describe, expect, test } from 'vitest';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const form = (heading: string) =>
  `<div><h2>${heading}</h2>\n<form action="#"><input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form></div>`;
const told = (code: string) =>
  lint(code, MANIFEST)
    .filter(({ rule }) => rule === 'no-static-form' || rule === 'no-fictitious-form')
    .map(({ rule, message, fix }) => [
      rule,
      /no second form beside it: `[^`]*` at line (\d+)/.exec(message)?.[1] ?? 'a form',
      fix !== undefined,
    ]);
const TWO = `<main><h1>x</h1>\n<section>\n${form('Contact us')}\n${form('Write to us')}\n</section></main>`;

describe('a form beside one that becomes the same component is no second one', () => {
  test('by hand', () => {
    expect(told(TWO)).toEqual([
      ['no-static-form', 'a form', true],
      ['no-fictitious-form', 'a form', false],
      ['no-static-form', '4', false],
      ['no-fictitious-form', '4', false],
    ]);
  });

  test('once the first is the component, and of three', () => {
    const { output } = applyFixes(TWO, lint(TWO, MANIFEST), { unsafe: true });
    expect(output.split('<x-addon')).toHaveLength(2);
    expect(told(output)).toEqual([
      ['no-static-form', '4', false],
      ['no-fictitious-form', '4', false],
    ]);
    const three = TWO.replace('</section>', `${form('Ask us')}</section>`);
    expect(told(three).filter(([, first]) => first === '4')).toHaveLength(4);
  });

  test('its heading is told, which would stand alone', () => {
    const messages = lint(TWO, MANIFEST).map(({ message }) => message);
    expect(
      messages.filter((message) => message.includes('Without it its heading `Write to us` goes, too')),
    ).toHaveLength(2);
  });
});

test.each([
  ['in another section', TWO.replace(`\n${form('Write to us')}`, `</section><section>${form('Write to us')}`)],
  [
    'in the footer of a page in one box',
    `<div><section>${form('Contact us')}</section><footer>${form('Write to us')}</footer></div>`,
  ],
  ['in a dialog', TWO.replace(form('Write to us'), `<dialog>${form('Write to us')}</dialog>`)],
  ['far away in the page', `<body>${form('Contact us')}<p>1</p><p>2</p><p>3</p><p>4</p>${form('Write to us')}</body>`],
  [
    'of another kind',
    TWO.replace(
      form('Write to us'),
      '<form action="#"><h2>Newsletter</h2><input type="email" name="e"><button>Subscribe</button></form>',
    ),
  ],
])('negative control: one %s is told to be the component', (_what, code) => {
  expect(told(code).map(([, first]) => first)).toEqual(['a form', 'a form', 'a form', 'a form']);
});
