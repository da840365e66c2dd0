import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

type State = Parameters<typeof parseSite>[0];

const siteWith = (more: object = {}) =>
  buildManifest(
    parseSite({
      site: { name: 'Shift Wise', description: 'Rosters', url: 'https://www.shiftwise.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { email: { kind: 'email', value: 'hello@shiftwise.example' } },
      ...more,
    } as State),
  );
const found = (code: string, more: object = {}) =>
  lint(code, siteWith(more)).filter(({ rule }) => rule === 'no-invented-contact');
const link = (url: string) => `<main><h1>Rosters</h1><p><a href="${url}">Book a demo</a></p></main>`;

describe('an account at a service for bookings that is called as the site is', () => {
  test.each([
    'https://calendly.com/shiftwise/demo',
    'https://calendly.com/shift-wise',
    'https://cal.com/shiftwise/30min',
    'https://tidycal.com/Shiftwise',
    'https://zcal.co/shiftwise',
    '//shiftwise.as.me/',
    'https://shiftwise.acuityscheduling.com/schedule.php',
    'https://shiftwise.youcanbook.me',
    'https://shift-wise.setmore.com/',
  ])('%s', (url) => {
    expect(found(link(url)).map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test('the message names what will do', () => {
    const [{ message } = { message: '' }] = found(link('https://calendly.com/shiftwise/demo'));
    expect(message).toBe(
      'Unexpected booking page on Calendly `https://calendly.com/shiftwise/demo`, expected one that the site has: see whether it does, else link to its contact form, or write `<x-contact field="email"></x-contact>`; the site says nothing of Calendly, and the account is called as the site is',
    );
  });

  const url = 'https://calendly.com/shiftwise/demo';
  test.each([
    ['of somebody else', link('https://calendly.com/anna-miller/shiftwise'), {}],
    ['of others whose name begins so', link('https://calendly.com/shiftwisehotels'), {}],
    ['the service itself', link('https://calendly.com/'), {}],
    ['a host that ends alike', link('https://notcalendly.com/shiftwise'), {}],
    ['a page of another service', link('https://docs.files.example/shiftwise'), {}],
    ['in code', `<pre><code>${link(url)}</code></pre>`, {}],
    ['of a customer', `<main><blockquote>${link(url)}</blockquote></main>`, {}],
    ['a contact of the site', link(url), { contacts: { demo: { kind: 'text', value: 'Book a demo', url } } }],
    ['a profile of the site', link(url), { social: [{ network: 'calendly', url: 'https://calendly.com/shiftwise' }] }],
    [
      'a link in a menu of the site',
      link(url),
      {
        menus: {
          locations: { topic: { label: 'Top', menu: 'main' } },
          definitions: { main: { name: 'M', items: [{ label: 'Demo', url }] } },
        },
      },
    ],
    [
      'an addon of the site',
      link(url),
      {
        addons: {
          calendly: { status: 'selected', forms: [{ id: 'demo', title: 'Demo', html: '<form action="/d"></form>' }] },
        },
      },
    ],
  ])('near miss: %s', (_what, code, more) => {
    expect(found(code, more)).toEqual([]);
  });
});
