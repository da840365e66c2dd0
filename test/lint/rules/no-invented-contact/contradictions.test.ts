import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
    contacts: {
      phone: { kind: 'phone', value: '+390550123456', display: '055 012 3456' },
      email: { kind: 'email', value: 'info@luna.example' },
    },
  }),
);
const reasons = (code: string) =>
  lint(`<footer><p>Tel ${code}</p></footer>`, MANIFEST)
    .filter(({ rule }) => rule === 'no-invented-contact')
    .map(({ message }) => message.replace(/^.*?x-contact>`: /, ''));

test.each([
  [
    '<a href="tel:+390550123456">055 012 3457</a>',
    "its link leads to the site's own; one digit differs from the site's `phone`",
  ],
  [
    '<a href="tel:+390550123457">055 012 3456</a>',
    "its text is the site's own; one digit differs from the site's `phone`",
  ],
  [
    '<a href="mailto:info@luna.example">inf@luna.example</a>',
    "its link leads to the site's own; another mailbox at the host of the site's `email`",
  ],
  ['<a href="tel:+390550123457">055 012 3457</a>', "one digit differs from the site's `phone`"],
])('why %s is none of the site’s is told in whole words', (code, reason) => {
  expect(reasons(code)).toEqual([reason]);
});
