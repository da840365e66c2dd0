import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

function siteWith(contacts: object) {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Books', description: 'A house', url: 'https://harrow-books.example', language: 'en-GB' },
      theme: { name: 'Plain', version: '1.0.0' },
      social: [],
      contacts,
    }),
  );
}

const PHONE = { kind: 'phone', value: '+442079460958' };
const EMAIL = { kind: 'email', value: 'hello@harrow-books.example' };
const site = siteWith({
  phone: PHONE,
  urgencias: { kind: 'phone', value: '+442079460222' },
  email: EMAIL,
  support: { kind: 'email', value: 'help@harrow-books.example' },
});
const mobile = siteWith({ phone: PHONE, mobil: { kind: 'phone', value: '+447700900555' }, email: EMAIL });

/** The contacts of the site that are offered on a page. */
function offered(canvas: string, manifest = site): (string | undefined)[] {
  return invented(canvas, manifest).map(({ message }) => /expected `<x-contact field="(\w+)"/.exec(message)?.[1]);
}

describe('the contact that a label or a mailbox names is the one to write', () => {
  test.each([
    ['urgencias', '<p>Teléfono de urgencias: <a href="tel:+442079460333">020 7946 0333</a></p>'],
    ['urgencias', '<p>Urgencias 020 7946 0333</p>'],
    ['support', '<footer><a href="mailto:support@harrow-books.example">support@harrow-books.example</a></footer>'],
    ['support', '<footer><a href="mailto:support@harrow-books.co.uk">Write</a></footer>'],
    ['support', '<footer><p>Support: tickets@harrow-books.example</p></footer>'],
  ])('%s: %s', (field, canvas) => {
    expect(offered(canvas)).toEqual([field]);
  });

  test.each([
    ['another number', 'phone', '<footer><p>Urgencias: 112 · Tel.: 020 7946 0333</p></footer>'],
    ['a number of a desk with a mailbox', 'phone', '<footer><p>Support: 020 7946 0333</p></footer>'],
    ['a general mailbox', 'email', '<footer><p>Mail: info@harrow-books.example</p></footer>'],
    ['the same mailbox at another host', 'email', '<footer><p>Support: hello@harrow-books.co.uk</p></footer>'],
  ])('not for %s', (_title, field, canvas) => {
    expect(offered(canvas)).toEqual([field]);
  });

  const desks = siteWith({
    phone: PHONE,
    accounts_line: { kind: 'phone', value: '+442079460777' },
    email: EMAIL,
    helpdesk: { kind: 'email', value: 'help@harrow-books.example' },
    second: { kind: 'email', value: 'vacancies@harrow-books.example' },
    stampa: { kind: 'email', value: 'media@harrow-books.example' },
  });

  test.each([
    ['helpdesk', '<p>Technical support: support@harrow-books.example</p>'],
    ['helpdesk', '<p>Kundendienst: kd@harrow-books.example</p>'],
    ['helpdesk', '<p>Поддержка: info@harrow-books.example</p>'],
    ['second', '<p>Jobs: office@harrow-books.example</p>'],
    ['second', '<p><a href="mailto:karriere@harrow-books.example">karriere@harrow-books.example</a></p>'],
    ['stampa', '<p>Presse: post@harrow-books.example</p>'],
    ['accounts_line', '<p>Telefon Buchhaltung: 020 7946 0333</p>'],
    ['email', '<p>Weddings: weddings@harrow-books.example</p>'],
    ['email', '<p>For help with jobs write to team@harrow-books.example</p>'],
    ['phone', '<p>Presse: 020 7946 0333</p>'],
  ])('%s, in other words: %s', (field, canvas) => {
    expect(offered(`<footer>${canvas}</footer>`, desks)).toEqual([field]);
  });

  test('in data, too', () => {
    const point = (members: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'BookStore', name: 'Harrow Books', contactPoint: [{ '@type': 'ContactPoint', ...members }] })}</script>`;
    const written = (members: object) => invented(point(members), desks).map(({ fix }) => fix?.edits[0]?.text);
    expect(written({ email: 'support@harrow-books.example' })).toEqual(['help@harrow-books.example']);
    expect(written({ contactType: 'technical support', email: 'x@harrow-books.example' })).toEqual([
      'help@harrow-books.example',
    ]);
    expect(written({ contactType: 'billing', telephone: '020 7946 0333' })).toEqual(['+442079460777']);
    expect(written({ email: 'info@harrow-books.example' })).toEqual(['hello@harrow-books.example']);
  });

  test('the message says why', () => {
    const [found] = invented('<footer><p>support@harrow-books.example</p></footer>', site);
    expect(found?.message).toContain('its name or label says `support`');
  });
});

describe('the same number is answered by the same contact all over a page', () => {
  test('one place says that it is a mobile', () => {
    const canvas =
      '<main><p><a href="tel:+447700900123">Call the owner directly</a></p></main><footer><p>Mobile: 07700 900123</p></footer>';
    expect(offered(canvas, mobile)).toEqual(['mobil', 'mobil']);
  });

  test('not another number, and not one that is a fax, too', () => {
    const other =
      '<main><p>Call us: <a href="tel:+442079460444">020 7946 0444</a></p></main><footer><p>Mobile: 07700 900123</p></footer>';
    expect(offered(other, mobile)).toEqual(['phone', 'mobil']);
    const fax = siteWith({ phone: PHONE, fax: { kind: 'phone', value: '+442079460777' } });
    expect(offered('<footer><p>Tel. 020 7946 0444</p><p>Fax 020 7946 0444</p></footer>', fax)).toEqual([
      'phone',
      'fax',
    ]);
  });
});
