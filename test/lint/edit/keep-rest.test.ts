import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const siteWith = (phone: object = {}) =>
  buildManifest(
    parseSite({
      site: { name: 'Tallybird', description: 'Books', url: 'https://tallybird.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        phone: { kind: 'phone', value: '+1 512 555 0187', ...phone },
        email: { kind: 'email', value: 'help@tallybird.example' },
      },
    }),
  );
const site = siteWith();
const mended = (link: string, manifest = site) => {
  const canvas = `<footer>${link}</footer>`;
  return applyFixes(canvas, lint(canvas, manifest), { unsafe: true }).output.slice(
    '<footer>'.length,
    -'</footer>'.length,
  );
};
const PHONE = '<x-contact field="phone"></x-contact>';
const EMAIL = '<x-contact field="email"></x-contact>';
const tel = (inner: string, number = '+18885550142') => `<a href="tel:${number}">${inner}</a>`;

describe('what a link says besides its number or mailbox stays', () => {
  test.each([
    [tel('Questions? Call (888) 555-0142'), `Questions? Call ${PHONE}`],
    [tel('☎ (888) 555-0142'), `☎ ${PHONE}`],
    [tel('(888) 555-0142 (call us)'), `${PHONE} (call us)`],
    [tel('<i class="fa fa-phone"></i> (888) 555-0142'), `<i class="fa fa-phone"></i> ${PHONE}`],
    [tel('<span>☎</span> <b>(888) 555-0142</b>'), `<span>☎</span> <b>${PHONE}</b>`],
    [tel('Questions? Call (512) 555-0187', '+15125550187'), `Questions? Call ${PHONE}`],
    ['<a href="mailto:hi@tallybird.test">✉ hi@tallybird.test</a>', `✉ ${EMAIL}`],
    ['<a href="mailto:help@tallybird.example">Write to help@tallybird.example</a>', `Write to ${EMAIL}`],
  ])('%s', (link, expected) => {
    expect(mended(link)).toBe(expected);
  });

  test('with its classes on the component', () => {
    expect(mended('<a class="b" href="tel:+18885550142">Call (888) 555-0142</a>')).toBe(
      'Call <x-contact field="phone" class="b"></x-contact>',
    );
  });
});

describe('near miss: the link goes whole', () => {
  test.each([
    ['it shows the number alone', tel('(888) 555-0142')],
    ['in an element', tel('<span>(888) 555-0142</span>')],
    ['with a sign that says nothing', tel('– (888) 555-0142')],
    ['in several texts', tel('<b>(888)</b> <b>555-0142</b>')],
    ['with its extension', tel('(888) 555-0142 ext. 12')],
  ])('%s', (_name, link) => {
    expect(mended(link)).toBe(PHONE);
  });

  test('the component shows words of its own', () => {
    expect(mended(tel('Call (888) 555-0142'), siteWith({ display: 'Call +1 512 555 0187' }))).toBe(PHONE);
  });
});
