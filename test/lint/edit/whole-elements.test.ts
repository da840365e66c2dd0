import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { address: { kind: 'address', value: '12 Quay Street\nBristol BS1 4RW' } },
  }),
);
const COMPONENT = '<x-contact field="address" link="false"></x-contact>';
const suggested = (code: string) => {
  const [finding, ...more] = lint(code, manifest);
  expect(more).toEqual([]);
  expect(finding?.rule).toBe('no-static-contact');
  return finding?.fix && edited(code, finding.fix.edits);
};

test.each([
  ['two elements', '<p><b>12 Quay Street</b>, <i>Bristol BS1 4RW</i></p>', `<p>${COMPONENT}</p>`],
  [
    'elements in another',
    '<p><span>12 Quay Street</span><br><span><span>Bristol</span> <span>BS1 4RW</span></span></p>',
    `<p>${COMPONENT}</p>`,
  ],
  ['its own element', '<p><span>12 Quay Street, Bristol BS1 4RW</span></p>', `<p><span>${COMPONENT}</span></p>`],
  ['an element that has more', '<p><b>12 Quay Street</b>, <i>Bristol BS1 4RW, ring twice</i></p>', undefined],
  ['more before it', '<p><b>Come to 12 Quay Street</b>, <i>Bristol BS1 4RW</i></p>', undefined],
])('a suggestion cuts no element in parts: %s', (_where, code, expected) => {
  expect(suggested(code)).toBe(expected);
});

const phone = buildManifest(
  parseSite({
    site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { phone: { kind: 'phone', value: '+442079460958' } },
  }),
);
const NUMBER = '<x-contact field="phone"></x-contact>';

test.each([
  ['all of an element', '<p>Call us: <b>020 7946 0111</b></p>', `<p>Call us: <b>${NUMBER}</b></p>`],
  ['an element and a text', '<p>Call us: <b>020 7946</b> 0111</p>', `<p>Call us: ${NUMBER}</p>`],
  ['a text and an element that has more', '<p>Call us: 020 7946 <b>0111 today</b></p>', undefined],
  ['a drawing', '<svg><text>Call us: 020 7946 0111</text></svg>', undefined],
  ['a number that has digits too many', '<p>Call us: 020 7946 0111\u200b 22</p>', `<p>Call us: ${NUMBER}</p>`],
  ['a number that goes on in the next line', '<p>Call us: 020 7946 0111<br>22</p>', undefined],
])('a suggestion for an invented number cuts nothing: %s', (_where, code, expected) => {
  const [finding] = lint(code, phone).filter(({ rule }) => rule === 'no-invented-contact');
  expect(finding?.fix && edited(code, finding.fix.edits)).toBe(expected);
});
